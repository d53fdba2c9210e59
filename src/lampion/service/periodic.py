"""What somebody must do now and then, whatever happens: take up forgotten bots, look for news, let flags fall."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from lampion.service.bot_turns import BotTurns
from lampion.service.store import StoreError
from lampion.service.table_service import FOREVER, TableService
from lampion.tables.outages import SAME_TIME, Outage

log = logging.getLogger("lampion")

BOTS_EVERY = 3.0
CLOCKS_EVERY = 0.5
CLOCKS_AGAIN = 0.05  # while more flags wait than one round could look at
BEAT_EVERY = 4_000
BEAT_AT_REST_EVERY = 30.0  # seconds, while no clock runs and all is well: a disk may sleep in between
HEAL_EVERY = 5.0
HEAL_DEAF_EVERY = 1.0  # while the broker is away


class PeriodicTasks:
    """Tasks that run as long as the server does. A store that fails has told so, and is asked again in the next round.

    The note that a server is alive is also how a store that failed is found to work again.
    """

    def __init__(self, tables: TableService, bots: BotTurns) -> None:
        self._tables = tables
        self._bots = bots
        self._beaten = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """The first round at once, then one after the other."""
        tell(await self._tables.outages.note(self._tables.store.now()))
        await self._bots.resume()
        self.every(lambda: CLOCKS_AGAIN if self._tables.flags_wait else CLOCKS_EVERY, self._watch_clocks)
        self.every(lambda: BOTS_EVERY, self._bots.resume)
        self.every(lambda: HEAL_EVERY if self._tables.broker.hears else HEAL_DEAF_EVERY, self._tables.heal)

    async def close(self) -> None:
        """No more rounds."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _watch_clocks(self) -> None:
        """Flags fall; but a jump of the time itself, a sleep of the machine say, is nobody's fault."""
        tables, store = self._tables, self._tables.store
        if store.now() - self._beaten >= BEAT_EVERY:
            ahead = await store.time_ahead()
            if ahead > SAME_TIME:
                log.warning("the time jumped by %d seconds", ahead // 1000)
                tell(await tables.outages.note(store.now() + ahead, store.now(), ahead))
            else:
                await tables.outages.learn(ahead)
            self._beaten = store.now()
            with contextlib.suppress(StoreError):  # flags fall all the same, as far as they can
                await self._beat()
        await tables.fall_flags()

    async def _beat(self) -> None:
        """Note that this server is alive, and look whether the note is there, if that was not done just now."""
        store, age = self._tables.store, self._tables.store.health.note_age
        resting = age is not None and age < BEAT_AT_REST_EVERY and store.health.problem is None
        if resting and not await store.deadlines(FOREVER, most=1):
            return
        written = store.now()
        await store.beat()
        found = await store.last_beat()
        store.health.noted(read_back=found is not None and found >= written)

    def every(self, seconds: Callable[[], float], work: Callable[[], Awaitable[None]]) -> None:
        """One more thing to do, so often."""
        self._tasks.append(asyncio.create_task(self._go_round(seconds, work)))

    async def _go_round(self, seconds: Callable[[], float], work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds())
            try:
                with contextlib.suppress(StoreError):
                    await work()
            except Exception:
                log.exception("a round failed")


def tell(outage: Outage | None) -> None:
    """One line in the log."""
    if outage is None:
        return
    seconds = (outage.until - outage.since) // 1000
    if seconds < 0:
        log.warning("the time was set back by %d seconds: running clocks go back with it", -seconds)
    else:
        log.warning("no server was alive for %d seconds: running clocks get them back", seconds)
