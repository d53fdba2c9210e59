"""Hints in sentences of their own: what to do, what it brings, and which button does it."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from support.running_server import RunningServer
from support.visitor import Visitor

SENTENCES = {
    ("axio", "en"): r"Try this: place \S+ here.* Then press “Place & draw”\.",
    ("axio", "de"): r"Versuch das: Lege \S+ hierhin.* Dann drücke „Legen & ziehen“\.",
    ("axio", "fr"): r"Essayez ceci\s: posez \S+ ici.* Puis appuyez sur «\sPoser et piocher\s»\.",
    ("pagoda", "en"): r"Try this: (?!You).+\. Then press “.+”\.",
    ("panda", "en"): r"Try this: put (a guard|your \w+) on .+\.",
}

VERSION = """async () => {
  const answer = await fetch(`/api/v1${location.pathname.replace("table", "tables")}`);
  return (await answer.json()).version;
}"""

# A table that begins from a position, with a bot on the second seat.
OPEN_AT = """async ([game, position]) => {
  const seats = [{ kind: "human", name: "Ada" }, { kind: "bot", level: "beginner", name: "Bot" }];
  const body = JSON.stringify({ game, seats, position });
  const sent = { method: "POST", headers: { "content-type": "application/json" }, body };
  return (await (await fetch("/api/v1/tables", sent)).json()).table;
}"""
CODE_OF = """async (notation) => {
  const answer = await fetch(`/api/v1${location.pathname.replace("table", "tables")}`);
  return (await answer.json()).legal.find((one) => one.notation === notation).code;
}"""
TO_SWAP = (
    "seats=2 board=4R4/3bp4/2rb5/9/O3P3B/9/2gg5/5oo2/4G4 placed=0:35>,1:44>,0:84>,1:97> rack0=rb,rr,bp,pp "
    "score0=9/11/3/8/7 phase=refill"
)
TO_PASS = (
    "seats=2 round=2 turn=w order=wy ap=4:yw vp=6,6 reached=23,-1 white.heroes=b3,c2,d4 yellow.heroes=d1,d2,d3 "
    "a3=gate c1=pagoda d2=gate b4=market c3=pagoda row=C3,C4,C1"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.mark.parametrize(("game", "language"), SENTENCES)
def test_a_hint_asks_and_names_the_button(browser: Browser, server: RunningServer, game: str, language: str) -> None:
    visitor = Visitor(browser, server, phone=True, language=language)
    visitor.play_now(game)
    visitor.page.locator(".bulb").tap()
    bubble = visitor.page.locator(".whynot")
    expect(bubble).to_have_text(re.compile(SENTENCES[game, language]))
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert visitor.complaints == []
    visitor.context.close()


def test_pressing_what_a_hint_names_does_it_through_a_whole_turn(browser: Browser, server: RunningServer) -> None:
    """In Pagoda the red button is what was advised, an ability or the end of the turn included."""
    visitor = Visitor(browser, server)
    visitor.play_now("pagoda")
    page = visitor.page
    for _ in range(12):
        if page.locator(".prompt.mine").count() == 0:
            break
        before = page.evaluate(VERSION)
        page.locator(".bulb").click()
        bubble = page.locator(".whynot")
        expect(bubble).to_contain_text("Then press")
        named = re.search(r"Then press “(.+)”", bubble.inner_text())
        assert named is not None
        page.locator(".actions .primary", has_text=named[1]).click()
        page.wait_for_function(f"async (before) => (await ({VERSION})()) > before", arg=before)
        visitor.my_turn()
    assert visitor.complaints == []
    visitor.context.close()


def test_a_hint_to_swap_makes_that_the_red_button(browser: Browser, server: RunningServer) -> None:
    visitor = Visitor(browser, server)
    visitor.home()
    page = visitor.page
    page.goto(f"{server.address}/table/{page.evaluate(OPEN_AT, ['axio', TO_SWAP])}")
    expect(page.locator(".actions .primary")).to_have_text("Draw")
    text = {"key": "advice", "args": {"what": {"key": "axio-advice-swap", "args": {}}}}
    hint = {"code": page.evaluate(CODE_OF, "swap"), "notation": "swap", "text": text, "ideas": []}
    page.route("**/hint", lambda route: route.fulfill(json=hint))  # a bot that thinks may prefer to draw
    page.locator(".bulb").click()
    expect(page.locator(".whynot")).to_have_text("Try this: swap all your tiles for new ones. Then press “Swap”.")
    expect(page.locator(".actions .primary")).to_have_text("Swap")
    page.keyboard.press("Enter")
    expect(page.locator(".side")).to_contain_text("swap")
    assert visitor.complaints == []
    visitor.context.close()


def test_where_nothing_else_can_be_done_passing_is_the_red_button(browser: Browser, server: RunningServer) -> None:
    visitor = Visitor(browser, server)
    visitor.home()
    page = visitor.page
    page.goto(f"{server.address}/table/{page.evaluate(OPEN_AT, ['panda', TO_PASS])}")
    expect(page.locator(".want.off[data-target]")).to_have_count(6)
    expect(page.locator(".prompt .pass")).to_have_class(re.compile("primary"))
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .pass")).to_have_count(0)
    assert visitor.complaints == []
    visitor.context.close()
