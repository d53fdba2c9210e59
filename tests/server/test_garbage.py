"""Memory is searched for what nobody reaches only if it may be worth the time: playing leaves nothing there."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from lampion.server import garbage
from lampion.server.garbage import OF_A_CONNECTION, OF_A_TABLE, UNEXPLAINED, due, search

API = "/api/v1"
HUMAN = {"kind": "human", "name": "A"}
# A server that says how many objects a search finds, whenever it is asked to.
PROGRAM = """
import gc, signal, sys
from pathlib import Path
from lampion.server.run import serve
signal.signal(signal.SIGUSR1, lambda *_: print("found", gc.collect(), flush=True))
serve(port=0, data=Path(sys.argv[1]))
"""


class Held:
    """Holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_a_search_is_due_if_there_is_more_than_tables_and_connections_explain(monkeypatch: pytest.MonkeyPatch) -> None:
    made = UNEXPLAINED + 1
    monkeypatch.setattr(garbage.gc, "get_count", lambda: (made, 0, 0))
    assert due(0, 0)
    assert not due(1, 0) and not due(0, 1)
    made += 8000 * OF_A_CONNECTION + 2000 * OF_A_TABLE
    assert due(8000, 2000) and not due(8001, 2000)


def test_a_search_frees_what_only_holds_itself() -> None:
    gc.disable()
    try:
        gone = weakref.ref(Held())
        assert gone() is not None
        assert search() >= 1
        assert gone() is None
    finally:
        gc.enable()


@pytest.fixture
def searched(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Such a server, and its address."""
    command = [sys.executable, "-c", PROGRAM, str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield server, said(server).split()[4]
        finally:
            server.terminate()


def said(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    return server.stdout.readline()


def found(server: subprocess.Popen[str]) -> int:
    os.kill(server.pid, signal.SIGUSR1)
    return int(said(server).split()[1])


async def visit(address: str, how: str) -> None:
    """Somebody opens a table, looks at it over a WebSocket, moves there and goes in one way or another."""
    headers, line = {"authorization": f"Bearer {'garbage' * 6}"}, address.replace("http", "ws", 1)
    async with httpx.AsyncClient(base_url=address, headers=headers) as http:
        asked = {"game": "axio", "seats": [HUMAN, HUMAN]}
        table = (await http.post(f"{API}/tables", json=asked)).raise_for_status().json()["table"]
        await http.get(f"{API}/tables/{table}x")
        await http.post(f"{API}/tables", content=b"{")
    where = f"{line}{API}/tables/{table}{'x' if how == 'refused' else ''}/socket"
    async with connect(where, additional_headers=headers) as client:
        told: Any = await client.recv()
        if how == "refused":
            with pytest.raises(ConnectionClosed):
                await client.recv()
            return
        assert '"position"' in told
        order = '{"type": "do", "key": "k", "version": null, "seat": 0, "command": {"do": "say", "text": "hello"}}'
        await client.send(order)
        assert '"ack"' in str(await client.recv())
        if how == "cut":
            client.transport.abort()


@pytest.mark.parametrize("how", ["closed", "cut", "refused"])
async def test_connections_that_end_leave_nothing_to_be_searched_for(
    searched: tuple[subprocess.Popen[str], str], how: str
) -> None:
    server, address = searched
    await visit(address, how)  # whatever is made once
    await asyncio.sleep(0.5)
    found(server)
    for _ in range(5):
        await visit(address, how)
    await asyncio.sleep(0.5)  # until the server has noticed the last end
    assert found(server) == 0
