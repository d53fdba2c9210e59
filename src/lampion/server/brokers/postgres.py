"""News by PostgreSQL's LISTEN/NOTIFY: the store's own commits send it."""

from __future__ import annotations

import asyncio

import asyncpg

from lampion.server.brokers.wire import WireBroker
from lampion.server.stores.postgres_append import CHANNEL

CHECK = 5.0  # seconds between looks whether the line still stands
PATIENCE = 5.0


class ListenBroker(WireBroker):
    """One connection that listens. There is nothing to send: `PostgresStore` notifies with each commit."""

    name = "LISTEN/NOTIFY"

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url

    async def attend(self) -> None:
        connection = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)
        broken = asyncio.Event()
        connection.add_termination_listener(lambda _: broken.set())
        try:
            await connection.add_listener(CHANNEL, lambda line, sender, channel, text: self.tell(str(text)))
            self.connected()
            while not broken.is_set():
                try:
                    await asyncio.wait_for(broken.wait(), CHECK)
                except TimeoutError:
                    await connection.execute("SELECT 1")
        finally:
            connection.terminate()
