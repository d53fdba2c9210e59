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
