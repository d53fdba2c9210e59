"""All tables of a store as one file, to be carried to another store: a line of JSON for each, with its log as stored.

It holds hidden cards of running games, so it is for those alone whose tables they are.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from lampion.core.record import decode as decode_record
from lampion.service.commit import batch
from lampion.service.errors import ApiError
from lampion.service.store import ALL, Batch, EditionText
from lampion.service.stored_rows import StoredRow
from lampion.service.table_ids import PATTERN
from lampion.service.table_service import TableService
from lampion.tables.archive import rows_of
from lampion.tables.events import Created, Row, decode_event, encode_event
from lampion.tables.table import Table

VERSION = 1


class Head(Struct, frozen=True, rename={"version": "lampion-tables"}):
    """The first line. `token` is that of a device whose seats these are, where one device has them all."""

    version: int
    editions: list[EditionText]
    token: str | None = None


class TableLine(Struct, frozen=True):
    """A table: its rows as they are stored."""

    table: str
    rows: list[StoredRow]


@dataclass(frozen=True)
class Brought:
    """What became of a file's tables."""

    brought: int
    there: int  # before, in this version or a newer one
    token: str | None


class NoTableFile(ApiError):
    """What was given is not such a file. Nothing of it was stored, or what came before the line that is named."""

    def __init__(self, told: str) -> None:
        super().__init__(400, "not-a-table-file", told)


async def lines(tables: TableService, token: str | None = None) -> AsyncIterator[bytes]:
    """The file, line by line. Raises StoreError."""
    store = tables.store
    names = sorted(one.table for one in await store.newest(ALL))
    editions: dict[str, EditionText] = {}
    found = [TableLine(name, await stored(tables, name)) for name in names]
    for line in found:
        for hash_ in {used for row in line.rows if (used := edition_of(row)) is not None}:
            text = None if hash_ in editions else await store.edition(hash_)
            if text is not None:
                editions[hash_] = text
    yield msgspec.json.encode(Head(VERSION, list(editions.values()), token)) + b"\n"
    for line in found:
        yield msgspec.json.encode(line) + b"\n"


async def stored(tables: TableService, name: str) -> list[StoredRow]:
    """The rows of a table; of one that was archived, those that can be made of its record."""
    rows = await tables.store.stored_rows(name)
    archived = None if rows else await tables.store.archived(name)
    if archived is None:
        return rows
    record = decode_record(archived.record)
    await tables.editions.bring_for_record(record)
    made = rows_of(name, record, archived.holders, archived.changed)
    return [StoredRow(row.version, row.at, None, None, encode_event(row.event)) for row in made]


def edition_of(row: StoredRow) -> str | None:
    """The edition that a table's first row names."""
    event = decode_event(row.event) if row.version == 1 else None
    return event.edition.hash if isinstance(event, Created) and event.edition is not None else None


async def bring(tables: TableService, text: Iterable[bytes]) -> Brought:
    """Store the tables of a file that are not here yet, each in one piece. Raises NoTableFile or StoreError."""
    head, brought, there = None, 0, 0
    for number, line in enumerate(filter(None, (one.strip() for one in text)), 1):
        try:
            if head is None:
                head = msgspec.json.decode(line, type=Head)
                if head.version != VERSION:
                    raise NoTableFile("the file was made by a newer Lampion")
                await tables.store.keep_editions(head.editions)
                continue
            found = msgspec.json.decode(line, type=TableLine)
        except msgspec.DecodeError as problem:
            raise NoTableFile(f"line {number}: {problem}") from None
        if await bring_table(tables, found, number):
            brought += 1
        else:
            there += 1
        await asyncio.sleep(0)  # others wait too
    if head is None:
        raise NoTableFile("the file is empty")
    return Brought(brought, there, head.token)


async def bring_table(tables: TableService, line: TableLine, number: int) -> bool:
    """Whether it was new here."""
    if not PATTERN.fullmatch(line.table) or [row.version for row in line.rows] != list(range(1, len(line.rows) + 1)):
        raise NoTableFile(f"line {number}: no table that could be kept")
    if line.table in await tables.store.versions([line.table]):
        return False
    try:
        rows = [Row(row.version, row.at, decode_event(row.event)) for row in line.rows]
    except msgspec.DecodeError as problem:
        raise NoTableFile(f"line {number}: {problem}") from None
    await tables.editions.bring_for(rows)
    table = Table(line.table)
    for row in rows:
        table.add(row)
    if table.created is None:
        raise NoTableFile(f"line {number}: no table that could be kept")
    await tables.store.append(batches(table, rows, line.rows))
    return True


def batches(table: Table, rows: list[Row], kept: list[StoredRow]) -> list[Batch]:
    """A batch for each row, so that every one keeps its author and its key; lists show what the last one says."""
    listing = batch(table, rows, None).listing
    return [
        Batch(table.id, [row], listing, one.author, one.key, one.digest) for row, one in zip(rows, kept, strict=True)
    ]
