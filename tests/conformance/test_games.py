"""The conformance suite for every game that Lampion brings along."""

from collections.abc import Callable

import pytest

from conformance.hooks import HOOKS
from lampion.core.registry import game, games
from lampion.testing import conformance


@pytest.mark.parametrize(
    "check",
    [pytest.param(check, id=name) for title, hooks in HOOKS.items() for name, check in conformance(game(title), hooks)],
)
def test_conformance(check: Callable[[], None]) -> None:
    check()


def test_every_game_is_held_to_the_contract() -> None:
    assert sorted(HOOKS) == sorted(games())
