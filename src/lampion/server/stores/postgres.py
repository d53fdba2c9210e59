"""The store for many processes: a PostgreSQL database that all of them share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta

import asyncpg

from lampion.server.stores.postgres_append import CHANNEL, put, put_editions
from lampion.server.stores.postgres_host import PostgresHost
from lampion.server.stores.postgres_outages import put_outage
from lampion.server.stores.postgres_schema import migrate
from lampion.server.urls import without_password
from lampion.service.store import ALL, Archived, Batch, CannotOpen, Conflict, EditionText, Listed, Log, StoreError
from lampion.service.store_health import Work
from lampion.service.stored_rows import StoredRow, read_log
from lampion.tables.outages import SAME_TIME, Outage

MOST_CONNECTIONS = 10
PATIENCE = 10.0  # seconds for the database to answer
AWAY = (  # what is raised when the database goes away, in whatever moment
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
LOST = (  # errors of the database itself after which nobody knows whether it had committed before
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
)
DAMAGE = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)


class PostgresStore(PostgresHost):
    """A normal commit for each command. A database that went away is asked again with the next command.

    `notify`: each commit tells the other processes, by LISTEN/NOTIFY.
    """

    shared = True

    def __init__(self, url: str, notify: bool = True) -> None:
        super().__init__()
        self.url = url
        self._notify = notify
        self._pool: asyncpg.Pool | None = None
        self._ahead = 0.0  # seconds that the database's clock is ahead of our monotonic one

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=0,
                max_size=MOST_CONNECTIONS,
                command_timeout=PATIENCE,
                timeout=PATIENCE,
                reset=leave_as_it_is,
            )
            async with self._connection("write") as connection:
                self.id = await migrate(connection, without_password(self.url))
            self.advance(await self.time_ahead())
        except CannotOpen:
            await self.close()
            raise
        except (StoreError, ValueError, *AWAY) as error:
            await self.close()
            told = str(error) or type(error).__name__
            raise CannotOpen(f"cannot open the database {without_password(self.url)}: {told}") from None

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            try:
                await asyncio.wait_for(pool.close(), PATIENCE)
            except AWAY:
                pool.terminate()

    def now(self) -> int:
        return int((time.monotonic() + self._ahead) * 1000)

    async def time_ahead(self) -> int:
        """The database's time is the same for all processes."""
        before = self.now()
        found = await self._rows("SELECT extract(epoch FROM clock_timestamp())::float8 AS time")
        return int(found[0]["time"] * 1000) - (before + self.now()) // 2

    def advance(self, milliseconds: int) -> None:
        self._ahead += max(0, milliseconds) / 1000

    async def beat(self) -> None:
        """The latest of all servers; but one from a time that has not come yet counts for nothing."""
        await self._written(
            "INSERT INTO beats (at) VALUES ($1) ON CONFLICT (one) DO UPDATE"
            " SET at = CASE WHEN beats.at > excluded.at + $2 THEN excluded.at ELSE greatest(beats.at, excluded.at) END",
            self.now(),
            SAME_TIME,
        )

    async def last_beat(self) -> int | None:
        found = await self._rows("SELECT at FROM beats")
        return int(found[0]["at"]) if found else None

    async def note_outage(self, until: int, since: int | None = None) -> Outage | None:
        async with self._connection("write") as connection:
            return await put_outage(connection, until, since)

    async def outages(self, after: int = 0) -> list[Outage]:
        found = await self._rows("SELECT since, until FROM outages WHERE number > $1 ORDER BY number", after)
        return [Outage(row["since"], row["until"]) for row in found]

    async def append(self, batches: Sequence[Batch]) -> None:
        editions = [batch.edition for batch in batches if batch.edition is not None]
        async with self._connection("write") as connection:
            if len(batches) == 1 and not editions:
                await put(connection, batches[0], self._notify)
                return
            async with connection.transaction():
                await put_editions(connection, editions)
                for batch in sorted(batches, key=lambda one: one.table):  # in one order, so that none waits for another
                    await put(connection, batch, self._notify)

    async def load(self, table: str, after: int = 0) -> Log | None:
        found = await self._rows(
            "SELECT version, at, author, key, event, digest, (SELECT version FROM tables WHERE id = $1) AS reaches"
            " FROM events WHERE table_id = $1 AND version > $2 ORDER BY version",
            table,
            after,
            about=f"table {table}",
        )
        rows = [StoredRow(*(row[name] for name in StoredRow._fields)) for row in found]
        return read_log(rows, found[0]["reaches"] or 0 if found else 0)

    async def stored_rows(self, table: str) -> list[StoredRow]:
        found = await self._rows(
            "SELECT version, at, author, key, event, digest FROM events WHERE table_id = $1 ORDER BY version",
            table,
            about=f"table {table}",
        )
        return [StoredRow(*(row[name] for name in StoredRow._fields)) for row in found]

    async def finished(self, before: int, most: int) -> list[str]:
        found = await self._rows(
            "SELECT id FROM tables WHERE over AND changed < $1"
            " AND NOT EXISTS (SELECT FROM archive WHERE table_id = id) ORDER BY changed, id LIMIT $2",
            before,
            most,
        )
        return [row["id"] for row in found]

    async def archive(self, table: str, version: int, archived: Archived, length: int) -> None:
        moved = await self._written(
            "WITH moved AS (UPDATE tables SET version = $3 WHERE id = $1 AND version = $2 AND over RETURNING id),"
            " gone AS (DELETE FROM events USING moved WHERE table_id = moved.id)"
            " INSERT INTO archive (table_id, at, changed, record) SELECT id, $4, $5, $6 FROM moved RETURNING 1",
            *(table, version, length, self.now(), archived.changed, archived.record),
        )
        if not moved:
            raise Conflict(f"table {table} is no longer at version {version}")

    async def archived(self, table: str) -> Archived | None:
        found = await self._rows("SELECT record, changed FROM archive WHERE table_id = $1", table)
        if not found:
            return None
        held = await self._rows("SELECT seat, holder FROM holders WHERE table_id = $1", table)
        holders = {row["seat"]: row["holder"] for row in held}
        return Archived(found[0]["record"], found[0]["changed"], holders)

    async def keep_analysis(self, table: str, evaluator: str, report: str) -> None:
        await self._written(
            "INSERT INTO analyses (table_id, evaluator, at, report) SELECT id, $2, $3, $4 FROM tables WHERE id = $1"
            " ON CONFLICT (table_id, evaluator) DO UPDATE SET at = excluded.at, report = excluded.report",
            table,
            evaluator,
            self.now(),
            report,
        )

    async def analysis(self, table: str, evaluator: str) -> str | None:
        found = await self._rows("SELECT report FROM analyses WHERE table_id = $1 AND evaluator = $2", table, evaluator)
        return str(found[0]["report"]) if found else None

    async def keep_editions(self, editions: Sequence[EditionText]) -> None:
        async with self._connection("write") as connection:
            await put_editions(connection, editions)

    async def edition(self, content_hash: str) -> EditionText | None:
        found = await self._rows("SELECT hash, game, name, text FROM editions WHERE hash = $1", content_hash)
        return EditionText(*found[0]) if found else None

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        found = await self._rows("SELECT id, version FROM tables WHERE id = ANY($1::text[])", list(tables))
        return {row["id"]: row["version"] for row in found}

    async def tables_of(self, holder: str, most: int) -> list[Listed]:
        found = await self._rows(
            "SELECT id, version, changed, summary, array_agg(seat ORDER BY seat) AS seats"
            " FROM holders JOIN tables ON id = table_id WHERE holder = $1"
            " GROUP BY id ORDER BY changed DESC, id LIMIT $2",
            holder,
            most,
        )
        return [Listed(row["id"], row["version"], row["changed"], row["summary"], tuple(row["seats"])) for row in found]

    async def lobby(self, most: int) -> list[Listed]:
        found = await self._rows(
            "SELECT id, version, changed, summary FROM tables WHERE lobby ORDER BY changed DESC, id LIMIT $1", most
        )
        return [Listed(row["id"], row["version"], row["changed"], row["summary"], ()) for row in found]

    async def deadlines(self, before: int, most: int = ALL) -> list[str]:
        found = await self._rows(
            "SELECT id FROM tables WHERE deadline < $1 ORDER BY deadline, id LIMIT $2", before, most
        )
        return [row["id"] for row in found]

    async def keep_alive(self, server: str, seconds: float) -> bool:
        found = await self._written(
            "WITH dead AS (DELETE FROM servers WHERE until < now() AND name <> $1)"
            " INSERT INTO servers (name, until) VALUES ($1, now() + $2)"
            " ON CONFLICT (name) DO UPDATE SET until = excluded.until RETURNING xmax <> 0 AS known",
            server,
            timedelta(seconds=seconds),
        )
        return bool(found[0]["known"])

    async def sign_off(self, server: str) -> None:
        await self._written("DELETE FROM servers WHERE name = $1", server)

    async def attend(self, server: str, table: str, holders: Sequence[str]) -> None:
        await self._written(
            "INSERT INTO attendance (table_id, server, holders) VALUES ($1, $2, $3::text[])"
            " ON CONFLICT (table_id, server) DO UPDATE SET holders = excluded.holders",
            table,
            server,
            list(holders),
        )
        if self._notify:
            await self._written(f"SELECT pg_notify('{CHANNEL}', $1)", f"{table} 0")

    async def attending(self, server: str, tables: Sequence[str]) -> dict[str, frozenset[str]]:
        found = await self._rows(
            "SELECT table_id, array_agg(DISTINCT holder) AS holders"
            " FROM attendance JOIN servers ON server = name, unnest(holders) AS holder"
            " WHERE table_id = ANY($1::text[]) AND server <> $2 AND until > now() GROUP BY table_id",
            list(tables),
            server,
        )
        return {row["table_id"]: frozenset(row["holders"]) for row in found}

    async def bot_turns(self) -> list[str]:
        found = await self._rows(
            "SELECT id FROM tables LEFT JOIN leases ON table_id = id"
            " WHERE bot_turn AND (until IS NULL OR until < now()) ORDER BY id"
        )
        return [row["id"] for row in found]

    async def lease(self, table: str, owner: str, seconds: float) -> bool:
        found = await self._written(
            "INSERT INTO leases (table_id, owner, until) VALUES ($1, $2, now() + $3)"
            " ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, until = excluded.until"
            " WHERE leases.owner = excluded.owner OR leases.until < now() RETURNING 1",
            table,
            owner,
            timedelta(seconds=seconds),
        )
        return bool(found)

    async def release(self, table: str, owner: str) -> None:
        await self._written("DELETE FROM leases WHERE table_id = $1 AND owner = $2", table, owner)

    async def _rows(self, sql: str, *values: object, about: str = "") -> list[asyncpg.Record]:
        """What is read; `about` names it for the log."""
        async with self._connection("read", about) as connection:
            return list(await connection.fetch(sql, *values))

    async def _written(self, sql: str, *values: object) -> list[asyncpg.Record]:
        """A statement that writes, and what it returns."""
        async with self._connection("write") as connection:
            return list(await connection.fetch(sql, *values))

    @asynccontextmanager
    async def _connection(self, work: Work, about: str = "") -> AsyncIterator[asyncpg.Connection]:
        """A connection of the pool; what goes wrong with it is told as a problem of the store."""
        if self._pool is None:
            raise StoreError("the database is not open")
        began, asked = time.monotonic(), False
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                asked = True
                yield connection
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None
        except AWAY as error:
            told = str(error) or type(error).__name__
            self.health.failed(work, told, about, isinstance(error, DAMAGE))
            unsure = work == "write" and asked and not said_no(error)
            raise StoreError(f"the database did not answer: {told}", unsure=unsure) from error
        self.health.succeeded(work, time.monotonic() - began)


async def leave_as_it_is(connection: asyncpg.Connection) -> None:
    """What goes back to the pool: a transaction that was broken off is rolled back by now, and no setting is ours.

    Otherwise the database would be asked to forget all settings, locks and cursors after each command.
    """


def said_no(error: Exception) -> bool:
    """Whether the database itself refused: then nothing was written. A line that broke may have carried a yes."""
    return isinstance(error, asyncpg.PostgresError) and not isinstance(error, LOST)
