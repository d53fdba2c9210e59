"""Clocks when something goes wrong: the server was away, the time jumped, or two servers watch the same flag."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from lampion.core.registry import game
from lampion.server.stores.postgres import PostgresStore
from lampion.server.stores.sqlite import SqliteStore
from lampion.service.broker import InProcessBroker
from lampion.service.periodic import PeriodicTasks
from lampion.service.store import Store
from lampion.service.table_service import ClientCommand, TableService
from lampion.tables.commands import Move, Say
from lampion.tables.events import ClockPlan, Flagged, Granted, Sat, SeatPlan
from lampion.tables.opening import Wish
from support.private_servers import PrivatePostgres

HOUR = 3600 * 1000


class NoBots:
    """Nobody thinks in these tests."""

    async def resume(self) -> None:
        pass


async def timed_table(service: TableService, bank: int) -> str:
    sitters = {seat: Sat(seat, "ada", f"Ada {seat}") for seat in (0, 1)}
    plans = [SeatPlan("human"), SeatPlan("human")]
    wish = Wish(game("axio"), plans, {}, 0, sitters, clock=ClockPlan(bank=bank))
    return (await service.open_table(wish, "ada")).table.id


async def events(store: Store, table: str) -> list[object]:
    log = await store.load(table)
    assert log is not None
    return [row.event for row in log.rows]


async def test_time_in_which_no_server_was_alive_is_given_back_once(data: Path) -> None:
    store = SqliteStore(data)
    await store.open()
    service = TableService(store, InProcessBroker(), 10)
    table = await timed_table(service, HOUR)
    await store.beat()
    deadline = (await service.find(table)).table.deadline()
    store.advance(2 * HOUR)  # it would have fallen long ago
    for _ in range(2):  # the second start finds nothing more to give back
        again = TableService(store, InProcessBroker(), 10)
        rounds = PeriodicTasks(again, NoBots())  # type: ignore[arg-type]
        await rounds.open()
        await asyncio.sleep(0.7)
        await rounds.close()
    found = (await again.find(table)).table
    assert not found.over and deadline is not None and found.line is not None
    assert abs(store.now() + await left(again, table) - deadline - 2 * HOUR) < 2000
    move = Move(code=found.line.state.legal()[0])
    assert await again.carry_out(table, ClientCommand("ada", "k", 0, found.version, move)) == found.version + 2
    assert sum(isinstance(event, Granted) for event in await events(store, table)) == 1
    await store.close()


async def test_a_clock_that_is_set_forward_costs_nobody_a_second(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(data)
    await store.open()
    service = TableService(store, InProcessBroker(), 10)
    table = await timed_table(service, HOUR)
    true_time = time.time
    monkeypatch.setattr(time, "time", lambda: true_time() + 5 * 3600)
    rounds = PeriodicTasks(service, NoBots())  # type: ignore[arg-type]
    await rounds.open()
    await asyncio.sleep(0.8)
    found = (await service.find(table)).table
    assert not found.over and await left(service, table) > HOUR - 60_000
    assert store.now() > true_time() * 1000 + 4 * HOUR, "the store's time follows"
    monkeypatch.setattr(time, "time", lambda: true_time() - 5 * 3600)
    before = store.now()
    await rounds._watch_clocks()
    assert store.now() >= before, "it never goes back"
    await rounds.close()
    await store.close()


class Restarts:
    """Runs of one server, one after the other, each at a time that the machine takes for the true one."""

    def __init__(self, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._data = data
        self._patch = monkeypatch
        self._true_time = time.time

    @asynccontextmanager
    async def run(self, wrong_by: int = 0) -> AsyncIterator[tuple[TableService, PeriodicTasks]]:
        self._patch.setattr(time, "time", lambda: self._true_time() + wrong_by / 1000)
        store = SqliteStore(self._data)
        await store.open()
        service = TableService(store, InProcessBroker(), 10)
        rounds = PeriodicTasks(service, NoBots())  # type: ignore[arg-type]
        await rounds.open()
        yield service, rounds
        await rounds.close()
        await store.close()


async def left(service: TableService, table: str) -> int:
    """How much time the seat whose clock runs still has, as everybody sees it."""
    opened = await service.find(table)
    clock = opened.window.envelope(None, None, 0, owed=service.outages.time_owed(opened.table)).clock
    assert clock is not None and clock.deadline is not None
    return clock.deadline - service.store.now()


@pytest.mark.parametrize("touched", [False, True], ids=["left alone", "touched each time"])
@pytest.mark.parametrize("opened_when", ["before", "meanwhile", "afterwards"])
@pytest.mark.parametrize("ran_for", [0, 2 * HOUR], ids=["briefly", "for hours"])
async def test_a_wrong_time_that_is_set_right_gives_nobody_time(
    data: Path, monkeypatch: pytest.MonkeyPatch, opened_when: str, ran_for: int, touched: bool
) -> None:
    """The machine's time is an hour ahead in one run, and right in the next."""
    restarts = Restarts(data, monkeypatch)
    bank, used = 10 * HOUR, HOUR // 2
    async with restarts.run() as (service, rounds):
        table = await timed_table(service, bank)
        service.store.advance(used)
        await rounds._watch_clocks()
        monkeypatch.setattr(time, "time", lambda: restarts._true_time() + used / 1000)
    async with restarts.run(used + HOUR) as (service, rounds):
        spent = used + ran_for
        if opened_when == "meanwhile":
            table, spent = await timed_table(service, bank), ran_for
        if touched:
            await speak(service, table)
        service.store.advance(ran_for)
        await rounds._watch_clocks()
        assert abs(await left(service, table) - (bank - spent)) < 60_000
    for number in range(2):  # once; the second restart finds nothing wrong
        async with restarts.run(used) as (service, rounds):
            if opened_when == "afterwards" and number == 0:
                table, spent = await timed_table(service, bank), 0
            assert abs(await left(service, table) - (bank - spent)) < 60_000
            await rounds._watch_clocks()
            if touched:
                await speak(service, table)
            found = (await service.find(table)).table
            assert not found.over and found.frozen is None
    given = sum(event.time for event in await events_of(data, table) if isinstance(event, Granted))
    due = {"before": -ran_for, "meanwhile": -HOUR - ran_for, "afterwards": 0}[opened_when]
    assert not touched or abs(given - due) < 60_000


