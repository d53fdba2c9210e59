"""Positions in the middle of random games, the same each time."""

from __future__ import annotations

from lampion.core.position import Position
from lampion.core.registry import game
from lampion.core.rng import rng_from


def position_after(
    moves: int, name: str, seats: int = 2, seed: str = "a picture", edition: str | None = None
) -> Position:
    """The position after this many random moves, or at the end of the game if that comes first."""
    position = game(name).start(seats, seed, start=0, edition=edition)
    rng = rng_from(f"moves of {seed}")
    for _ in range(moves):
        if not position.over:
            position.push(position.game.notation(position.state, int(position.state.pick(rng))))
    return position
