"""Checks many records, and says in words what was found."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import msgspec

from lampion.core.errors import RecordError, UnknownGame
from lampion.core.record import Record
from lampion.core.registry import game
from lampion.core.replay import Fault, fault_of


class InvalidRecord(msgspec.Struct, frozen=True):
    """A record that is not true, or made with an edition that is not here: which one, after how many moves, and why."""

    index: int
    move: int
    reason: str


class Check(msgspec.Struct, frozen=True):
    """What `lampion record verify --json` prints."""

    records: int
    valid: int
    invalid: tuple[InvalidRecord, ...]


@dataclass(frozen=True)
class Checked:
    """What was found, whether any record had a commitment to agree with, and how many began from a given position.

    `unjudged` are those of the invalid ones that were made with an edition that is not here: they may be true.
    """

    result: Check
    committed: bool
    given: int
    unjudged: int = 0


def check(records: Iterable[Record | RecordError], commitment: str | None, step: Callable[[], None]) -> Checked:
    """Replay all records, one after the other; `step` is called after each."""
    count, committed, given, unjudged, invalid = 0, False, 0, 0, []
    for count, record in enumerate(records, start=1):
        fault = fault_in(record, commitment)
        if fault is not None:
            invalid.append(InvalidRecord(count - 1, fault.move, fault.reason))
            unjudged += fault.other_edition
        committed = committed or (isinstance(record, Record) and record.commitment is not None)
        given += isinstance(record, Record) and record.position is not msgspec.UNSET
        step()
    return Checked(Check(count, count - len(invalid), tuple(invalid)), committed, given, unjudged)


def fault_in(record: Record | RecordError, commitment: str | None) -> Fault | None:
    """The first thing that is wrong with what a file holds."""
    if isinstance(record, RecordError):
        return Fault(0, str(record))
    try:
        return fault_of(game(record.game), record, commitment)
    except UnknownGame as error:
        return Fault(0, str(error))


def sentence(checked: Checked, commitment: str | None) -> str:
    """The result for a person. Without the commitment that was shown nobody can say more than that a record agrees."""
    result = checked.result
    counted = "1 record" if result.records == 1 else f"{result.records} records"
    if result.invalid:
        false, unjudged = len(result.invalid) - checked.unjudged, checked.unjudged
        found = [f"{result.valid} good"]
        found += [f"{false} not true"] if false else []
        found += [f"{unjudged} made with another edition"] if unjudged else []
        lines = [f"{counted}: {', '.join(found)}"]
        lines += [f"  record {bad.index + 1}, after move {bad.move}: {bad.reason}" for bad in result.invalid]
        return "\n".join(lines)
    lines = [f"{counted}: all good"]
    if commitment is not None:
        lines.append("the seed was fixed before the game: it follows from the commitment you were shown")
    elif checked.committed:
        agrees = "it agrees with its own commitment" if result.records == 1 else "they agree with their own commitments"
        lines.append(f"{agrees} (to compare with the one you saw: --commitment HASH)")
    if checked.given:
        which = "it" if result.records == 1 else f"{checked.given} of them"
        lines.append(f"{which} began from a given position: no server shuffled that deal")
    return "\n".join(lines)
