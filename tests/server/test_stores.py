"""The SQLite store: all or nothing, first come first served, and never a changed row."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from lampion.server.stores.schema import steps
from lampion.server.stores.sqlite import FILE, SqliteStore
from lampion.server.stores.store import Batch, CannotOpen, Conflict, Listing, StoreError
from lampion.tables.events import Row, Said


@pytest.fixture
async def store(data: Path) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(data)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def nonsense(data: Path) -> Path:
    (data / FILE).write_bytes(b"this is not a database, " * 100)
    return data


def batch(table: str, first: int, count: int = 1, key: str | None = None, **listing: bool) -> Batch:
    rows = [Row(version, version, Said(None, f"line {version}")) for version in range(first, first + count)]
    about = Listing("axio", '{"game": "axio"}', listing.get("over", False), listing.get("bot_turn", False), {0: "ada"})
    return Batch(table, rows, about, "ada", key)


async def test_what_was_appended_is_loaded_in_order(store: SqliteStore) -> None:
    await store.append([batch("t", 1, 3, key="open")])
    await store.append([batch("t", 4, 1, key="say")])
    log = await store.load("t")
    assert log is not None
    assert [row.version for row in log.rows] == [1, 2, 3, 4]
    assert log.answered == {("ada", "open"): 3, ("ada", "say"): 4}
    assert await store.load("u") is None


async def test_whoever_writes_second_gets_a_conflict_and_writes_nothing(store: SqliteStore) -> None:
    await store.append([batch("t", 1)])
    for late in (batch("t", 1), batch("t", 3), batch("unknown", 2)):
        with pytest.raises(Conflict):
            await store.append([late])
    log = await store.load("t")
    assert log is not None and len(log.rows) == 1


async def test_two_tables_change_together_or_not_at_all(store: SqliteStore) -> None:
    await store.append([batch("t", 1)])
    with pytest.raises(Conflict):
        await store.append([batch("new", 1), batch("t", 7)])
    assert await store.load("new") is None
    await store.append([batch("new", 1), batch("t", 2)])
    assert await store.load("new") is not None


async def test_commands_that_come_together_are_judged_one_by_one(store: SqliteStore) -> None:
    await store.append([batch("t", 1)])
    writes = [store.append([batch(f"t{number}", 1)]) for number in range(50)]
    races = [store.append([batch("t", 2)]) for _ in range(10)]
    results = await asyncio.gather(*writes, *races, return_exceptions=True)
    assert results[:50] == [None] * 50
    assert sum(result is None for result in results[50:]) == 1
    assert sum(isinstance(result, Conflict) for result in results[50:]) == 9


async def test_a_key_is_used_once_by_a_client_at_a_table(store: SqliteStore) -> None:
    await store.append([batch("t", 1, key="k")])
    with pytest.raises(Conflict):
        await store.append([batch("t", 2, key="k")])


async def test_lists_of_tables_and_of_bots_turns(store: SqliteStore) -> None:
    await store.append([batch("a", 1)])
    await store.append([batch("b", 1, 2, bot_turn=True)])
    assert [(one.table, one.version, one.seats) for one in await store.tables_of("ada", 10)] == [
        ("b", 2, (0,)),
        ("a", 1, (0,)),
    ]
    assert await store.tables_of("bea", 10) == []
    assert await store.bot_turns() == ["b"]
    await store.append([batch("b", 3)])
    assert await store.bot_turns() == []


async def test_rows_are_never_changed(store: SqliteStore) -> None:
    await store.append([batch("t", 1)])
    with sqlite3.connect(store.path) as other, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        other.execute("UPDATE events SET event = 'x'")
    other.close()


async def test_every_commit_goes_to_the_disk(store: SqliteStore) -> None:
    assert store._writer is not None
    for pragma, expected in (("journal_mode", "wal"), ("synchronous", 2)):
        async with store._writer.execute(f"PRAGMA {pragma}") as cursor:
            row = await cursor.fetchone()
        assert row is not None and row[0] == expected


async def test_a_failing_disk_is_told_and_the_next_write_works(store: SqliteStore) -> None:
    assert store._writer is not None
    await store.append([batch("t", 1)])
    async with store._writer.execute("PRAGMA page_count") as cursor:
        row = await cursor.fetchone()
    assert row is not None
    await store._writer.execute(f"PRAGMA max_page_count = {row[0]}")  # "database or disk is full"
    full = [Row(2, 2, Said(None, "x" * 100_000))]
    with pytest.raises(StoreError, match="full"):
        await store.append([Batch("t", full, batch("t", 2).listing)])
    await store._writer.execute("PRAGMA max_page_count = 100000")
    await store.append([batch("t", 2)])
    log = await store.load("t")
    assert log is not None and len(log.rows) == 2


async def test_a_second_owner_is_refused_and_told_who_the_first_is(store: SqliteStore, data: Path) -> None:
    with pytest.raises(CannotOpen, match=r"in use by another Lampion \(process \d+\)"):
        await SqliteStore(data).open()


async def test_a_newer_database_is_refused(data: Path) -> None:
    connection = sqlite3.connect(data / FILE)
    connection.execute(f"PRAGMA user_version = {len(steps()) + 1}")
    connection.close()
    store = SqliteStore(data)
    with pytest.raises(CannotOpen, match="written by a newer Lampion"):
        await store.open()
    # And it is free again for the version that can read it.
    with pytest.raises(CannotOpen, match="written by a newer Lampion"):
        await store.open()


async def test_something_else_in_the_file_is_refused(nonsense: Path) -> None:
    with pytest.raises(CannotOpen, match="not a database"):
        await SqliteStore(nonsense).open()


async def test_opening_again_changes_nothing(data: Path) -> None:
    for version in (1, 2):
        store = SqliteStore(data)
        await store.open()
        await store.append([batch("t", version)])
        await store.close()
    assert sqlite_version(data) == len(steps())


def sqlite_version(data: Path) -> int:
    connection = sqlite3.connect(data / FILE)
    try:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])
    finally:
        connection.close()
