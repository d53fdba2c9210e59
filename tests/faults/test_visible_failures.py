"""A store that fails is seen by its host: in the log, now and then, and at /healthz until it works again."""

import logging
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from lampion.server.stores.sqlite import FILE
from lampion.service.store_health import Health
from support.private_servers import PrivatePostgres
from support.running_server import API, Client, Machine
from support.small_disk import fill

PATIENCE = 60.0
FAILS = "the store fails"
FEW = 3  # lines, one a minute, also on a slow machine


def wait_until_well(client: Client, well: bool = True) -> None:
    until = time.monotonic() + PATIENCE
    while (client.http.get("/healthz").status_code == 200) is not well:
        assert time.monotonic() < until, client.http.get("/healthz").text
        time.sleep(0.2)


def assert_failing(client: Client, word: str) -> None:
    answer = client.http.get("/healthz")
    assert answer.status_code == 503, answer.text
    told = answer.json()
    assert told["status"] == "failing" and told["error"] == "store-failing" and word in told["message"]


def test_a_full_disk_is_told_and_health_comes_back_by_itself(machine: Machine, small_disk: Path) -> None:
    server = machine.start(small_disk, thinkers=1)
    client = machine.client(server)
    wanted = {"game": "axio", "seats": [{"kind": "human"}] * 2}
    client.open("human", "human")
    assert client.http.get("/healthz").json()["status"] == "ok"
    fill(small_disk / "filler")
    tries = 0
    while client.http.post(f"{API}/tables", json=wanted).status_code == 201:  # what still fits between two pages
        tries += 1
        assert tries < 1000
    assert_failing(client, "full")
    time.sleep(5.0)  # the server tries to write by itself, and knows that it still cannot
    assert_failing(client, "full")
    (small_disk / "filler").unlink()
    wait_until_well(client)  # nobody asks for anything meanwhile
    assert client.http.post(f"{API}/tables", json=wanted).status_code == 201
    log = server.stop()
    assert 1 <= log.count(FAILS) <= FEW and "full" in log and "the store works again" in log, log
    assert "Traceback" not in log, log


def hurt_last_page(file: Path) -> None:
    """Flip bytes of the last page of all logs, which are kept in the order of their tables' names."""
    with closing(sqlite3.connect(file)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        root = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'events'").fetchone()[0]
    content = bytearray(file.read_bytes())
    at = (root - 1) * size
    assert content[at] == 2, "expected more rows than fit on one page"
    last = int.from_bytes(content[at + 8 : at + 12], "big")
    for place in range((last - 1) * size, (last - 1) * size + 200):
        content[place] ^= 0xFF
    file.write_bytes(content)


def test_a_damaged_database_is_told_and_never_forgotten(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    client = machine.client(server)
    tables = [client.open("human", "human", start=0) for _ in range(12)]
    for table in tables:
        client.play_first(table, client.look(table))
    server.stop()
    hurt_last_page(data / FILE)

    server = machine.start(data)
    client = machine.client(server, client.token)
    for _ in range(2):
        answers = [client.http.get(f"{API}/tables/{table}").status_code for table in tables]
    assert 503 in answers and 200 in answers, "some can be read and some cannot"
    assert client.look(tables[answers.index(200)])["version"] > 0
    assert_failing(client, "malformed")
    told = client.http.get("/healthz").text
    assert not any(table in told for table in tables), "the address of a table is for those who were given it"
    log = server.stop()
    assert 1 <= log.count(FAILS) <= FEW, log
    assert any(table in log for table, status in zip(tables, answers, strict=True) if status == 503), log


def test_a_database_that_is_away_is_told_and_health_comes_back(
    machine: Machine, data: Path, postgres: PrivatePostgres
) -> None:
    server = machine.start(data, database=postgres.new_database())
    client = machine.client(server)
    client.open("human", "human", clock={"days": 2})
    postgres.stop(signal.SIGINT)
    wait_until_well(client, False)
    assert_failing(client, "the store")
    postgres.start()
    wait_until_well(client)
    log = server.stop()
    assert 1 <= log.count(FAILS) <= FEW and "the store works again" in log, log


# -- what is remembered ----------------------------------------------------------------------------------------


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_what_failed_last_counts_for_writing_and_for_reading() -> None:
    health = Health()
    assert health.problem is None
    health.failed("write", "the disk is full")
    health.succeeded("read")
    assert health.problem is not None and "disk is full" in health.problem, "reading says nothing about writing"
    health.succeeded("write")
    assert health.problem is None
    health.failed("read", "malformed", "table t", damaged=True)
    health.succeeded("read")
    assert health.problem is not None and "malformed" in health.problem, "damage does not heal"


def test_the_log_has_one_line_a_minute_with_the_number_of_failures(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    health = Health(clock)
    with caplog.at_level(logging.INFO, "lampion"):
        for second in range(150):
            clock.now = float(second)
            health.failed("write", "the disk is full")
        lines = [record.getMessage() for record in caplog.records]
        assert len(lines) == 3 and "1 failure" in lines[0] and "60 failures" in lines[1] and "60 failures" in lines[2]
        health.succeeded("write")
        health.succeeded("write")
        assert len(caplog.records) == 4 and "works again" in caplog.records[-1].getMessage()


def test_a_store_that_forgets_what_was_written_is_told(machine: Machine, data: Path) -> None:
    server = machine.start(data, thinkers=1)
    client = machine.client(server)
    client.open("human", "human", clock={"days": 2})  # with a running clock the server notes that it is alive
    until = time.monotonic() + PATIENCE
    while client.http.get("/healthz").json()["stored_seconds_ago"] is None:
        assert time.monotonic() < until
        time.sleep(0.2)
    with closing(sqlite3.connect(data / FILE)) as other:
        other.execute("CREATE TRIGGER forget AFTER INSERT ON beats BEGIN DELETE FROM beats; END")
    wait_until_well(client, well=False)
    assert_failing(client, "cannot be read back")
    with closing(sqlite3.connect(data / FILE)) as other:
        other.execute("DROP TRIGGER forget")
    wait_until_well(client)
    assert client.http.get("/healthz").json()["stored_seconds_ago"] is not None


def test_the_stores_failures_and_times_are_counted(machine: Machine, small_disk: Path) -> None:
    client = machine.client(machine.start(small_disk, thinkers=1))
    table = client.open("human", "human", start=0)
    assert client.play_first(table, client.look(table)).status_code == 200
    fill(small_disk / "filler")
    tries = 0
    while client.do(table, 0, {"do": "set-wait", "on": tries % 2 == 0}).status_code == 200:
        tries += 1
        assert tries < 1000
    text = client.http.get("/metrics").text
    figures = {name: float(value) for name, value in (row.rsplit(" ", 1) for row in text.splitlines() if row[0] != "#")}
    assert figures['lampion_store_failures_total{work="write"}'] >= 1
    assert figures['lampion_store_failures_total{work="read"}'] == 0
    assert figures['lampion_store_seconds_count{work="write"}'] >= 2 + tries
    assert figures['lampion_store_seconds_count{work="read"}'] > 0
    assert figures["lampion_command_seconds_count"] == 2 + tries
    assert figures["process_resident_memory_bytes"] > 10_000_000 and figures["process_open_fds"] > 5
