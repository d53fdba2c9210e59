"""Nothing hidden leaves a real server: in two worlds that a seat cannot tell apart, it and a spectator are answered
with the same bytes and headers, over HTTP and over sockets.
"""

import asyncio
import base64
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from lampion.core.registry import games
from lampion.server.identity import holder_of
from lampion.server.stores.sqlite import SqliteStore
from lampion.service.commit import batch
from lampion.tables.events import Row, Sat
from lampion.tables.table import Table
from support.running_server import API, Client, Machine
from support.short_forms import PAGE
from support.worlds import Worlds, worlds

LOTS = 4
LOOKS = ("", "?zones=false&offers=compact", "?offers=compact&since=2", "/record", "/past", "/past?first=3")
LINES = ("", f"?{PAGE}", "?since=3&offers=compact", "?changes=true")
CONNECTED = re.compile(r'"(here":(true|false)|watching":\d+)')  # the line before may not have ended yet
HELD = tuple(f"token-of-seat-{seat}".ljust(40, "0") for seat in range(4))


def name_of(number: int) -> str:
    """A table's id."""
    return base64.b32encode(f"{number:020}".encode()).decode().lower()


def stored_rows(found: Worlds, world: int) -> list[Row]:
    """The rows, with holders whose tokens are known."""
    rows = []
    for row in found.desks[world].rows:
        event = row.event
        if isinstance(event, Sat):
            event = msgspec.structs.replace(event, holder=holder_of(HELD[event.seat]))
        rows.append(Row(row.version, row.at, event))
    return rows


async def fill(data: Path, world: int, pairs: list[Worlds]) -> None:
    store = SqliteStore(data)
    await store.open()
    for number, found in enumerate(pairs):
        rows = stored_rows(found, world)
        await store.append([batch(Table(name_of(number), rows), rows, None)])
    await store.close()


class World:
    """One server and the two who look at its tables."""

    def __init__(self, machine: Machine, data: Path) -> None:
        self._server = machine.start(data)
        self._machine = machine

    def client(self, token: str | None) -> Client:
        client = self._machine.client(self._server, token)
        if token is None:
            client.http.headers.pop("authorization")
            client.headers = {}
        return client

    def answers(self, table: str, found: Worlds) -> Iterator[bytes]:
        """Everything that is answered over HTTP, then what sockets show first."""
        clients = [self.client(token) for token in (HELD[found.viewer], None)]
        for client in clients:
            at = f"{API}/tables/{table}"
            version = found.desks[0].table.version
            other = (found.viewer + 1) % len(found.desks[0].table.seats)
            for look in (*LOOKS, f"?seat={found.viewer}", f"?seat={other}"):
                yield whole(client.http.get(at + look))
            for seat in (found.viewer, other):
                for code in found.desks[0].legal()[:20:4]:
                    yield whole(client.ask(table, "why", {"seat": seat, "code": code}))
                    yield whole(client.ask(table, "previews", {"seat": seat, "codes": [code]}))
                yield whole(client.ask(table, "turns", {"seat": seat}))
                yield whole(client.do(table, other, {"do": "move", "notation": "x"}, 1, key="k"))
            yield whole(
                client.do(table, found.viewer, {"do": "line", "line": [first_of(found), "x"]}, version, key="l")
            )
        for client in clients:
            for query in LINES:
                with client.socket(table, query) as line:
                    yield CONNECTED.sub("", str(line.recv(timeout=30))).encode()


def first_of(found: Worlds) -> str:
    """What may be decided, by whomever."""
    line = found.desks[0].table.line
    assert line is not None
    return line.game.notation(line.state, found.desks[0].legal()[0])


def whole(answer: httpx.Response) -> bytes:
    """Status, headers and content; the moment apart."""
    headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
    return msgspec.json.encode([answer.status_code, headers, answer.text])


def in_both(machine: Machine, folder: Path, pairs: list[Worlds]) -> list[World]:
    """Two servers, each with one world of every pair."""
    found = []
    for world in (0, 1):
        data = folder / str(world)
        data.mkdir()
        asyncio.run(fill(data, world, pairs))
        found.append(World(machine, data))
    return found


@pytest.mark.parametrize("played", list(games()))
def test_two_servers_give_the_same_answers(played: str, machine: Machine, tmp_path: Path) -> None:
    pairs = [worlds(played, lot) for lot in range(LOTS)]
    both = in_both(machine, tmp_path, pairs)
    for number, found in enumerate(pairs):
        one, two = (list(world.answers(name_of(number), found)) for world in both)
        assert one == two
        assert len(one) > 30
    lists = [whole(world.client(HELD[0]).http.get(f"{API}/tables")) for world in both]
    assert lists[0] == lists[1]


def test_a_leak_would_be_found(machine: Machine, tmp_path: Path) -> None:
    """The same, asked by a seat for which the worlds were not made."""
    found = worlds("axio", 1)
    both = in_both(machine, tmp_path, [found])
    found.viewer = (found.viewer + 1) % len(found.desks[0].table.seats)
    one, two = (list(world.answers(name_of(0), found)) for world in both)
    assert one != two
