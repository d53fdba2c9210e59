"""A finished game is played on from one of its positions; a position is pasted; the table says that it was given."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from support.running_server import RunningServer
from support.visitor import Visitor

# A game of two people at this device that ends after five decisions.
SHORT_GAME = """async () => {
    const headers = { 'content-type': 'application/json' };
    const post = async (path, sent) => {
        const body = JSON.stringify(sent);
        return (await fetch(`/api/v1/tables${path}`, { method: 'POST', headers, body })).json();
    };
    const seats = [{ kind: 'human', name: 'Ada' }, { kind: 'human', name: 'Ben' }];
    const { table } = await post('', { game: 'axio', seats, start: 0 });
    for (let made = 0; made <= 5; made += 1) {
        const { version, to_move: seat, legal } = await (await fetch(`/api/v1/tables/${table}`)).json();
        const command = made < 5 ? { do: 'move', code: legal[0].code } : { do: 'resign' };
        await post(`/${table}/commands`, { key: `${made}`, version, seat, command });
    }
    return table;
}"""
SENTENCE = "Lampion did not shuffle this deal"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def visitor(browser: Browser, server: RunningServer) -> Iterator[Visitor]:
    one = Visitor(browser, server)
    yield one
    one.context.close()


def test_play_on_from_here(visitor: Visitor) -> None:
    visitor.home()
    page = visitor.page
    page.goto(f"{visitor.address}/table/{page.evaluate(SHORT_GAME)}")
    page.get_by_role("button", name="Replay").click()
    bar = page.get_by_role("group", name="Replay")
    bar.get_by_role("button", name="Pause").click()
    bar.get_by_role("slider").fill("3")
    expect(page.locator(".axio-board .domino")).to_have_count(2)
    bar.get_by_role("link", name="Play on from here").click()
    expect(page.locator(".begins")).to_contain_text("after move 3 of the game of Ada, Ben")
    page.get_by_role("group", name="Your seat").get_by_role("button", name="Ben").click()
    page.get_by_label("Your name").fill("Cleo")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".axio-board .domino")).to_have_count(2)
    expect(page.locator(".request.notice")).to_contain_text(SENTENCE)
    expect(page.locator(".where")).to_contain_text("given position")
    expect(page.locator(".seats")).to_contain_text("Cleo")
    visitor.resign()
    expect(page.locator(".ended .proof")).to_contain_text(SENTENCE)
    assert visitor.complaints == []


def test_a_position_is_pasted(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.address}/new/pagoda")
    page.get_by_text("Begin from a position").click()
    pasted = page.get_by_label("The position as text")
    pasted.fill("s1=R4[BR]")
    page.get_by_role("button", name="Open and invite").click()
    expect(page.get_by_role("alert")).to_contain_text("expected 4 columns B under the tile")
    pasted.fill("s1=R4[RB]B2 T0=RRBGY")
    page.get_by_role("button", name="Open and invite").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".waiting .proof")).to_contain_text(SENTENCE)
    assert [one for one in visitor.complaints if "400" not in one] == []


def test_a_game_that_is_gone_leaves_a_fresh_deal(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.address}/new/axio?from={'a' * 32}&move=3")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
    expect(page.get_by_text("Begin from a position")).to_be_visible()
