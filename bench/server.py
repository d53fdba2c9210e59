"""How many durable moves a second a server takes, how soon everybody sees them, and what a table costs.

    python bench/server.py [--game axio] [--clients both] [--tables 100] [--seconds 8] [--idle 200] [--rate 100]
                           [--spread 10,200,2000] [--moves 0] [--grounds disk,memory,shared] [--servers 2]
                           [--own-database | --database URL [--broker URL]] [--peer FOLDER] [--alone]

Starts servers of its own on empty folders: Lampion's on the disk, Lampion's on a folder in memory, and boardgame.io's
(brought by npm into a folder that vanishes, or into --peer) with its default store in memory. With --database also
Lampion's on PostgreSQL, as many processes as --servers says, the people of each table at different ones; and the same
once more with --broker. --own-database starts both for this, as the tests do, and ends them. --grounds chooses among
all of these. What fails is named in the report, and the rest is measured.

Each plays AXIO with four people at each table, connected by WebSocket; a move's delay ends when the last of the four
has seen it. `--game` plays another game at Lampion's servers (then boardgame.io's is left
out, because it knows AXIO only). --spread does the same number of moves a second over few tables and over many, at
each of these servers.

Clients are browsers, which offer compression and ask for what the page asks for, or programs, which read whole
positions without compression; by default one after the other. boardgame.io's server compresses for browsers too.

boardgame.io's views hold the same as ours, the list of legal moves for the seat that decides included. For programs
they are made as long as ours were, and measured once more with plain text of that length in place of the list, which
is as cheap as it can be. What the page is sent is shorter than any whole view, so for browsers nothing is added.
--moves has each table make so many moves instead of moving for so many seconds. Two versions are compared so: the
lists of moves are longest in the first half of a game, and a server that is slower would be measured on more of them.
`processor` figures compare the time a move takes of the server's processor: steadier than moves a second on a machine
that others use too. Prints JSON, and a table for people to the standard error.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
import tempfile
import traceback
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import httpx
from load.databases import own_database
from load.drive import NO_END, TableDrive, drive
from load.figures import memory_of
from load.ours import SEATS_OF, OurServer
from load.tables import as_table
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


async def load(server: AnyServer, tables: int, seconds: float, rate: float = 0.0, moves: int = 0) -> Report:
    """Tables of four connected clients, as fast as it goes or at a fixed rate over all of them; for so many seconds, or
    until so many moves were made at each.
    """
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        chairs = await some_together(server.seats(http) for _ in range(tables))
    drives = [TableDrive(four, tables / rate if rate else 0.0, moves) for four in chairs]
    before = memory_of(server.pids)
    await some_together(one.connect() for one in drives)
    connection = (memory_of(server.pids) - before) / sum(map(len, chairs))
    found = await drive(drives, server.pids, NO_END if moves else seconds, rate)
    await asyncio.gather(*(one.close() for one in drives))
    return {"tables": tables, **found, "kb_per_connection": round(connection, 1)}


async def idle_memory(server: AnyServer, tables: int, moves: int) -> float:
    """Kilobytes for each table to which nobody is connected."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        await server.idle_table(http, moves)  # whatever is made once
        before = memory_of(server.pids)
        for _ in range(tables):
            await server.idle_table(http, moves)
    return round((memory_of(server.pids) - before) / tables, 1)


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
    return {**await load(server, asked.tables, asked.seconds, moves=asked.moves), **idle}


@dataclass(frozen=True)
class Ground:
    """What Lampion's servers stand on: a folder somewhere, or a database that several share."""

    name: str
    folder: Path | None = None
    settings: dict[str, object] = field(default_factory=dict)
    processes: int = 1


def grounds(asked: argparse.Namespace) -> list[Ground]:
    """All that are to be measured, the disk first."""
    found = [Ground("on the disk")] if "disk" in asked.grounds else []
    if "memory" in asked.grounds and IN_MEMORY.is_dir():
        found.append(Ground("in memory", IN_MEMORY))
    if "shared" in asked.grounds and asked.database:
        shared, name = {"database": asked.database}, f"{asked.servers} on postgresql"
        found.append(Ground(name, None, shared, asked.servers))
        if asked.broker:
            found.append(Ground(f"{name}, broker", None, {**shared, "broker": asked.broker}, asked.servers))
    return found


@contextmanager
def our_server(asked: argparse.Namespace, ground: Ground, browsers: bool) -> Iterator[OurServer]:
    """Lampion's server, or several of them."""
    with tempfile.TemporaryDirectory(dir=ground.folder) as folder:
        server = OurServer(Path(folder), ground.settings, asked.game, browsers, ground.processes)
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def their_server(packages: Path, offers: int, filler: tuple[int, int], browsers: bool) -> Iterator[TheirServer]:
    """boardgame.io's server."""
    server = TheirServer(packages, offers, filler, browsers)
    try:
        yield server
    finally:
        server.stop()


def ours(asked: argparse.Namespace, ground: Ground, browsers: bool) -> Report:
    """Lampion's server."""
    with our_server(asked, ground, browsers) as server:
        return {"engine": server.engine, **asyncio.run(measured(server, asked))}


