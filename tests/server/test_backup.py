"""`lampion backup` and `lampion restore`, with real servers on both databases."""

import os
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lampion.cli.main import app
from lampion.server.backup.backup_file import columns, table_names
from lampion.server.stores.schema import steps
from lampion.server.stores.sqlite import FILE, SqliteStore
from support.private_servers import PrivatePostgres
from support.releases import releases
from support.running_server import Client, Machine


def lampion(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def fine(*words: str | Path) -> str:
    told = lampion(*words)
    assert told.exit_code == 0, told.output
    return told.stdout


def refused(*words: str | Path) -> str:
    told = lampion(*words)
    assert told.exit_code == 1 and not told.stdout and "Traceback" not in told.stderr, told.output
    return " ".join(told.stderr.split())


class Places:
    """Where tables can be: each is asked for once, and gives the settings of a server and the options of a command."""

    def __init__(self, kind: str, folder: Path, postgres: PrivatePostgres | None) -> None:
        self.folder = folder
        self.url = postgres.new_database() if kind == "postgresql" and postgres is not None else None
        self.options = ["--data", str(folder)] if self.url is None else ["--database", self.url]

    def start(self, machine: Machine):
        return machine.start(self.folder, **({} if self.url is None else {"database": self.url, "sign_of_life": 1.0}))


@pytest.fixture
def places(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str, str], Places]:
    def place(kind: str, name: str) -> Places:
        postgres = request.getfixturevalue("shared_postgres") if kind == "postgresql" else None
        return Places(kind, tmp_path / name, postgres)

    return place


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
def test_a_backup_of_a_running_server_is_restored_into_either_database(
    machine: Machine, tmp_path: Path, places: Callable[[str, str], Places], source: str, target: str
) -> None:
    before, after, file = places(source, "before"), places(target, "after"), tmp_path / "copy.backup"
    client = machine.client(before.start(machine))
    table = client.open("human", "human", clock={"days": 3})
    version = client.look(table)["version"]
    assert "1 table, checked" in fine("backup", file, *before.options)
    client.play_first(table, client.look(table))  # too late for the backup

    assert "Restored 1 table" in fine("restore", file, *after.options)
    again = machine.client(after.start(machine), client.token)
    seen = again.look(table)
    assert (seen["version"], seen["mine"]) == (version, [0, 1])
    assert again.play_first(table, seen).status_code == 200
    assert [one["table"] for one in again.http.get("/api/v1/tables").json()] == [table]


@pytest.mark.skipif(os.name != "posix", reason="other systems have other permissions")
def test_only_its_owner_can_read_a_backup_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    releases()[0].lay_sqlite(tmp_path / "data")
    os.umask(os.umask(0o022))
    fine("backup", tmp_path / "one.backup", "--data", tmp_path / "data")
    assert (tmp_path / "one.backup").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "one.backup"]
    fine("backup", tmp_path / "one.backup", "--data", tmp_path / "data")  # every night under the same name
    fine("restore", tmp_path / "one.backup", "--data", tmp_path / "new")
    assert (tmp_path / "new" / FILE).stat().st_mode & 0o777 == 0o600


def test_a_backup_taken_while_many_write_is_of_one_moment(machine: Machine, data: Path, tmp_path: Path) -> None:
    """Each table's version in the index is that of the last row of its log."""
    server = machine.start(data)
    stop, tables = threading.Event(), []

    def write(client: Client) -> None:
        while not stop.is_set():
            tables.append(client.open("human", "human"))

    clients = [machine.client(server) for _ in range(3)]
    writers = [threading.Thread(target=write, args=[client]) for client in clients]
    for writer in writers:
        writer.start()
    try:
        for number in range(3):
            fine("backup", tmp_path / f"{number}.backup", "--data", data)
    finally:
        stop.set()
        for writer in writers:
            writer.join()
    for number in range(3):
        copy = sqlite3.connect(tmp_path / f"{number}.backup")
        listed = dict(copy.execute("SELECT id, version FROM tables"))
        logged = dict(copy.execute("SELECT table_id, max(version) FROM events GROUP BY table_id"))
        copy.close()
        assert listed == logged and len(listed) <= len(tables)


def test_a_folder_that_a_server_holds_or_that_has_tables_is_left_alone(
    machine: Machine, data: Path, tmp_path: Path
) -> None:
    server = machine.start(data)
    client = machine.client(server)
    first = client.open("human", "human")
    fine("backup", tmp_path / "copy.backup", "--data", data)
    second = client.open("human", "human")
    assert "in use by another Lampion" in refused("restore", tmp_path / "copy.backup", "--data", data, "--replace")
    server.kill()  # so that there is a log of SQLite beside the database
    assert "has tables already" in refused("restore", tmp_path / "copy.backup", "--data", data)
    fine("restore", tmp_path / "copy.backup", "--data", data, "--replace")
    again = machine.client(machine.start(data), client.token)
    assert again.look(first)["version"] and again.http.get(f"/api/v1/tables/{second}").status_code == 404


