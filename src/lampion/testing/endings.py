"""Whole games: they end, nothing gets lost on the way, and the scores are right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lampion.core.game import Game
from lampion.core.record import Record
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.testing.effort import effort
from lampion.testing.journey import Journey
from lampion.testing.records import random_record
from lampion.testing.setups import reseeded


def check_random_games_end(game: Game, setup: Setup, games: int | None = None) -> None:
    """Random games of checked actions end within `max_decisions`, and somebody has won."""
    for number in range(effort(300) if games is None else games):
        seeded = reseeded(setup, number)
        state = game.new(seeded)
        players = rng_from(f"{seeded.seed}/players")
        decisions = 0
        while not state.over():
            state.apply(state.pick(players))
            decisions += 1
            if decisions > game.max_decisions:
                raise AssertionError(f"{game.name} with seed {seeded.seed!r} has more than max_decisions decisions")
        winners = state.winners()
        if not winners or sorted(set(winners)) != winners or not set(winners) <= set(range(setup.seats)):
            raise AssertionError(f"{game.name} with seed {seeded.seed!r} is over, and its winners are {winners}")
        if len(state.scores()) != setup.seats:
            raise AssertionError(f"{game.name} has {setup.seats} seats, and its scores are {state.scores()}")


def check_components_are_conserved(game: Game, setup: Setup, census: Callable[[State], Mapping[str, int]]) -> None:
    """No decision adds or loses a component."""
    for number in range(effort(3)):
        journey = Journey(game, reseeded(setup, number))
        start = census(journey.state)
        for state in journey.positions():
            now = census(state)
            if now != start:
                changed = {name: (start.get(name), now.get(name)) for name in {**start, **now}}
                wrong = {name: pair for name, pair in changed.items() if pair[0] != pair[1]}
                raise journey.fault(f"components (before, now) have changed: {wrong}")


def check_scores_against_a_recount(
    game: Game, setup: Setup, recount: Callable[[Record], Sequence[Sequence[int]]]
) -> None:
    """The final tallies equal an independent, slow recount of the record."""
    for number in range(effort(6)):
        record = random_record(game, reseeded(setup, number))
        counted = [list(tally) for tally in recount(record)]
        noted = [list(tally) for tally in record.scores]
        if counted != noted:
            raise AssertionError(f"{game.name} with seed {record.seed!r} scores {noted}, a recount gives {counted}")
