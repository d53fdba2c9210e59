"""What people are told that bots have measured: how often a level beats its neighbour, and how long a game is."""

from __future__ import annotations

from typing import NamedTuple

from lampion.bots.levels import PLAIN, levels, numbers
from lampion.core.game import Game

NEAR = 2.5  # per cent: a plainer fraction is preferred to one that is nearer by less
PARTS = (2, 3, 4, 5, 10)  # games that people can imagine, the plainest fractions first


class Strength(NamedTuple):
    """How many of so many games a level wins against another, about."""

    against: str
    wins: int
    of: int


def opponents(game: Game) -> list[str]:
    """The levels that people play against, from the weakest; the yardsticks of the arena are no company."""
    return [name for name in levels(game) if name not in PLAIN] or levels(game)


def strength(game: Game, level: str) -> Strength | None:
    """As the game's own file has it measured; the weakest level is told by what the one above it leaves. Else None."""
    measured = numbers(game).get("measured", {})
    if level in measured:
        found = measured[level]
        return Strength(found["against"], *about(found["percent"]))
    for name, found in measured.items():
        if found["against"] == level:
            return Strength(name, *about(100 - found["percent"]))
    return None


def turns(game: Game) -> int | None:
    """How many turns a player has in a game of two, as it was measured with bots; None if it was not."""
    found = numbers(game).get("length")
    return None if found is None else int(found["turns"])


def about(percent: float) -> tuple[int, int]:
    """A share as wins of few games: 66 per cent are 2 of 3."""
    fractions = [(round(percent * parts / 100), parts) for parts in PARTS]
    near = [(wins, parts) for wins, parts in fractions if abs(100 * wins / parts - percent) <= NEAR]
    return next(iter(near), fractions[-1])
