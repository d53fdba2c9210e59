"""The store that needs no server: one SQLite file, owned by one process."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from lampion.server.stores.checkpoints import LONGEST, Checkpoints
from lampion.server.stores.expected import lost
from lampion.server.stores.group_commit import Change, GroupCommit, is_damage
from lampion.server.stores.ownership import Ownership
from lampion.server.stores.private_files import make_folder, make_private
from lampion.server.stores.schema import missing
from lampion.server.stores.sqlite_append import put, put_editions
from lampion.server.stores.sqlite_host import SqliteHost
from lampion.server.stores.sqlite_outages import put_outage
from lampion.service.store import ALL, Archived, Batch, CannotOpen, Conflict, EditionText, Listed, Log, StoreError
from lampion.service.stored_rows import StoredRow, read_log
from lampion.tables.outages import Outage

FILE = "lampion.sqlite3"
SETTINGS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"wal_autocheckpoint = {LONGEST}")


class SqliteStore(SqliteHost):
    """WAL and synchronous=FULL: a commit is on the disk when it returns. One connection writes, another one reads."""

    def __init__(self, folder: Path, new_database: bool = False) -> None:
        """`new_database`: begin anew where a database was expected and is empty or gone."""
        super().__init__()
        self._may_be_lost = new_database
        self.path = folder / FILE
        self._ownership = Ownership(folder)
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading = ThreadPoolExecutor(1, "read")
        self._commits: GroupCommit | None = None
        self._ahead = time.time() - time.monotonic()

    async def open(self) -> None:
        try:
            make_folder(self.path.parent)
            self._refuse_lost()
            self._ownership.take()
            make_private(self.path.parent, self.path)
        except OSError as error:
            self._ownership.release()
            raise CannotOpen(f"cannot write to {self.path.parent}: {error.strerror}") from None
        try:
            self._writer = connected(self.path)
            migrate(self._writer, str(self.path))
            self._reader = connected(self.path)
            checkpoints = Checkpoints(connected(self.path))
        except sqlite3.Error as error:
            await self.close()
            raise CannotOpen(f"cannot open {self.path}: {error}") from None
        except CannotOpen:
            await self.close()
            raise
        self._commits = GroupCommit(self._writer, put, self.health, checkpoints)

    def _refuse_lost(self) -> None:
        problem = None if self._may_be_lost else lost(self.path)
        if problem is None:
            return
        if self._ownership.path.exists():
            self._ownership.take()  # or another process is just making the database, and that is told instead
            self._ownership.release()
        raise CannotOpen(problem)

    async def close(self) -> None:
        if self._commits is not None:
            await self._commits.close()
        self._reading.shutdown()
        for connection in (self._reader, self._writer):
            if connection is not None:
                connection.close()
        self._commits = self._reader = self._writer = None
        self._ownership.release()

    def now(self) -> int:
        return int((time.monotonic() + self._ahead) * 1000)

    async def time_ahead(self) -> int:
        return int(time.time() * 1000) - self.now()

    def advance(self, milliseconds: int) -> None:
        self._ahead += max(0, milliseconds) / 1000

    async def beat(self) -> None:
        assert self._commits is not None, "the store is not open"
        beat = ("INSERT OR REPLACE INTO beats (one, at) VALUES (1, ?)", (self.now(),))
        await self._commits.do(lambda writer: writer.execute(*beat))

    async def last_beat(self) -> int | None:
        found = await self._rows("SELECT at FROM beats", ())
        return int(found[0][0]) if found else None

    async def note_outage(self, until: int, since: int | None = None) -> Outage | None:
        assert self._commits is not None, "the store is not open"
        found: list[Outage | None] = []
        await self._commits.do(lambda writer: found.append(put_outage(writer, until, since)), aside=True)
        return found[0]

    async def outages(self, after: int = 0) -> list[Outage]:
        found = await self._rows("SELECT since, until FROM outages WHERE number > ? ORDER BY number", (after,))
        return [Outage(*row) for row in found]

    async def append(self, batches: Sequence[Batch]) -> None:
        assert self._commits is not None, "the store is not open"
        await self._commits.write(batches)

    async def load(self, table: str, after: int = 0) -> Log | None:
        found = await self._rows(
            "SELECT version, at, author, key, event, digest, (SELECT version FROM tables WHERE id = ?1) FROM events"
            " WHERE table_id = ?1 AND version > ?2 ORDER BY version",
            (table, after),
            f"table {table}",
        )
        return read_log([StoredRow(*row[:-1]) for row in found], found[0][-1] or 0 if found else 0)

    async def stored_rows(self, table: str) -> list[StoredRow]:
        found = await self._rows(
            "SELECT version, at, author, key, event, digest FROM events WHERE table_id = ? ORDER BY version",
            (table,),
            f"table {table}",
        )
        return [StoredRow(*row) for row in found]

    async def finished(self, before: int, most: int) -> list[str]:
        found = await self._rows(
            "SELECT id FROM tables WHERE over = 1 AND changed < ? AND id NOT IN (SELECT table_id FROM archive)"
            " ORDER BY changed, id LIMIT ?",
            (before, most),
        )
        return [row[0] for row in found]

    async def archive(self, table: str, version: int, archived: Archived, length: int) -> None:
        assert self._commits is not None, "the store is not open"
        now = self.now()

        def change(writer: sqlite3.Connection) -> None:
            moved = writer.execute(
                "UPDATE tables SET version = ? WHERE id = ? AND version = ? AND over = 1", (length, table, version)
            )
            if moved.rowcount != 1:
                raise Conflict(f"table {table} is no longer at version {version}")
            values = (table, now, archived.changed, archived.record)
            writer.execute("INSERT INTO archive (table_id, at, changed, record) VALUES (?, ?, ?, ?)", values)
            writer.execute("DELETE FROM events WHERE table_id = ?", (table,))

        await self._commits.do(change)

    async def archived(self, table: str) -> Archived | None:
        found = await self._rows("SELECT record, changed FROM archive WHERE table_id = ?", (table,))
        if not found:
            return None
        held = await self._rows("SELECT seat, holder FROM holders WHERE table_id = ?", (table,))
        return Archived(found[0][0], found[0][1], dict(held))

    async def keep_analysis(self, table: str, evaluator: str, report: str) -> None:
        kept = (
            "INSERT OR REPLACE INTO analyses (table_id, evaluator, at, report)"
            " SELECT id, ?, ?, ? FROM tables WHERE id = ?",
            (evaluator, self.now(), report, table),
        )
        await self._do(lambda writer: writer.execute(*kept))

    async def analysis(self, table: str, evaluator: str) -> str | None:
        found = await self._rows("SELECT report FROM analyses WHERE table_id = ? AND evaluator = ?", (table, evaluator))
        return str(found[0][0]) if found else None

    async def keep_editions(self, editions: Sequence[EditionText]) -> None:
        await self._do(lambda writer: put_editions(writer, editions))

    async def edition(self, content_hash: str) -> EditionText | None:
        found = await self._rows("SELECT hash, game, name, text FROM editions WHERE hash = ?", (content_hash,))
        return EditionText(*found[0]) if found else None

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        found = await self._rows(
            "SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each(?))",
            (msgspec.json.encode(list(tables)).decode(),),
        )
        return {row[0]: row[1] for row in found}

    async def tables_of(self, holder: str, most: int) -> list[Listed]:
        found = await self._rows(
            "SELECT id, version, changed, summary, group_concat(seat) FROM holders JOIN tables ON id = table_id"
            " WHERE holder = ? GROUP BY id ORDER BY changed DESC, id LIMIT ?",
            (holder, most),
        )
        return [
            Listed(table, version, changed, summary, tuple(sorted(int(seat) for seat in seats.split(","))))
            for table, version, changed, summary, seats in found
        ]

    async def lobby(self, most: int) -> list[Listed]:
        found = await self._rows(
            "SELECT id, version, changed, summary FROM tables WHERE lobby = 1 ORDER BY changed DESC, id LIMIT ?",
            (most,),
        )
        return [Listed(row[0], row[1], row[2], row[3], ()) for row in found]

    async def deadlines(self, before: int, most: int = ALL) -> list[str]:
        found = await self._rows(
            "SELECT id FROM tables WHERE deadline < ? ORDER BY deadline, id LIMIT ?", (before, most)
        )
        return [row[0] for row in found]

    async def bot_turns(self) -> list[str]:
        return [row[0] for row in await self._rows("SELECT id FROM tables WHERE bot_turn = 1 ORDER BY id", ())]

    async def lease(self, table: str, owner: str, seconds: float) -> bool:
        return True  # there is no other process

    async def release(self, table: str, owner: str) -> None:
        pass

    async def _do(self, change: Change) -> None:
        assert self._commits is not None, "the store is not open"
        await self._commits.do(change)

    async def _rows(self, sql: str, values: tuple[str | int, ...], about: str = "") -> list[Any]:
        """Reading may wait for the disk, so it is done in a thread. `about` is what is read, for the log."""
        reader = self._reader
        assert reader is not None, "the store is not open"
        began = time.monotonic()
        try:
            found = await asyncio.get_running_loop().run_in_executor(
                self._reading, lambda: reader.execute(sql, values).fetchall()
            )
        except sqlite3.Error as error:
            self.health.failed("read", str(error), about, is_damage(error))
            raise StoreError(f"the database did not answer: {error}") from None
        self.health.succeeded("read", time.monotonic() - began)
        return found


def connected(path: Path) -> sqlite3.Connection:
    """A connection that commits only when told to, and then to the disk; used by one thread at a time."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5.0)
    try:
        for setting in SETTINGS:
            connection.execute(f"PRAGMA {setting}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def migrate(connection: sqlite3.Connection, where: str) -> None:
    """Run the steps this database has not seen, each in a transaction of its own."""
    present = int(connection.execute("PRAGMA user_version").fetchone()[0])
    for step in missing("sqlite", present, where):
        connection.executescript(f"BEGIN IMMEDIATE;\n{step.sql}\nPRAGMA user_version = {step.number};\nCOMMIT;")
