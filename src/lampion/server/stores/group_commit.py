"""Group commit: one writer, one savepoint per command, answers after COMMIT."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import aiosqlite

from lampion.server.stores.store import Batch, Conflict, StoreError

MOST_TOGETHER = 200

Work: TypeAlias = tuple[Sequence[Batch], "asyncio.Future[None]"]
Put: TypeAlias = Callable[[aiosqlite.Connection, Batch], Awaitable[None]]


class GroupCommit:
    """Commands that arrive while one transaction is written share the next one: a disk sync serves them all."""

    def __init__(self, connection: aiosqlite.Connection, put: Put) -> None:
        self._connection = connection
        self._put = put
        self._waiting: asyncio.Queue[Work | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="group commit")

    async def write(self, batches: Sequence[Batch]) -> None:
        """Returns when the batches are on disk; raises Conflict or StoreError when they are not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((batches, done))
        await asyncio.shield(done)

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._waiting.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        going = True
        while going:
            works: list[Work] = []
            first = await self._waiting.get()
            while first is not None and len(works) < MOST_TOGETHER:
                works.append(first)
                if self._waiting.empty():
                    break
                first = self._waiting.get_nowait()
            going = first is not None
            if works:
                await self._transaction(works)

    async def _transaction(self, works: list[Work]) -> None:
        written: list[asyncio.Future[None]] = []
        try:
            await self._connection.execute("BEGIN IMMEDIATE")
            for batches, done in works:
                problem = await self._savepoint(batches)
                if problem is None:
                    written.append(done)
                else:
                    settle(done, problem)
            await self._connection.execute("COMMIT")
        except aiosqlite.Error as error:
            with contextlib.suppress(aiosqlite.Error):
                await self._connection.execute("ROLLBACK")
            for _, done in works:
                settle(done, StoreError(f"the database did not take it: {error}"))
            return
        for done in written:
            settle(done, None)

    async def _savepoint(self, batches: Sequence[Batch]) -> StoreError | None:
        """One command: all of it, or nothing of it and the problem."""
        await self._connection.execute("SAVEPOINT command")
        try:
            for batch in batches:
                await self._put(self._connection, batch)
        except Conflict as error:
            problem: StoreError = error
        except aiosqlite.IntegrityError as error:
            problem = Conflict(str(error))
        else:
            await self._connection.execute("RELEASE command")
            return None
        await self._connection.execute("ROLLBACK TO command")
        await self._connection.execute("RELEASE command")
        return problem


def settle(done: asyncio.Future[None], problem: StoreError | None) -> None:
    """Answer the one who waits, if anybody still does."""
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
