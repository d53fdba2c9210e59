"""The conformance suite for corrected editions of Pagoda: rules, texts, records, bots and views follow the data."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from conformance.hooks import HOOKS
from lampion.core.game import Game
from lampion.core.setup import Setup
from lampion.games.pagoda.editions import EDITIONS
from lampion.games.pagoda.game import GAME
from lampion.testing import check_same_game_in_another_process, check_same_game_interpreted, checks
from lampion.testing.suite import subject
from support.pagoda_editions import CHANGES, install

# Another process does not have the editions of this one.
ELSEWHERE = {subject(check) for check in (check_same_game_in_another_process, check_same_game_interpreted)}
# Each edition with another variant, so that all of them are played.
OPTIONS = dict(zip(CHANGES, [(False, False), (True, False), (False, False), (False, True), (True, True)], strict=True))


def every_check() -> Iterator[tuple[str, Callable[[Game, Setup], None], Setup]]:
    for name, (quick, simple) in OPTIONS.items():
        for check in checks(HOOKS["pagoda"]):
            if subject(check) not in ELSEWHERE:
                setup = Setup(2, f"edition {name}", {"quick": quick, "simple": simple}, edition=name)
                yield f"{name}: {subject(check)}", check, setup


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
