"""Connections without a finished request: they end by themselves, and one visitor has only so many of them."""

import contextlib
import socket
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from lampion.server.gate import Gate
from lampion.server.settings import Settings
from support.running_server import Machine, RunningServer, hear, tell

PATIENCE = 0.5
REQUEST = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
UNFINISHED = {
    "nothing": b"",
    "half a header": b"GET / HTTP/1.1\r\nHost: local",
    "half a body": (
        b"POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{"
    ),
    "half a chunked body": (
        b"POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"
    ),
    "half a WebSocket handshake": (
        b"GET /api/v1/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    ),
    "half a header after an answer": REQUEST + b"GET / HTTP/1.1\r\nHo",
}


def connected(server: RunningServer) -> socket.socket:
    return socket.create_connection(("127.0.0.1", int(server.address.rsplit(":", 1)[1])), timeout=30)


def rest(line: socket.socket) -> bytes:
    """All that comes until the server ends the connection; TimeoutError if it does not."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while data := line.recv(65536):
            found += data
    return found


def is_answered(line: socket.socket) -> bool:
    line.sendall(REQUEST)
    found = b""
    while not found.endswith(b"}") and (data := line.recv(65536)):
        found += data
    return found.startswith(b"HTTP/1.1 200")


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    server = RunningServer(tmp_path_factory.mktemp("data"), request_patience=PATIENCE)
    yield server
    assert "Traceback" not in server.stop()


@pytest.mark.parametrize("sent", UNFINISHED.values(), ids=UNFINISHED)
def test_what_does_not_finish_its_request_is_ended(impatient: RunningServer, sent: bytes) -> None:
    with connected(impatient) as line:
        line.sendall(sent)
        told = rest(line)
    assert told.count(b"HTTP/1.1 200") == sent.count(REQUEST)


def test_a_request_that_trickles_in_has_one_time_for_all_of_it(impatient: RunningServer) -> None:
    with connected(impatient) as line, contextlib.suppress(ConnectionError):
        for byte in b"GET / HTTP/1.1\r\nX-Slow: " + b"x" * 1000:
            line.sendall(bytes([byte]))
            time.sleep(PATIENCE / 10)
        pytest.fail("it was listened to for ever")


def test_a_websocket_and_a_line_that_is_used_stay(impatient: RunningServer) -> None:
    machine = Machine()
    client = machine.client(impatient)
    table = client.open("human", "human")
    with client.socket(table) as line, connected(impatient) as plain:
        for _ in range(4):
            assert is_answered(plain)
            time.sleep(PATIENCE / 2)
        tell(line, type="ping")
        hear(line, "pong")
    machine.clear()


def test_one_visitor_has_only_so_many_connections(machine: Machine, data: Path) -> None:
    server = machine.start(data, limit_local=True, open_connections=5, connections=1)
    with contextlib.ExitStack() as lines:
        waiting = [lines.enter_context(connected(server)) for _ in range(5)]
        assert is_answered(waiting[0]), "those who are in are answered"
        with connected(server) as sixth:
            sixth.sendall(REQUEST)
            assert rest(sixth) == b""
        waiting[1].close()
        client = machine.client(server)
        table = client.open("human", "human")
        client.close()
        with client.socket(table) as line:
            hear(line, "position")
            with connected(server) as again:
                assert is_answered(again), "a WebSocket is counted as one, and not here"
        figures = connected_figures(server)
    assert 'lampion_turned_away_total{limit="connections"}' in figures


def connected_figures(server: RunningServer) -> str:
    with connected(server) as line:
        line.sendall(b"GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return rest(line).decode()


def test_this_machine_is_not_limited(machine: Machine, data: Path) -> None:
    server = machine.start(data, open_connections=2)
    with contextlib.ExitStack() as lines:
        for line in [lines.enter_context(connected(server)) for _ in range(6)]:
            assert is_answered(line)


def test_a_trusted_proxy_is_not_counted_as_a_visitor() -> None:
    gate = Gate(Settings(open_connections=2), proxies={"192.0.2.1"})
    assert all(gate.enter("192.0.2.1", 1) for _ in range(10))
    assert [gate.enter("192.0.2.2", 1) for _ in range(3)] == [True, True, False]
    gate.leave("192.0.2.2")
    assert gate.enter("192.0.2.2", 1)


def test_too_many_in_all_are_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now, turned_away = [0.0], Counter[str]()
    gate = Gate(Settings(), turned_away=turned_away, clock=lambda: now[0])
    assert gate.enter("192.0.2.1", 1)
    for _ in range(2):
        assert not any(gate.enter("192.0.2.1", 10**9) for _ in range(50))
        now[0] += 61.0
    assert len(caplog.records) == 2 and turned_away["connections"] == 100
