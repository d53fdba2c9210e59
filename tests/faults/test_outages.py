"""Outages at scale: stored once for all tables, made up for at each table once, when it is next touched."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from lampion.core.registry import game
from lampion.core.replay import fault_of
from lampion.server.archivist import Archivist
from lampion.server.stores.postgres import PostgresStore
from lampion.server.stores.sqlite import SqliteStore
from lampion.service.broker import InProcessBroker
from lampion.service.commit import batch
from lampion.service.periodic import PeriodicTasks
from lampion.service.store import Batch, Store
from lampion.service.table_api import TableApi
from lampion.service.table_ids import new_table_id
from lampion.service.table_service import FLAGS_AT_ONCE, ClientCommand, TableService
from lampion.tables.commands import Answer, Ask, Command, Move, Resign, Resume, Say
from lampion.tables.events import ClockPlan, Flagged, Granted, Moved, Sat, SeatPlan
from lampion.tables.opening import Wish
from lampion.tables.table import Table
from lampion.wire.envelope import ClockShown
from lampion.wire.form import Form
from support.private_servers import PrivatePostgres

HOUR = 3600 * 1000
BANK = 10 * HOUR
ABOUT = 60_000  # milliseconds: what tests take at most

OpenStore = Callable[[], Store]


class NoBots:
    """Nobody thinks in these tests."""

    async def resume(self) -> None:
        pass


class Server:
    """What a server does at its tables, and how often it writes to one of them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.service = TableService(store, InProcessBroker(), 1000)
        self.rounds = PeriodicTasks(self.service, NoBots())  # type: ignore[arg-type]
        self.api = TableApi(self.service, NoBots())  # type: ignore[arg-type]
        self.written = 0
        append = store.append

        async def counted(batches: list[Batch]) -> None:
            self.written += len(batches)
            await append(batches)

        store.append = counted  # type: ignore[method-assign, assignment]

    async def open_table(self, bank: int = BANK) -> str:
        sitters = {seat: Sat(seat, holder, holder) for seat, holder in enumerate(("ada", "bea"))}
        plans = [SeatPlan("human"), SeatPlan("human")]
        wish = Wish(game("axio"), plans, {}, 0, sitters, clock=ClockPlan(bank=bank))
        return (await self.service.open_table(wish, "ada")).table.id

    async def copies(self, table: str, count: int) -> list[str]:
        """More tables with the same rows."""
        original = (await self.service.find(table)).table
        log = await self.store.load(table)
        assert log is not None
        names = [new_table_id() for _ in range(count)]
        rows = replace(batch(original, log.rows, "ada"), key=None)
        await asyncio.gather(*(self.store.append([replace(rows, table=name)]) for name in names))
        return names

    async def clock(self, table: str) -> ClockShown:
        """As everybody sees it."""
        found = (await self.api.look(table, None, None, 0, Form(zones=False))).clock
        assert found is not None
        return found

    async def left(self, table: str) -> int:
        """How much time the seat whose clock runs still has."""
        clock = await self.clock(table)
        assert clock.deadline is not None
        return clock.deadline - clock.now

    async def do(self, table: str, command: Command, seat: int = 0) -> int:
        version = (await self.service.find(table)).table.version
        key = f"{type(command).__name__} {version}"
        return await self.service.carry_out(table, ClientCommand(("ada", "bea")[seat], key, seat, None, command))

    async def move(self, table: str) -> None:
        """The seat that decides does, and hands on."""
        found = (await self.service.find(table)).table
        seat = found.to_move()
        assert found.line is not None and seat is not None
        await self.do(table, Move(code=found.line.state.legal()[0]), seat)

    async def granted(self, table: str) -> list[Granted]:
        log = await self.store.load(table)
        assert log is not None
        return [row.event for row in log.rows if isinstance(row.event, Granted)]


@pytest.fixture(params=["sqlite", "postgresql"])
def open_store(request: pytest.FixtureRequest, data: Path) -> OpenStore:
    """The same database, each time it is opened."""
    if request.param == "sqlite":
        return lambda: SqliteStore(data)
    url = request.getfixturevalue("shared_postgres").new_database()
    return lambda: PostgresStore(url)


@asynccontextmanager
async def server_on(open_store: OpenStore, later: int = 0) -> AsyncIterator[Server]:
    """A server that is started so much later than it really is."""
    store = open_store()
    await store.open()
    store.advance(later)
    server = Server(store)
    await server.rounds.open()
    yield server
    await server.rounds.close()
    await store.close()


