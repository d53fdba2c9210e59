"""A game of a stranger's package on the page: its own card, its own board, and what happens when that board fails."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from support.running_server import RunningServer
from support.visitor import Visitor

STRANGER = Path(__file__).resolve().parents[1] / "conformance" / "stranger"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"), packages=[STRANGER])
    yield running
    running.stop()


def play_on(page: Page, press: str) -> int:
    """Play the own cards until none is left, by clicking or by keys; how many there were.

    With an empty deck nothing comes to light, so the table asks before it hands the move on.
    """
    can = page.locator(".glow[aria-disabled=false], .prompt .done")
    played = 0
    while page.locator(".glow").count():
        expect(can.first).to_be_visible()
        before = page.locator(".garden .worm").count()
        if page.locator(".prompt .done").count():
            page.locator(".prompt .done").click()
            expect(page.locator(".prompt .done")).to_have_count(0)
            continue
        if press == "click":
            page.locator(".glow").first.click()
        else:
            page.keyboard.press("1")
        expect(page.locator(".garden .worm").nth(before)).to_be_attached()
        played += 1
    return played


@pytest.mark.parametrize(("phone", "press"), [(False, "click"), (True, "key")])
def test_a_whole_game_is_played_on_its_own_board(
    browser: Browser, server: RunningServer, phone: bool, press: str
) -> None:
    visitor = Visitor(browser, server, phone=phone)
    page = visitor.page
    visitor.home()
    card = page.locator(".game.glowworms")
    expect(card.locator("h2")).to_have_text("Glowworms")
    expect(card.locator(".art .worm")).to_have_count(5)
    expect(card.locator(".line")).to_have_text("Climb with every card: only a higher number shines.")
    assert page.locator(".game h2").all_inner_texts() == ["AXIO", "Pagoda", "Way of the Panda", "Glowworms", "Nim"]
    expect(page.locator("h1")).to_have_text("5 games, one quiet table.")
    visitor.play_now("glowworms")
    expect(page.locator(".table-page.glowworms .garden")).to_be_visible()
    expect(page.locator(".zones, .chooser")).to_have_count(0)
    if phone:
        visitor.fits_a_phone()
    assert play_on(page, press) == 6
    if page.locator(".prompt .done").count():  # the bot has the last card
        page.locator(".prompt .done").click()
    expect(page.locator(".garden .worm")).to_have_count(12)
    expect(page.locator(".ended h1")).to_contain_text("Won by ")
    assert visitor.complaints == []
    visitor.context.close()


def test_axe_has_nothing_against_its_board(browser: Browser, server: RunningServer) -> None:
    visitor = Visitor(browser, server, bypass_csp=True)
    visitor.play_now("glowworms")
    assert visitor.problems() == []
    visitor.context.close()


def throwing(route: Route) -> None:
    """A board that draws the first position and none after it."""
    answer = route.fetch()
    text = answer.text().replace(
        "const view = viewOf(desk);\n",
        "const view = viewOf(desk);\n  if (view.played.length) throw new Error('dark');\n",
        1,
    )
    assert text != answer.text()
    route.fulfill(response=answer, body=text)


@pytest.mark.parametrize("fault", ["missing", "broken", "throws"])
def test_the_generic_board_takes_the_place_of_one_that_fails(
    browser: Browser, server: RunningServer, fault: str
) -> None:
    visitor = Visitor(browser, server)
    page = visitor.page
    board = "**/boards/glowworms/board.js"
    if fault == "missing":
        page.route(board, lambda route: route.fulfill(status=404))
    elif fault == "broken":
        page.route(board, lambda route: route.fulfill(body="export const bored = {", content_type="text/javascript"))
    else:
        page.route(board, throwing)
    visitor.home()
    page.locator(".game.glowworms .go .btn.primary").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    if fault == "throws" and page.locator(".glow").count():
        page.locator(".glow").first.click()
    expect(page.locator(".table-page.generic .zones")).to_be_visible()
    for _ in range(2):
        expect(page.locator(".prompt.mine")).to_be_visible()
        before = page.locator(".log li").count()
        page.locator(".chooser .btn").first.click()
        page.locator(".actions .primary").click()
        expect(page.locator(".log li").nth(before)).to_be_attached()
    told = [line for line in visitor.complaints if "The board of glowworms fails" in line]
    assert len(told) == 1 and "generic board takes its place" in told[0]
    visitor.context.close()


def test_its_card_that_cannot_be_drawn_leaves_home_as_it_is(browser: Browser, server: RunningServer) -> None:
    visitor = Visitor(browser, server)
    script = "throw new Error('no')"
    visitor.page.route(
        "**/boards/glowworms/card.js", lambda route: route.fulfill(body=script, content_type="text/javascript")
    )
    visitor.home()
    expect(visitor.page.locator(".game.glowworms .art .moon")).to_have_count(1)
    expect(visitor.page.locator(".game.axio .art .domino").first).to_be_visible()
    assert [line for line in visitor.complaints if "card of glowworms" in line]
    visitor.context.close()


def test_its_rules_can_be_read_in_english_by_somebody_who_reads_german(browser: Browser, server: RunningServer) -> None:
    visitor = Visitor(browser, server, language="de")
    visitor.page.goto(f"{server.address}/rules/glowworms")
    expect(visitor.page.locator(".rules-page")).to_contain_text("The most points win")
    expect(visitor.page.locator(".rules-page")).to_have_attribute("lang", "en")
    expect(visitor.page.locator(".first-game")).to_have_attribute("lang", "de")
    assert visitor.complaints == []
    visitor.context.close()


def test_its_lesson_is_taken_by_somebody_who_reads_german(browser: Browser, server: RunningServer) -> None:
    visitor = Visitor(browser, server, language="de")
    page = visitor.page
    page.goto(f"{server.address}/learn/glowworms")
    page.get_by_role("link", name="Weiter: Climb").click()
    expect(page.locator(".prompt")).to_contain_text("Card 5 was played just now.")
    page.locator(".glow").first.click()
    expect(page.locator(".prompt")).to_contain_text("It stays dark")
    page.get_by_role("button", name="Noch ein Versuch").click()
    page.locator(".glow").nth(1).click()
    expect(page.locator(".prompt")).to_contain_text("8 points for you")
    page.get_by_role("button", name="Play a card of somebody else").click()
    expect(page.locator(".whynot")).to_be_visible()
    page.locator(".to-learn").click()
    expect(page.locator(".string li.lit")).to_have_count(1)
    assert visitor.complaints == []
    visitor.context.close()


def test_a_game_without_lessons_says_so(browser: Browser, server: RunningServer) -> None:
    visitor = Visitor(browser, server)
    visitor.page.goto(f"{server.address}/learn/nim")
    expect(visitor.page.locator(".learn .lead")).to_have_text(
        "There are no lessons for this game yet. Play a first game, or read the rules."
    )
    expect(visitor.page.locator(".to-first button")).to_be_visible()
    assert visitor.complaints == []
    visitor.context.close()
