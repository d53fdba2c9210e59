"""How many durable moves a second one server takes, how soon everybody sees them, and what a table costs.

    python bench/server.py [--game axio] [--clients both] [--tables 100] [--seconds 8] [--idle 200] [--rate 100]
                           [--spread 10,200,2000] [--database URL] [--peer FOLDER] [--alone]

Starts servers of its own on empty folders: Lampion's on the disk, Lampion's on a folder in memory, and boardgame.io's
(brought by npm into a folder that vanishes, or into --peer) with its default store in memory. Each plays AXIO with four
people at each table, connected by WebSocket; a move's delay ends when the last of the four has seen it. `--game` plays
another game at Lampion's servers (then boardgame.io's is left out, because it knows AXIO only).

Clients are programs, which read whole positions without compression, or browsers, which offer compression and ask for
what the page asks for; by default one after the other.

boardgame.io's views hold the same as ours and are made as long as ours were; once with the list of legal moves that we
send to the seat that decides, and once with plain text of that length in its place, which is as cheap as it can be.
`processor` figures compare the time a move takes of the server's processor: steadier than moves a second on a machine
that others use too. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Awaitable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import httpx
from load.drive import TableDrive, drive
from load.figures import memory_of
from load.ours import SEATS_OF, OurServer
from load.theirs import PACKAGE, TheirServer, install

IN_MEMORY = Path("/dev/shm")
CALIBRATION = (10, 3.0)  # tables and seconds: how long its views are by themselves
IDLE_MOVES = 20
AT_ONCE = 16  # tables that are opened, or connected to, at the same time

AnyServer = OurServer | TheirServer
Report = dict[str, Any]
Some = TypeVar("Some")


async def some_together(all_of_them: Iterable[Awaitable[Some]]) -> list[Some]:
    """As many at a time as a server can well take."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one(work: Awaitable[Some]) -> Some:
        async with free:
            return await work

    return await asyncio.gather(*map(one, all_of_them))


async def load(server: AnyServer, tables: int, seconds: float, rate: float = 0.0) -> Report:
    """Tables of four connected clients, as fast as it goes or at a fixed rate over all of them."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        chairs = await some_together(server.seats(http) for _ in range(tables))
    drives = [TableDrive(four, tables / rate if rate else 0.0) for four in chairs]
    before = memory_of(server.pid)
    await some_together(one.connect() for one in drives)
    connection = (memory_of(server.pid) - before) / sum(map(len, chairs))
    found = await drive(drives, server.pid, seconds, rate)
    await asyncio.gather(*(one.close() for one in drives))
    return {"tables": tables, **found, "kb_per_connection": round(connection, 1)}


async def idle_memory(server: AnyServer, tables: int, moves: int) -> float:
    """Kilobytes for each table to which nobody is connected."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        await server.idle_table(http, moves)  # whatever is made once
        before = memory_of(server.pid)
        for _ in range(tables):
            await server.idle_table(http, moves)
    return round((memory_of(server.pid) - before) / tables, 1)


async def measured(server: AnyServer, asked: argparse.Namespace) -> Report:
    """Load and memory of one server."""
    idle = (
        {
            "kb_per_idle_table": await idle_memory(server, asked.idle, 0),
            f"kb_per_idle_table_after_{IDLE_MOVES}_moves": await idle_memory(server, asked.idle, IDLE_MOVES),
        }
        if asked.idle
        else {}
    )
    return {**await load(server, asked.tables, asked.seconds), **idle}


def ours(asked: argparse.Namespace, where: Path | None, browsers: bool, **settings: object) -> Report:
    """Lampion's server on a folder of the disk or in memory."""
    with tempfile.TemporaryDirectory(dir=where) as folder:
        server = OurServer(Path(folder), settings, asked.game, browsers)
        try:
            return {"engine": server.engine, **asyncio.run(measured(server, asked))}
        finally:
            server.stop()


def theirs(asked: argparse.Namespace, packages: Path, like: Report, listed: bool) -> Report:
    """boardgame.io's server, once to see how long its views are, then with views as long as ours."""
    offers = like["offers_to_place"] if listed else 0
    server = TheirServer(packages, offers, (0, 0))
    try:
        bare = asyncio.run(load(server, *CALIBRATION))
    finally:
        server.stop()
    names = ("bytes_to_the_seat_that_decides", "bytes_to_the_others")
    server = TheirServer(packages, offers, tuple(like[name] - bare[name] for name in names))  # type: ignore[arg-type]
    try:
        return asyncio.run(measured(server, asked))
    finally:
        server.stop()


def spread(asked: argparse.Namespace) -> list[Report]:
    """The same number of moves a second over few tables and over many."""
    found = []
    for tables in (int(number) for number in asked.spread.split(",") if number):
        with tempfile.TemporaryDirectory() as folder:
            server = OurServer(Path(folder), {}, asked.game, asked.clients != "programs")
            try:
                found.append(asyncio.run(load(server, tables, asked.seconds, asked.rate)))
            finally:
                server.stop()
    return found


def ratios(mine: Report, other: Report) -> Report:
    """How many times as much, or as little, as another server."""
    time = "server_ms_of_processor_per_move"
    return {
        "moves_per_second": round(mine["moves_per_second"] / other["moves_per_second"], 2),
        "processor": round(other[time] / mine[time], 2),
    }


def measured_by(asked: argparse.Namespace, browsers: bool, name: str, report: Report) -> Report:
    """Lampion's servers with one kind of clients; the one on the disk."""
    say(f"{name}, on the disk")
    report[name] = mine = ours(asked, None, browsers)
    if IN_MEMORY.is_dir():
        say(f"{name}, in memory")
        report[f"{name}, in memory"] = ours(asked, IN_MEMORY, browsers)
    if asked.database:
        say(f"{name}, on PostgreSQL")
        report[f"{name}, on postgresql"] = ours(asked, None, browsers, database=asked.database)
    return mine


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main() -> None:
    """Measure one after the other, print JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(SEATS_OF), default="axio")
    parser.add_argument("--clients", choices=["programs", "browsers", "both"], default="both")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--idle", type=int, default=200, help="tables without connection, for their memory")
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second over all tables, for --spread")
    parser.add_argument("--spread", default="10,200,2000", help="over how many tables; empty: not at all")
    parser.add_argument("--database", help="postgresql://…, measured too")
    parser.add_argument("--peer", type=Path, help="a folder in which boardgame.io is or will be installed")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    asked = parser.parse_args()
    report: Report = {"game": asked.game, "clients_per_table": SEATS_OF[asked.game]}
    mine: Report = {}
    for clients in ("browsers", "programs"):  # boardgame.io is compared with the last of them
        if asked.clients in (clients, "both"):
            mine = measured_by(asked, clients == "browsers", f"lampion, {clients}", report)
    if not asked.alone and asked.game == "axio":
        with tempfile.TemporaryDirectory() as folder:
            packages = asked.peer or Path(folder)
            say(f"{PACKAGE}")
            problem = None if (packages / "node_modules" / "boardgame.io").is_dir() else install(packages)
            if problem is None:
                for name, listed in (("boardgame.io", True), ("boardgame.io, text for the list of moves", False)):
                    report[name] = theirs(asked, packages, mine, listed)
                    report[f"times {name}"] = ratios(mine, report[name])
            else:
                report["boardgame.io"] = {"missing": problem}
    if asked.spread:
        say(f"{asked.rate:g} moves a second over {asked.spread} tables")
        report["spread"] = spread(asked)
        delays = [one["p99_ms"] for one in report["spread"]]
        report["spread_p99_worst_to_best"] = round(max(delays) / min(delays), 2)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
