"""Games of AXIO that chance plays, with their records: the raw material of the tests that look at many positions."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import cast

from lampion.core.engine import engine
from lampion.core.record import RecordSeat
from lampion.core.recorder import Recorder
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.axio.components import SWAP
from lampion.games.axio.game import GAME
from lampion.games.axio.state import Axio

USUAL = 60 if engine() == "compiled" else 15  # interpreted rules are much slower
GAMES = int(os.environ.get("LAMPION_SOAK_GAMES", USUAL))  # of each number of seats


def random_game(seats: int, seed: str, tries: int = 1, swap: bool = False) -> Iterator[tuple[Recorder, Axio]]:
    """A game move by move, first before any move.

    Of so many random moves the one that brings most points is played: with one all play is uniform, with some dozen
    many colours reach the end of their track. With `swap` the rack is swapped whenever that is allowed.
    """
    recorder = Recorder(GAME, Setup(seats, seed), [RecordSeat(f"player {seat}") for seat in range(seats)])
    rng = rng_from(f"moves of {seed}")
    state = cast("Axio", recorder.state)
    yield recorder, state
    while not state.over():
        action = max((int(state.pick(rng)) for _ in range(tries)), key=lambda pick: points_of(state, pick))
        recorder.apply(SWAP if swap and state.refusal(SWAP) is None else action)
        state = cast("Axio", recorder.state)
        yield recorder, state


def points_of(state: Axio, action: int) -> int:
    """What a move brings at once, over all colours."""
    seat = int(state.seat())
    after = state.copy()
    after.apply(action)
    return sum(after.tally(seat)) - sum(state.tally(seat))


def random_position(seats: int, seed: str, moves: int, tries: int = 1) -> Axio:
    """The position after so many moves of a random game, or its last one."""
    for number, (_, state) in enumerate(random_game(seats, seed, tries)):
        if number == moves:
            break
    return state
