"""Finished tables that are old enough are archived: they stay open for looking, and their record can be saved."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.json import decode as decoded
from msgspec.json import encode as encoded

from lampion.core.record import encode
from lampion.core.registry import game
from lampion.core.replay import fault_of
from lampion.server.archivist import DAY, Archivist
from lampion.server.stores.postgres import PostgresStore
from lampion.server.stores.sqlite import SqliteStore
from lampion.service.broker import InProcessBroker
from lampion.service.store import Store
from lampion.service.table_service import ClientCommand, TableService
from lampion.tables.commands import Move, Resign, Say, Undo
from lampion.tables.events import Sat, SeatPlan
from lampion.tables.opening import Wish
from lampion.tables.reasons import Refused


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, data: Path) -> AsyncIterator[Store]:
    url = request.getfixturevalue("shared_postgres").new_database() if request.param == "postgresql" else None
    opened: Store = SqliteStore(data) if url is None else PostgresStore(url)
    await opened.open()
    yield opened
    await opened.close()


async def opened(service: TableService, resigned: bool, position: str | None = None) -> str:
    sitters = {seat: Sat(seat, f"holder-{seat}", f"Ada {seat}") for seat in (0, 1)}
    wish = Wish(
        game("axio"),
        [SeatPlan("human"), SeatPlan("human")],
        {},
        0 if position is None else None,
        sitters,
        position=position,
    )
    table = (await service.open_table(wish, "holder-0")).table.id
    await service.carry_out(table, ClientCommand("holder-0", "hello", 0, None, Say("a secret between friends")))
    if resigned:
        await service.carry_out(table, ClientCommand("holder-0", "enough", 0, None, Resign()))
    return table


async def test_old_finished_tables_become_records_and_all_others_stay(store: Store) -> None:
    service = TableService(store, InProcessBroker(), 10)
    old, running = await opened(service, True), await opened(service, False)
    store.advance(3 * DAY)
    young = await opened(service, True)
    record = encode((await service.find(old)).window.record())
    await Archivist(service, 2.0).round()
    await Archivist(service, 2.0).round()  # there is nothing more to do

    assert await store.load(old) is None
    for table in (running, young):
        assert await store.load(table) is not None
    for one in (service, TableService(store, InProcessBroker(), 10)):
        found = await one.find(old)
        assert found.archived and encode(found.window.record()) == record
        envelope = found.window.envelope("holder-1", None, 0)
        assert envelope.over and envelope.mine == [1] and envelope.result is not None
        assert "secret between friends" not in str(envelope.log)
        with pytest.raises(Refused) as refused:
            await one.carry_out(old, ClientCommand("holder-1", "late", 1, None, Say("hello?")))
        assert refused.value.reason.key == "table-refuse-archived"
    assert (await store.versions([old]))[old] == found.table.version
    assert {one.table for one in await store.tables_of("holder-0", 10)} == {old, running, young}


async def test_nothing_is_archived_where_the_host_does_not_want_it(store: Store) -> None:
    service = TableService(store, InProcessBroker(), 10)
    table = await opened(service, True)
    store.advance(1000 * DAY)
    await Archivist(service, 0.0).round()
    assert await store.load(table) is not None


async def test_tables_that_nobody_looks_at_leave_the_memory(store: Store) -> None:
    service = TableService(store, InProcessBroker(), 10)
    idle, watched, used = [await opened(service, False) for _ in range(3)]
    for table in (idle, watched):
        (await service.find(table)).used -= 3600
    with service.broker.listen(watched):
        await service.forget_idle()
        assert set(service._tables) == {watched, used}
    assert (await service.find(idle)).table.id == idle


async def test_a_table_begun_from_a_position_outlives_a_restart_and_the_archive(store: Store) -> None:
    axio = game("axio")
    given = axio.text(axio.start(seats=2, seed="given", start=0).state)
    service = TableService(store, InProcessBroker(), 10)
    table = await opened(service, False, given)
    again = TableService(store, InProcessBroker(), 10)
    before, after = [(await one.find(table)).window.envelope("holder-0", None, 0) for one in (service, again)]
    assert encoded(before) == encoded(after) and after.commitment is None and after.to_move == 0
    assert given not in encoded(after).decode()
    assert after.legal is not None
    code = decoded(bytes(after.legal))[0]["code"]
    moved = ClientCommand("holder-0", "move", 0, after.version, Move(code=code))
    assert await again.carry_out(table, moved) == await again.carry_out(table, moved), "a key is answered once"
    await again.carry_out(table, ClientCommand("holder-0", "back", 0, after.version + 1, Undo()))
    back = (await again.find(table)).window.envelope("holder-0", None, 0)
    assert (back.board, back.legal) == (after.board, after.legal)

    await again.carry_out(table, ClientCommand("holder-0", "enough", 0, None, Resign()))
    record = (await again.find(table)).window.record()
    assert (record.position, record.commitment) == (given, None) and fault_of(axio, record) is None
    store.advance(3 * DAY)
    await Archivist(again, 2.0).round()
    found = await TableService(store, InProcessBroker(), 10).find(table)
    assert found.archived and found.window.record() == record
