"""What is no fault of the server is no error in its log: clients that hang up, thinkers whose server was killed."""

import asyncio
import gc
import logging
import os
import socket
import struct
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from lampion.core.registry import game
from lampion.server.stores.sqlite import SqliteStore
from lampion.server.thinkers.frames import Question, framed
from lampion.server.thinkers.pool import COMMAND
from lampion.service.broker import InProcessBroker
from lampion.service.table_ids import new_table_id
from lampion.service.table_service import ClientCommand, TableService
from lampion.tables.commands import Move, Resume, Undo
from lampion.tables.events import Sat, SeatPlan
from lampion.tables.opening import Wish
from support.desk import Desk
from support.running_server import API, Machine, RunningServer


@pytest.fixture
async def service(data: Path) -> AsyncIterator[TableService]:
    store = SqliteStore(data)
    await store.open()
    yield TableService(store, InProcessBroker(), 10)
    await store.close()


@pytest.fixture
async def complaints() -> AsyncIterator[list[str]]:
    """What asyncio would write to the log."""
    found: list[str] = []

    def complain(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        found.append(str(context))

    asyncio.get_running_loop().set_exception_handler(complain)
    yield found
    asyncio.get_running_loop().set_exception_handler(None)


async def opened_table(service: TableService) -> str:
    sitters = {seat: Sat(seat, "ada", f"Ada {seat}") for seat in (0, 1)}
    wish = Wish(game("axio"), [SeatPlan("human"), SeatPlan("human")], {}, 0, sitters)
    return (await service.open_table(wish, "ada")).table.id


async def hang_up(waiting: "asyncio.Task[Any]") -> None:
    """Whoever waits goes away once it has begun to wait."""
    for _ in range(5):
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)


async def settle() -> None:
    """Until all other tasks have ended; what became of them is asked by nobody here."""
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)
        del others
    gc.collect()
    await asyncio.sleep(0)


@pytest.mark.parametrize("refused", [True, False], ids=["refused", "stale"])
async def test_a_client_that_hangs_up_while_its_command_fails(
    service: TableService, complaints: list[str], caplog: pytest.LogCaptureFixture, refused: bool
) -> None:
    table = await opened_table(service)
    order = ClientCommand("ada", "k", 0, None, Resume()) if refused else ClientCommand("ada", "k", 0, 1, Undo())
    async with (await service.find(table)).lock:  # another command is being written
        await hang_up(asyncio.create_task(service.carry_out(table, order)))
    await settle()
    assert complaints == [] and caplog.records == []


async def test_a_client_that_hangs_up_while_its_table_is_looked_for(
    service: TableService, complaints: list[str]
) -> None:
    await hang_up(asyncio.create_task(service.find(new_table_id())))
    await settle()
    assert complaints == []


async def test_a_command_is_finished_although_its_client_hung_up(service: TableService) -> None:
    table = await opened_table(service)
    opened = await service.find(table)
    assert opened.table.line is not None
    before = opened.table.version
    order = ClientCommand("ada", "k", 0, before, Move(code=opened.table.line.state.legal()[0]))
    async with opened.lock:
        await hang_up(asyncio.create_task(service.carry_out(table, order)))
    await settle()
    assert (await service.find(table)).answered["ada", "k"].version == before + 1


async def test_a_fault_of_ours_is_told_even_if_nobody_waits(
    service: TableService, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened_table(service)
    broken = RuntimeError("a fault of ours")

    def fail(*args: object) -> None:
        raise broken

    monkeypatch.setattr("lampion.service.table_service.decide", fail)
    async with (await service.find(table)).lock:
        await hang_up(asyncio.create_task(service.carry_out(table, ClientCommand("ada", "k", 0, None, Resume()))))
    await settle()
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert caplog.records[0].exc_info is not None and caplog.records[0].exc_info[1] is broken


def hang_up_at_once(server: RunningServer, table: str, **headers: str) -> None:
    """Ask for a WebSocket and break the line without waiting for an answer."""
    at = urlsplit(server.address)
    asked = {"Host": at.netloc, "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    lines = {**asked, "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", **headers}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    with socket.create_connection((at.hostname, at.port), timeout=30) as line:
        line.sendall(f"GET {API}/tables/{table}/socket HTTP/1.1\r\n{head}\r\n".encode())
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # a reset, no goodbye


def test_clients_that_hang_up_while_they_are_refused(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    client = machine.client(server)
    table = client.open("human", "human")
    for _ in range(100):
        hang_up_at_once(server, new_table_id())
        hang_up_at_once(server, table, Authorization="Bearer short")
        hang_up_at_once(server, table, Origin="http://evil.example")
        hang_up_at_once(server, table)
    assert client.http.get("/healthz").status_code == 200
    log = server.stop()
    assert "ERROR" not in log and "Traceback" not in log, log[-3000:]


def test_a_thinker_whose_server_was_killed_ends_in_silence() -> None:
    asked = Question("axio", "greedy", "s", Desk("human", "human", start=0).table.observation(0).dump())
    reading, writing = os.pipe()
    thinker = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    os.close(reading)  # the server is gone before the answer is there
    _, errors = thinker.communicate(framed(asked), timeout=60)
    assert errors == b"" and thinker.returncode == 0
