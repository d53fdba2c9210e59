"""The server is killed in the middle of play: nothing acknowledged is lost, nothing happens twice, bots go on."""

import random
from pathlib import Path

import pytest

from support.private_servers import PrivatePostgres
from support.running_server import Machine, hear
from support.witnesses import Company

TABLES = 20


def killed_again_and_again(machine: Machine, data: Path, times: int, **settings: str) -> None:
    """Many clients at many tables; a SIGKILL at a random moment of play; then everything acknowledged is compared."""
    lots, before = random.Random(times), 0
    server = machine.start(data, **settings)
    company = Company(machine.client(server), TABLES)
    for _ in range(times):
        company.begin(lambda: [server.address])  # noqa: B023  (it ends before the next one begins)
        company.play_on(lots.randrange(5, 30))
        server.kill()
        company.pause()
        server = machine.start(data, **settings)
        client = machine.client(server, company.token)
        company.compare(client)
        if all(one.over for one in company.witnesses):
            before += company.acknowledged()
            company = Company(client, TABLES)
    assert "Traceback" not in server.stop()
    print(f"{times} kills, {TABLES} tables, {before + company.acknowledged()} moves acknowledged, none lost or doubled")


def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(machine: Machine, data: Path) -> None:
    killed_again_and_again(machine, data, 3)


def test_nothing_is_lost_over_postgresql_either(machine: Machine, data: Path, shared_postgres: PrivatePostgres) -> None:
    killed_again_and_again(machine, data, 3, database=shared_postgres.new_database())


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_thirty_kills(machine: Machine, data: Path) -> None:
    killed_again_and_again(machine, data, 30)


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_ten_kills_over_postgresql(machine: Machine, data: Path, shared_postgres: PrivatePostgres) -> None:
    killed_again_and_again(machine, data, 10, database=shared_postgres.new_database())


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
