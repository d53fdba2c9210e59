"""The conformance suite for corrected editions of AXIO: rules, texts, records, bots and views follow the data."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from conformance.hooks import HOOKS
from lampion.core.game import Game
from lampion.core.setup import Setup
from lampion.games.axio.editions import EDITIONS
from lampion.games.axio.game import GAME
from lampion.testing import check_same_game_in_another_process, check_same_game_interpreted, checks
from lampion.testing.suite import subject
from support.axio_editions import NAMES, install

# Another process does not have the editions of this one.
ELSEWHERE = {subject(check) for check in (check_same_game_in_another_process, check_same_game_interpreted)}


def every_check() -> Iterator[tuple[str, Callable[[Game, Setup], None], Setup]]:
    for name in NAMES:
        for seats in GAME.seats:
            for check in checks(HOOKS["axio"]):
                if subject(check) not in ELSEWHERE:
                    yield f"{name}, {seats}: {subject(check)}", check, Setup(seats, f"edition {name}", edition=name)


@pytest.fixture(autouse=True)
def _editions() -> Iterator[None]:
    install()
    yield
    EDITIONS.forget()


@pytest.mark.parametrize(
    "check", [pytest.param(partial(check, GAME, setup), id=name) for name, check, setup in every_check()]
)
def test_conformance(check: Callable[[], None]) -> None:
    check()
