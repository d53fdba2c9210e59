"""News between those who change tables and those who watch them: only which table, never what happened."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType


class Listener:
    """Waits for news of one table. Many news at once wake it once: whoever wakes looks at the table itself."""

    def __init__(self, broker: Broker, table: str) -> None:
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


class Broker:
    """Carries news within this process; a broker for many processes adds a wire to it.

    A lost message does no harm: versions show the gap. `hears` says whether news of other processes comes in now, and
    `heard_since` counts how often that began anew: what was known before then may be old.
    """

    hears = True
    heard_since = 0

    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = {}
        self.heard: Callable[[str, int], None] = lambda table, version: None

    async def open(self) -> None:
        """Begin to listen to others. A wire that cannot be reached is tried again and again."""

    async def close(self) -> None:
        """Listen no more."""

    def listen(self, table: str) -> Listener:
        """A listener, to be entered as a context."""
        return Listener(self, table)

    def publish(self, table: str, version: int) -> None:
        """Say that a table has changed; version 0: only who is here has.

        News is told in the next round of the event loop, after whoever caused it was answered.
        """
        asyncio.get_running_loop().call_soon(self.wake, table)

    def publish_to_others(self, table: str) -> None:
        """Say to other processes that somebody came or went; those of this one know already."""

    def wake(self, table: str) -> None:
        """Tell those who listen in this process."""
        for listener in self.listeners.get(table, ()):
            listener.wake()

    def wake_all(self) -> None:
        """Let everybody look for themselves."""
        for table in self.listeners:
            self.wake(table)


class InProcessBroker(Broker):
    """For one process."""
