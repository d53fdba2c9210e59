"""SQLite's log of writes is brought into the database beside the writer, and begins anew."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from lampion.server.stores import checkpoints
from lampion.server.stores.checkpoints import Checkpoints
from lampion.server.stores.sqlite import SqliteStore
from support.store_rows import batch

COMMANDS = 400


async def length_of_the_log(folder: Path) -> int:
    """In bytes, after many commands."""
    store = SqliteStore(folder)
    await store.open()
    for number in range(1, COMMANDS + 1):
        await store.append([batch("t", number)])
        await asyncio.sleep(0)
    length = store.path.with_name(f"{store.path.name}-wal").stat().st_size
    log = await store.load("t")
    assert log is not None and len(log.rows) == log.reaches == COMMANDS
    await store.close()
    return length


async def test_the_log_begins_anew_while_the_store_is_written_to(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "COMMANDS", COMMANDS * 2)
    monkeypatch.setattr(checkpoints, "FEW", COMMANDS * 2)
    whole = await length_of_the_log(data / "never")
    monkeypatch.setattr(checkpoints, "COMMANDS", COMMANDS // 20)
    assert await length_of_the_log(data / "often") < whole / 2


def test_a_failure_is_told_and_loses_nothing(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    data.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(data / "writer.sqlite3")) as writer:
        gone = sqlite3.connect(data / "writer.sqlite3", check_same_thread=False)
        made = Checkpoints(gone)
        gone.close()
        made.written(checkpoints.COMMANDS)
        made.close()
        assert "stays as long as it is" in caplog.text
        made.finish(writer)
        assert not made.nearly_done


def test_one_at_a_time_and_only_when_enough_was_written(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data.mkdir(parents=True, exist_ok=True)
    begun, may_end = [], threading.Event()

    def slow(connection: sqlite3.Connection) -> None:
        begun.append(connection)
        may_end.wait(30)

    monkeypatch.setattr(checkpoints, "checkpoint", slow)
    made = Checkpoints(sqlite3.connect(data / "any.sqlite3", check_same_thread=False), lambda: 0.0)
    made.written(checkpoints.COMMANDS - 1)
    assert not begun
    made.written(1)
    made.written(checkpoints.COMMANDS)
    may_end.set()
    made.close()
    assert len(begun) == 1 and made.nearly_done


def test_few_commands_are_enough_once_some_time_has_passed(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data.mkdir(parents=True, exist_ok=True)
    now, begun = 0.0, list[sqlite3.Connection]()
    monkeypatch.setattr(checkpoints, "checkpoint", begun.append)
    made = Checkpoints(sqlite3.connect(data / "any.sqlite3", check_same_thread=False), lambda: now)
    made.written(checkpoints.FEW)
    now = checkpoints.JUST_NOW
    made.written(0)
    made.written(checkpoints.FEW - 1)
    made.close()
    assert len(begun) == 1, "the second time there were too few"
