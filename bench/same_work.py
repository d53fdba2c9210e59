"""The same games in any version of the engine, by its own Python: a fixed number, from fixed seeds.

PYTHON -P bench/same_work.py GAME SEATS rollouts|simulations GAMES NODES

Prints the processor time of the work and a number made of what was played: two versions that print the same number have
done the same. `bench/engine.py --against` runs it. Only what every version has had is imported.
"""

import sys
from time import process_time

from lampion.bots.budget import Budget
from lampion.bots.levels import bot
from lampion.core.registry import game
from lampion.core.rng import rng_from

try:
    from lampion.core.setup import Setup
except ImportError:  # where it was at first
    from lampion.core.game import Setup  # type: ignore[attr-defined, no-redef]

MODULUS = 1_000_003


def rollouts(name: str, seats: int, games: int) -> tuple[float, int]:
    """Random games from one position."""
    first = game(name).new(Setup(seats, "same work", start=0))
    rng, played, begin = rng_from("same work"), 0, process_time()
    for _ in range(games):
        state = first.copy()
        state.rollout(rng)
        played = (played * 31 + sum(state.scores())) % MODULUS
    return process_time() - begin, played


def simulations(name: str, seats: int, games: int, nodes: int) -> tuple[float, int]:
    """Games of `expert` against itself; the time is that of its decisions."""
    rules, seconds, played = game(name), 0.0, 0
    for number in range(games):
        state = rules.new(Setup(seats, f"same work {number}", start=0))
        bots = [bot("expert", rules, Budget(nodes=nodes)) for _ in range(seats)]
        knows = [rules.observe(state, seat) for seat in range(seats)]
        rng = rng_from(f"same work {number}")
        while not state.over():
            seat = int(state.seat())
            begin = process_time()
            action = bots[seat].choose(knows[seat], rng)
            seconds += process_time() - begin
            before = state.copy()
            state.play(action)
            played = (played * 31 + action) % MODULUS
            for observation in knows:
                observation.witness(before, action, state)
    return seconds, played


if __name__ == "__main__":
    name, seats, what = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    games, nodes = int(sys.argv[4]), int(sys.argv[5])
    print(*(rollouts(name, seats, games) if what == "rollouts" else simulations(name, seats, games, nodes)))
