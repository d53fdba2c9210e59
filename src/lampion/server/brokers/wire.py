"""A wire to other processes that is mended whenever it breaks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import abstractmethod

from lampion.service.broker import Broker

log = logging.getLogger("lampion")

SOON = 0.2  # seconds until the first new try
LATER = 5.0  # and the longest wait


class WireBroker(Broker):
    """Runs `attend` again and again; it returns or raises when the wire is broken."""

    hears = False
    name = "broker"

    def __init__(self) -> None:
        super().__init__()
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def open(self) -> None:
        self._task = asyncio.create_task(self._keep(), name="broker")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._ready.wait(), LATER)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @abstractmethod
    async def attend(self) -> None:
        """Connect, call `connected`, and pass news on with `tell` until the wire breaks."""

    def connected(self) -> None:
        """News comes in from now on; whatever happened before may have been missed."""
        self.heard_since += 1
        self.hears = True
        self._ready.set()
        self.wake_all()
        log.info("listening for news by %s", self.name)

    def tell(self, text: str) -> None:
        """A message of the wire, "table version"; anything else is not for us."""
        table, _, version = text.partition(" ")
        if version.isdecimal():
            self.heard(table, int(version))

    async def _keep(self) -> None:
        wait = SOON
        while True:
            began = self.heard_since
            try:
                await self.attend()
                problem = "the connection ended"
            except Exception as error:  # noqa: BLE001  (any driver's errors; the next try tells whether it is over)
                problem = str(error) or type(error).__name__
            wait = SOON if self.heard_since > began else min(LATER, wait * 2)
            if self.hears or self.heard_since == 0:
                log.warning("no news by %s: %s; trying again", self.name, problem)
            self.hears = False
            await asyncio.sleep(wait)
