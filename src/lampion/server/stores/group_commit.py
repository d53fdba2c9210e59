"""Group commit: one writer, one savepoint per command, answers after COMMIT.

Writing is work in memory until COMMIT, so it is done where it is asked for; COMMIT waits for the disk, in a thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

from lampion.server.stores.checkpoints import Checkpoints
from lampion.service.finishing import outcome
from lampion.service.store import Batch, Conflict, StoreError
from lampion.service.store_health import Health

MOST_TOGETHER = 200
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

Change: TypeAlias = Callable[[sqlite3.Connection], object]
Work: TypeAlias = tuple[Change, "asyncio.Future[None]", bool]
Put: TypeAlias = Callable[[sqlite3.Connection, Batch], None]


class GroupCommit:
    """Commands that arrive while one transaction is written share the next one: a disk sync serves them all."""

    def __init__(self, connection: sqlite3.Connection, put: Put, health: Health, checkpoints: Checkpoints) -> None:
        self._connection = connection
        self._checkpoints = checkpoints
        self._put = put
        self._health = health
        self._waiting: list[Work] = []
        self._thread = ThreadPoolExecutor(1, "commit")
        self._task: asyncio.Task[None] | None = None

    async def write(self, batches: Sequence[Batch]) -> None:
        """Returns when the batches are on disk; raises Conflict or StoreError when they are not."""

        def change(connection: sqlite3.Connection) -> None:
            for batch in batches:
                self._put(connection, batch)

        await self.do(change)

    async def do(self, change: Change, aside: bool = False) -> None:
        """Any change, as a whole; returns when it is on disk. `aside`: it takes long, so it is made in the thread."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done, aside))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="group commit")
        await outcome(done)

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            await self._task
        self._thread.shutdown()
        self._checkpoints.close()

    async def _run(self) -> None:
        try:
            while self._waiting:
                together, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                await self._transaction(together)
        finally:
            self._task = None

    async def _transaction(self, works: list[Work]) -> None:
        written: list[asyncio.Future[None]] = []
        loop = asyncio.get_running_loop()
        began, committing = time.monotonic(), False
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for change, done, aside in works:
                in_thread = loop.run_in_executor(self._thread, self._savepoint, change) if aside else None
                problem = self._savepoint(change) if in_thread is None else await in_thread
                if problem is None:
                    written.append(done)
                else:
                    settle(done, problem)
            committing = True
            await loop.run_in_executor(self._thread, self._connection.execute, "COMMIT")
        except Exception as error:  # noqa: BLE001  (whatever it is, everybody who waits must be answered)
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            for _, done, _ in works:
                settle(done, told(error, committing))
            if isinstance(error, sqlite3.Error):
                self._health.failed("write", str(error), damaged=is_damage(error))
            return
        if written:  # else nothing was written, which works on a full disk too
            self._health.succeeded("write", time.monotonic() - began)
            self._checkpoints.written(len(written))
        for done in written:
            settle(done, None)
        if self._checkpoints.nearly_done:
            await loop.run_in_executor(self._thread, self._checkpoints.finish, self._connection)

    def _savepoint(self, change: Change) -> Exception | None:
        """One command: all of it, or nothing of it and the problem. What ails the database itself is raised."""
        self._connection.execute("SAVEPOINT command")
        try:
            change(self._connection)
        except Conflict as error:
            problem: Exception = error
        except sqlite3.IntegrityError as error:
            problem = Conflict(str(error))
        except sqlite3.Error:
            raise
        except Exception as error:  # noqa: BLE001  (a fault of ours in one command is no fault of the others)
            problem = error
        else:
            self._connection.execute("RELEASE command")
            return None
        self._connection.execute("ROLLBACK TO command")
        self._connection.execute("RELEASE command")
        return problem


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file itself is broken, so that trying again is no use."""
    code: int = getattr(error, "sqlite_errorcode", 0)  # not every error comes from SQLite itself
    return code & 0xFF in DAMAGE


def told(error: Exception, committing: bool) -> Exception:
    """What those who wait are told. A disk that fails during COMMIT may have taken everything or nothing."""
    if not isinstance(error, sqlite3.Error):
        return error
    code: int = getattr(error, "sqlite_errorcode", 0)
    unsure = committing and code & 0xFF == sqlite3.SQLITE_IOERR
    return StoreError(f"the database did not take it: {error}", unsure=unsure)


def settle(done: asyncio.Future[None], problem: Exception | None) -> None:
    """Answer the one who waits, if anybody still does."""
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
