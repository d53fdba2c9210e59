"""Backups of PostgreSQL: read in one snapshot, written back in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import islice

import asyncpg

from lampion.server.backup.backup_file import Row, columns, rows_of, table_names
from lampion.server.backup.errors import BackupError
from lampion.server.backup.sources import AT_ONCE, Source, known
from lampion.server.stores.postgres import AWAY, PATIENCE
from lampion.server.stores.postgres_schema import migrate
from lampion.server.urls import without_password
from lampion.service.store import CannotOpen

YES_NO = """
    SELECT column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1 AND data_type = 'boolean'
"""
LAMPION = "SELECT to_regclass('lampion') IS NOT NULL"


class PostgresSource:
    """What one snapshot shows."""

    def __init__(self, connection: asyncpg.Connection, schema: int) -> None:
        self._connection = connection
        self.schema = schema

    async def count(self, table: str) -> int:
        return int(await self._connection.fetchval(f"SELECT count(*) FROM {table}"))

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Row]:
        query = f"SELECT {', '.join(columns)} FROM {table}"
        async for row in self._connection.cursor(query, prefetch=AT_ONCE):
            yield tuple(int(value) if isinstance(value, bool) else value for value in row)


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection of our own; what goes wrong with it is told without the password."""
    where = without_password(url)
    try:
        connection = await asyncpg.connect(url, timeout=PATIENCE)
        try:
            yield connection
        finally:
            await connection.close(timeout=PATIENCE)
    except CannotOpen as error:
        raise BackupError(str(error)) from None
    except (ValueError, *AWAY) as error:
        raise BackupError(f"cannot use the database {where}: {str(error) or type(error).__name__}") from None


@asynccontextmanager
async def postgres_source(url: str) -> AsyncIterator[Source]:
    """The database as it is now, whatever its servers do meanwhile. Raises BackupError."""
    where = without_password(url)
    async with connected(url) as connection, connection.transaction(isolation="repeatable_read", readonly=True):
        here = await connection.fetchval(LAMPION)
        schema = int(await connection.fetchval("SELECT schema FROM lampion")) if here else 0
        yield PostgresSource(connection, known("postgresql", schema, where))


async def restore(file: sqlite3.Connection, url: str, replace: bool, step: Callable[[], None]) -> None:
    """Write all rows of a backup of today's schema, or none. Raises BackupError."""
    where = without_password(url)
    async with connected(url) as connection, connection.transaction():
        await migrate(connection, where)  # its lock keeps servers from starting until the end of the transaction
        alive = await connection.fetchval("SELECT count(*) FROM servers WHERE until > now()")
        if alive:
            raise BackupError(
                f"{alive} running Lampion server{'' if alive == 1 else 's'} use {where}: stop them first "
                "(one that was killed counts for 15 seconds)"
            )
        names = table_names(file)
        if not replace and await connection.fetchval("SELECT count(*) FROM tables"):
            raise BackupError(f"{where} has tables already: choose another database, or give --replace to lose them")
        await connection.execute(f"TRUNCATE {', '.join([*names, 'leases', 'servers', 'attendance'])}")
        for name in names:
            await _fill(connection, file, name, step)


async def _fill(connection: asyncpg.Connection, file: sqlite3.Connection, table: str, step: Callable[[], None]) -> None:
    named = columns(file, table)
    yes_no = {row["column_name"] for row in await connection.fetch(YES_NO, table)}
    switches = [number for number, column in enumerate(named) if column in yes_no]
    rows = rows_of(file, table, named)
    while batch := list(islice(rows, AT_ONCE)):
        records = [_converted(row, switches) for row in batch]
        await connection.copy_records_to_table(table, records=records, columns=named)
        for _ in batch:
            step()


def _converted(row: Row, switches: Sequence[int]) -> tuple[object, ...]:
    values: list[object] = list(row)
    for number in switches:
        values[number] = bool(values[number])
    return tuple(values)
