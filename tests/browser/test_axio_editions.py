"""A corrected edition of AXIO on the page: squares, area, tracks, rack and words are those of the edition in play."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from support.axio_editions import FILES
from support.played_table import PlayedTable
from support.running_server import RunningServer

OPEN = """async (names) => (await (await fetch('/api/v1/tables', {method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({game: 'axio', map: 'corrected', seats: names.map((name) => ({kind: 'human', name})),
        options: {}, start: 0, contribution: '00'.repeat(16)})
    })).json()).table"""
# The cells that are printed, by where they are drawn: what the drawing itself says, not its names.
PRINTED = """[...document.querySelectorAll('.axio-board .printed')].map((square) => {
    const { x, y } = square.getBBox();
    return [Math.round((y - 2) / 48), Math.round((x - 2) / 48)].join();
})"""
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"), [FILES["corrected"]])
    yield running
    running.stop()


class EditionTable(PlayedTable):
    """A table with the corrected edition."""

    def sit_down(self, *names: str) -> None:
        self.page.goto(self.address)
        self.opened = self.page.evaluate(OPEN, list(names))
        self.show()


@pytest.mark.parametrize("size", SIZES)
def test_the_board_is_drawn_as_the_edition_says(browser: Browser, server: RunningServer, size: str) -> None:
    player = EditionTable(browser, server, phone=size == "phone")
    width, height = SIZES[size]
    player.page.set_viewport_size({"width": width, "height": height})
    player.sit_down("Ada", "Bo")
    page = player.page
    assert sorted(page.evaluate(PRINTED)) == ["10,6", "3,5", "6,10", "6,2", "6,6"]
    expect(page.locator(".axio-board .cell")).to_have_count(81)
    expect(page.locator(".rack .rtile")).to_have_count(6)
    expect(page.locator(".me .track").first.locator(".bar rect")).to_have_count(20)
    rack, dock = (page.locator(part).first.bounding_box() for part in (".rack .rtile:last-of-type", ".rack"))
    assert rack is not None and dock is not None
    assert dock["x"] <= rack["x"] and rack["x"] + rack["width"] <= dock["x"] + dock["width"] <= width
    player.decide(player.look()["legal"][0]["notation"])
    expect(page.locator(".rack .slot")).to_have_count(1)
    assert player.complaints == []
    player.context.close()


def test_rules_and_keys_say_what_the_edition_says(browser: Browser, server: RunningServer) -> None:
    player = EditionTable(browser, server)
    player.sit_down("Ada", "Bo")
    page = player.page
    page.locator(".side").get_by_role("button", name="Rules").click()
    panel = page.locator(".rules-panel")
    expect(panel).to_contain_text("each from 0 to 20")
    expect(panel).to_contain_text("fill your rack to 6")
    page.keyboard.press("?")
    expect(page.locator(".keylist")).to_contain_text("1–6")
    assert player.complaints == []
    player.context.close()


def test_on_a_phone_the_tile_of_a_solo_game_is_no_larger_than_elsewhere(
    browser: Browser, server: RunningServer
) -> None:
    player = EditionTable(browser, server, phone=True)
    player.page.set_viewport_size({"width": 390, "height": 844})
    player.sit_down("Ada")
    box = player.page.locator(".rack .rtile").bounding_box()
    assert box is not None and box["width"] <= 96, "it filled the whole width and pushed the buttons over itself"
    player.context.close()


def test_alone_there_are_as_many_boards_as_the_edition_says(browser: Browser, server: RunningServer) -> None:
    player = EditionTable(browser, server)
    player.sit_down("Ada")
    page = player.page
    expect(page.locator(".me .track").first.locator(".bar rect")).to_have_count(60)
    expect(page.locator(".axio-board .cell")).to_have_count(100)
    expect(page.locator(".goal")).to_contain_text("3 boards of 20")
    assert player.complaints == []
    player.context.close()