def their_views(packages: Path, like: Report, listed: bool, browsers: bool) -> tuple[int, tuple[int, int]]:
    """How many moves boardgame.io's server has to list, and how much must be added to make its views as long as ours:
    it is driven for a moment to see how long they are by themselves.
    """
    offers = like["offers_to_place"] if listed else 0
    with their_server(packages, offers, (0, 0), browsers) as server:
        bare = asyncio.run(load(server, *CALIBRATION))
    decider, others = "bytes_to_the_seat_that_decides", "bytes_to_the_others"
    return offers, (like[decider] - bare[decider], like[others] - bare[others])


def spread_over(asked: argparse.Namespace, start: Callable[[], AbstractContextManager[AnyServer]]) -> list[Report]:
    """The same number of moves a second over few tables and over many, at a new server each time."""
    found = []
    for tables in (int(number) for number in asked.spread.split(",") if number):
        with start() as server:
            found.append(asyncio.run(load(server, tables, asked.seconds, asked.rate)))
    return found


def ratios(mine: Report, other: Report) -> Report:
    """How many times as much, or as little, as another server."""
    time = "server_ms_of_processor_per_move"
    return {
        "moves_per_second": round(mine["moves_per_second"] / other["moves_per_second"], 2),
        "processor": round(other[time] / mine[time], 2),
    }


@contextmanager
def told(report: Report, name: str) -> Iterator[None]:
    """What fails is told in the report, with its cause; what was measured before and after it stays."""
    try:
        yield
    except Exception as problem:  # noqa: BLE001  (a long run must not lose its figures, whatever it is)
        traceback.print_exc()
        report[name] = {"failed": f"{type(problem).__name__}: {problem}"}


def measure_ours(asked: argparse.Namespace, clients: str, report: Report) -> Report | None:
    """Lampion's servers with one kind of clients; the figures of the first one, if there are any."""
    browsers = clients == "browsers"
    for ground in grounds(asked):
        name = f"lampion, {clients}, {ground.name}"
        say(name)
        with told(report, name):
            report[name] = ours(asked, ground, browsers)
        spread = f"{name}, spread"
        if asked.spread:
            say(f"{name}, {asked.rate:g} moves a second over {asked.spread} tables")
            with told(report, spread):
                report[spread] = found = spread_over(asked, partial(our_server, asked, ground, browsers))
                delays = [one["p99_ms"] for one in found]
                report[f"{spread}, p99 worst to best"] = round(max(delays) / max(0.1, min(delays)), 2)
    first = cast(Report, report[f"lampion, {clients}, {grounds(asked)[0].name}"])
    return None if "failed" in first else first


def measure_theirs(asked: argparse.Namespace, packages: Path, clients: str, mine: Report, report: Report) -> None:
    """boardgame.io's server with the same kind of clients."""
    browsers = clients == "browsers"
    for more, listed in (("", True), (", text for the moves", False))[: 1 if browsers else 2]:
        name = f"boardgame.io, {clients}{more}"
        say(name)
        start = partial(their_server, packages, *their_views(packages, mine, listed, browsers), browsers)
        with start() as server:
            report[name] = asyncio.run(measured(server, asked))
        report[f"times {name}"] = ratios(mine, report[name])
        if asked.spread and listed:
            say(f"{name}, {asked.rate:g} moves a second over {asked.spread} tables")
            report[f"{name}, spread"] = spread_over(asked, start)


def allow_connections() -> None:
    """Two thousand tables are eight thousand connections: as many files as this machine allows, here and at servers."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


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
    parser.add_argument("--moves", type=int, default=0, help="so many at each table, instead of --seconds")
    parser.add_argument("--grounds", type=lambda text: text.split(","), default="disk,memory,shared")
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second over all tables, for --spread")
    parser.add_argument("--spread", default="10,200,2000", help="over how many tables; empty: not at all")
    parser.add_argument("--database", help="postgresql://…, measured too; use an empty one")
    parser.add_argument("--own-database", action="store_true", help="a PostgreSQL and a Valkey for this, started here")
    parser.add_argument("--servers", type=int, default=1, help="processes that share the database")
    parser.add_argument("--broker", help="redis://…, measured too, for the processes that share the database")
    parser.add_argument("--peer", type=Path, help="a folder in which boardgame.io is or will be installed")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    asked = parser.parse_args()
    if (asked.broker or asked.servers > 1) and not (asked.database or asked.own_database):
        parser.error("several servers, or a broker, need a --database that they share")
    report: Report = {"game": asked.game, "clients_per_table": SEATS_OF[asked.game]}
    allow_connections()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as databases:
        if asked.own_database:
            asked.database, asked.broker = databases.enter_context(own_database())
        if not grounds(asked):
            parser.error("--grounds leaves nothing to measure: disk, memory, shared (with a --database)")
        packages = None if asked.alone or asked.game != "axio" else asked.peer or Path(folder)
        if packages is not None and not (packages / "node_modules" / "boardgame.io").is_dir():
            say(PACKAGE)
            problem = install(packages)
            if problem is not None:
                report["boardgame.io"] = {"missing": problem}
                packages = None
        for clients in ("browsers", "programs"):
            if asked.clients in (clients, "both"):
                mine = measure_ours(asked, clients, report)
                if packages is not None and mine is not None:
                    measure_theirs(asked, packages, clients, mine, report)
    say(as_table(report))
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