async def test_a_start_writes_to_no_table_and_each_gets_its_time_back_once(open_store: OpenStore) -> None:
    async with server_on(open_store) as server:
        first = await server.open_table()
        count = 400 if isinstance(server.store, SqliteStore) else 60
        tables = [first, *await server.copies(first, count - 1)]
        deadline = (await server.clock(first)).deadline
        assert deadline is not None
        await server.store.beat()
    outage = 20 * HOUR  # every clock would have run out
    for _ in range(2):  # the second one is started before the first has given any other sign of life
        async with server_on(open_store, outage) as server:
            assert server.written == 0
            assert len(await server.store.outages()) == 1
    async with server_on(open_store, outage) as server:
        await server.rounds._watch_clocks()
        assert server.written == 0 and await server.store.deadlines(server.store.now()) == []
        for table in tables[:30]:
            clock = await server.clock(table)
            assert clock.deadline is not None and abs(clock.deadline - deadline - outage) < ABOUT
        await server.store.beat()
    async with server_on(open_store, outage + HOUR) as server:
        assert server.written == 0 and len(await server.store.outages()) == 2
        for table in tables[:30]:
            shown = await server.clock(table)
            assert shown.deadline is not None and abs(shown.deadline - deadline - outage - HOUR) < ABOUT
            for _ in range(2):
                await server.do(table, Say("Hello again."))
            [granted] = await server.granted(table)
            assert abs(granted.time - outage - HOUR) < ABOUT and granted.outages == 2
            assert (await server.clock(table)).deadline == shown.deadline == await replayed_deadline(server, table)
            kinds = [entry.kind for entry in (await server.api.look(table, "ada", 0, 0, Form())).log.entries]
            assert kinds.count("grant") == 1, "the journal tells it once"
        assert server.written == 60
        server.store.advance(BANK + HOUR)
        late = [await server.open_table(), *tables]
        while await server.store.deadlines(server.store.now()):
            await server.service.fall_flags()
        assert [(await server.service.find(table)).table.over for table in late] == [False, *[True] * len(tables)]
        assert await server.granted(late[0]) == [], "it was opened afterwards"


async def replayed_deadline(server: Server, table: str) -> int | None:
    """From the log alone."""
    log = await server.store.load(table)
    assert log is not None
    return Table(table, log.rows).deadline()


