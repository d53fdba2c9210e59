"""The server is killed in the middle of play: nothing acknowledged is lost, nothing happens twice, bots go on."""

import os
import random
from pathlib import Path

import pytest

from support.company import Company
from support.kill_loop import KillLoop, tables_of_ada
from support.private_servers import PrivatePostgres
from support.releases import releases
from support.running_server import Machine, hear
from support.table_players import PEOPLE

TABLES = 12
KILLS = int(os.environ.get("LAMPION_KILLS", "100"))


def killed_again_and_again(
    machine: Machine, data: Path, times: int, most: int = 60, database: str | None = None
) -> str:
    loop = KillLoop(machine, data, random.Random(times), database)
    server = loop.start()
    return loop.run(Company(loop.client(server), TABLES), server, times, most)


def after_an_upgrade(
    machine: Machine, data: Path, times: int, most: int = 60, database: str | None = None, starts: int = 2
) -> str:
    """On the tables of an earlier version, whose database is migrated by servers that are killed at it."""
    loop = KillLoop(machine, data, random.Random(times), database)
    kept = [one["table"] for one in releases()[0].tables()]
    before = loop.read(kept)
    loop.cut_short(starts)
    server = loop.start()
    client = loop.client(server, PEOPLE[0].token)
    old = tables_of_ada(client, TABLES // 2)
    assert len(old) == TABLES // 2
    company = Company(client, TABLES // 2)
    company.join(client, old)
    figures = loop.run(company, server, times, most)
    for table, now in loop.read(kept).items():
        rows = before[table].rows
        assert now.record is not None or now.rows[: len(rows)] == rows, f"rows of table {table} are gone"
    return figures


def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(machine: Machine, data: Path) -> None:
    killed_again_and_again(machine, data, 4)


def test_nothing_is_lost_over_postgresql_either(machine: Machine, data: Path, shared_postgres: PrivatePostgres) -> None:
    killed_again_and_again(machine, data, 3, database=shared_postgres.new_database())


def test_nothing_is_lost_by_an_upgrade_that_is_killed(machine: Machine, data: Path) -> None:
    releases()[0].lay_sqlite(data)
    after_an_upgrade(machine, data, 2)


def test_nothing_is_lost_by_such_an_upgrade_of_postgresql(
    machine: Machine, data: Path, shared_postgres: PrivatePostgres
) -> None:
    database = shared_postgres.new_database()
    shared_postgres.restore(releases()[0].postgres_script(), database)
    after_an_upgrade(machine, data, 1, database=database)


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_a_hundred_kills(machine: Machine, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """LAMPION_KILLS chooses another number."""
    half = max(1, KILLS // 2)
    one = killed_again_and_again(machine, data, half, 300)
    old = data / "of an earlier version"
    releases()[0].lay_sqlite(old)
    two = after_an_upgrade(machine, old, KILLS - half, 300, starts=10)
    with capsys.disabled():
        print(f"\nSQLite, from nothing\n{one}\nSQLite, from tables of an earlier version\n{two}")


def test_a_bot_whose_turn_it_was_moves_after_the_restart(machine: Machine, data: Path) -> None:
    server = machine.start(data, bot_pause=60.0)  # it is killed long before the bot has moved
    client = machine.client(server)
    table = client.open("human", "greedy", start=1)
    version = client.look(table)["version"]
    server.kill()
    client = machine.client(machine.start(data), client.token)
    with client.socket(table, f"?since={version}") as line:
        while (envelope := hear(line, "position")["envelope"])["to_move"] != 0:
            pass
    assert envelope["version"] > version


def test_a_command_sent_again_after_the_restart_happens_once(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    client = machine.client(server)
    table = client.open("human", "human", start=0)
    position = client.look(table)
    move = {"do": "move", "code": position["legal"][0]["code"]}
    first = client.do(table, 0, move, position["version"], key="once").json()
    server.kill()
    client = machine.client(machine.start(data), client.token)
    assert client.do(table, 0, move, position["version"], key="once").json() == first
    assert client.look(table)["version"] == position["version"] + 1
