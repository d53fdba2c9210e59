"""A log that ends too early: the list of tables knows a newer version than the last row there is."""

import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from lampion.core.registry import game
from lampion.server.stores.postgres import PostgresStore
from lampion.server.stores.sqlite import FILE, SqliteStore
from lampion.service.broker import InProcessBroker
from lampion.service.store import Store
from lampion.service.table_service import ClientCommand, TableService
from lampion.tables.commands import Move, Say
from lampion.tables.events import Sat, SeatPlan
from lampion.tables.opening import Wish
from lampion.tables.reasons import Refused

DELETE = "DELETE FROM events WHERE table_id = {} AND version > {}"

Lose = Callable[[str, int], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgresql"])
async def hurt(request: pytest.FixtureRequest, data: Path) -> AsyncIterator[tuple[Store, Lose]]:
    """A store, and how the rows of a table after a version are lost there."""
    if request.param == "sqlite":
        store: Store = SqliteStore(data)

        async def lose(table: str, after: int) -> None:
            with closing(sqlite3.connect(data / FILE)) as connection, connection:
                assert connection.execute(DELETE.format("?", "?"), (table, after)).rowcount

    else:
        url = request.getfixturevalue("shared_postgres").new_database()
        store = PostgresStore(url)

        async def lose(table: str, after: int) -> None:
            connection = await asyncpg.connect(url)
            assert await connection.execute(DELETE.format("$1", "$2"), table, after) != "DELETE 0"
            await connection.close()

    await store.open()
    yield store, lose
    await store.close()


def served(store: Store) -> TableService:
    return TableService(store, InProcessBroker(), 10)


async def opened_table(service: TableService) -> str:
    sitters = {seat: Sat(seat, "ada", f"Ada {seat}") for seat in (0, 1)}
    wish = Wish(game("axio"), [SeatPlan("human"), SeatPlan("human")], {}, 0, sitters)
    return (await service.open_table(wish, "ada")).table.id


async def say(service: TableService, table: str, line: str) -> int:
    return await service.carry_out(table, ClientCommand("ada", line, 0, None, Say(line)))


async def test_a_table_whose_last_rows_are_lost_is_frozen_and_says_so(
    hurt: tuple[Store, Lose], caplog: pytest.LogCaptureFixture
) -> None:
    store, lose = hurt
    service = served(store)
    table, sound = await opened_table(service), await opened_table(service)
    good = await say(service, table, "one")
    await say(service, table, "two")
    newest = await say(service, table, "three")
    await lose(table, good)

    again = served(store)
    with caplog.at_level(logging.ERROR, "lampion"):
        seen = (await again.find(table)).window.envelope("ada", 0, 0)
    assert seen.frozen is not None and (seen.frozen.version, seen.version) == (good + 1, newest)
    assert (seen.frozen.text.key, seen.frozen.text.args) == ("table-frozen-gap", {"version": good + 1})
    assert (seen.to_move, bytes(seen.legal), seen.mine) == (None, b"null", [0, 1])
    assert f"row {good + 1} is missing" in caplog.text and caplog.text.count(table) == 1
    for command in (Say("four"), Move("refill")):
        with pytest.raises(Refused, match="table-refuse-frozen"):
            await again.carry_out(table, ClientCommand("ada", f"key-{command}"[:20], 0, newest, command))
    await say(again, sound, "all others go on")


async def test_rows_that_another_process_wrote_and_a_disk_lost_freeze_the_table_here_too(
    hurt: tuple[Store, Lose],
) -> None:
    store, lose = hurt
    here, there = served(store), served(store)
    table = await opened_table(here)
    good = await say(here, table, "one")
    newest = await say(there, table, "two")
    await lose(table, good)
    with pytest.raises(Refused, match="table-refuse-frozen"):
        await say(here, table, "three")
    seen = (await here.find(table)).window.envelope("ada", 0, 0)
    assert seen.frozen is not None and (seen.frozen.version, seen.version) == (good + 1, newest)
    with pytest.raises(Refused, match="table-refuse-frozen"):
        await say(here, table, "three")
