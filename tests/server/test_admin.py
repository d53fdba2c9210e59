"""`lampion admin` against real servers, from the machine they run on."""

import asyncio
import json
import re
import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed

from lampion.cli.main import app
from lampion.core.message import Message
from lampion.core.record import decode
from lampion.core.registry import game
from lampion.core.replay import fault_of
from lampion.server.stores.postgres import PostgresStore
from lampion.server.stores.sqlite import FILE
from lampion.texts import word
from support.private_servers import PrivatePostgres
from support.running_server import PATIENCE, Client, Machine, RunningServer, hear


def admin(server: RunningServer, *words: str, port: bool = False) -> Result:
    which = ["--port", server.address.rpartition(":")[2]] if port else []
    return CliRunner().invoke(app, ["admin", *words, "--data", str(server.data), *which])


def done(server: RunningServer, *words: str, port: bool = False) -> str:
    told = admin(server, *words, port=port)
    assert told.exit_code == 0, told.output
    return told.stdout


def refused(server: RunningServer, *words: str) -> str:
    told = admin(server, *words)
    assert told.exit_code == 1 and not told.stdout and "Traceback" not in told.stderr, told.output
    return " ".join(told.stderr.split())


def until(found: Callable[[], Any]) -> Any:
    """What is found before long."""
    end = time.monotonic() + PATIENCE
    while not (now := found()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)
    return now


def test_tables_are_listed_without_names(server: RunningServer, ada: Client) -> None:
    running, waiting = ada.open("human", "human"), ada.open("human", "open", game="pagoda")
    listed = {one["table"]: one for one in json.loads(done(server, "tables", "--json"))}
    assert {**listed[running], "changed": 0} == {
        "table": running,
        "game": "axio",
        "state": "running",
        "seats": 2,
        "filled": 2,
        "version": ada.look(running)["version"],
        "changed": 0,
    }
    assert (listed[waiting]["state"], listed[waiting]["filled"]) == ("waiting", 1)
    told = done(server, "tables", "--limit", "1")
    assert waiting in told and running not in told and "Player" not in told


def test_show_is_what_a_spectator_sees(server: RunningServer, ada: Client, bea: Client) -> None:
    table = ada.open("human", "human", game="pagoda")
    seen, watched = (
        json.loads(done(server, "show", table, "--json")),
        bea.http.get(f"/api/v1/tables/{table}?zones=false"),
    )
    assert seen == watched.json() and seen["legal"] is None and seen["mine"] == []
    assert "Player 0" in done(server, "show", table)
    assert "no table at this address" in refused(server, "show", "a" * 32)


