"""How much one client may ask for, what the server tells about itself, and backups."""

import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lampion.server.limits import Bucket, Limits
from lampion.server.logs import JsonLines
from lampion.server.settings import Settings
from lampion.server.stores.sqlite import FILE
from support.private_servers import PrivatePostgres
from support.running_server import Client, Machine, hear, tell


def test_a_bucket_is_empty_and_fills_up_again() -> None:
    bucket = Bucket(10.0, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    bucket.at -= 0.15
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_addresses_are_counted_by_household_and_this_machine_not_at_all() -> None:
    limits = Limits(Settings(requests_per_second=1.0, requests_at_once=2, connections=1, tables_at_once=2))
    assert limits.client("127.0.0.1") is None and limits.client("::1") is None
    assert limits.client("2001:db8::1") == limits.client("2001:db8::ffff:1") != limits.client("2001:db8:1::1")
    assert [limits.may_ask("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert limits.may_ask("192.0.2.2") and all(limits.may_ask("127.0.0.1") for _ in range(10))
    assert limits.connect("192.0.2.1") and not limits.connect("192.0.2.1")
    limits.disconnect("192.0.2.1")
    assert limits.connect("192.0.2.1")
    assert [limits.may_open_table("192.0.2.1") for _ in range(3)] == [True, True, False]


def test_too_many_tables_are_turned_away(machine: Machine, data: Path) -> None:
    client = machine.client(machine.start(data, limit_local=True, tables_at_once=3, tables_per_hour=1.0))
    for _ in range(3):
        client.open("human", "human")
    seats = [{"kind": "human"}, {"kind": "human"}]
    answer = client.http.post("/api/v1/tables", json={"game": "axio", "seats": seats})
    assert answer.status_code == 429 and answer.json()["error"] == "too-many-tables"
    assert 'lampion_turned_away_total{limit="tables"} 1' in client.http.get("/metrics").text


def test_too_many_requests_and_connections_are_turned_away(machine: Machine, data: Path) -> None:
    limits = {"limit_local": True, "requests_per_second": 0.5, "requests_at_once": 12, "connections": 2}
    server = machine.start(data, **limits)
    client = machine.client(server)
    table = client.open("human", "human")
    refused = pytest.raises((InvalidStatus, ConnectionClosed))
    with client.socket(table), client.socket(table), refused, client.socket(table) as third:
        third.recv(timeout=10)
    answers = [client.http.get("/api/v1/games") for _ in range(12)]
    assert answers[-1].status_code == 429 and answers[-1].json()["error"] == "too-fast"


def test_a_fast_sender_is_slowed_down_and_loses_nothing(machine: Machine, data: Path) -> None:
    client = machine.client(machine.start(data, messages_per_second=50.0, messages_at_once=2))
    table = client.open("human", "human")
    with client.socket(table) as line:
        for _ in range(20):
            tell(line, type="ping")
        for _ in range(20):
            hear(line, "pong")


def test_figures_for_prometheus(ada: Client) -> None:
    table = ada.open("human", "human", start=0)
    ada.play_first(table, ada.look(table))
    with ada.socket(table) as line:
        hear(line, "position")
        told = ada.http.get("/metrics")
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    figures = dict(row.rsplit(" ", 1) for row in told.text.splitlines() if not row.startswith("#"))
    assert int(figures['lampion_commands_total{outcome="stored"}']) >= 1
    assert int(figures["lampion_connections"]) == int(figures["lampion_tables_watched"]) == 1
    assert table not in told.text


def test_the_log_can_be_read_by_programs() -> None:
    record = logging.LogRecord("lampion", logging.ERROR, __file__, 1, "no news by %s", ("Redis",), None)
    told = json.loads(JsonLines().format(record))
    assert told["message"] == "no news by Redis" and told["level"] == "error" and told["time"].endswith("+00:00")


def test_in_a_network_the_server_answers_to_numbers_but_not_to_strangers_names() -> None:
    open_house = Settings(network=True)
    assert open_house.answers_to("192.168.1.20:8725") and open_house.answers_to("[fe80::1]:8725")
    assert not open_house.answers_to("evil.example:8725")
    assert not Settings().answers_to("192.168.1.20:8725")


def test_a_backup_of_a_running_server_is_a_whole_one(machine: Machine, data: Path, tmp_path: Path) -> None:
    """As docs/hosting.md says: sqlite3 FILE ".backup COPY"."""
    client = machine.client(machine.start(data))
    table = client.open("human", "human", start=0)
    client.play_first(table, client.look(table))
    stood = client.look(table)
    restored = tmp_path / "restored"
    restored.mkdir()
    with closing(sqlite3.connect(data / FILE)) as live, closing(sqlite3.connect(restored / FILE)) as copy:
        live.backup(copy)
    client.play_first(table, client.look(table))  # too late for the backup
    again = machine.client(machine.start(restored), client.token)
    assert again.look(table)["board"] == stood["board"] and again.look(table)["version"] == stood["version"]
    assert again.play_first(table, again.look(table)).status_code == 200


def test_a_dump_of_the_database_can_be_restored(machine: Machine, data: Path, shared_postgres: PrivatePostgres) -> None:
    """As docs/hosting.md says: pg_dump, and psql into an empty database."""
    first, second = shared_postgres.new_database(), shared_postgres.new_database()
    server = machine.start(data, database=first)
    client = machine.client(server)
    table = client.open("human", "human", start=0)
    client.play_first(table, client.look(table))
    stood = client.look(table)
    shared_postgres.copy(first, second)
    again = machine.client(machine.start(data, database=second), client.token)
    assert again.look(table)["board"] == stood["board"]
    assert again.play_first(table, again.look(table)).status_code == 200


def test_a_rematch_counts_as_a_new_table(machine: Machine, data: Path) -> None:
    client = machine.client(machine.start(data, limit_local=True, tables_at_once=2, tables_per_hour=1.0))
    first = client.open("human", "human")
    client.do(first, 0, {"do": "resign"})
    assert client.do(first, 0, {"do": "rematch"}).status_code == 200
    second = client.look(first)["rematch"]
    assert client.do(first, 1, {"do": "rematch"}).status_code == 200, "a rematch that was made is no new table"
    refused = client.do(second, 0, {"do": "rematch"})
    assert refused.status_code == 422 and refused.json()["reason"]["key"] == "table-refuse-running"
    client.do(second, 0, {"do": "resign"})
    before = client.look(second)
    answer = client.do(second, 0, {"do": "rematch"})
    assert answer.status_code == 429 and answer.json()["error"] == "too-many-tables", answer.text
    with client.socket(second) as line:
        tell(line, type="do", key="again", version=None, seat=0, command={"do": "rematch"})
        told = hear(line, "error")
        assert told["key"] == "again" and told["error"] == "too-many-tables"
    after = client.look(second)
    assert (after["version"], after["rematch"], after["log"]) == (before["version"], None, before["log"])
    assert client.do(second, 0, {"do": "say", "text": "never mind"}).status_code == 200, "all else goes on"
    assert 'lampion_turned_away_total{limit="tables"} 2' in client.http.get("/metrics").text
