"""News between those who change tables and those who watch them: only which table, never what happened."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from types import TracebackType


class Listener:
    """Waits for news of one table. Many news at once wake it once: whoever wakes looks at the table itself."""

    def __init__(self, broker: InProcessBroker, table: str) -> None:
        self._broker = broker
        self._table = table
        self._news = asyncio.Event()

    def __enter__(self) -> Listener:
        self._broker.listeners.setdefault(self._table, set()).add(self)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        others = self._broker.listeners.get(self._table, set())
        others.discard(self)
        if not others:
            self._broker.listeners.pop(self._table, None)

    def wake(self) -> None:
        """There is news."""
        self._news.set()

    async def news(self) -> None:
        """Returns when something happened since the last call."""
        await self._news.wait()
        self._news.clear()


class Broker(ABC):
    """Carries news. A lost message does no harm: versions show the gap."""

    @abstractmethod
    def listen(self, table: str) -> Listener:
        """A listener, to be entered as a context."""

    @abstractmethod
    def publish(self, table: str, version: int) -> None:
        """Say that a table has changed."""


class InProcessBroker(Broker):
    """For one process. News is told in the next round of the event loop, after whoever caused it was answered."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = {}

    def listen(self, table: str) -> Listener:
        return Listener(self, table)

    def publish(self, table: str, version: int) -> None:
        asyncio.get_running_loop().call_soon(self._wake, table)

    def _wake(self, table: str) -> None:
        for listener in self.listeners.get(table, ()):
            listener.wake()
