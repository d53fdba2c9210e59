"""What a database holds of some tables, read without the server and without its stores."""

import asyncio
import shutil
import sqlite3
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg

from lampion.server.stores.sqlite import FILE
from lampion.service.stored_rows import StoredRow

TABLES = "SELECT id, version, over FROM tables"
EVENTS = "SELECT table_id, version, at, author, key, event FROM events"
ARCHIVE = "SELECT table_id, record FROM archive"
ORDER = " ORDER BY table_id, version"


@dataclass
class StoredTable:
    """A table as it is stored: all its rows, or the record that took their place."""

    version: int
    over: bool
    rows: list[StoredRow] = field(default_factory=list)
    record: str | None = None


def in_sqlite(data: Path, tables: Sequence[str]) -> dict[str, StoredTable]:
    """From a copy, so that what a killed server left behind is left as it is."""
    with tempfile.TemporaryDirectory() as folder:
        for name in (FILE, f"{FILE}-wal"):
            if (data / name).exists():
                shutil.copy(data / name, folder)
        connection = sqlite3.connect(Path(folder) / FILE)
        try:
            connection.execute("BEGIN")
            among = f"IN ({', '.join('?' * len(tables))})"
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            return gathered(
                connection.execute(f"{TABLES} WHERE id {among}", tables),
                connection.execute(f"{EVENTS} WHERE table_id {among}{ORDER}", tables),
                connection.execute(f"{ARCHIVE} WHERE table_id {among}", tables),
            )
        finally:
            connection.close()


def in_postgres(url: str, tables: Sequence[str]) -> dict[str, StoredTable]:
    """At one moment, also while servers write."""

    async def read() -> dict[str, StoredTable]:
        connection = await asyncpg.connect(url)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                names = list(tables)
                return gathered(
                    await connection.fetch(f"{TABLES} WHERE id = ANY($1)", names),
                    await connection.fetch(f"{EVENTS} WHERE table_id = ANY($1){ORDER}", names),
                    await connection.fetch(f"{ARCHIVE} WHERE table_id = ANY($1)", names),
                )
        finally:
            await connection.close()

    return asyncio.run(read())


def gathered(tables: Iterable[Any], events: Iterable[Any], archive: Iterable[Any]) -> dict[str, StoredTable]:
    found = {row[0]: StoredTable(row[1], bool(row[2])) for row in tables}
    for table, *row in events:
        found[table].rows.append(StoredRow(*row))
    for table, record in archive:
        found[table].record = record
    return found
