"""What bots play from a fixed deal. `python -m support.bot_lines GAME LEVEL SEATS MOST` prints it."""

import sys

from lampion.bots.budget import Budget
from lampion.bots.levels import bot
from lampion.core.registry import game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup

NODES = Budget(nodes=24)


def line(name: str, level: str, seats: int = 2, most: int = 40) -> list[int]:
    """The actions of bots of one level."""
    played = game(name)
    state = played.new(Setup(seats, "a line", start=0))
    players = [bot(level, played, NODES) for _ in range(seats)]
    generators = [rng_from(f"seat {seat}") for seat in range(seats)]
    observations = [played.observe(state, seat) for seat in range(seats)]
    actions: list[int] = []
    while not state.over() and len(actions) < most:
        seat = int(state.seat())
        before = state.copy()
        action = players[seat].choose(observations[seat], generators[seat])
        state.apply(action)
        for observation in observations:
            observation.witness(before, action, state)
        actions.append(action)
    return actions


if __name__ == "__main__":
    print(line(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
