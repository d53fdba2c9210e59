"""Freezes what this version stores, so that every later one can prove that it opens, continues and verifies it.

Run once for each release, on the commit that is released, with compiled rules and PostgreSQL on the machine:

    .venv/bin/python tools/make_fixtures.py 0.2

It writes a new folder `tests/compatibility/releases/0.2`; the tests in `tests/compatibility` find it there. A folder
that exists is never written again: it says what that version did. The same sources make the same games, tables and
positions, byte for byte but for PostgreSQL's script: its own id and the order of its rows are PostgreSQL's choice.

    tables.sqlite3.xz      the database of `lampion serve`: tables in every state, of every game and option set
    tables.sql.xz          the same tables in PostgreSQL
    tables.jsonl.xz        why each table was made, what is the case there, and the records of finished ones
    views.jsonl.xz         what each of them shows to each seat and to a spectator
    lists.json.xz          what the stores list: whose tables, lobby, deadlines, bots' turns
    records-GAME.jsonl.xz  200 games as files, most from the arena, the others from tables
    positions-GAME.jsonl.xz  300 positions, and everything the rules say about them
"""

import asyncio
import json
import re
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from lampion.core.game import Game  # noqa: E402
from lampion.core.record import decode, encode  # noqa: E402
from lampion.core.registry import games  # noqa: E402
from lampion.core.replay import fault_of  # noqa: E402
from lampion.core.setup import Setup  # noqa: E402
from lampion.server.stores.postgres import PostgresStore  # noqa: E402
from lampion.server.stores.sqlite import FILE, SqliteStore  # noqa: E402
from lampion.service.broker import InProcessBroker  # noqa: E402
from lampion.service.table_service import TableService  # noqa: E402
from lampion.tables.commands import Leave, Resign  # noqa: E402
from lampion.tables.events import AnyEvent  # noqa: E402
from support import machine, table_scenes  # noqa: E402
from support.golden_positions import rows  # noqa: E402
from support.kept_tables import NEWS, facts, listed, views  # noqa: E402
from support.private_servers import PrivatePostgres  # noqa: E402
from support.releases import RELEASES, Release, canonical  # noqa: E402
from support.table_maker import (  # noqa: E402
    OwnTimePostgres,
    OwnTimeSqlite,
    OwnTimeStore,
    Plan,
    TableMaker,
    same_secrets,
)
from support.table_plans import main_plans, plans  # noqa: E402
from support.table_players import EVERYBODY, persons_turn  # noqa: E402

RECORDS, FROM_TABLES = 200, 40
POSITIONS = 300
MOST_TABLES = 1000
# Of these tables only the newest entries of the log are looked at; all of it is in the databases.
FOR_POSITION_ONLY = ("running", "finished, by the rules", "archived, by the rules")
META_COMMAND = re.compile(r"^\\.*\n", re.MULTILINE)  # psql's own, which no other client understands


# -- tables --------------------------------------------------------------------------------------------------


async def made_tables(store: OwnTimeStore) -> dict[str, str]:
    """Make all tables in an empty store; the scene of each."""
    await store.open()
    with same_secrets("tables"):
        maker = TableMaker(TableService(store, InProcessBroker(), MOST_TABLES), store)
        await table_scenes.make(maker)
    await store.close()
    return maker.scenes


async def looked_at(store: SqliteStore | PostgresStore, scenes: dict[str, str]) -> list[str]:
    """What all that shows, line by line: the lists first, then the facts of each table, then what is seen of each."""
    await store.open()
    service = TableService(store, InProcessBroker(), MOST_TABLES)
    await service.outages.learn()
    lists = canonical(await listed(store, [person.holder for person in EVERYBODY]))
    found, seen = [], []
    for table, scene in scenes.items():
        opened = await service.find(table)
        since = max(0, opened.table.version - NEWS) if scene in FOR_POSITION_ONLY else 0
        found.append(canonical({"scene": scene, "since": since, **await facts(service, table)}))
        seen.append(canonical(views(opened, since)))
    await store.close()
    return [lists, *found, *seen]


