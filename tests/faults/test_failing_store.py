"""The disk fails while a command is written: the client is told, nothing has changed, and the next try works."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from lampion.core.registry import game
from lampion.server.stores.sqlite import SqliteStore
from lampion.service.broker import InProcessBroker
from lampion.service.store import Batch, StoreError
from lampion.service.table_service import ClientCommand, TableService
from lampion.tables.commands import Move
from lampion.tables.events import Sat, SeatPlan
from lampion.tables.opening import Wish
from lampion.tables.reasons import Stale


class FlakyStore(SqliteStore):
    """Fails when told to: before writing, or after writing as if the answer had been lost."""

    problem: StoreError | None = None
    lose_answer = False

    async def append(self, batches: Sequence[Batch]) -> None:
        problem, self.problem = self.problem, None
        if problem is not None and not self.lose_answer:
            raise problem
        await super().append(batches)
        if problem is not None:
            raise problem


@pytest.fixture
async def store(data: Path) -> AsyncIterator[FlakyStore]:
    opened = FlakyStore(data)
    await opened.open()
    yield opened
    await opened.close()


async def opened_table(service: TableService) -> str:
    sitters = {seat: Sat(seat, "ada", f"Ada {seat}") for seat in (0, 1)}
    wish = Wish(game("axio"), [SeatPlan("human"), SeatPlan("human")], {}, 0, sitters)
    return (await service.open_table(wish, "ada")).table.id


async def test_a_write_that_failed_changed_nothing_and_can_be_repeated(store: FlakyStore) -> None:
    service = TableService(store, InProcessBroker(), 10)
    table = await opened_table(service)
    before = (await service.find(table)).table
    assert before.line is not None
    order = ClientCommand("ada", "key", 0, before.version, Move(code=before.line.state.legal()[0]))
    store.problem = StoreError("the disk is full")
    with pytest.raises(StoreError, match="disk is full"):
        await service.carry_out(table, order)
    assert (await service.find(table)).table.version == before.version
    assert await service.carry_out(table, order) == before.version + 1


async def test_a_write_whose_answer_was_lost_happens_once(store: FlakyStore) -> None:
    service = TableService(store, InProcessBroker(), 10)
    table = await opened_table(service)
    before = (await service.find(table)).table
    assert before.line is not None
    order = ClientCommand("ada", "key", 0, before.version, Move(code=before.line.state.legal()[0]))
    store.problem, store.lose_answer = StoreError("the connection broke"), True
    with pytest.raises(StoreError):
        await service.carry_out(table, order)
    assert await service.carry_out(table, order) == before.version + 1
    assert (await service.find(table)).table.version == before.version + 1


async def test_a_lost_race_is_a_conflict_with_the_new_version(store: FlakyStore) -> None:
    service, other = TableService(store, InProcessBroker(), 10), TableService(store, InProcessBroker(), 10)
    table = await opened_table(service)
    before = (await service.find(table)).table
    assert before.line is not None
    one, two = (Move(code=action) for action in before.line.state.legal()[:2])
    await other.carry_out(table, ClientCommand("ada", "other", 0, before.version, one))
    with pytest.raises(Stale) as stale:
        await service.carry_out(table, ClientCommand("ada", "mine", 0, before.version, two))
    assert stale.value.version == before.version + 1
    assert (await service.find(table)).table.version == before.version + 1


async def test_only_so_many_tables_are_kept_in_memory(store: FlakyStore) -> None:
    service = TableService(store, InProcessBroker(), 3)
    tables = [await opened_table(service) for _ in range(8)]
    assert len(service._tables) == 3
    for table in tables:
        assert (await service.find(table)).table.id == table
        assert len(service._tables) == 3
