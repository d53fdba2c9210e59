"""The outages that this process knows of, and what tables are owed for them."""

from __future__ import annotations

import asyncio

from lampion.service.broker import Broker
from lampion.service.store import Store
from lampion.tables.events import AnyEvent
from lampion.tables.outages import SAME_TIME, Outage, owed, settled
from lampion.tables.table import Table

WOKEN_AT_ONCE = 50  # tables whose watchers are told that their clock stands otherwise


class Outages:
    """All there have been, in order. Those who watch a table are told what a new one changes there."""

    def __init__(self, store: Store, broker: Broker) -> None:
        self._store = store
        self._broker = broker
        self._known: list[Outage] = []

    @property
    def count(self) -> int:
        """How many there have been."""
        return len(self._known)

    async def note(self, until: int, since: int | None = None, ahead: int = 0) -> Outage | None:
        """If no server was alive up to `until` (`since`: but this one then), store that; the outage, if it was one.

        Then the store's time jumps by `ahead`. Raises StoreError.
        """
        found = await self._store.note_outage(until, since)
        await self.learn(ahead)
        return found

    async def learn(self, ahead: int = 0) -> None:
        """Find those that other servers have noted. Raises StoreError.

        The store's time jumps by `ahead` in the same moment: whoever knows of an outage must be past it, and whoever
        is past it must know of it.
        """
        count = self.count
        found = await self._store.outages(count)
        self._store.advance(ahead)
        if self.count != count:
            return
        while found and found[-1].until - self._store.now() > SAME_TIME:
            found.pop()  # here it is not over yet; what came before another one is, whatever the time was called then
        if found:
            self._known += found
            await self._wake()

    async def _wake(self) -> None:
        """Bit by bit: each who is woken has a position to make."""
        for number, table in enumerate(list(self._broker.listeners), 1):
            self._broker.wake(table)
            if number % WOKEN_AT_ONCE == 0:
                await asyncio.sleep(0)

    def time_owed(self, table: Table) -> int:
        """Milliseconds that the running clock of a table will be given back."""
        note = owed(table, self._known)
        return 0 if note is None else note.time

    def settled(self, table: Table) -> tuple[list[AnyEvent], Table]:
        """What a table has to take note of before anything else, and the table as it will be then."""
        note = owed(table, self._known)
        return ([], table) if note is None else ([note], settled(table, note))
