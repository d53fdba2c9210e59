"""A row that is missing from a table's log freezes that table; the server, its clocks and all other tables go on."""

import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from lampion.core.record import decode
from lampion.core.registry import game
from lampion.server.archivist import DAY, Archivist
from lampion.server.stores.sqlite import FILE, SqliteStore
from lampion.service.broker import InProcessBroker
from lampion.service.store import Log, Store, StoreError
from lampion.service.table_service import ClientCommand, TableService
from lampion.tables.commands import Resign, Say
from lampion.tables.events import ClockPlan, Flagged, Granted, Sat, SeatPlan
from lampion.tables.opening import Wish
from support.running_server import Client, Machine

HOUR = 3600 * 1000
PATIENCE = 30.0


def lose(data: Path, table: str, version: int) -> None:
    """One row of a table, as a damaged disk would."""
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        lost = connection.execute("DELETE FROM events WHERE table_id = ? AND version = ?", (table, version))
        assert lost.rowcount == 1


def forget_life(data: Path, milliseconds: int) -> None:
    """As if no server had noted for so long that it is alive."""
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        assert connection.execute("UPDATE beats SET at = at - ?", (milliseconds,)).rowcount == 1


def beaten(data: Path) -> bool:
    """Whether the server has noted that it is alive."""
    with closing(sqlite3.connect(data / FILE)) as connection:
        return bool(connection.execute("SELECT count(*) FROM beats").fetchone()[0])


def wait_for_flag(client: Client, table: str) -> None:
    until = time.monotonic() + PATIENCE
    while not client.look(table)["over"]:
        assert time.monotonic() < until, "the flag does not fall"
        time.sleep(0.2)


