"""Lessons in a real browser: by thumb on a phone and by mouse, from the first lantern to the first game."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from lampion.analysis.lessons import lessons
from lampion.core.registry import games
from support.running_server import RunningServer
from support.visitor import Visitor

PRESSES = 60  # at most, for all lessons of a game
SHOWN = 400  # milliseconds until somebody has seen what is shown
STEPS = 12  # no lesson needs more presses


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


class Learner(Visitor):
    """Somebody who takes lessons, and counts how often they press something."""

    presses = 0

    def press(self, what: Locator) -> None:
        what.click()
        self.presses += 1

    def too_small_here(self) -> list[str]:
        """What of the lesson's own a thumb would miss; the board's things are as they are at a table."""
        own = ("btn onward", "btn once-more", "to-learn", "noopener", "btn ")
        return [one for one in self.too_small() if any(part in one for part in own)]

    def follow(self, solution: tuple[str, ...]) -> None:
        """Press what is shown until the lesson is solved."""
        page = self.page
        for _ in range(STEPS):
            expect(page.locator(".lesson.open, .lesson.solved")).to_be_visible()
            if page.locator(".lesson.solved").count():
                return
            decided = page.locator(".lesson").get_attribute("data-decisions") or ""
            self.press(page.locator(".show-me"))
            page.wait_for_timeout(SHOWN)
            button = page.locator(BUTTONS.get(solution[0], MAIN)).first
            expect(button).to_be_enabled()
            self.press(button)
            expect(page.locator(".lesson")).not_to_have_attribute("data-decisions", decided)
        raise AssertionError("the lesson is not solved")


MAIN = ".actions .btn.primary:visible"
BUTTONS = {"swap": "[aria-label='Swap all your tiles']"}  # what has a button of its own


@pytest.mark.parametrize(("game", "language"), [("axio", "en"), ("pagoda", "de"), ("panda", "fr")])
def test_all_lessons_of_a_game_by_thumb(browser: Browser, server: RunningServer, game: str, language: str) -> None:
    learner = Learner(browser, server, phone=True, language=language)
    page = learner.page
    learner.home()
    learner.page.locator(f".game.{game} .ways a[href='/learn/{game}']").click()
    expect(page.locator(".string li.now")).to_have_count(1)
    page.locator(".go-on .btn.primary").click()
    for lesson in lessons(games()[game]):
        expect(page).to_have_url(re.compile(f"/learn/{game}/{lesson.id}$"))
        expect(page.locator(f".lesson[data-lesson='{lesson.id}']")).to_be_visible()  # not the one before any more
        learner.follow(lesson.solution)
        assert learner.too_small_here() == []
        learner.press(page.locator(".onward"))
    expect(page.locator(".string li.lit")).to_have_count(len(lessons(games()[game])))
    assert learner.presses <= PRESSES
    page.locator(".go-on .btn.primary").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".coach")).to_be_visible()
    assert learner.complaints == []
    learner.context.close()


CUT_BUTTONS = """[...document.querySelectorAll('.actions .btn')].filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.innerText)"""


@pytest.mark.parametrize("game", ["axio", "pagoda", "panda"])
def test_at_a_desk_the_way_on_from_a_solved_lesson_is_not_cut(
    browser: Browser, server: RunningServer, game: str
) -> None:
    learner = Learner(browser, server)
    first = lessons(games()[game])[0]
    learner.page.goto(f"{server.address}/learn/{game}/{first.id}")
    learner.follow(first.solution)
    expect(learner.page.locator(".onward")).to_be_visible()
    assert learner.page.evaluate(CUT_BUTTONS) == []
    learner.context.close()
