"""The conformance suite for corrected editions of Pagoda: rules, texts, records, bots and views follow the data."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from _pytest.mark.structures import ParameterSet

from conformance.hooks import HOOKS
from lampion.core.setup import Setup
from lampion.games.pagoda.editions import EDITIONS
from lampion.games.pagoda.game import GAME
from lampion.testing import check_same_game_in_another_process, check_same_game_interpreted, checks
from lampion.testing.suite import subject
from support.pagoda_editions import CHANGES, install

pytestmark = pytest.mark.thorough

# Another process does not have the editions of this one.
ELSEWHERE = {subject(check) for check in (check_same_game_in_another_process, check_same_game_interpreted)}
# Each edition with another variant, so that all of them are played.
OPTIONS = dict(zip(CHANGES, [(False, False), (True, False), (False, False), (False, True), (True, True)], strict=True))
IN_SHORT_RUNS = list(CHANGES)[::4]


def every_check() -> Iterator[ParameterSet]:
    for name, (quick, simple) in OPTIONS.items():
        marks = [] if name in IN_SHORT_RUNS else [pytest.mark.soak]
        setup = Setup(2, f"edition {name}", {"quick": quick, "simple": simple}, edition=name)
        for check in checks(HOOKS["pagoda"]):
            if subject(check) not in ELSEWHERE:
                yield pytest.param(partial(check, GAME, setup), id=f"{name}: {subject(check)}", marks=marks)


@pytest.fixture(autouse=True)
def _editions() -> Iterator[None]:
    install()
    yield
    EDITIONS.forget()


@pytest.mark.parametrize("check", list(every_check()))
def test_conformance(check: Callable[[], None]) -> None:
    check()
