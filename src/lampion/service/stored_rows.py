"""Rows as databases hold them, and how they become events again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec

from lampion.service.store import Answered, Batch, Log
from lampion.tables.events import Row, decode_event, encode_event


class StoredRow(NamedTuple):
    """A row of the table `events`, without the name of its table."""

    version: int
    at: int
    author: str | None
    key: str | None
    event: str
    digest: str | None = None


def rows_to_store(batch: Batch) -> list[StoredRow]:
    """The rows of a command; its key is on the last one, with the digest."""
    last = batch.rows[-1]
    return [
        StoredRow(
            row.version,
            row.at,
            batch.author,
            batch.key if row is last else None,
            encode_event(row.event),
            batch.digest if row is last else None,
        )
        for row in batch.rows
    ]


def read_log(found: Sequence[StoredRow], reaches: int = 0) -> Log | None:
    """The log, up to the first row that cannot be read; None if there is nothing. It should reach that version."""
    if not found:
        return None
    log = Log([], {}, reaches=reaches)
    for version, at, author, key, event, digest in found:
        if author is not None and key is not None:
            log.answered[author, key] = Answered(version, digest)
        try:
            log.rows.append(Row(version, at, decode_event(event)))
        except msgspec.DecodeError as error:
            return replace(log, unreadable=(found[-1].version, f"row {version}: {error}"))
    return log