def test_a_table_with_a_gap_is_frozen_and_can_be_saved(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    client = machine.client(server)
    hurt, headless = client.open("human", "human", start=0), client.open("human", "human", start=0)
    client.play_first(hurt, client.look(hurt))
    good = client.look(hurt)
    for _ in range(2):
        client.play_first(hurt, client.look(hurt))
    last = client.look(hurt)["version"]
    server.stop()
    lose(data, hurt, good["version"] + 1)
    lose(data, headless, 1)

    server = machine.start(data)
    client = machine.client(server, client.token)
    frozen = client.look(hurt)
    assert frozen["frozen"]["version"] == good["version"] + 1 and frozen["version"] == last
    assert frozen["frozen"]["text"] == {"key": "table-frozen-gap", "args": {"version": good["version"] + 1}}
    assert frozen["board"] == good["board"] and frozen["legal"] is None and frozen["mine"] == [0, 1]
    answer = client.do(hurt, 0, {"do": "undo"}, frozen["version"])
    assert answer.json()["reason"]["key"] == "table-refuse-frozen"
    assert len(decode(client.record(hurt)).moves) == 2, "the move before the gap and the one after it"
    answer = client.http.get(f"/api/v1/tables/{headless}")
    assert answer.status_code == 404, "nothing tells what was played there"
    assert "Traceback" not in server.stop()


def test_the_server_starts_and_other_tables_get_their_time_back(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    client = machine.client(server)
    clock = {"bank": HOUR, "increment": 0}
    hurt, sound = (client.open("human", "human", start=0, clock=clock) for _ in range(2))
    client.play_first(hurt, client.look(hurt))
    until = time.monotonic() + PATIENCE
    while not beaten(data):
        assert time.monotonic() < until
        time.sleep(0.2)
    server.stop()
    lose(data, hurt, 3)
    forget_life(data, 2 * HOUR)

    server = machine.start(data)
    client = machine.client(server, client.token)
    found = client.look(sound)
    assert not found["over"] and found["clock"]["deadline"] > found["clock"]["now"]
    client.do(sound, 0, {"do": "say", "text": "there you are again"})
    assert [entry["kind"] for entry in client.look(sound)["log"]["entries"]][-2:] == ["grant", "chat"]
    assert client.look(hurt)["frozen"]["version"] == 3
    log = server.stop()
    assert log.count(hurt) == 1 and "Traceback" not in log, log


def test_a_damaged_table_whose_time_is_up_keeps_no_other_flag_from_falling(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    client = machine.client(server)
    hurt = client.open("human", "human", start=0, clock={"bank": 10_000, "increment": 0})
    headless = client.open("human", "human", start=0, clock={"bank": 10_000, "increment": 0})
    client.play_first(hurt, client.look(hurt))
    server.stop()
    lose(data, hurt, 3)
    lose(data, headless, 1)
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        connection.execute("UPDATE tables SET deadline = 1")

    server = machine.start(data)
    client = machine.client(server, client.token)
    sound = client.open("human", "human", start=0, clock={"bank": 10_000, "increment": 0})
    client.do(sound, 0, {"do": "say", "text": "ten seconds are long"})
    wait_for_flag(client, sound)
    log = server.stop()
    assert log.count(hurt) == log.count(headless) == 1 and "Traceback" not in log, log


# -- the same within one process, where a store can be hurt while it is open ------------------------------------


class HurtStore(SqliteStore):
    """Pages of some tables cannot be read, while it is told so."""

    hurt: frozenset[str] = frozenset()

    async def load(self, table: str, after: int = 0) -> Log | None:
        if table in self.hurt:
            raise StoreError("the database did not answer: database disk image is malformed")
        return await super().load(table, after)


@pytest.fixture
async def store(data: Path) -> AsyncIterator[HurtStore]:
    opened = HurtStore(data)
    await opened.open()
    yield opened
    await opened.close()


async def opened_table(service: TableService, clock: ClockPlan | None = None) -> str:
    sitters = {seat: Sat(seat, "ada", f"Ada {seat}") for seat in (0, 1)}
    wish = Wish(game("axio"), [SeatPlan("human"), SeatPlan("human")], {}, 0, sitters, clock=clock)
    return (await service.open_table(wish, "ada")).table.id


async def kinds(store: Store, table: str) -> list[type]:
    log = await store.load(table)
    assert log is not None
    return [type(row.event) for row in log.rows]


async def test_the_archivist_reaches_the_tables_after_a_damaged_one(store: HurtStore, data: Path) -> None:
    service = TableService(store, InProcessBroker(), 10)
    tables = [await opened_table(service) for _ in range(3)]
    for table in tables:
        await service.carry_out(table, ClientCommand("ada", "hello", 0, None, Say("hello")))
        await service.carry_out(table, ClientCommand("ada", "enough", 0, None, Resign()))
        store.advance(1000)  # so that they are archived in this order
    gap, unreadable, sound = tables
    lose(data, gap, 4)
    store.hurt = frozenset({unreadable})
    store.advance(3 * DAY)
    archivist = Archivist(TableService(store, InProcessBroker(), 10), 2.0)
    await archivist.round()
    assert await store.archived(sound) is not None
    assert await store.archived(gap) is None and await store.archived(unreadable) is None
    store.hurt = frozenset()
    await archivist.round()
    assert await store.archived(unreadable) is not None, "what the store could not do is tried again"


async def test_time_is_given_back_before_a_flag_falls_even_if_that_failed_at_first(store: HurtStore) -> None:
    service = TableService(store, InProcessBroker(), 10)
    hurt, sound = [await opened_table(service, ClockPlan(bank=HOUR)) for _ in range(2)]
    await store.beat()
    store.advance(2 * HOUR)
    store.hurt = frozenset({hurt})
    again = TableService(store, InProcessBroker(), 10)
    assert await again.outages.note(store.now()) is not None
    await again.fall_flags()
    store.advance(HOUR + 10_000)
    await again.fall_flags()
    assert [Granted, Flagged] == (await kinds(store, sound))[-3:-1]
    store.hurt = frozenset()
    assert Granted not in await kinds(store, hurt) and Flagged not in await kinds(store, hurt)
    await again.fall_flags()
    assert [Granted, Flagged] == (await kinds(store, hurt))[-3:-1]


async def test_a_store_that_is_away_is_not_asked_for_every_table(store: HurtStore) -> None:
    service = TableService(store, InProcessBroker(), 10)
    for _ in range(3):
        await opened_table(service, ClockPlan(bank=1))
    store.advance(1000)
    asked = 0

    class AwayStore(HurtStore):
        async def versions(self, tables: object) -> dict[str, int]:
            raise StoreError("the database did not answer")

        async def load(self, table: str, after: int = 0) -> Log | None:
            nonlocal asked
            asked += 1
            raise StoreError("the database did not answer")

    store.__class__ = AwayStore
    with pytest.raises(StoreError):
        await TableService(store, InProcessBroker(), 10).fall_flags()
    assert asked == 1
