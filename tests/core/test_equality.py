"""Positions are values: equal if everything on the table is, whatever chance will bring, and never dictionary keys."""

from collections.abc import Iterator
from typing import Any

import pytest

from conformance.installed import stranger_installed
from lampion.core.game import Game
from lampion.core.registry import game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup

pytestmark = pytest.mark.both

with stranger_installed():
    GAMES = [game(name) for name in ("axio", "pagoda", "panda", "glowworms")]

each_game = pytest.mark.parametrize("played", GAMES, ids=lambda played: played.name)


@pytest.fixture(autouse=True, scope="module")
def installed() -> Iterator[None]:
    with stranger_installed():
        yield


def some_position(played: Game, seed: str = "equality") -> Any:
    state = played.new(Setup(2, seed, start=0))
    rng = rng_from(seed)
    for _ in range(3):
        state.play(state.pick(rng))
    return state


@each_game
def test_a_copy_equals_its_original_until_it_is_played(played: Game) -> None:
    state = some_position(played)
    twin = state.copy()
    assert state == twin
    assert not state != twin  # noqa: SIM202 (the other operator is what is tested)
    twin.play(twin.pick(rng_from("on")))
    assert state != twin


@each_game
def test_the_generator_is_not_compared(played: Game) -> None:
    state = some_position(played)
    twin = state.copy()
    twin.rng = rng_from("another future")
    assert state == twin


@each_game
def test_whether_undo_may_reach_back_is_compared(played: Game) -> None:
    state = some_position(played)
    twin = state.copy()
    twin.barrier = not state.barrier
    assert state != twin


@each_game
def test_a_position_cannot_be_hashed(played: Game) -> None:
    """It changes as it is played, and so would its hash."""
    with pytest.raises(TypeError, match="unhashable"):
        hash(some_position(played))
    with pytest.raises(TypeError, match="unhashable"):
        {some_position(played)}


@each_game
def test_a_position_equals_nothing_but_positions_of_its_game(played: Game) -> None:
    state = some_position(played)
    assert state != state.dump()
    assert state != None  # noqa: E711 (the operator is what is tested)
    for other in GAMES:
        if other is not played:
            assert state != some_position(other)
