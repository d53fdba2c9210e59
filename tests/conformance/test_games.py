"""The conformance suite for every game that Lampion brings along."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from conformance import axio_hooks
from lampion.core.registry import games
from lampion.testing import Hooks, conformance

SOURCES = Path(__file__).resolve().parents[2] / "src"
HOOKS = {"axio": Hooks(census=axio_hooks.census, recount=axio_hooks.recount)}


@pytest.mark.parametrize(
    "check",
    [
        pytest.param(check, id=name)
        for game in games().values()
        for name, check in conformance(game, replace(HOOKS.get(game.name, Hooks()), sources=SOURCES))
    ],
)
def test_conformance(check: Callable[[], None]) -> None:
    check()


def test_every_game_has_its_hooks() -> None:
    assert sorted(HOOKS) == sorted(games())
