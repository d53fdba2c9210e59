"""The conformance suite for corrected editions of AXIO: rules, texts, records, bots and views follow the data."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from _pytest.mark.structures import ParameterSet

from conformance.hooks import HOOKS
from lampion.core.setup import Setup
from lampion.games.axio.editions import EDITIONS
from lampion.games.axio.game import GAME
from lampion.testing import check_same_game_in_another_process, check_same_game_interpreted, checks
from lampion.testing.suite import subject
from support.axio_editions import NAMES, install

pytestmark = pytest.mark.thorough

# Another process does not have the editions of this one.
ELSEWHERE = {subject(check) for check in (check_same_game_in_another_process, check_same_game_interpreted)}
IN_SHORT_RUNS = list(zip(NAMES, (4, 1), strict=True))  # each edition with one number of seats


def every_check() -> Iterator[ParameterSet]:
    for name in NAMES:
        for seats in GAME.seats:
            marks = [] if (name, seats) in IN_SHORT_RUNS else [pytest.mark.soak]
            setup = Setup(seats, f"edition {name}", edition=name)
            for check in checks(HOOKS["axio"]):
                if subject(check) not in ELSEWHERE:
                    named = f"{name}, {seats}: {subject(check)}"
                    yield pytest.param(partial(check, GAME, setup), id=named, marks=marks)


@pytest.fixture(autouse=True)
def _editions() -> Iterator[None]:
    install()
    yield
    EDITIONS.forget()


@pytest.mark.parametrize("check", list(every_check()))
def test_conformance(check: Callable[[], None]) -> None:
    check()
