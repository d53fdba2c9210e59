"""Who is here at other servers: told through the store they share, and forgotten by itself when a server dies."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

from lampion.service.broker import Broker
from lampion.service.presence import Presence
from lampion.service.store import Store, StoreError

log = logging.getLogger("lampion")

STORE_WAIT = 1.0


class Attendance:
    """Writes down who is at this server, and keeps `presence` told of those at the others.

    Only where servers share a store; news of it is a version 0.
    """

    def __init__(self, store: Store, broker: Broker, presence: Presence, lease: float) -> None:
        """`lease`: for so many seconds others believe that this server is alive."""
        self._store = store
        self._broker = broker
        self._presence = presence
        self._lease = lease
        self._name = secrets.token_hex(8)
        self._untold: set[str] = set()
        self._telling: asyncio.Task[None] | None = None
        self._asking: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """The first sign of life."""
        if self._store.shared:
            await self._store.keep_alive(self._name, self._lease)

    async def close(self) -> None:
        """Whoever was here is not here any more."""
        tasks = [task for task in (self._telling, *self._asking.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._store.shared:
            with contextlib.suppress(StoreError):
                await self._store.sign_off(self._name)

    def changed(self, table: str) -> None:
        """Somebody came to this server or left it."""
        self._broker.publish(table, 0)
        if self._store.shared:
            self._untold.add(table)
            if self._telling is None:
                self._telling = asyncio.create_task(self._tell(), name="attendance")

    def heard(self, table: str) -> None:
        """Somebody came or went at another server."""
        if self._broker.listeners.get(table) and table not in self._asking:
            task = self._asking[table] = asyncio.create_task(self._ask([table]))
            task.add_done_callback(lambda _: self._asking.pop(table, None))

    async def round(self) -> None:
        """A sign of life; and whatever was missed, or was forgotten by itself. Raises StoreError."""
        if self._store.shared:
            if not await self._store.keep_alive(self._name, self._lease):
                for table in self._presence.tables():
                    self.changed(table)  # we were thought dead, and forgotten
            await self._ask(list(self._broker.listeners))

    async def _tell(self) -> None:
        """The latest of each table, however often it changed meanwhile."""
        try:
            while self._untold:
                table = self._untold.pop()
                try:
                    await self._store.attend(self._name, table, self._presence.holders(table))
                    self._broker.publish_to_others(table)
                except StoreError:
                    self._untold.add(table)
                    await asyncio.sleep(STORE_WAIT)
        finally:
            self._telling = None

    async def _ask(self, tables: list[str]) -> None:
        with contextlib.suppress(StoreError):  # the next round asks again
            found = await self._store.attending(self._name, tables)
            for table in tables:
                if self._presence.elsewhere(table, found.get(table, frozenset())):
                    self._broker.wake(table)