def test_a_game_ended_by_the_host_says_so_and_stays_ended(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    client = machine.client(server)
    table, waiting = client.open("human", "human"), client.open("human", "open")
    client.play_first(table, client.look(table))
    with client.socket(table) as line:
        hear(line, "position")
        done(server, "end", table)
        envelope = hear(line, "position")["envelope"]
    assert envelope["over"] and envelope["result"]["by"] == "host" and envelope["result"]["winners"] == []
    assert envelope["log"]["entries"][-1]["text"] == envelope["result"]["headline"] == envelope["prompt"]
    for language, said in (("en", "host"), ("de", "betreibt"), ("fr", "serveur")):
        assert said in word(Message(envelope["prompt"]["key"]), language)
    assert "over" in refused(server, "end", table)
    assert "not begun" in refused(server, "end", waiting)
    server.kill()
    again = machine.client(machine.start(data), client.token)
    assert again.look(table)["result"] == envelope["result"]
    record = decode(again.record(table))
    assert record.end is not None and (record.end.by, record.end.seat, record.winners) == ("host", None, ())
    assert fault_of(game("axio"), record) is None
    assert again.do(table, 0, {"do": "rematch"}).status_code == 200


def test_a_deleted_table_is_gone_for_everybody_and_from_the_disk(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    client = machine.client(server)
    table, other = client.open("human", "human"), client.open("human", "human")
    asked = CliRunner().invoke(app, ["admin", "delete", table, "--data", str(data)], input="n\n")
    assert asked.exit_code == 1 and client.look(table)["version"]
    with client.socket(table) as line:
        hear(line, "position")
        done(server, "delete", table, "--yes")
        assert hear(line, "error")["error"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=PATIENCE)
        assert line.close_code == 4404
    assert client.http.get(f"/api/v1/tables/{table}").status_code == 404
    assert client.do(table, 0, {"do": "resign"}).status_code == 404
    assert [one["table"] for one in client.http.get("/api/v1/tables").json()] == [other]
    assert "no table" in refused(server, "delete", table, "--yes")
    log = server.stop()
    assert "ERROR" not in log, log
    with closing(sqlite3.connect(data / FILE)) as kept:
        for name in ("events", "holders", "archive", "told"):
            assert kept.execute(f"SELECT count(*) FROM {name} WHERE table_id = ?", (table,)).fetchone() == (0,)
        assert kept.execute("SELECT id FROM tables").fetchall() == [(other,)]


def test_a_bot_at_a_deleted_table_does_no_harm(machine: Machine, data: Path) -> None:
    server = machine.start(data, bot_pause=0.2)
    client = machine.client(server)
    table = client.open("greedy", "greedy")
    done(server, "delete", table, "--yes")
    until(lambda: json.loads(done(server, "status", "--json"))["bots_at_work"] == 0)
    log = server.stop()
    assert "ERROR" not in log and "Traceback" not in log, log


def test_what_is_announced_reaches_everybody_while_it_holds(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    client = machine.client(server)
    table = client.open("human", "human")
    with client.socket(table) as line:
        hear(line, "position")
        done(server, "announce", "The server restarts in 10 minutes.", "--for", "10m")
        said = hear(line, "notice")["notice"]
        assert said["text"] == "The server restarts in 10 minutes."
        server.kill()
    server = machine.start(data)
    client = machine.client(server, client.token)
    assert client.http.get("/api/v1/notice").json() == {"notice": said}, "a restart does not silence the host"
    with client.socket(table) as line:
        assert hear(line, "notice")["notice"] == said
        hear(line, "position")
        done(server, "announce", "")
        assert hear(line, "notice")["notice"] is None
    assert client.http.get("/api/v1/notice").json() == {"notice": None}
    done(server, "announce", "Nearly over.", "--for", "0s")
    assert client.http.get("/api/v1/notice").json() == {"notice": None}
    assert admin(server, "announce", "x", "--for", "soon").exit_code == 2
    assert refused(server, "announce", "\u202e")


def test_servers_that_share_a_database_share_what_the_host_does(
    machine: Machine, data: Path, shared_postgres: PrivatePostgres
) -> None:
    url = shared_postgres.new_database()
    one, two = (machine.start(data, database=url) for _ in range(2))
    client = machine.client(two)
    ended, deleted = client.open("human", "human"), client.open("human", "human")
    assert "several servers run" in refused(one, "tables")
    with client.socket(ended) as first, client.socket(deleted) as second:
        hear(first, "position")
        hear(second, "position")
        done(one, "end", ended, port=True)
        assert hear(first, "position")["envelope"]["result"]["by"] == "host"
        done(one, "delete", deleted, "--yes", port=True)
        assert hear(second, "error")["error"] == "no-such-table"
        done(one, "announce", "Hello", port=True)
        assert hear(first, "notice")["notice"]["text"] == "Hello"
    one.kill()
    assert "running" not in done(two, "tables"), "a server that was killed is not asked"


def test_nobody_else_gets_in(machine: Machine, data: Path) -> None:
    """The socket is the user's own; there is no way in by HTTP, and what is no question is hung up on."""
    server = machine.start(data)
    [path] = data.glob("lampion.*.admin")
    assert path.is_socket() and path.stat().st_mode & 0o777 == 0o600 and data.stat().st_mode & 0o777 == 0o700
    line = socket.socket(socket.AF_UNIX)
    line.settimeout(PATIENCE)
    line.connect(str(path))
    line.sendall(b"POST / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert line.recv(100) == b""
    line.close()
    log = server.stop()
    assert "Traceback" not in log and not path.exists()
    assert "no server runs" in refused(server, "tables")


def test_where_no_socket_fits_a_secret_in_a_private_file_opens_a_port(machine: Machine, data: Path) -> None:
    """On Windows, or in a folder whose name is too long for a socket."""
    deep = data / ("a" * 60) / ("b" * 60)
    server = machine.start(deep)
    [path] = deep.glob("lampion.*.admin")
    assert path.is_file() and path.stat().st_mode & 0o777 == 0o600
    assert done(server, "tables", "--json") == "[]\n"
    way = json.loads(path.read_text())
    for asked in (b'{"do": "tables"}\n', b'{"do": "tables", "secret": "guess"}\n'):
        with socket.create_connection(("127.0.0.1", way["port"]), timeout=PATIENCE) as line:
            line.sendall(asked)
            assert line.recv(100) == b""


def test_status_in_the_terminal_and_the_same_figures_for_prometheus(server: RunningServer, ada: Client) -> None:
    table = ada.open("human", "human", start=0)
    before = json.loads(done(server, "status", "--json"))
    ada.play_first(table, ada.look(table))
    with ada.socket(table) as line:
        hear(line, "position")
        now = json.loads(done(server, "status", "--json"))
        assert now["connections"] == now["tables_watched"] == 1
        assert now["moves_last_minute"] >= before["moves_last_minute"] + 1
        figures = dict(re.findall(r"^(\w+) ([\d.e+]+)$", ada.http.get("/metrics").text, re.M))
        assert figures["lampion_connections"] == "1" and float(figures["lampion_moves_last_minute"]) > 0
    words = done(server, "status", "--lang", "de")
    assert "Verbindungen" in words and "Player" not in words


def test_the_status_page_is_for_the_host_alone(machine: Machine, data: Path) -> None:
    """On the machine itself, or with the password; a proxy is neither, whether it says for whom it asks or not."""
    public = "https://play.example"
    server = machine.start(data, public_url=public, status_password="correct horse battery")
    client = machine.client(server)
    del client.http.headers["authorization"]
    page = client.http.get("/status", headers={"accept-language": "fr-CH,fr;q=0.9"})
    assert page.status_code == 200 and "Connexions" in page.text and 'lang="fr"' in page.text
    for headers in ({"x-forwarded-for": "203.0.113.7"}, {"host": "play.example"}):
        assert client.http.get("/status", headers=headers).status_code == 401
        assert client.http.get("/status", headers=headers, auth=("host", "wrong")).status_code == 401
        assert client.http.get("/status", headers=headers, auth=("host", "correct horse battery")).status_code == 200
    other = machine.client(machine.start(data / "other", public_url=public))
    assert other.http.get("/status", headers={"host": "play.example"}).status_code == 403


def test_a_password_that_is_too_short_is_refused(data: Path) -> None:
    with pytest.raises(RuntimeError, match="too short"):
        RunningServer(data, status_password="secret")


async def test_what_is_written_while_a_table_is_deleted_is_deleted_too(shared_postgres: PrivatePostgres) -> None:
    """Another server's command holds the table's row; the deletion waits, and then finds the command's rows as well."""
    store = PostgresStore(shared_postgres.new_database())
    await store.open()
    other = await asyncpg.connect(store.url)
    watcher = await asyncpg.connect(store.url)
    await other.execute(
        "INSERT INTO tables (id, version, game, summary, over, bot_turn, changed)"
        " VALUES ('t', 1, 'axio', '{}', false, false, 0)"
    )
    writing = other.transaction()
    await writing.start()
    await other.execute("UPDATE tables SET version = 2 WHERE id = 't'")
    deleting = asyncio.create_task(store.delete("t"))
    waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    async with asyncio.timeout(PATIENCE):
        while not await watcher.fetchval(waits):  # noqa: ASYNC110  (only the database knows)
            await asyncio.sleep(0.02)
    await other.execute("INSERT INTO events (table_id, version, at, event) VALUES ('t', 2, 0, '{}')")
    await writing.commit()
    assert await deleting
    assert await watcher.fetchval("SELECT count(*) FROM events") == 0
    for connection in (other, watcher):
        await connection.close()
    await store.close()
