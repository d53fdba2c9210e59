"""Opponents that people understand: a gentle one first, the choice remembered, each with how strong it is."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

from support.running_server import RunningServer
from support.visitor import Visitor

GAMES = ("axio", "pagoda", "panda")
LEVELS = 5  # beginner to champion
SENTENCES = {
    "en": r"Good for a first game\. Wins about \d+ of \d+ games against “casual”\.",
    "de": r"Gut für die erste Partie\. Gewinnt etwa \d+ von \d+ Partien gegen „mittel“\.",
    "fr": r"Idéal pour une première partie\. Gagne environ \d+ parties? sur \d+ contre «\s(?:intermédiaire)\s»\.",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.mark.parametrize("language", SENTENCES)
def test_a_newcomer_meets_a_beginner_and_is_told_how_strong_it_is(
    browser: Browser, server: RunningServer, language: str
) -> None:
    visitor = Visitor(browser, server, phone=True, language=language)
    visitor.home()
    for game in GAMES:
        door = visitor.page.locator(f".game.{game}")
        expect(door.locator(".level select")).to_have_value("beginner")
        expect(door.locator(".strength")).to_have_text(re.compile(SENTENCES[language]))
        assert door.locator(".level option").count() == LEVELS, "the yardsticks of the arena are not offered"
    assert visitor.complaints == []
    visitor.context.close()


def test_the_choice_is_remembered_and_told(browser: Browser, server: RunningServer) -> None:
    visitor = Visitor(browser, server)
    visitor.home()
    door = visitor.page.locator(".game.pagoda")
    door.locator(".level select").select_option("strong")
    expect(door.locator(".strength")).to_have_text("Wins about 2 of 3 games against “casual”.")
    visitor.page.reload()
    expect(door.locator(".level select")).to_have_value("strong")
    visitor.page.evaluate("localStorage.setItem('lampion-level-pagoda', 'greedy')")  # as an earlier page let one choose
    visitor.page.reload()
    expect(door.locator(".level select")).to_have_value("beginner")
    visitor.context.close()


def test_a_new_table_offers_the_same_opponents(browser: Browser, server: RunningServer) -> None:
    visitor = Visitor(browser, server)
    visitor.page.goto(f"{server.address}/new/axio")
    chair = visitor.page.get_by_label("Who is player 2")
    expect(chair.locator("option")).to_have_count(2 + LEVELS)
    chair.select_option("expert")
    expect(visitor.page.locator(".create .strength")).to_have_text("Wins about 7 of 10 games against “strong”.")
    visitor.context.close()


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_a_card_says_how_long_the_game_is_and_what_its_options_change(
    browser: Browser, server: RunningServer, phone: bool
) -> None:
    visitor = Visitor(browser, server, phone=phone)
    visitor.home()
    page = visitor.page
    for game in GAMES:
        expect(page.locator(f".game.{game} .meta")).to_contain_text(re.compile(r"about \d+ turns each \(bot games\)"))
    door = page.locator(".game.pagoda")
    quick = door.get_by_role("checkbox", name=re.compile("Quick.*towers are lower, a shorter game"))
    quick.check()
    page.reload()
    expect(quick).to_be_checked()
    boxes = [page.locator(f".game.panda {part}").bounding_box() for part in ("h2", ".meta", ".line", ".choices", ".go")]
    for upper, lower in pairwise(boxes):
        assert upper is not None and lower is not None
        assert upper["y"] + upper["height"] <= lower["y"] + 1, "nothing of the card covers anything else"
    visitor.context.close()
