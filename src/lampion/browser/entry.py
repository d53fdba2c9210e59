"""Where JavaScript comes in: functions that a worker calls with texts and numbers, and which call it back likewise."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from lampion.browser.house import House
from lampion.core.registry import games
from lampion.service.store import StoreError
from lampion.service.thinking import answer


class Worker(Protocol):
    """What the worker's JavaScript offers. What it promises, it keeps: no promise is broken, problems have names."""

    def write(self, changes: str) -> Awaitable[str]: ...

    def read(self, store: str, first: str, last: str) -> Awaitable[str]: ...

    def think(self, question: str) -> Awaitable[str]: ...

    def stop(self) -> None: ...

    def answered(self, number: int, status: int, text: str, file_name: str) -> None: ...

    def told(self, line: int, text: str) -> None: ...

    def ended(self, line: int, code: int) -> None: ...


class TablesWorker:
    """The tables of this device."""

    def __init__(self, worker: Worker, pause: float, adviser: str) -> None:
        self._worker = worker
        self._house = House(self, self._think, worker.stop, pause, adviser)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> str:
        """ "" once questions can be answered, or why they cannot."""
        try:
            await self._house.open()
        except StoreError as problem:
            return str(problem)
        return ""

    def ask(self, number: int, method: str, target: str, sent: str) -> None:
        """A question; it is answered under its number."""
        task = asyncio.create_task(self._answer(number, method, target, sent))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def open_line(self, number: int, table: str, query: str) -> None:
        """A line to a table."""
        told, ended = self._worker.told, self._worker.ended
        asked = dict(parse_qsl(query))
        self._house.open_line(number, table, asked, lambda text: told(number, text), lambda code: ended(number, code))

    def hear(self, number: int, text: str) -> None:
        """What was said on a line."""
        self._house.hear(number, text)

    def close_line(self, number: int) -> None:
        """It was closed."""
        self._house.close_line(number)

    async def write(self, changes: str) -> str:
        """To the browser's database."""
        return str(await self._worker.write(changes))

    async def read(self, store: str, first: str, last: str) -> str:
        """From there."""
        return str(await self._worker.read(store, first, last))

    async def _think(self, question: str) -> str:
        return str(await self._worker.think(question))

    async def _answer(self, number: int, method: str, target: str, sent: str) -> None:
        parts = urlsplit(target)
        path = "/".join(unquote(part) for part in parts.path.split("/"))
        found = await self._house.ask(method, path, dict(parse_qsl(parts.query)), sent.encode())
        self._worker.answered(number, found.status, found.body.decode(), found.file_name or "")


def think(question: str) -> str:
    """What a bot answers, in the worker of the bots."""
    return msgspec.json.encode(answer(question.encode())).decode()


def ready_to_think() -> None:
    """Load the games before the first question comes."""
    games()


Begin = Callable[[Worker, float, str], TablesWorker]
begin: Begin = TablesWorker