def looked_at_elsewhere(where: str, scenes: dict[str, str]) -> list[str]:
    """In a process that has not installed the map on which one table was played."""
    command = [sys.executable, __file__, "--look", where]
    done = subprocess.run(command, input=json.dumps(scenes), capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def look(where: str) -> None:
    """The other end of that."""
    store = PostgresStore(where) if "://" in where else SqliteStore(Path(where))
    print("\n".join(asyncio.run(looked_at(store, json.load(sys.stdin)))))


def make_tables(release: Release) -> None:
    """Both databases, and what their tables show: the same in both."""
    with tempfile.TemporaryDirectory() as folder, private_postgres() as postgres:
        scenes = asyncio.run(made_tables(OwnTimeSqlite(Path(folder))))
        url = postgres.new_database()
        assert asyncio.run(made_tables(OwnTimePostgres(url))) == scenes, "another database, other tables"
        lines = looked_at_elsewhere(folder, scenes)
        assert looked_at_elsewhere(url, scenes) == lines, "another database shows other things"
        release.pack("tables.sqlite3", compact(Path(folder) / FILE))
        release.pack("tables.sql", META_COMMAND.sub("", postgres.dump(url)).encode())
    found, seen = lines[1 : 1 + len(scenes)], lines[1 + len(scenes) :]
    kept = {kind for line in found for kind in json.loads(line)["events"]}
    missing = {one.__name__ for one in get_args(AnyEvent)} - kept
    assert not missing, f"no table holds {missing}"
    release.write("lists.json", lines[:1])
    release.write("tables.jsonl", found)
    release.write("views.jsonl", seen)


def compact(path: Path) -> bytes:
    """A database without journal and without gaps, as one file."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("VACUUM")
    connection.close()
    return path.read_bytes()


@contextmanager
def private_postgres() -> Iterator[PrivatePostgres]:
    """A PostgreSQL for this run alone."""
    programs = machine.postgres_folder()
    if programs is None:
        raise SystemExit("make_fixtures: needs PostgreSQL on this machine (initdb and postgres)")
    server = PrivatePostgres(programs)
    try:
        server.start()
        yield server
    finally:
        server.clear()


# -- records -------------------------------------------------------------------------------------------------


def make_records(release: Release, game: Game) -> None:
    """Games of the arena in every seat count and option set, then games of tables."""
    every = plans(game)
    wanted = RECORDS - FROM_TABLES
    shares = [wanted // len(every) + (number < wanted % len(every)) for number in range(len(every))]
    found: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for number, (plan, share) in enumerate(zip(every, shares, strict=True)):
            found += arena_games(plan, share, number + 1, Path(folder) / f"{number}.jsonl") if share else []
        found += asyncio.run(table_games(game, OwnTimeSqlite(Path(folder)), FROM_TABLES))
    for text in found:
        assert fault_of(game, decode(text)) is None, text
    assert len(found) == RECORDS
    release.write(f"records-{game.name}.jsonl", found)


def arena_games(plan: Plan, count: int, seed: int, file: Path) -> list[str]:
    """`lampion arena`, with records."""
    bots = ["greedy", "random", "greedy", "random"][: plan.seats]
    options = ",".join(f"{name}={str(value).lower()}" for name, value in plan.options.items() if value != "random")
    command = [sys.executable, "-m", "lampion", "arena", plan.game.name, "--bots", ",".join(bots), "--workers", "1"]
    command += ["--games", str(count), "--seed", str(seed), "--records", str(file)]
    done = subprocess.run(
        [*command, *(["--options", options] if options else [])], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return file.read_text("utf-8").splitlines()


async def table_games(game: Game, store: OwnTimeStore, count: int) -> list[str]:
    """Games of tables that ended in every way: with commitment, times, and seats that gave up."""
    await store.open()
    chosen = main_plans(game)
    with same_secrets(f"records of {game.name}"):
        maker = TableMaker(TableService(store, InProcessBroker(), MOST_TABLES), store)
        ways = [(chosen[number % len(chosen)], number // len(chosen)) for number in range(count)]
        tables = [await table_game(maker, plan, way) for plan, way in ways]
    records = [encode((await maker.service.find(table)).window.record()) for table in tables]
    await store.close()
    return records


async def table_game(maker: TableMaker, plan: Plan, way: int) -> str:
    """One game to its end: by the rules, with somebody who resigns, or with somebody whose time runs out."""
    timed = way % 3 == 2
    table = await maker.open("a record", plan, clock=table_scenes.SHORT if timed else None, bots=way % plan.seats)
    assert await maker.play(table, min(4 * way + 3, 15 * plan.seats), persons_turn)
    if timed:
        maker.wait(table_scenes.SHORT.bank + 1)
        await maker.service.fall_flags()
    elif way % 3 == 1:
        await maker.do(table, 0, Resign())
    for number, seat in enumerate((await maker.table(table)).seats):
        if seat.level is None and seat.resigned is None and not (await maker.table(table)).over and timed:
            await maker.do(table, number, Leave(bot=True))
    await maker.play_to_the_end(table)
    return table


# -- positions -----------------------------------------------------------------------------------------------


def make_positions(release: Release, game: Game) -> None:
    """Positions of random games."""
    setups = [
        Setup(plan.seats, f"golden {game.name} {number}", plan.options) for number, plan in enumerate(plans(game))
    ]
    release.write(f"positions-{game.name}.jsonl", (canonical(row) for row in rows(game, setups, POSITIONS)))


def main(arguments: Sequence[str]) -> int:
    """Make the folder of a release, or look at a database for the process that makes it."""
    if len(arguments) == 2 and arguments[0] == "--look":
        look(arguments[1])
        return 0
    if len(arguments) != 1 or not re.fullmatch(r"\d+\.\d+", arguments[0]):
        print(__doc__, file=sys.stderr)
        return 2
    release = Release(RELEASES / arguments[0])
    if release.folder.exists():
        print(f"make_fixtures: {release.folder} is there already and stays as it is", file=sys.stderr)
        return 1
    for game in games().values():
        make_positions(release, game)
        make_records(release, game)
    make_tables(release)
    for file in sorted(release.folder.iterdir()):
        print(f"{file.stat().st_size:9} {file.name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
