"""Notation and records: what is written down can be read again, and proves itself."""

from __future__ import annotations

import msgspec

from lampion.core.game import Game
from lampion.core.record import Record, RecordSeat, decode, encode
from lampion.core.recorder import Recorder
from lampion.core.replay import fault_of
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.testing.effort import effort
from lampion.testing.journey import Journey
from lampion.testing.setups import reseeded


def check_notation_round_trip(game: Game, setup: Setup) -> None:
    """Every legal action has a line of its own, and the line names the action."""
    for number in range(effort(1)):
        journey = Journey(game, reseeded(setup, number))
        for state in journey.positions():
            lines: dict[str, int] = {}
            for action in state.legal():
                line = game.notation(state, action)
                if lines.setdefault(line, action) != action:
                    raise journey.fault(f"actions {lines[line]} and {action} are both written {line!r}")
                parsed = game.parse(state, line)
                if parsed != action:
                    raise journey.fault(f"action {action} is written {line!r}, which reads as {parsed}")
                if line != line.strip() or "\n" in line or not line:
                    raise journey.fault(f"action {action} is written {line!r}: expected one line without outer spaces")


def random_record(game: Game, setup: Setup) -> Record:
    """The record of a random game."""
    seats = [RecordSeat(f"Player {seat + 1}") for seat in range(setup.seats)]
    recorder = Recorder(game, setup, seats)
    players = rng_from(f"{setup.seed}/players")
    while not recorder.state.over():
        recorder.apply(int(recorder.state.pick(players)))
    return recorder.record()


def check_record_round_trip(game: Game, setup: Setup) -> None:
    """A record survives JSON, agrees with its seed, and without its seed is still the whole game."""
    for number in range(effort(4)):
        start = number % setup.seats if number % 2 else None  # chosen, or left to chance
        seeded = reseeded(setup, number)
        played = Setup(seeded.seats, seeded.seed, seeded.options, start, seeded.edition)
        record = random_record(game, played)
        where = f"the record of a random game of {game.name} (seed {played.seed!r}, start {start})"
        unrecorded = Journey(game, played)
        for _ in unrecorded.positions():
            pass
        if tuple(unrecorded.lines) != record.moves:
            raise AssertionError(f"{where} must not differ from the same game played without a ledger of chance")
        if decode(encode(record)) != record:
            raise AssertionError(f"{where} must survive JSON")
        fault = fault_of(game, record)
        if fault is not None:
            raise AssertionError(f"{where} does not verify: after move {fault.move}: {fault.reason}")
        fault = fault_of(game, msgspec.structs.replace(record, seed=None))
        if fault is not None:
            raise AssertionError(
                f"{where}, without its seed, must be replayed by its chance outcomes alone, "
                f"but after move {fault.move}: {fault.reason}"
            )
