"""What cannot be the id of a table is told as no table, on every store, and reaches none."""

from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from lampion.service.table_ids import PATTERN, new_table_id
from support.running_server import API, Client, Machine, RunningServer, hear

IMPOSSIBLE = ["%00", "a" * 31 + "%00", "a" * 31, "a" * 33, "A" * 32, "1" * 32, "a" * 32 + "%0A", quote("é" * 32), "%FF"]
IMPOSSIBLE += ["a" * 100, "a" * 3000]


@pytest.fixture(params=["sqlite", "postgresql"])
def running(request: pytest.FixtureRequest, machine: Machine, data: Path) -> RunningServer:
    shared = request.param == "postgresql"
    database = request.getfixturevalue("shared_postgres").new_database() if shared else None
    return machine.start(data, database=database)


def asked(client: Client, name: str) -> list[httpx.Response]:
    """Every question about a table."""
    at = f"{API}/tables/{name}"
    command = {"key": "k", "version": None, "seat": 0, "command": {"do": "resign"}}
    posted = {"commands": command, "previews": {"seat": 0, "codes": [1]}, "why": {"seat": 0, "code": 1}}
    return [
        *(client.http.get(f"{at}{more}") for more in ("", "?seat=0", "/past", "/record")),
        *(client.http.post(f"{at}/{what}", json=body) for what, body in {**posted, "hint": {"seat": 0}}.items()),
    ]


def test_impossible_ids_are_no_table(machine: Machine, running: RunningServer) -> None:
    client = machine.client(running)
    client.look(client.open("human", "human"))
    for name in IMPOSSIBLE:
        for answer in asked(client, name):
            assert (answer.status_code, answer.json()["error"]) == (404, "no-such-table"), (name, answer.text)
        with client.socket(name) as line:
            assert hear(line, "error")["error"] == "no-such-table"
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(timeout=10)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
    assert client.http.get("/healthz").status_code == 200
    log = running.stop()
    assert "ERROR" not in log, log


def test_new_ids_are_possible_ones() -> None:
    assert all(PATTERN.fullmatch(new_table_id()) for _ in range(100))