async def test_whoever_spoke_after_the_last_sign_of_life_loses_nothing_either(open_store: OpenStore) -> None:
    """The list of deadlines is on the early side then, and the table itself knows better."""
    async with server_on(open_store) as server:
        table = await server.open_table(HOUR)
        await server.store.beat()
        server.store.advance(HOUR // 2)
        await server.do(table, Say("Is anybody there?"))
    async with server_on(open_store, 20 * HOUR) as server:
        left = await server.left(table)
        assert abs(left - HOUR) < ABOUT
        server.store.advance(3 * HOUR // 4)
        assert await server.store.deadlines(server.store.now()) == [table]
        await server.service.fall_flags()
        assert len(await server.granted(table)) == 1
        assert await server.store.deadlines(server.store.now()) == []
        server.store.advance(HOUR // 2)
        await server.service.fall_flags()
        assert (await server.service.find(table)).table.over


async def test_flags_fall_in_slices_and_life_goes_on_between_them(data: Path) -> None:
    async with server_on(lambda: SqliteStore(data)) as server:
        await server.rounds.close()
        first = await server.open_table(1)
        tables = [first, *await server.copies(first, 2 * FLAGS_AT_ONCE + 9)]
        server.store.advance(1000)
        sizes = []
        while not sizes or server.service.flags_wait:
            before = server.written
            await server.service.fall_flags()
            sizes.append(server.written - before)
        assert sizes == [FLAGS_AT_ONCE, FLAGS_AT_ONCE, 10]
        assert all([(await server.service.find(table)).table.over for table in tables])


async def test_a_clock_that_stood_gets_nothing_back_and_runs_on_as_it_stood(open_store: OpenStore) -> None:
    async with server_on(open_store) as server:
        paused = await server.open_table()
        running = await server.open_table()
        await server.do(paused, Ask("pause"))
        await server.do(paused, Answer(True), seat=1)
        stood = (await server.clock(paused)).left
        await server.store.beat()
    async with server_on(open_store, 20 * HOUR) as server:
        assert (await server.clock(paused)).left == stood and (await server.clock(paused)).deadline is None
        await server.do(paused, Resume())
        assert [granted.time for granted in await server.granted(paused)] == [0]
        assert abs(await server.left(paused) - stood[0]) < ABOUT
        kinds = [entry.kind for entry in (await server.api.look(paused, None, None, 0, Form())).log.entries]
        assert "grant" not in kinds
        assert abs(await server.left(running) - BANK) < ABOUT


async def test_nobody_has_thought_while_no_server_was_alive(open_store: OpenStore) -> None:
    async with server_on(open_store) as server:
        table = await server.open_table()
        await server.store.beat()
    async with server_on(open_store, 20 * HOUR) as server:
        await server.move(table)
        log = await server.store.load(table)
        assert log is not None
        [moved] = [row.event for row in log.rows if isinstance(row.event, Moved)]
        assert moved.took < ABOUT


async def test_such_a_game_is_verified_and_archived_like_any_other(open_store: OpenStore) -> None:
    async with server_on(open_store) as server:
        table, untouched = await server.open_table(), await server.open_table()
        await server.store.beat()
    async with server_on(open_store, 20 * HOUR) as server:
        await server.move(table)
        await server.do(table, Resign(), seat=1)
        await server.do(untouched, Resign())
        for name in (table, untouched):
            log = await server.store.load(name)
            assert log is not None
            again = Table(name, log.rows)
            assert again.frozen is None and again.over
            record = await server.api.record(name)
            assert fault_of(game("axio"), record) is None
        server.store.advance(100 * 24 * HOUR)
        await Archivist(server.service, 90).round()
        for name in (table, untouched):
            assert await server.store.archived(name) is not None
            assert (await server.api.look(name, None, None, 0, Form())).over


async def test_a_time_that_jumps_is_stored_once_and_those_who_watch_are_told(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server_on(lambda: SqliteStore(data)) as server:
        first = await server.open_table()
        await server.copies(first, 99)
        deadline = (await server.clock(first)).deadline
        assert deadline is not None
        true_time, written = time.time, server.written
        monkeypatch.setattr(time, "time", lambda: true_time() + 20 * 3600)
        with server.service.broker.listen(first) as listener:
            await asyncio.wait_for(listener.news(), 60)
        assert server.written == written
        shown = await server.clock(first)
        assert shown.deadline is not None and abs(shown.deadline - deadline - 20 * HOUR) < ABOUT
        assert shown.now > true_time() * 1000 + 19 * HOUR, "the store's time follows"
        assert len(await server.store.outages()) == 1
        await server.rounds._watch_clocks()
        await server.move(first)
        assert abs(await server.left(first) - BANK) < ABOUT


# -- several servers on one database -------------------------------------------------------------------------


@pytest.fixture
async def two(shared_postgres: PrivatePostgres) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers whose time is two hours behind, as if their machines slept."""
    url = shared_postgres.new_database()
    servers = (Server(PostgresStore(url)), Server(PostgresStore(url)))
    for server in servers:
        await server.store.open()
        assert isinstance(server.store, PostgresStore)
        server.store._ahead -= 2 * 3600
    yield servers
    for server in servers:
        await server.store.close()


async def test_servers_that_start_together_store_one_outage(two: tuple[Server, Server]) -> None:
    table = await two[0].open_table()
    await two[0].store.beat()
    for server in two:
        server.store.advance(2 * HOUR)
    await asyncio.gather(*(server.rounds.open() for server in two))
    for server in two:
        await server.rounds.close()
    assert len(await two[0].store.outages()) == 1
    await asyncio.gather(*(server.do(table, Say("Hello again."), seat) for seat, server in enumerate(two)))
    [granted] = await two[0].granted(table)
    assert abs(granted.time - 2 * HOUR) < ABOUT
    for server in two:
        await server.service.find(table, 10)
        assert abs(await server.left(table) - BANK) < ABOUT


async def test_servers_that_slept_together_store_one_outage(two: tuple[Server, Server]) -> None:
    table = await two[0].open_table()
    await two[0].store.beat()
    for server in two:
        await server.rounds._watch_clocks()
        assert abs(await server.left(table) - BANK) < ABOUT
    assert len(await two[0].store.outages()) == 1
    assert two[0].written == 1 and two[1].written == 0


async def test_a_server_that_slept_alone_gives_nothing_back(two: tuple[Server, Server]) -> None:
    slept, alive = two
    table = await slept.open_table()
    alive.store.advance(2 * HOUR)
    await alive.store.beat()
    await slept.rounds._watch_clocks()
    assert await slept.store.outages() == []
    for server in two:
        assert abs(await server.left(table) - (BANK - 2 * HOUR)) < ABOUT


async def test_whoever_has_not_noticed_yet_lets_no_flag_fall(two: tuple[Server, Server]) -> None:
    first, second = two
    tables = [await first.open_table(HOUR) for _ in range(3)]
    await first.store.beat()
    second.store.advance(2 * HOUR)  # its time went on, and it does not know
    first.store.advance(2 * HOUR)
    await first.service.outages.note(first.store.now())
    await second.service.fall_flags()
    for table in tables:
        log = await second.store.load(table)
        assert log is not None and not any(isinstance(row.event, Flagged) for row in log.rows)
