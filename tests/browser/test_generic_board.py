"""The board for games that bring none of their own, tried with a game that has one: it must be enough to play."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

from support.running_server import RunningServer
from support.visitor import Visitor


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


def without_own_boards(route: Route) -> None:
    """The list of games, none with a board of its own: every game gets the generic one."""
    answer = route.fetch()
    emptied = answer.text().replace('?? "[]"))', '?? "[]").map((one) => ({ ...one, board: false })))')
    assert emptied != answer.text()
    route.fulfill(response=answer, body=emptied)


def test_a_column_is_built_and_four_cards_are_laid_down_on_the_generic_board(
    browser: Browser, server: RunningServer
) -> None:
    visitor = Visitor(browser, server)
    page = visitor.page
    page.route("**/files.js", without_own_boards)
    visitor.play_now("pagoda")
    chooser = page.locator(".chooser")
    kind = chooser.get_by_role("group", name="kind")
    kind.get_by_role("button", name="alternative").click()
    while not chooser.locator(".set").count():
        chooser.locator("fieldset").first.get_by_role("button").first.click()
        page.evaluate("() => new Promise(requestAnimationFrame)")
    play = page.locator(".actions .primary")
    expect(play).to_have_attribute("aria-disabled", "true")
    play.dispatch_event("click")
    expect(page.locator(".whynot")).to_contain_text("Choose 4")
    missing = 4
    for card in chooser.locator(".set .btn").all():
        held = int(card.inner_text().partition("/")[2] or 1)
        for _ in range(min(held, missing)):
            card.click()
            page.evaluate("() => new Promise(requestAnimationFrame)")
        missing -= min(held, missing)
    expect(play).to_have_attribute("aria-disabled", "false")
    before = page.locator(".log li").count()
    play.click()
    expect(page.locator(".log li").nth(before)).to_be_attached()
    expect(page.locator(".log")).to_contain_text("column")
    assert visitor.complaints == []
    visitor.context.close()
