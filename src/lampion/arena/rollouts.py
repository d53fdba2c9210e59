"""How many random games a second the engine plays: copy the first position, play it to its end, again and again.

python -m lampion.arena.rollouts GAME SEATS SECONDS   prints the number alone.
"""

from __future__ import annotations

import sys
from time import perf_counter

from lampion.core.game import Game
from lampion.core.registry import game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup

BETWEEN_LOOKS = 10  # games between two looks at the clock


def rollouts_per_second(played: Game, seats: int, seconds: float) -> float:
    """Random games in this process, on one core."""
    first = played.new(Setup(seats, "rollouts", start=0))
    rng = rng_from("rollouts of the bench")
    first.copy().rollout(rng)
    games, begin, passed = 0, perf_counter(), 0.0
    while passed < seconds:
        for _ in range(BETWEEN_LOOKS):
            first.copy().rollout(rng)
        games += BETWEEN_LOOKS
        passed = perf_counter() - begin
    return games / passed


if __name__ == "__main__":
    print(rollouts_per_second(game(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
