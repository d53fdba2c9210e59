"""A map of Way of the Panda that is not a grid, in a real browser: drawn at both sizes, and played by clicking."""

from collections.abc import Iterator
from itertools import combinations
from math import dist
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from support.panda_traveller import Traveller
from support.running_server import RunningServer
from support.visitor import AXE

RIVERS = Path(__file__).resolve().parents[1] / "rules" / "panda" / "maps" / "rivers.toml"
MOST_DECISIONS = 400
PLAYED_IN_EARNEST = 45  # then we pass, so that the bot ends the game
PLACES, BORDERS, PATHS = 14, 9, 32
SPOTS = """() => [...document.querySelectorAll('.mapbox .hit.idle')].map((hit) => {
    const { left, top, width, height } = hit.getBoundingClientRect();
    return { at: hit.getAttribute('data-at'), x: left + width / 2, y: top + height / 2, r: width / 2 };
})"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"), [RIVERS])
    yield running
    running.stop()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_place_path_and_border_area_is_drawn_in_sight_and_apart(
    browser: Browser, server: RunningServer, phone: bool
) -> None:
    traveller = Traveller(browser, server, phone=phone)
    traveller.table(edition="rivers")
    page = traveller.page
    expect(page.locator(".mapbox .village")).to_have_count(PLACES)
    expect(page.locator(".mapbox .node")).to_have_count(BORDERS)
    expect(page.locator(".mapbox .casing")).to_have_count(PATHS)
    assert page.locator(".mapbox path.ring").count() == 1, "a ring with a gap is drawn as its ways"
    spots = page.evaluate(SPOTS)
    box = page.locator(".mapbox svg").bounding_box()
    assert box is not None
    for spot in spots:
        assert box["x"] <= spot["x"] <= box["x"] + box["width"], spot
        assert box["y"] <= spot["y"] <= box["y"] + box["height"], spot
    places = {spot["at"]: spot for spot in spots if spot["at"] in {f"place:{name}" for name in names()}}
    assert len(places) == PLACES
    for one, other in combinations(places.values(), 2):
        apart = dist((one["x"], one["y"]), (other["x"], other["y"]))
        assert apart > one["r"] + other["r"], f"{one['at']} and {other['at']} overlap"
    assert traveller.complaints == []
    traveller.context.close()


def names() -> list[str]:
    return ["Ha1", "h2", "h3", "h4", "r1", "r2", "r3", "r4", "r5", "m1", "m2", "m3", "m4", "m10"]


@pytest.mark.soak
def test_a_whole_game_is_played_by_clicking(browser: Browser, server: RunningServer) -> None:
    traveller = Traveller(browser, server)
    traveller.table(edition="rivers")
    page = traveller.page
    for decision in range(MOST_DECISIONS):
        if traveller.over():
            break
        traveller.begin_round()
        passing = page.locator('.prompt [data-target="answer:pass"]')
        if decision > PLAYED_IN_EARNEST and passing.count():
            before = traveller.version()
            passing.click()
            traveller.decided(before)
        else:
            traveller.follow_advice()
    expect(page.locator(".headline h1")).to_be_visible()
    expect(page.locator(".finalbox .village, .finalbox .city")).to_have_count(PLACES)
    assert traveller.complaints == []
    traveller.context.close()


def test_axe_finds_nothing_on_such_a_map(browser: Browser, server: RunningServer) -> None:
    traveller = Traveller(browser, server, bypass_csp=True)
    traveller.table(edition="rivers")
    traveller.page.add_script_tag(path=AXE)
    found = traveller.page.evaluate("async () => (await axe.run()).violations.map((one) => one.id)")
    assert found == []
    traveller.context.close()
