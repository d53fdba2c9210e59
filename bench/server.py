"""How many durable moves a second one server takes, and how soon everybody sees them.

    python bench/server.py [--tables 50] [--seconds 10] [--rate MOVES_PER_SECOND] [--database URL] [--idle 200]

Starts a server of its own on an empty folder (or on --database), opens tables with four people each, and connects all
of them by WebSocket. Positions are told only after the move is on the disk, and a move's delay ends when the last of
the four has seen it. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
API = "/api/v1"
PROGRAM = """
import json, sys
from pathlib import Path
from lampion.server.run import serve
from lampion.server.settings import Settings
serve(port=0, data=Path(sys.argv[1]), settings=Settings(messages_per_second=1e9, messages_at_once=10**9,
      open_tables=100_000, **json.loads(sys.argv[2])))
"""


@dataclass
class Figures:
    """What was measured."""

    moves: int = 0
    deliveries: int = 0
    delays: list[float] = field(default_factory=list)

    def at(self, part: float) -> float:
        """A percentile of the delays, in milliseconds."""
        ordered = sorted(self.delays)
        return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1) if ordered else 0.0


class TableDrive:
    """Four clients at one table: whoever is asked moves, and the next move waits until all have seen it."""

    def __init__(self, address: str, figures: Figures, pause: float) -> None:
        self._address = address
        self._figures = figures
        self._pause = pause
        self._lines: list[ClientConnection] = []

    async def open(self, http: httpx.AsyncClient) -> None:
        """A table with four seats of four clients."""
        tokens = [secrets.token_urlsafe(32) for _ in range(SEATS)]
        seats = [{"kind": "human", "name": "A"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        headers = [{"authorization": f"Bearer {token}"} for token in tokens]
        asked = {"game": "axio", "seats": seats}
        table = (await http.post(f"{API}/tables", json=asked, headers=headers[0])).json()["table"]
        for seat in range(1, SEATS):
            order = {"key": "sit", "seat": seat, "command": {"do": "sit", "name": "B"}}
            (await http.post(f"{API}/tables/{table}/commands", json=order, headers=headers[seat])).raise_for_status()
        where = f"{self._address.replace('http', 'ws', 1)}{API}/tables/{table}/socket"
        self._lines = [await connect(where, additional_headers=header, compression=None) for header in headers]

    async def play(self, until: float) -> None:
        """Until the time is up or the game is over."""
        positions = await asyncio.gather(*(self._see(line, 0) for line in self._lines))
        while time.monotonic() < until and not positions[0]["over"]:
            turn = positions[0]["to_move"]
            legal = positions[turn]["legal"]
            command = {"do": "move", "code": legal[len(legal) // 2]["code"]}
            order = {"key": secrets.token_hex(6), "version": positions[turn]["version"], "seat": turn}
            began = time.monotonic()
            await self._lines[turn].send(json.dumps({"type": "do", **order, "command": command}))
            version = positions[turn]["version"] + 1
            positions = await asyncio.gather(*(self._see(line, version) for line in self._lines))
            self._figures.delays.append(time.monotonic() - began)
            self._figures.moves += 1
            self._figures.deliveries += SEATS
            if self._pause:
                await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - began)))

    async def close(self) -> None:
        for line in self._lines:
            await line.close()

    async def _see(self, line: ClientConnection, version: int) -> dict[str, Any]:
        while True:
            message = json.loads(await line.recv())
            if message["type"] in ("refused", "conflict", "error"):
                raise RuntimeError(message)
            if message["type"] == "position" and message["envelope"]["version"] >= version:
                return dict(message["envelope"])


def memory_of(process: int) -> int:
    """Resident kilobytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


async def measure(address: str, process: int, asked: argparse.Namespace) -> dict[str, Any]:
    """Everything against a server that runs."""
    figures = Figures()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        before = memory_of(process)
        seats = [{"kind": "human", "name": "A"}, *({"kind": "human"} for _ in range(SEATS - 1))]
        for _ in range(asked.idle):
            (await http.post(f"{API}/tables", json={"game": "axio", "seats": seats})).raise_for_status()
        idle = (memory_of(process) - before) / max(1, asked.idle)
        pause = asked.tables / asked.rate if asked.rate else 0.0
        drives = [TableDrive(address, figures, pause) for _ in range(asked.tables)]
        before = memory_of(process)
        for drive in drives:
            await drive.open(http)
        connected = (memory_of(process) - before) / max(1, asked.tables * SEATS)
    began = time.monotonic()
    await asyncio.gather(*(drive.play(began + asked.seconds) for drive in drives))
    took = time.monotonic() - began
    await asyncio.gather(*(drive.close() for drive in drives))
    return {
        "tables": asked.tables,
        "clients": asked.tables * SEATS,
        "seconds": round(took, 1),
        "moves_per_second": round(figures.moves / took, 1),
        "deliveries_per_second": round(figures.deliveries / took, 1),
        "p50_ms": figures.at(0.5),
        "p99_ms": figures.at(0.99),
        "kb_per_idle_table": round(idle, 1),
        "kb_per_connection": round(connected, 1),
        "store": "postgresql" if asked.database else "sqlite",
    }


def main() -> None:
    """Start a server, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second over all tables; 0: as fast as it goes")
    parser.add_argument("--idle", type=int, default=200, help="tables without connection, for their memory")
    parser.add_argument("--database", help="postgresql://…")
    asked = parser.parse_args()
    settings = {"database": asked.database} if asked.database else {}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", PROGRAM, folder, json.dumps(settings)]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[4]
            print(json.dumps(asyncio.run(measure(address, server.pid, asked)), indent=2))
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
