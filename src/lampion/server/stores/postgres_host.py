"""What PostgreSQL keeps for the host: all tables in a list, what is said to everybody, who was told of a turn."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

import asyncpg

from lampion.server.stores.postgres_append import CHANNEL
from lampion.service.store import GONE, Listed, Notice, Store
from lampion.service.store_health import Work

CLAIM = """
    INSERT INTO told (table_id, turn, tries, due, done) VALUES ($1, $2, 1, $4, false)
    ON CONFLICT (table_id) DO UPDATE SET turn = excluded.turn, due = excluded.due, done = false,
        tries = CASE WHEN told.turn = excluded.turn THEN told.tries + 1 ELSE 1 END
    WHERE told.turn < excluded.turn OR (told.turn = excluded.turn AND NOT told.done AND told.due <= $3)
    RETURNING tries
"""


class PostgresHost(Store):
    """The part of the store that is for the host."""

    _notify = True

    async def newest(self, most: int) -> list[Listed]:
        found = await self._rows(
            "SELECT id, version, changed, summary FROM tables ORDER BY changed DESC, id LIMIT $1", most
        )
        return [Listed(row["id"], row["version"], row["changed"], row["summary"], ()) for row in found]

    async def delete(self, table: str) -> bool:
        """The table's row first: a command that is being written holds it, and what it writes must go too."""
        async with self._connection("write") as connection, connection.transaction():
            gone = await connection.fetch("DELETE FROM tables WHERE id = $1 RETURNING 1", table)
            for name in ("events", "holders", "archive", "told", "leases", "attendance", "analyses"):
                gone += await connection.fetch(f"DELETE FROM {name} WHERE table_id = $1 RETURNING 1", table)
            if self._notify:
                await connection.execute(f"SELECT pg_notify('{CHANNEL}', $1)", f"{table} {GONE}")
        return bool(gone)

    async def announce(self, notice: Notice | None) -> None:
        if notice is None:
            await self._written("DELETE FROM notices")
        else:
            await self._written(
                "INSERT INTO notices (text, ends) VALUES ($1, $2)"
                " ON CONFLICT (one) DO UPDATE SET text = excluded.text, ends = excluded.ends",
                notice.text,
                notice.until,
            )

    async def notice(self) -> Notice | None:
        found = await self._rows("SELECT text, ends FROM notices")
        return Notice(found[0]["text"], found[0]["ends"]) if found else None

    async def untold_turns(self, most: int) -> list[tuple[str, int]]:
        found = await self._rows(
            "SELECT id, tables.turn FROM tables LEFT JOIN told ON table_id = id WHERE tables.turn IS NOT NULL"
            " AND (told.turn IS NULL OR told.turn < tables.turn OR (NOT done AND due <= $1)) ORDER BY changed LIMIT $2",
            self.now(),
            most,
        )
        return [(row["id"], row["turn"]) for row in found]

    async def claim_turn(self, table: str, turn: int, seconds: float) -> int | None:
        now = self.now()
        found = await self._written(CLAIM, table, turn, now, now + int(seconds * 1000))
        return int(found[0]["tries"]) if found else None

    async def settle_turn(self, table: str, turn: int, again: float | None) -> None:
        due = self.now() + int((again or 0) * 1000)
        sql = "UPDATE told SET done = $3, due = $4 WHERE table_id = $1 AND turn = $2"
        await self._written(sql, table, turn, again is None, due)

    def _connection(self, work: Work, about: str = "") -> AbstractAsyncContextManager[asyncpg.Connection]:
        """A connection; what goes wrong with it is told as a problem of the store."""
        raise NotImplementedError

    async def _rows(self, sql: str, *values: object, about: str = "") -> list[asyncpg.Record]:
        """What is read."""
        raise NotImplementedError

    async def _written(self, sql: str, *values: object) -> list[asyncpg.Record]:
        """A statement that writes, and what it returns."""
        raise NotImplementedError
