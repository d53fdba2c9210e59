"""No file descriptors are left: those who are here play on, the others are turned away until there is room again."""

import contextlib
import resource
import socket
from collections.abc import Iterator
from pathlib import Path

from support.running_server import Machine, hear, tell

FEW = 80
FLOOD = 400


@contextlib.contextmanager
def few_descriptors() -> Iterator[None]:
    """What is started meanwhile may have so many files open, and no more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_flood_of_connections_stops_nobody_who_is_here(machine: Machine, data: Path) -> None:
    with few_descriptors():
        server = machine.start(data, request_patience=2.0)
    client = machine.client(server)
    table = client.open("human", "human", "greedy", start=0)
    port = int(server.address.rsplit(":", 1)[1])
    with client.socket(table) as line, contextlib.ExitStack() as flood:
        hear(line, "position")
        for number in range(FLOOD):
            with contextlib.suppress(ConnectionError):
                idle = flood.enter_context(socket.create_connection(("127.0.0.1", port), timeout=30))
                idle.sendall(b"GET / HTTP/1.1\r\nHost: local")
            if number % 100 == 0:
                say(line, f"during-{number}")
        say(line, "after")
    versions = client.look(table)["version"]  # there is room again
    assert client.do(table, 1, {"do": "say", "text": "still here"}).status_code == 200
    told = server.stop()
    assert told.count("turned away") == 1 and len(told.splitlines()) == 1, told
    again = machine.client(machine.start(data), client.token)
    said = [entry["text"]["args"]["text"] for entry in again.look(table)["log"]["entries"] if entry["kind"] == "chat"]
    assert said == [*(f"during-{number}" for number in range(0, FLOOD, 100)), "after", "still here"]
    assert again.look(table)["version"] >= versions + 1


def say(line: object, text: str) -> None:
    tell(line, type="do", key=text, version=None, seat=0, command={"do": "say", "text": text})  # type: ignore[arg-type]
    assert hear(line, "ack")["key"] == text  # type: ignore[arg-type]
