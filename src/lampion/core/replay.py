"""Replays a record and checks every move, draw, score and the result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec import UNSET

from lampion.core.chance import ChanceLedger
from lampion.core.commitment import commitment_fault
from lampion.core.errors import RecordError, SetupError
from lampion.core.game import Game
from lampion.core.message import IllegalAction, NotationError
from lampion.core.record import Record
from lampion.core.recorder import Recorder, resigned_seats, winners_of
from lampion.core.setup import Setup


@dataclass(frozen=True)
class Fault:
    """The first thing in a record that is not true: after how many good moves, and what it is.

    `other_edition`: nothing is known to be false, but the edition it was made with is not here to tell.
    """

    move: int
    reason: str
    other_edition: bool = False


class RecordFault(RecordError):
    """A record that does not follow the rules."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"after move {fault.move}: {fault.reason}")
        self.fault = fault


def replay(game: Game, record: Record) -> Iterator[Recorder]:
    """The game, move by move: the same recorder each time, first before any move. Raises RecordFault.

    Recorded chance events come true; where the seed is known too, it must have given the same ones.
    """
    _check_header(game, record)
    recorder = _begin(game, record)
    yield recorder
    for number, line in enumerate(record.moves):
        ledger = _given(record, number + 1)
        try:
            recorder.apply(game.parse(recorder.state, line), ledger)
        except (IllegalAction, NotationError) as error:
            raise RecordFault(Fault(number, f"move {number + 1} {line!r} is not legal: {error}")) from None
        except ValueError as error:  # chance events that cannot happen; a false one before them is the cause
            _check_seed(record, ledger, number + 1)
            raise RecordFault(Fault(number, f"move {number + 1} {line!r}: {error}")) from None
        if recorder.moves[-1] != line:
            raise RecordFault(Fault(number, f"move {number + 1} is written {line!r}, expected {recorder.moves[-1]!r}"))
        _check_chance(record, ledger, number + 1)
        yield recorder


def fault_of(game: Game, record: Record, commitment: str | None = None) -> Fault | None:
    """The first thing in the record that is not true; None if everything is."""
    try:
        for _ in proof(game, record, commitment):
            pass
    except RecordFault as error:
        return error.fault
    return None


def proof(game: Game, record: Record, commitment: str | None = None) -> Iterator[None]:
    """Checks everything in the record, with a pause after each move. Raises RecordFault for what is not true."""
    for recorder in replay(game, record):
        yield
    moves = len(record.moves)
    late = [chance for chance in record.chance if chance.after > moves]
    if late:
        told = f"a chance outcome {late[0].kind!r} is noted after move {late[0].after}, but there are only {moves}"
        raise RecordFault(Fault(moves, told))
    broken = _result_fault(recorder, record) or commitment_fault(record, commitment)
    if broken is not None:
        raise RecordFault(Fault(moves, broken))


def _check_header(game: Game, record: Record) -> None:
    if record.rules != game.rules:
        raise RecordFault(
            Fault(0, f"it follows rules version {record.rules!r} of {game.name}, expected {game.rules!r}")
        )


def _begin(game: Game, record: Record) -> Recorder:
    position = None if record.position is UNSET else record.position
    edition = game.edition_meant(record.map)
    if edition is not None and not game.has_edition(edition.hash):
        raise RecordFault(
            Fault(
                0,
                f"it was made with another edition ({edition.name}, {edition.hash[:12]}…) than those installed here:"
                " install it with --edition FILE",
                other_edition=True,
            )
        )
    by_chance = any(chance.kind == "start" for chance in record.chance if chance.after == 0)
    setup = Setup(
        seats=len(record.seats),
        seed=record.seed or "",
        options=record.options,
        start=None if by_chance or position is not None else record.start,
        edition=None if edition is None else edition.hash,
        position=position,
    )
    ledger = _given(record, 0)
    try:
        recorder = Recorder(game, setup, record.seats, record.commitment, ledger)
    except (SetupError, ValueError) as error:
        _check_seed(record, ledger, 0)
        raise RecordFault(Fault(0, f"the game cannot be set up: {error}")) from None
    if position is not None and record.commitment is not None:
        raise RecordFault(Fault(0, "it has a commitment, but no server shuffled a game from a given position"))
    if recorder.start != record.start:
        raise RecordFault(Fault(0, f"the start player is seat {record.start}, expected {recorder.start}"))
    _check_chance(record, ledger, 0)
    return recorder


def _given(record: Record, after: int) -> ChanceLedger:
    return ChanceLedger([chance.event() for chance in record.chance if chance.after == after])


def _check_chance(record: Record, ledger: ChanceLedger, after: int) -> None:
    _check_seed(record, ledger, after)
    if ledger.leftover():
        raise RecordFault(
            Fault(after, f"{ledger.leftover()} chance outcomes are noted after move {after} that never happened")
        )


def _check_seed(record: Record, ledger: ChanceLedger, after: int) -> None:
    """Where the seed is known, it must have given every chance event; the first that differs is named."""
    difference = ledger.difference
    if record.seed is None or difference is None:
        return
    entries = [number for number, chance in enumerate(record.chance, start=1) if chance.after == after]
    whose = "" if difference.seat is None else f" for seat {difference.seat}"
    raise RecordFault(
        Fault(
            after,
            f"the seed gives another {difference.kind}{whose} after move {after} than the one noted:"
            f" expected {difference.expected!r}, got {difference.got!r} (chance entry {entries[difference.entry]})",
        )
    )


def _result_fault(recorder: Recorder, record: Record) -> str | None:
    state = recorder.state
    if record.end is not None and record.end.by == "rules" and not state.over():
        return "it says the game ended by the rules, but it is not over"
    if record.end is None and state.over():
        return "the game is over, but the record does not say so"
    scores = tuple(tuple(state.tally(seat)) for seat in range(len(record.seats)))
    if record.scores != scores:
        return f"the scores are {record.scores}, expected {scores}"
    winners = tuple(winners_of(state, record.end, resigned_seats(record.seats)))
    if record.winners != winners:
        return f"the winners are {record.winners}, expected {winners}"
    return None
