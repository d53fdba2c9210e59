"""What backups are made of: a database as it is at one moment, while its servers go on."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Protocol

from lampion.server.backup.backup_file import Row, rows_of
from lampion.server.backup.errors import BackupError
from lampion.server.stores.schema import Kind, steps
from lampion.server.stores.sqlite import FILE

AT_ONCE = 1000


class Source(Protocol):
    """A database that does not change while it is looked at."""

    schema: int

    async def count(self, table: str) -> int:
        """How many rows a table has."""

    def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Row]:
        """The rows of a table."""


def known(kind: Kind, schema: int, where: str) -> int:
    """The number of a schema, if this version can read it. Raises BackupError."""
    if not 0 < schema <= len(steps(kind)):
        told = "has no tables of Lampion" if schema == 0 else f"was written by a newer Lampion (schema {schema})"
        raise BackupError(f"{where} {told}: nothing to back up with this version")
    return schema


class SqliteSource:
    """One read transaction: in WAL mode the server writes on, and is not seen."""

    def __init__(self, connection: sqlite3.Connection, where: str) -> None:
        self._connection = connection
        connection.execute("BEGIN")
        self.schema = known("sqlite", int(connection.execute("PRAGMA user_version").fetchone()[0]), where)

    async def count(self, table: str) -> int:
        return int(self._connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Row]:
        for row in rows_of(self._connection, table, columns):
            yield row


@asynccontextmanager
async def sqlite_source(folder: Path) -> AsyncIterator[Source]:
    """The database of a data folder. Raises BackupError."""
    path = folder / FILE
    if not path.is_file():
        raise BackupError(f"there is no database in {folder}: name its folder with --data, or --database")
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)) as found:
            yield SqliteSource(found, str(path))
    except sqlite3.Error as error:
        raise BackupError(f"cannot read {path}: {error}") from None
