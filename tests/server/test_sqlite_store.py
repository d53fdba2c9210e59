"""The SQLite store: on the disk, owned by one process, opened again by later versions."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from lampion.server.stores.schema import steps
from lampion.server.stores.sqlite import FILE, SqliteStore
from lampion.service.store import Answered, Batch, CannotOpen, StoreError
from lampion.tables.events import Row, Said
from support.store_rows import batch


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


async def test_rows_are_never_changed(store: SqliteStore) -> None:
    await store.append([batch("t", 1)])
    with sqlite3.connect(store.path) as other, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        other.execute("UPDATE events SET event = 'x'")
    other.close()


async def test_every_commit_goes_to_the_disk(store: SqliteStore) -> None:
    assert store._writer is not None
    for pragma, expected in (("journal_mode", "wal"), ("synchronous", 2)):
        assert store._writer.execute(f"PRAGMA {pragma}").fetchone()[0] == expected


async def test_a_failing_disk_is_told_and_the_next_write_works(store: SqliteStore) -> None:
    assert store._writer is not None
    await store.append([batch("t", 1)])
    pages = store._writer.execute("PRAGMA page_count").fetchone()[0]
    store._writer.execute(f"PRAGMA max_page_count = {pages}")  # "database or disk is full"
    full = [Row(2, 2, Said(None, "x" * 100_000))]
    with pytest.raises(StoreError, match="full"):
        await store.append([Batch("t", full, batch("t", 2).listing)])
    store._writer.execute("PRAGMA max_page_count = 100000")
    await store.append([batch("t", 2)])
    log = await store.load("t")
    assert log is not None and len(log.rows) == 2


async def answers(*writes: Coroutine[None, None, None]) -> list[BaseException | None]:
    """What each was answered; nobody is left waiting."""
    return await asyncio.wait_for(asyncio.gather(*writes, return_exceptions=True), 10)


async def test_a_write_that_fails_in_an_unexpected_way_concerns_nobody_else(store: SqliteStore) -> None:
    def stumble(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO beats (one, at) VALUES (1, 1)")
        raise LookupError("nobody thought of this")

    assert store._commits is not None
    answered = await answers(store.append([batch("t", 1)]), store._commits.do(stumble), store.append([batch("u", 1)]))
    assert answered[0] is answered[2] is None and isinstance(answered[1], LookupError)
    assert await store.versions(["t", "u"]) == {"t": 1, "u": 1}
    assert await store.last_beat() is None, "nothing is left of what failed"
    await store.append([batch("t", 2)])


async def test_a_commit_that_fails_in_an_unexpected_way_is_told_to_all(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert store._commits is not None
    broken = ThreadPoolExecutor(1)
    broken.shutdown()
    with monkeypatch.context() as patched:
        patched.setattr(store._commits, "_thread", broken)
        answered = await answers(store.append([batch("t", 1)]), store.append([batch("u", 1)]))
    assert [type(one) for one in answered] == [RuntimeError, RuntimeError]
    assert await store.versions(["t", "u"]) == {}
    await store.append([batch("t", 1)])


async def test_a_disk_that_fails_during_commit_leaves_it_open_whether_it_was_stored(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert store._commits is not None
    failing = FailingConnection(store._commits._connection)
    with monkeypatch.context() as patched:
        patched.setattr(store._commits, "_connection", failing)
        for code, unsure in ((sqlite3.SQLITE_IOERR_FSYNC, True), (sqlite3.SQLITE_FULL, False)):
            failing.code = code
            with pytest.raises(StoreError) as told:
                await store.append([batch("t", 1)])
            assert told.value.unsure is unsure
    await store.append([batch("t", 1)])


class FailingConnection:
    """Writes as usual, but the disk fails with COMMIT."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.code = 0

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == "COMMIT":
            problem = sqlite3.OperationalError("disk I/O error")
            problem.sqlite_errorcode = self.code
            raise problem
        return self._connection.execute(sql, *values)

    def executemany(self, sql: str, values: Any) -> sqlite3.Cursor:
        return self._connection.executemany(sql, values)


async def test_a_second_owner_is_refused_and_told_who_the_first_is(store: SqliteStore, data: Path) -> None:
    with pytest.raises(CannotOpen, match=r"in use by another Lampion \(process \d+\)"):
        await SqliteStore(data).open()


async def test_a_newer_database_is_refused(data: Path) -> None:
    connection = sqlite3.connect(data / FILE)
    connection.execute(f"PRAGMA user_version = {len(steps('sqlite')) + 1}")
    connection.close()
    store = SqliteStore(data)
    with pytest.raises(CannotOpen, match="written by a newer Lampion"):
        await store.open()
    # And it is free again for the version that can read it.
    with pytest.raises(CannotOpen, match="written by a newer Lampion"):
        await store.open()


async def test_a_database_of_the_first_version_is_brought_up_to_date(data: Path) -> None:
    connection = sqlite3.connect(data / FILE)
    connection.executescript(steps("sqlite")[0].sql + "PRAGMA user_version = 1;")
    event = '{"event":"said","seat":0,"text":"from before"}'
    connection.execute("INSERT INTO events VALUES ('t', 1, 5, 'ada', 'k', ?)", (event,))
    connection.execute("INSERT INTO tables VALUES ('t', 1, 'axio', '{}', 0, 0, 5)")
    connection.commit()
    connection.close()
    store = SqliteStore(data)
    await store.open()
    await store.append([batch("t", 2)])
    log = await store.load("t")
    assert (
        log is not None and [row.version for row in log.rows] == [1, 2] and log.rows[0].event == Said(0, "from before")
    )
    assert await store.lobby(10) == [] and await store.deadlines(2**62) == []
    assert log.answered["ada", "k"] == Answered(1, None), "nobody knows which command that was"
    await store.close()
    with closing(sqlite3.connect(data / FILE)) as connection:
        kept = connection.execute("SELECT table_id, version, at, author, key, event FROM events WHERE version = 1")
        assert kept.fetchall() == [("t", 1, 5, "ada", "k", event)], "a row of before stays as it is"


async def test_something_else_in_the_file_is_refused(nonsense: Path) -> None:
    with pytest.raises(CannotOpen, match="not a database"):
        await SqliteStore(nonsense).open()


async def test_opening_again_changes_nothing(data: Path) -> None:
    for version in (1, 2):
        store = SqliteStore(data)
        await store.open()
        await store.append([batch("t", version)])
        await store.close()
    assert sqlite_version(data) == len(steps("sqlite"))


def sqlite_version(data: Path) -> int:
    connection = sqlite3.connect(data / FILE)
    try:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])
    finally:
        connection.close()
