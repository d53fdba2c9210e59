"""Finished games stay reachable: listed on home with their result, looked at again, with where they turned."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import lampion
from lampion.core.record import encode
from lampion.core.rng import rng_from
from support.running_server import RunningServer
from support.visitor import Visitor

PLAY_TO_THE_END = """async () => {
  const at = `/api/v1/tables/${location.pathname.split('/').pop()}`;
  for (let turn = 0; turn < 4000; turn += 1) {
    const { version, seat, legal, over, waits } = await (await fetch(`${at}?zones=false`)).json();
    if (over) return;
    if (!legal && waits?.seat !== seat) { await new Promise((later) => setTimeout(later, 30)); continue; }
    const command = legal ? { do: 'move', code: legal[turn % legal.length].code } : { do: 'done' };
    const body = JSON.stringify({ key: `k${turn}`, version, seat, command });
    await fetch(`${at}/commands`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }
}"""


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture
def server(data: Path) -> Iterator[RunningServer]:
    running = RunningServer(data)
    yield running
    running.stop()


def test_a_finished_game_is_listed_with_its_result_and_shows_where_it_turned(
    browser: Browser, server: RunningServer
) -> None:
    visitor = Visitor(browser, server)
    visitor.play_now("axio")
    page = visitor.page
    page.evaluate(PLAY_TO_THE_END)
    expect(page.locator(".ended")).to_be_visible()
    turned = page.locator(".moments li")
    expect(turned.first).to_contain_text(re.compile(r"Your chance: \d+% → \d+%"))
    assert 1 <= turned.count() <= 3
    listed = [number.inner_text() for number in turned.locator("i").all()]
    assert listed == sorted(listed, key=int), "in the order of the game"
    assert page.locator(".story.wide .mark").count() == len(listed), "the chart marks what the list tells"
    expect(page.locator(".moments .note")).to_contain_text("as the bots judge it afterwards")
    visitor.home()
    game = page.locator(".finished .run")
    expect(game).to_have_count(1)
    expect(game).to_contain_text(re.compile(r"AXIO with Mika\s*(Won|Lost|Shared victory) \d+ : \d+"))
    game.get_by_role("link", name="View").click()
    expect(page.locator(".ended")).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".playback output")).to_contain_text("Move 1 of")
    assert visitor.complaints == []
    visitor.context.close()


def test_chances_are_told_only_when_the_game_is_over(browser: Browser, server: RunningServer) -> None:
    visitor = Visitor(browser, server)
    visitor.play_now("pagoda")
    page = visitor.page
    table = f"{server.address}/api/v1/tables/{page.url.rsplit('/', 1)[1]}"
    refused = page.request.get(f"{table}/chances")
    assert refused.status == 422
    visitor.resign()
    judged = page.request.get(f"{table}/chances").json()
    assert judged[0]["version"] == 0
    assert all(abs(sum(one["chances"]) - 1) < 0.01 for one in judged)
    visitor.home()
    expect(page.locator(".finished .run").first).to_contain_text("Lost")
    visitor.context.close()


def saved_game() -> str:
    """A game of the terminal, as its file."""
    axio, rng = lampion.game("axio"), rng_from("moves")
    position = axio.start(seats=2, seed="record")
    while not position.over:
        position.push(axio.notation(position.state, position.state.pick(rng)))
    return encode(position.record())


def test_a_saved_game_opens_from_its_file_and_is_stepped_through(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    visitor = Visitor(browser, server, phone=True)
    visitor.home()
    page = visitor.page
    file = tmp_path / "game.json"
    file.write_text("my holiday pictures")
    page.get_by_label("Open a saved game").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text("This file is not a game saved by Lampion.")
    file.write_text(saved_game())
    page.get_by_label("Open a saved game").set_input_files(file)
    expect(page.locator(".ended")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)  # nobody here has played it
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".playback output")).to_contain_text("Move 1 of")
    visitor.context.close()


def test_a_saved_game_can_be_dropped_on_home(browser: Browser, server: RunningServer) -> None:
    visitor = Visitor(browser, server)
    visitor.home()
    page = visitor.page
    carried = page.evaluate_handle(
        """(text) => {
          const carried = new DataTransfer();
          carried.items.add(new File([text], "game.json", { type: "application/json" }));
          return carried;
        }""",
        saved_game(),
    )
    page.dispatch_event("main.home", "dragover", {"dataTransfer": carried})
    expect(page.locator(".drop-here")).to_be_visible()
    page.dispatch_event("main.home", "drop", {"dataTransfer": carried})
    expect(page.locator(".ended")).to_be_visible()
    assert visitor.complaints == []
    visitor.context.close()
