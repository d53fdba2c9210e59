"""Between two presses of one decision nothing moves: board, question, buttons, and every target that stays offered."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from support.fidgeter import Fidgeter
from support.pagoda_page import Builder
from support.panda_traveller import Traveller
from support.running_server import RunningServer
from support.steadiness import compared, moved, watch
from support.visitor import Visitor

STRETCH = 6  # decisions of a test; a whole game in the long run
WHOLE_GAME = 400
TRIES = 3  # presses before a decision
PLAYED_IN_EARNEST = 60  # decisions of Way of the Panda; then we pass, so that the bot ends the game
HOUR = 3600

LONG = [pytest.mark.soak, pytest.mark.timeout(HOUR)]
ON_A_PHONE = pytest.mark.parametrize(
    ("phone", "decisions"),
    [(True, STRETCH), *(pytest.param(phone, WHOLE_GAME, marks=LONG) for phone in (True, False))],
)
ON_A_DESK = pytest.mark.parametrize(
    ("phone", "decisions"),
    [(False, STRETCH), *(pytest.param(phone, WHOLE_GAME, marks=LONG) for phone in (True, False))],
)

AXIO_TRIES = ".rtile:not(.slot), .turnit, .bulb"
PAGODA_TRIES = ".cards button.pc, .me .ability, .minor [data-use], .bulb, .option"
PANDA_TRIES = """.panel-body :is(.want, .row, .idea-text, [role=switch], [data-target=ways], [data-target=part-back],
    [data-target=again], .my-heroes button), .prompt :is(.bulb, .back, [data-target=close]), .mapbox .hit.offered"""
PANDA_DECIDES = """.prompt :is(.done, .pass.primary),
    .panel-body :is([data-target=do], [data-target=confirm], [data-target=round])"""
PANDA_LEADS_ON = ".panel-body :is(.want, .row:not(.off), .picks .btn), .mapbox .hit.offered"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


def play_watched(visitor: Visitor, fidgeter: Fidgeter, decide: Callable[[], None], decisions: int) -> None:
    """Try this and that, decide, and so on; at the end nothing has moved."""
    for _ in range(decisions):
        visitor.my_turn()
        if visitor.over():
            break
        fidgeter.try_out(TRIES)
        if visitor.over():
            break
        decide()
    assert compared(visitor.page) > decisions / 2 or visitor.over(), "presses of one decision have followed each other"
    assert "\n".join(moved(visitor.page)) == ""
    assert visitor.complaints == []
    visitor.context.close()


@ON_A_PHONE
def test_axio(browser: Browser, server: RunningServer, phone: bool, decisions: int) -> None:
    visitor = Visitor(browser, server, phone=phone)
    watch(visitor.context)
    visitor.play_now("axio")
    page = visitor.page

    def decide() -> None:
        before = page.locator(".log h2 .end").inner_text()
        page.locator(".bulb").click()
        page.locator(".btn.ends:not([aria-disabled=true])").click()
        expect(page.locator(".log h2 .end, .ended").first).not_to_have_text(before)

    play_watched(visitor, Fidgeter(visitor, AXIO_TRIES), decide, decisions)


@ON_A_DESK
def test_pagoda(browser: Browser, server: RunningServer, phone: bool, decisions: int) -> None:
    builder = Builder(browser, server, phone=phone)
    watch(builder.context)
    builder.sit_down()
    play_watched(builder, Fidgeter(builder, PAGODA_TRIES), lambda: builder.follow_a_hint(tap=phone), decisions)


@ON_A_PHONE
def test_panda(browser: Browser, server: RunningServer, phone: bool, decisions: int) -> None:
    traveller = Traveller(browser, server, phone=phone)
    watch(traveller.context)
    traveller.table()
    if decisions == STRETCH:
        traveller.set_up()
    page, fidgeter, made = traveller.page, Fidgeter(traveller, PANDA_TRIES), iter(range(WHOLE_GAME))

    def decide() -> None:
        before = traveller.version()
        passing = page.locator('.prompt [data-target="answer:pass"]')
        if next(made) > PLAYED_IN_EARNEST and passing.count():
            traveller.press(passing)
            return traveller.decided(before)
        for _ in range(20):
            if not fidgeter.press_one_of(PANDA_DECIDES) and not fidgeter.press_one_of(PANDA_LEADS_ON):
                page.keyboard.press("Escape")
            page.wait_for_function("() => !document.querySelector('.panel-body [aria-busy=true]')")
            page.wait_for_timeout(50)
            if traveller.is_beyond(before):
                return traveller.my_turn()
        raise AssertionError("nothing was decided")

    play_watched(traveller, fidgeter, decide, decisions)
