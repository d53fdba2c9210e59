"""Records in files: read one by one, written one a line, and checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path

from lampion.core import record as form
from lampion.core.errors import RecordError
from lampion.core.record import Record
from lampion.core.registry import game
from lampion.core.replay import RecordFault, fault_of


def read_records(path: str | PathLike[str]) -> Iterator[Record]:
    """The records of a file, one after the other and never all at once; raises RecordError at one that is none."""
    with Path(path).open("rb") as lines:
        for number, found in enumerate(form.read_records(lines), start=1):
            if isinstance(found, RecordError):
                raise RecordError(f"record {number} of {path}: {found}") from found
            yield found


def write_records(path: str | PathLike[str], records: Iterable[Record]) -> int:
    """Write records to a file, one a line, and answer how many they were."""
    count = 0
    with Path(path).open("w", encoding="utf-8") as file:
        for record in records:
            file.write(form.encode(record) + "\n")
            count += 1
    return count


def verify(record: Record, commitment: str | None = None) -> None:
    """Replay a record and check every move, draw, score and the result; raises RecordFault where it is not true.

    `commitment` is the one you saw before the game: the record must have kept it.
    """
    fault = fault_of(game(record.game), record, commitment)
    if fault is not None:
        raise RecordFault(fault)
