"""An upgrade that is killed, in whatever moment: started again, the next server finds everything."""

import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from lampion.server.stores.postgres import PostgresStore
from lampion.server.stores.schema import Kind, steps
from lampion.server.stores.sqlite import FILE, SqliteStore
from lampion.service.store import Store
from support.releases import Release
from support.running_server import RunningServer

# Migrates as a server does, and is killed from within after so many statements of one step.
SQLITE = """
import asyncio, os, signal, sys
from pathlib import Path
from lampion.server.stores import schema, sqlite
step, statements = int(sys.argv[2]), int(sys.argv[3])
def die():
    os.kill(os.getpid(), signal.SIGKILL)
connect = sqlite.connected
def connected(path):
    connection = connect(path)
    connection.create_function("die", 0, die)
    return connection
found = schema.missing
def missing(kind, present, where):
    for one in found(kind, present, where):
        parts = schema_parts(one.sql)
        here = [*parts[:statements], "SELECT die();", *parts[statements:]] if one.number == step else parts
        yield schema.Step(one.number, "".join(here))
sqlite.connected, sqlite.missing = connected, missing
asyncio.run(sqlite.SqliteStore(Path(sys.argv[1])).open())
"""
POSTGRES = """
import asyncio, os, signal, sys
from lampion.server.stores import postgres_schema, schema
from lampion.server.stores.postgres import PostgresStore
step, statements = int(sys.argv[2]), int(sys.argv[3])
found = postgres_schema.missing
def missing(kind, present, where):
    for one in found(kind, present, where):
        if one.number != step:
            yield one
            continue
        yield schema.Step(one.number, "".join(schema_parts(one.sql)[:statements]) or "SELECT 1")
        os.kill(os.getpid(), signal.SIGKILL)
postgres_schema.missing = missing
asyncio.run(PostgresStore(sys.argv[1]).open())
"""
PARTS = """
import sqlite3
def schema_parts(sql):
    parts, part = [], ""
    for piece in sql.splitlines(keepends=True):
        part += piece
        if piece.strip() and sqlite3.complete_statement(part):
            parts.append(part)
            part = ""
    return parts + ([part] if part.strip() else [])
"""
namespace: dict[str, Any] = {}
exec(PARTS, namespace)


def moments(kind: Kind, present: int) -> list[tuple[int, int]]:
    """Before and after each statement of each step that a database of this number still needs."""
    missing = [step for step in steps(kind) if step.number > present]
    return [(step.number, at) for step in missing for at in range(len(namespace["schema_parts"](step.sql)) + 1)]


def killed(program: str, where: str, step: int, statements: int) -> None:
    command = [sys.executable, "-c", PARTS + program, where, str(step), str(statements)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert ended.returncode == -signal.SIGKILL, ended.stderr


async def everything(store: Store, release: Release) -> dict[str, object]:
    """What a store says of all tables of a release."""
    found: dict[str, object] = {}
    for kept in release.tables():
        name = kept["table"]
        log = await store.load(name)
        found[name] = (await store.archived(name)) if log is None else (log.rows, log.answered, log.unreadable)
    assert len(found) > 150 and None not in found.values()
    found["list"] = sorted((one.table, one.version, one.summary) for one in await store.newest(1000))
    return found


async def test_a_migration_that_is_killed_anywhere_is_made_up_for(
    database: str | None, release: Release, tmp_path: Path
) -> None:
    """SIGKILL before and after each statement, one after the other on the same database; then a server is started."""
    kind: Kind = "sqlite" if database is None else "postgresql"
    untouched = tmp_path / "untouched"
    release.lay_sqlite(untouched)
    with closing(sqlite3.connect(untouched / FILE)) as connection:
        (present,) = connection.execute("PRAGMA user_version").fetchone()
    there = SqliteStore(untouched)
    await there.open()
    before = await everything(there, release)
    await there.close()
    for step, statements in moments(kind, present):
        program = SQLITE if database is None else POSTGRES
        killed(program, str(tmp_path) if database is None else database, step, statements)

    after: Store = SqliteStore(tmp_path) if database is None else PostgresStore(database)
    await after.open()
    assert await everything(after, release) == before
    await after.close()
    server = RunningServer(tmp_path, database=database, thinkers=1)
    log = server.stop()
    assert "Traceback" not in log, log