def test_a_postgresql_database_with_servers_or_tables_is_left_alone(
    machine: Machine, data: Path, tmp_path: Path, places: Callable[[str, str], Places]
) -> None:
    there = places("postgresql", "there")
    server = there.start(machine)
    client = machine.client(server)
    table = client.open("human", "human")
    fine("backup", tmp_path / "copy.backup", *there.options)
    assert "1 running Lampion server" in refused("restore", tmp_path / "copy.backup", *there.options, "--replace")
    server.stop()
    assert "has tables already" in refused("restore", tmp_path / "copy.backup", *there.options)
    fine("restore", tmp_path / "copy.backup", *there.options, "--replace")
    assert machine.client(there.start(machine), client.token).look(table)["mine"] == [0, 1]


@pytest.mark.parametrize("hurt", ["cut", "changed", "emptied", "a letter"])
def test_a_damaged_backup_changes_nothing(tmp_path: Path, hurt: str) -> None:
    data, file, new = tmp_path / "data", tmp_path / "one.backup", tmp_path / "new"
    releases()[0].lay_sqlite(data)
    fine("backup", file, "--data", data)
    whole = file.read_bytes()
    at = whole.index(b'"event":"moved"')
    damaged = {
        "cut": whole[: len(whole) // 2],
        "changed": whole[:4096] + bytes(4096) + whole[8192:],
        "emptied": b"",
        "a letter": whole[:at] + b'"event":"loved"' + whole[at + 15 :],  # SQLite itself sees nothing wrong
    }
    file.write_bytes(damaged[hurt])
    assert "damaged" in refused("restore", file, "--data", new)
    assert not new.exists()
    was = (data / FILE).read_bytes()
    assert "damaged" in refused("restore", file, "--data", data, "--replace")
    assert (data / FILE).read_bytes() == was


def test_backups_of_other_versions(tmp_path: Path) -> None:
    """An older one is brought up to date; a newer one is refused."""
    releases()[0].lay_sqlite(tmp_path / "old")
    fine("backup", tmp_path / "one.backup", "--data", tmp_path / "old")
    fine("restore", tmp_path / "one.backup", "--data", tmp_path / "new")
    then, now = sqlite3.connect(tmp_path / "old" / FILE), sqlite3.connect(tmp_path / "new" / FILE)
    assert now.execute("PRAGMA user_version").fetchone() == (len(steps("sqlite")),)
    shared = "SELECT table_id, version, at, author, key, event FROM events ORDER BY table_id, version"
    assert then.execute(shared).fetchall() == now.execute(shared).fetchall()
    for connection in (then, now):
        connection.close()
    newer = sqlite3.connect(tmp_path / "one.backup")
    newer.execute("PRAGMA user_version = 999")
    newer.close()
    assert "made by a newer Lampion (schema 999" in refused(
        "restore", tmp_path / "one.backup", "--data", tmp_path / "x"
    )
    (tmp_path / "new" / FILE).rename(tmp_path / "plain.sqlite3")  # as docs/hosting.md said before there was a command
    assert "202 tables" in fine("restore", tmp_path / "plain.sqlite3", "--data", tmp_path / "y")


def test_what_is_no_backup_is_neither_read_nor_overwritten(tmp_path: Path) -> None:
    data, note = tmp_path / "data", tmp_path / "note.txt"
    releases()[0].lay_sqlite(data)
    note.write_text("not a database at all")
    assert "no backup of Lampion" in refused("restore", note, "--data", tmp_path / "new")
    assert "no backup of Lampion" in refused("backup", note, "--data", data)
    assert "no backup of Lampion" in refused("backup", data / FILE, "--data", data)  # the live database itself
    assert "there is no file" in refused("restore", tmp_path / "nothing", "--data", tmp_path / "new")
    assert "there is no database" in refused("backup", tmp_path / "a", "--data", tmp_path / "nowhere")
    assert "expected postgresql://" in refused("backup", tmp_path / "a", "--database", "mysql://x")
    assert "cannot use the database" in refused(
        "backup", tmp_path / "a", "--database", "postgresql://u:word@127.0.0.1:1/x"
    )
    assert not (tmp_path / "new").exists() and not (tmp_path / "a").exists()


async def test_both_databases_have_the_same_tables_and_columns(
    tmp_path: Path, shared_postgres: PrivatePostgres
) -> None:
    """A backup of one can be restored into the other because of this."""
    import asyncpg  # noqa: PLC0415

    from lampion.server.stores.postgres import PostgresStore  # noqa: PLC0415

    here, there = SqliteStore(tmp_path), PostgresStore(shared_postgres.new_database())
    for store in (here, there):
        await store.open()
        await store.close()
    file, connection = sqlite3.connect(tmp_path / FILE), await asyncpg.connect(there.url)
    asked = "SELECT column_name FROM information_schema.columns WHERE table_name = $1 AND table_schema = 'public'"
    for table in table_names(file):
        assert {row[0] for row in await connection.fetch(asked, table)} == set(columns(file, table)), table
    await connection.close()
    file.close()
    assert len(steps("sqlite")) == len(steps("postgresql"))
