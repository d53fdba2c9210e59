"""What SQLite keeps for the host: all tables in a list, what is said to everybody, who was told of a turn."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

from lampion.service.store import Listed, Notice, Store


class SqliteHost(Store):
    """The part of the store that is for the host."""

    async def newest(self, most: int) -> list[Listed]:
        found = await self._rows(
            "SELECT id, version, changed, summary FROM tables ORDER BY changed DESC, id LIMIT ?", (most,)
        )
        return [Listed(row[0], row[1], row[2], row[3], ()) for row in found]

    async def delete(self, table: str) -> bool:
        gone = 0

        def change(writer: sqlite3.Connection) -> None:
            nonlocal gone
            gone = writer.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount
            for name in ("events", "holders", "archive", "told", "analyses"):
                gone += writer.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,)).rowcount

        await self._do(change)
        return gone > 0

    async def announce(self, notice: Notice | None) -> None:
        def change(writer: sqlite3.Connection) -> None:
            writer.execute("DELETE FROM notices")
            if notice is not None:
                writer.execute("INSERT INTO notices (one, text, ends) VALUES (1, ?, ?)", (notice.text, notice.until))

        await self._do(change)

    async def notice(self) -> Notice | None:
        found = await self._rows("SELECT text, ends FROM notices", ())
        return Notice(*found[0]) if found else None

    async def untold_turns(self, most: int) -> list[tuple[str, int]]:
        found = await self._rows(
            "SELECT id, tables.turn FROM tables LEFT JOIN told ON table_id = id WHERE tables.turn IS NOT NULL"
            " AND (told.turn IS NULL OR told.turn < tables.turn OR (done = 0 AND due <= ?)) ORDER BY changed LIMIT ?",
            (self.now(), most),
        )
        return [(row[0], row[1]) for row in found]

    async def claim_turn(self, table: str, turn: int, seconds: float) -> int | None:
        now, tries = self.now(), None

        def change(writer: sqlite3.Connection) -> None:
            nonlocal tries
            found = writer.execute(
                "INSERT INTO told (table_id, turn, tries, due, done) VALUES (?1, ?2, 1, ?4, 0)"
                " ON CONFLICT (table_id) DO UPDATE SET turn = ?2, due = ?4, done = 0,"
                " tries = CASE WHEN turn = ?2 THEN tries + 1 ELSE 1 END"
                " WHERE turn < ?2 OR (turn = ?2 AND done = 0 AND due <= ?3) RETURNING tries",
                (table, turn, now, now + int(seconds * 1000)),
            ).fetchall()
            tries = found[0][0] if found else None

        await self._do(change)
        return tries

    async def settle_turn(self, table: str, turn: int, again: float | None) -> None:
        due = self.now() + int((again or 0) * 1000)
        settled = (again is None, due, table, turn)
        await self._do(
            lambda writer: writer.execute("UPDATE told SET done = ?, due = ? WHERE table_id = ? AND turn = ?", settled)
        )

    async def _do(self, change: Callable[[sqlite3.Connection], object]) -> None:
        """Any change, as a whole; returns when it is on disk."""
        raise NotImplementedError

    async def _rows(self, sql: str, values: tuple[str | int, ...], about: str = "") -> list[Any]:
        """What is read."""
        raise NotImplementedError
