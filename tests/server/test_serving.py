"""Starting and ending the server as a person does."""

import json
import socket
import sqlite3
import sys
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from lampion.core.engine import engine
from lampion.server.run import CannotServe, has_screen, is_local, listen, serve
from lampion.server.settings import Settings, data_folder
from lampion.server.stores.sqlite import FILE
from support.processes import alive, children_of
from support.running_server import Machine, RunningServer, hear


@pytest.fixture
def taken() -> socket.socket:
    return listen("127.0.0.1", 0)


def test_it_says_where_it_is_open_and_which_rules_run(server: RunningServer) -> None:
    assert server.said.startswith(f"Lampion is open at {server.address} ({engine()} rules)")
    assert server.address.startswith("http://127.0.0.1:")


def test_a_taken_port_is_stepped_over_unless_it_was_asked_for(
    taken: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = taken.getsockname()[1]
    monkeypatch.setenv("LAMPION_PORT", str(port))
    with taken, listen("127.0.0.1", None) as other:
        assert other.getsockname()[1] > port
        with pytest.raises(CannotServe, match=f"port {port}"):
            listen("127.0.0.1", port)


def test_a_second_server_on_the_same_data_is_refused_with_a_reason(server: RunningServer) -> None:
    with pytest.raises(RuntimeError, match=r"cannot serve: .* is in use by another Lampion") as refused:
        RunningServer(server.data)
    assert "Traceback" not in str(refused.value)


def test_a_newer_database_is_refused_with_a_reason(data: Path) -> None:
    connection = sqlite3.connect(data / FILE)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    with pytest.raises(RuntimeError, match="written by a newer Lampion") as refused:
        RunningServer(data)
    assert "Traceback" not in str(refused.value)


def test_clients_are_told_when_the_server_ends(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    client = machine.client(server)
    table = client.open("human", "human")
    with client.socket(table) as line:
        hear(line, "position")
        errors = server.stop()
        assert json.loads(line.recv(timeout=10)) == {"type": "bye"}
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=10)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1001
    assert "Traceback" not in errors


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"database": "mysql://ada:sesame@localhost/lampion"}, "expected postgresql://"),
        ({"database": "postgresql://ada:sesame@127.0.0.1:1/lampion"}, "cannot open the database"),
        ({"broker": "redis://:sesame@127.0.0.1:1/0"}, "give --database postgresql://… too"),
    ],
)
def test_a_database_or_broker_that_cannot_be_is_told_without_its_password(
    data: Path, asked: dict[str, str], told: str
) -> None:
    with pytest.raises(CannotServe, match=told) as problem:
        serve(port=0, data=data, **asked)
    assert "sesame" not in str(problem.value)


def test_the_data_folder_is_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if sys.platform.startswith("linux"):
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        assert data_folder() == tmp_path / "lampion"
        monkeypatch.delenv("DISPLAY", raising=False)
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
        assert not has_screen()
    assert Settings().data == data_folder()


def test_names_the_server_answers_to() -> None:
    own = Settings(public_url="https://play.example")
    assert all(own.answers_to(host) for host in ("127.0.0.1:8725", "localhost:1", "[::1]:9", "play.example"))
    assert not any(own.answers_to(host) for host in ("evil.example", "", "127.0.0.1.evil.example", "[", "a:b:c"))
    assert Settings(hosts=None).answers_to("anything.example")
    assert own.same_origin("https://play.example", "127.0.0.1:8725")
    assert not own.same_origin("https://play.example.evil", "127.0.0.1:8725")
    assert is_local("127.0.0.1") and is_local("::1") and is_local("localhost") and not is_local("0.0.0.0")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes through /proc")
def test_thinkers_end_when_their_server_is_killed(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    client = machine.client(server)
    table = client.open("greedy", "greedy")
    with client.socket(table) as line:
        while hear(line, "position")["envelope"]["version"] < 4:
            pass
    thinkers = children_of(server.process.pid)
    assert thinkers
    server.kill()
    deadline = time.monotonic() + 10
    while any(alive(thinker) for thinker in thinkers):
        assert time.monotonic() < deadline, "a thinker lives on"
        time.sleep(0.05)
