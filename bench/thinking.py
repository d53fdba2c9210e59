"""How much later a bot answers one player while others flood the server with questions for hints.

    python bench/thinking.py [--hints 300] [--turns 8] [--level strong] [--pause 0.4]

Starts servers of its own with one thinker, each on an empty folder. A player's turns against a bot are timed first on
the quiet server, then while `--hints` connections ask for hints at tables of others, as coming from one address and
from ten (through `X-Forwarded-For`, as behind a proxy). A connection that is answered asks again; one that is refused
waits a second before. The figures of one run compare with each other, whatever else the machine does. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import secrets
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from load.ours import API, HUMAN, OurServer

PLAYER = "198.51.100.1"
MOVES_BEFORE = 12  # of the tables at which hints are asked for
AGAIN = 1.0  # seconds after a refusal


class Table:
    """One table, from one client's side."""

    def __init__(self, http: httpx.AsyncClient, address: str) -> None:
        self._http = http
        self._headers = {"authorization": f"Bearer {secrets.token_urlsafe(32)}"}  # this machine itself has no limits
        self.flooding = {**self._headers, "x-forwarded-for": address}
        self.path = ""

    async def open(self, other: dict[str, Any]) -> None:
        asked = {"game": "axio", "seats": [HUMAN, other], "start": 0}
        found = await self._http.post(f"{API}/tables", json=asked, headers=self._headers)
        self.path = f"{API}/tables/{found.raise_for_status().json()['table']}"
        for seat in range(2 if other["kind"] == "human" else 1):
            await self.do(seat, {"do": "set-wait", "on": False})

    async def do(self, seat: int, command: dict[str, Any], version: int | None = None) -> None:
        order = {"key": secrets.token_hex(6), "version": version, "seat": seat, "command": command}
        (await self._http.post(f"{self.path}/commands", json=order, headers=self._headers)).raise_for_status()

    async def look(self) -> dict[str, Any]:
        found = await self._http.get(self.path, params={"zones": False}, headers=self._headers)
        return dict(found.raise_for_status().json())

    async def move(self, seen: dict[str, Any]) -> None:
        legal = seen["legal"]
        await self.do(seen["to_move"], {"do": "move", "code": legal[len(legal) // 2]["code"]}, seen["version"])

    async def turn(self) -> float | None:
        """Play ours; the seconds until the bot has played its own. None: the game is over."""
        while (seen := await self.look())["to_move"] == 0:
            await self.move(seen)
        if seen["over"]:
            return None
        began = time.monotonic()
        while (seen := await self.look())["to_move"] == 1:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        return None if seen["over"] else time.monotonic() - began


async def greedy_connection(address: str, table: Table, statuses: Counter[int]) -> None:
    """Asks for hints, one after the other."""
    host = urlsplit(address).netloc
    name, _, port = host.rpartition(":")
    body = json.dumps({"seat": (await table.look())["to_move"], "version": None})
    about = {"host": host, **table.flooding, "content-type": "application/json", "content-length": str(len(body))}
    lines = "".join(f"{key}: {value}\r\n" for key, value in about.items())
    question = f"POST {table.path}/hint HTTP/1.1\r\n{lines}\r\n{body}".encode()
    reader, writer = await asyncio.open_connection(name, int(port))
    with contextlib.closing(writer):
        while True:
            writer.write(question)
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = head.partition("content-length:")[2].split("\r\n")[0]
            await reader.readexactly(int(length or 0))
            status = int(head.split()[1])
            statuses[status] += 1
            if status != 200:
                await asyncio.sleep(AGAIN)


async def timed(http: httpx.AsyncClient, turns: int, level: str) -> list[float]:
    """The bot's delays in one player's game, or games. The first one wakes a thinker and does not count."""
    found: list[float] = []
    while len(found) <= turns:
        table = Table(http, PLAYER)
        await table.open({"kind": "bot", "level": level})
        while len(found) <= turns and (took := await table.turn()) is not None:
            found.append(took)
    return found[1:]


async def measured(server: OurServer, addresses: int, asked: argparse.Namespace) -> dict[str, Any]:
    """The quiet server, then the same one flooded from so many addresses."""
    statuses: Counter[int] = Counter()
    async with httpx.AsyncClient(base_url=server.address, timeout=600) as http:
        tables = [Table(http, f"192.0.2.{1 + number % addresses}") for number in range(20)]
        for table in tables:
            await table.open(HUMAN)
            for _ in range(MOVES_BEFORE):
                await table.move(await table.look())
        quiet = await timed(http, asked.turns, asked.level)
        flood = [
            asyncio.create_task(greedy_connection(server.address, tables[number % len(tables)], statuses))
            for number in range(asked.hints)
        ]
        await asyncio.sleep(1.0)
        flooded = await timed(http, asked.turns, asked.level)
        broken = [one for one in flood if one.done()]
        for one in flood:
            one.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
    return {
        "addresses": addresses,
        "quiet_seconds": {"median": round(statistics.median(quiet), 3), "worst": round(max(quiet), 3)},
        "flooded_seconds": {"median": round(statistics.median(flooded), 3), "worst": round(max(flooded), 3)},
        "median_ratio": round(statistics.median(flooded) / statistics.median(quiet), 2),
        "worst_ratio": round(max(flooded) / max(quiet), 2),
        "hints_by_status": dict(statuses),
        "connections_broken": len(broken),
    }


def main() -> None:
    """One address, ten addresses; print JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hints", type=int, default=300, help="connections that ask for hints")
    parser.add_argument("--turns", type=int, default=8, help="of the bot, quiet and flooded")
    parser.add_argument("--level", default="strong")
    parser.add_argument("--pause", type=float, default=0.4, help="seconds between a bot's decisions")
    asked = parser.parse_args()
    found = []
    for addresses in (1, 10):
        with tempfile.TemporaryDirectory() as folder:
            server = OurServer(Path(folder), {"thinkers": 1, "bot_pause": asked.pause}, "axio", browsers=False)
            try:
                found.append(asyncio.run(measured(server, addresses, asked)))
            finally:
                server.stop()
        print(json.dumps(found[-1]), file=sys.stderr, flush=True)
    print(json.dumps({"engine": server.engine, "level": asked.level, "hints": asked.hints, "floods": found}, indent=2))


if __name__ == "__main__":
    main()
