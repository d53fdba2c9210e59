"""News by Redis or Valkey: publish and subscribe on one channel."""

from __future__ import annotations

import asyncio
import contextlib

from redis.asyncio import Redis
from redis.exceptions import RedisError

from lampion.server.brokers.wire import WireBroker

CHECK = 5.0  # seconds without news after which the line is asked whether it still stands
PATIENCE = 5.0


class RedisBroker(WireBroker):
    """What could not be sent is kept, the newest version of each table, and sent when the wire is mended."""

    name = "Redis"

    def __init__(self, url: str, channel: str) -> None:
        super().__init__()
        self._channel = channel
        self._redis: Redis = Redis.from_url(
            url, decode_responses=True, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
        )
        self._unsent: dict[tuple[str, bool], int] = {}  # by table, and whether it is about who is here
        self._something = asyncio.Event()
        self._sender: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await super().open()
        self._sender = asyncio.create_task(self._send(), name="news to Redis")

    async def close(self) -> None:
        if self._sender is not None:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)
        await super().close()
        await self._redis.aclose()

    def publish(self, table: str, version: int) -> None:
        super().publish(table, version)
        if version > 0:
            self._unsent[table, False] = max(version, self._unsent.get((table, False), 0))
            self._something.set()

    def publish_to_others(self, table: str) -> None:
        self._unsent[table, True] = 0
        self._something.set()

    async def attend(self) -> None:
        pubsub = self._redis.pubsub()
        try:
            await pubsub.subscribe(self._channel)
            while True:
                message = await pubsub.get_message(timeout=CHECK)
                if message is None:
                    await pubsub.ping()
                elif message["type"] == "subscribe":
                    self.connected()
                    self._something.set()
                elif message["type"] == "message":
                    self.tell(str(message["data"]))
        finally:
            with contextlib.suppress(RedisError, OSError):
                await pubsub.aclose()  # type: ignore[no-untyped-call]

    async def _send(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            try:
                await self._empty()
            except (RedisError, OSError):
                await asyncio.sleep(1.0)
                self._something.set()

    async def _empty(self) -> None:
        """Send what waits. Whatever is added meanwhile is sent too."""
        while self._unsent:
            about, version = next(iter(self._unsent.items()))
            await self._redis.publish(self._channel, f"{about[0]} {version}")
            if self._unsent.get(about) == version:
                del self._unsent[about]