async def speak(service: TableService, table: str) -> None:
    """Somebody says something, so that the table is written to."""
    version = (await service.find(table)).table.version
    await service.carry_out(table, ClientCommand("ada", f"key {version}", 0, None, Say("Hello again.")))


async def events_of(data: Path, table: str) -> list[object]:
    store = SqliteStore(data)
    await store.open()
    found = await events(store, table)
    await store.close()
    return found


async def test_after_a_wrong_time_was_set_right_an_outage_is_given_back_again(shared_postgres: PrivatePostgres) -> None:
    """The note that a server is alive must not stay in the future."""
    store = PostgresStore(shared_postgres.new_database())
    await store.open()
    store.advance(HOUR)
    await store.beat()
    store._ahead -= HOUR / 1000  # as after a restart at the true time
    await store.beat()
    noted = await store.last_beat()
    assert noted is not None and noted <= store.now()
    await store.close()


async def test_a_flag_that_many_servers_watch_falls_once(shared_postgres: PrivatePostgres) -> None:
    url = shared_postgres.new_database()
    stores = [PostgresStore(url) for _ in range(3)]
    for store in stores:
        await store.open()
    services = [TableService(store, InProcessBroker(), 10) for store in stores]
    tables = [await timed_table(services[0], 1) for _ in range(4)]
    await asyncio.sleep(0.05)
    await asyncio.gather(*(service.fall_flags() for service in services))
    for table in tables:
        assert sum(isinstance(event, Flagged) for event in await events(stores[0], table)) == 1
    assert await stores[1].deadlines(2**62) == []
    for store in stores:
        await store.close()
