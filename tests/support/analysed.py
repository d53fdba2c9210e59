"""Games to analyse, played quickly, and an analysis that costs little: a bad judgement must add up all the same."""

from dataclasses import replace

from lampion.analysis.balance import Account, balance
from lampion.analysis.numbers import Numbers, numbers_of
from lampion.analysis.steps import GameAnalysis
from lampion.core.record import End, Record, RecordSeat
from lampion.core.recorder import Recorder
from lampion.core.registry import game as game_called
from lampion.core.rng import rng_from
from lampion.core.setup import OptionValue, Setup

QUICK = {
    "search": 0,
    "horizon": 1,
    "looks": 2,
    "nodes": 2,
    "completions": 2,
    "few": 1,
    "first": 3,
    "candidates": 2,
    "beam": 2,
}
CARE = 3  # actions of which the best-looking one is played


def played(
    name: str, seats: int, seed: str, options: dict[str, OptionValue] | None = None, most: int | None = None
) -> Record:
    """A game between quick players; after so many decisions the one to decide resigns."""
    game = game_called(name)
    heuristics, rng = game.heuristics(), rng_from(f"{seed}/players")
    setup = Setup(seats, seed, options or {})
    recorder = Recorder(game, setup, [RecordSeat(f"Player {seat + 1}") for seat in range(seats)])
    while not recorder.state.over() and (most is None or len(recorder.moves) < most):
        state = recorder.state
        tried = [int(state.pick(rng)) for _ in range(CARE)]
        recorder.apply(max(tried, key=lambda action: heuristics.prior(state, action)))
    over = recorder.state.over()
    return recorder.record(None if over else End("resign", int(recorder.state.seat())))


def quick_numbers(name: str) -> Numbers:
    """The numbers of a game with the smallest budget."""
    return replace(numbers_of(game_called(name)), **QUICK)  # type: ignore[arg-type]


def sheets(analysis: GameAnalysis) -> list[Account]:
    """The balance sheets of all seats."""
    steps = list(analysis.all())
    draws = [draw for step in steps for draw in step.draws]
    choices = [(step.seat, step.choice) for step in steps if step.choice is not None and step.seat is not None]
    return balance(analysis.history, analysis.begins(), draws, choices, analysis.ends())
