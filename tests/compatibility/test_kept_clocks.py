"""Clocks that ran when an earlier version ended have lost nothing since, however long ago; then they run on."""

from typing import Any

from lampion.service.broker import InProcessBroker
from lampion.service.periodic import PeriodicTasks
from lampion.service.store import Store
from lampion.service.table_service import FOREVER, ClientCommand, TableService
from lampion.tables.clocks import DAY
from lampion.tables.commands import Say
from lampion.tables.events import Granted, Said
from lampion.wire.envelope import ClockShown
from support.releases import Release

LONG_ENOUGH = 40 * DAY  # for any clock to run out


class NoBots:
    """Nobody thinks in these tests."""

    async def resume(self) -> None:
        pass


def clocks_of(release: Release) -> dict[str, dict[str, Any]]:
    """The clocks that ran, by table."""
    shown = {kept["table"]: kept["clock"] for kept in release.tables()}
    return {table: clock for table, clock in shown.items() if clock is not None and clock["deadline"] is not None}


async def started_again(store: Store) -> TableService:
    """A server starts: what it does first, without the rounds that follow."""
    service = TableService(store, InProcessBroker(), 1000)
    rounds = PeriodicTasks(service, NoBots())  # type: ignore[arg-type]
    await rounds.open()
    await rounds.close()
    return service


async def shown_clock(service: TableService, table: str) -> ClockShown:
    """The clock as everybody sees it."""
    opened = await service.find(table)
    clock = opened.window.envelope(None, None, 0, owed=service.outages.time_owed(opened.table)).clock
    assert clock is not None
    return clock


async def speak(service: TableService, table: str) -> None:
    """Somebody says something, so that the table is written to."""
    found = (await service.find(table)).table
    seat, holder = next((number, seat.holder) for number, seat in enumerate(found.seats) if seat.holder)
    await service.carry_out(table, ClientCommand(holder, f"key {found.version}", seat, None, Say("Hello again.")))


async def test_everybody_has_as_much_time_as_when_the_last_server_was_alive(release: Release, store: Store) -> None:
    before, last_beat = clocks_of(release), release.lists()["last_beat"]
    assert {bool(clock["days"]) for clock in before.values()} == {True, False}, "days, and a bank with increment"
    assert any(clock["increment"] for clock in before.values())
    assert set(before) == set(await store.deadlines(FOREVER))
    assert all(clock["deadline"] < store.now() for clock in before.values()), "the test needs clocks of long ago"
    service = await started_again(store)
    await service.fall_flags()
    until = (await store.outages())[-1].until
    for table, clock in before.items():
        shown = await shown_clock(service, table)
        assert shown.deadline is not None
        assert shown.deadline - until == clock["deadline"] - last_beat > 0
        await speak(service, table)
        found = (await service.find(table)).table
        assert not found.over and found.deadline() == shown.deadline
        assert found.clocks is not None and found.clocks.asked == clock["asked"]


async def test_it_is_given_back_once(release: Release, store: Store) -> None:
    for _ in range(2):
        service = await started_again(store)
        await store.beat()
    versions = {kept["table"]: kept["version"] for kept in release.tables()}
    for table in clocks_of(release):
        for _ in range(2):
            await speak(service, table)
        log = await store.load(table, versions[table])
        assert log is not None
        assert [type(row.event) for row in log.rows] == [Granted, Said, Said]


async def test_then_they_run_and_flags_fall(release: Release, store: Store) -> None:
    service = await started_again(store)
    assert await store.deadlines(store.now()) == []
    store.advance(LONG_ENOUGH)
    await service.fall_flags()
    for table, clock in clocks_of(release).items():
        assert (await service.find(table)).table.seats[clock["asked"]].resigned is not None, "its time is up"
    others = [kept for kept in release.tables() if "clock paused" in kept["scene"]]
    assert others
    for kept in others:
        assert (await service.find(kept["table"])).table.version == kept["version"], "a clock that stands does not fall"
