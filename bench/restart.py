"""How soon a server answers when it is started again with many running clocks, after an outage and without one.

    python bench/restart.py [--tables 20000] [--hours 30] [--runs 3]

Makes a folder with so many tables, all copies of one game that has begun, with two days for each move. A server is then
started on it by turns: with no clock running, as if another one had been alive just before, and as if none had been for
`--hours`. The first answer is the position of one of the tables. The figures of one run compare with each other,
whatever else the machine does. Prints JSON: the median seconds of each, and how many times as long an outage takes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

import httpx

from lampion.core.registry import game
from lampion.server.stores.sqlite import FILE, SqliteStore
from lampion.service.broker import InProcessBroker
from lampion.service.table_ids import new_table_id
from lampion.service.table_service import TableService
from lampion.tables.events import ClockPlan, Sat, SeatPlan
from lampion.tables.opening import Wish

HOUR = 3600 * 1000
PATIENCE = 600.0
PROGRAM = """
import sys
from pathlib import Path
from lampion.server.run import serve
serve(port=0, data=Path(sys.argv[1]))
"""
COPIES = (
    "INSERT INTO events (table_id, version, at, author, key, event, digest)"
    " SELECT name, version, at, author, NULL, event, NULL FROM events, names WHERE table_id = ?",
    "INSERT INTO tables (id, version, game, summary, over, bot_turn, changed, deadline, lobby)"
    " SELECT name, version, game, summary, over, bot_turn, changed, deadline, lobby FROM tables, names WHERE id = ?",
    "INSERT INTO holders (table_id, seat, holder) SELECT name, seat, holder FROM holders, names WHERE table_id = ?",
)


async def one_table(folder: Path) -> str:
    """A game that has begun; a server is alive."""
    store = SqliteStore(folder)
    await store.open()
    sitters = {seat: Sat(seat, secrets.token_hex(32), f"Player {seat}") for seat in (0, 1)}
    wish = Wish(game("axio"), [SeatPlan("human")] * 2, {}, 0, sitters, clock=ClockPlan(days=2))
    table = (await TableService(store, InProcessBroker(), 10).open_table(wish, sitters[0].holder)).table.id
    await store.beat()
    await store.close()
    return table


def copy(folder: Path, table: str, count: int) -> None:
    """As many tables as that, in one transaction."""
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute("CREATE TEMPORARY TABLE names (name TEXT)")
        names = [(new_table_id(),) for _ in range(count - 1)]
        connection.executemany("INSERT INTO names VALUES (?)", names)
        for statement in COPIES:
            connection.execute(statement, (table,))


def last_alive(folder: Path, milliseconds_ago: int) -> None:
    """When a server was last alive."""
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute("UPDATE beats SET at = ?", (int(time.time() * 1000) - milliseconds_ago,))


def let_run(folder: Path, clocks: bool) -> None:
    """Hide all deadlines from the server, or show them again."""
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute("UPDATE tables SET deadline = ?", (int(time.time() * 1000) + 48 * HOUR if clocks else None,))


def seconds_until_an_answer(folder: Path, table: str) -> float:
    """Start a server, ask it for a table, end it."""
    began = time.monotonic()
    server = subprocess.Popen([sys.executable, "-c", PROGRAM, str(folder)], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[4]
        httpx.get(f"{address}/api/v1/tables/{table}", timeout=PATIENCE).raise_for_status()
        return time.monotonic() - began
    finally:
        server.terminate()
        server.communicate()


def measure(tables: int, hours: float, runs: int) -> dict[str, object]:
    """Everything, by turns."""
    found: dict[str, list[float]] = {"no clock runs": [], "no outage": [], "outage": []}
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / "data"
        table = asyncio.run(one_table(folder))
        copy(folder, table, tables)
        for _ in range(runs):
            for case, seconds in found.items():
                let_run(folder, clocks=case != "no clock runs")
                last_alive(folder, int(hours * HOUR) if case == "outage" else 0)
                seconds.append(seconds_until_an_answer(folder, table))
    medians = {case: round(statistics.median(seconds), 2) for case, seconds in found.items()}
    return {"tables": tables, "seconds": medians, "ratio": round(medians["outage"] / medians["no outage"], 2)}


def main() -> None:
    """Read the arguments and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--hours", type=float, default=30.0)
    parser.add_argument("--runs", type=int, default=3)
    asked = parser.parse_args()
    print(json.dumps(measure(asked.tables, asked.hours, asked.runs), indent=2))


if __name__ == "__main__":
    main()
