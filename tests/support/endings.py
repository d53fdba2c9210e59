"""Ends of games that matter: positions where the best play wins or shares, and some other play does not."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from lampion.bots.levels import bot
from lampion.core.game import Game
from lampion.core.observation import Observation
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from support.solver import NotSolvable, Solver

LAST_DECISIONS = 24  # of a game that are looked at: earlier ones are too much for the solver
MOST_POSITIONS = 4000


@dataclass
class Ending:
    """What a seat knows, and which of its actions keep the value of the position."""

    name: str
    observation: Observation
    best: set[int]


def endings(game: Game, count: int, most: int = 400, seats: int = 2) -> list[Ending]:
    """Up to so many, from games between greedy players, at most one of each game."""
    found: list[Ending] = []
    for number in range(most):
        if len(found) == count:
            break
        found += ending_of(game, number, seats)
    return found


def ending_of(game: Game, number: int, seats: int) -> list[Ending]:
    """The earliest decision of a game that can be solved and that matters; none in most games."""
    setup = Setup(seats, f"ending {number}", start=0)
    positions = list(line(game, setup))
    for place in range(max(0, len(positions) - LAST_DECISIONS), len(positions)):
        state = positions[place][0]
        best = best_actions(state)
        if 0 < len(best) < len(state.legal()):
            observation = game.observe(positions[0][0], int(state.seat()))
            for (before, action), (after, _) in pairwise(positions[: place + 1]):
                observation.witness(before, action, after)
            return [Ending(f"{game.name} {number}/{place}", observation, best)]
    return []


def best_actions(state: State) -> set[int]:
    """The actions that keep the value; none if it cannot be known, or if the seat has lost whatever it does."""
    solver = Solver(int(state.seat()), MOST_POSITIONS)
    try:
        values = {action: solver.after(state, action) for action in state.legal()}
    except NotSolvable:
        return set()
    best = max(values.values())
    return {action for action, value in values.items() if value == best} if best > 0.0 else set()


def line(game: Game, setup: Setup) -> Iterator[tuple[State, int]]:
    """Each position of a game between greedy players, with the action chosen there."""
    players = [bot("greedy", game) for _ in range(setup.seats)]
    generators = [rng_from(f"{setup.seed} {seat}") for seat in range(setup.seats)]
    state = game.new(setup)
    observations = [game.observe(state, seat) for seat in range(setup.seats)]
    while not state.over():
        seat = int(state.seat())
        action = players[seat].choose(observations[seat], generators[seat])
        before = state.copy()
        yield before, action
        state.play(action)
        for observation in observations:
            observation.witness(before, action, state)
