"""The conformance suite for Way of the Panda; a file for each game, so that they are checked side by side."""

from collections.abc import Callable, Iterator

import pytest
from _pytest.mark.structures import ParameterSet

from conformance.hooks import HOOKS
from lampion.core.registry import game
from lampion.testing import conformance

pytestmark = pytest.mark.thorough

# In a short run every number of seats once, and both variants; the suite takes longest for this game.
IN_SHORT_RUNS = ("2 seats master=true", "3 seats master=true", "4 seats master=false")


def every_check() -> Iterator[ParameterSet]:
    for name, check in conformance(game("panda"), HOOKS["panda"]):
        marks = [] if any(setup in name for setup in IN_SHORT_RUNS) else [pytest.mark.soak]
        yield pytest.param(check, id=name, marks=marks)


@pytest.mark.parametrize("check", list(every_check()))
def test_conformance(check: Callable[[], None]) -> None:
    check()
