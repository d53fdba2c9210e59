"""Tables in memory: one that is in use is never dropped, so none is ever there twice."""

import asyncio
import contextlib
import random
from collections.abc import Sequence
from typing import Final

from lampion.core.registry import game
from lampion.service.broker import InProcessBroker
from lampion.service.store import Batch, Log
from lampion.service.table_service import ClientCommand, TableService
from lampion.tables.commands import Say
from lampion.tables.events import Sat, SeatPlan
from lampion.tables.opening import Wish
from lampion.tables.reasons import Refused
from support.memory_store import MemoryStore

KEPT: Final = 3


class SlowStore(MemoryStore):
    """Takes some rounds of the event loop for everything: always the same ones, drawn from a seed."""

    def __init__(self) -> None:
        super().__init__()
        self._rounds = random.Random(7)

    async def append(self, batches: Sequence[Batch]) -> None:
        await self._wait()
        await super().append(batches)
        await self._wait()

    async def load(self, table: str, after: int = 0) -> Log | None:
        await self._wait()
        found = await super().load(table, after)
        await self._wait()
        return found

    async def _wait(self) -> None:
        for _ in range(self._rounds.randrange(4)):
            await asyncio.sleep(0)


async def opened_table(service: TableService) -> str:
    sitters = {seat: Sat(seat, "ada", f"Ada {seat}") for seat in (0, 1)}
    wish = Wish(game("pagoda"), [SeatPlan("human"), SeatPlan("human")], {}, 0, sitters)
    return (await service.open_table(wish, "ada")).table.id


async def test_a_table_that_somebody_waits_for_is_not_dropped() -> None:
    """Between the release of a table's lock and the one who holds it next, the lock says that nobody uses the table."""
    service = TableService(MemoryStore(), InProcessBroker(), KEPT)
    others = [await service.find(await opened_table(service)) for _ in range(KEPT)]
    table = await opened_table(service)
    opened = await service.find(table)
    await opened.lock.acquire()
    waiting = asyncio.create_task(service.carry_out(table, ClientCommand("ada", "waits", 0, None, Say("here"))))
    for _ in range(5):
        await asyncio.sleep(0)
    assert opened.lock._waiters, "the command waits for the table"
    opened.lock.release()
    assert not opened.lock.locked(), "the one who waits has not been woken yet"
    for other in others:
        service._keep(other)
    assert service._tables.get(table) is opened
    stored = await waiting
    assert (await service.find(table)).table.version == stored


class CountingStore(SlowStore):
    """Other servers write to it too."""

    shared = True
    loaded = 0

    async def load(self, table: str, after: int = 0) -> Log | None:
        self.loaded += 1
        return await super().load(table, after)


async def test_news_of_another_server_is_read_once_for_all_who_watch() -> None:
    store = CountingStore()
    here, there = (TableService(store, InProcessBroker(), KEPT) for _ in range(2))
    table = await opened_table(here)
    await there.find(table)
    said = await here.carry_out(table, ClientCommand("ada", "says", 0, None, Say("hello")))
    store.loaded = 0
    there.heard(table, said)
    seen = await asyncio.gather(*(there.find(table) for _ in range(4)))
    assert {one.table.version for one in seen} == {said}
    assert store.loaded == 1


async def test_nobody_is_shown_a_table_older_than_what_was_answered() -> None:
    """Many tasks at more tables than are kept; the order of everything follows from a seed."""
    service = TableService(SlowStore(), InProcessBroker(), KEPT)
    tables = [await opened_table(service) for _ in range(8)]
    answered = dict.fromkeys(tables, 0)
    older: list[tuple[str, int, int]] = []

    async def speak(number: int) -> None:
        order = random.Random(number)
        for line in range(30):
            table = order.choice(tables)
            known = answered[table]
            seen = (await service.find(table)).table.version
            if seen < known:
                older.append((table, seen, known))
            service.store.advance(3_000)
            with contextlib.suppress(Refused):  # too many lines in too short a time
                command = ClientCommand("ada", f"{number}-{line}", order.randrange(2), None, Say("hello"))
                version = await service.carry_out(table, command)
                answered[table] = max(answered[table], version)

    await asyncio.gather(*(speak(number) for number in range(24)))
    assert older == []
    assert sum(answered.values()) > 400
    for table, version in answered.items():
        assert (await service.find(table)).table.version == version
