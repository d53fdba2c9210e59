"""Several servers on one database: players of one table at different ones, and one of them is killed."""

import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from support.company import Company
from support.private_servers import PrivatePostgres
from support.running_server import Envelope, Machine, hear, tell
from support.stored_logs import in_postgres


@pytest.fixture(params=["LISTEN/NOTIFY", "Valkey"])
def shared(request: pytest.FixtureRequest, shared_postgres: PrivatePostgres) -> dict[str, Any]:
    """The settings that servers on one database have in common."""
    settings: dict[str, Any] = {"database": shared_postgres.new_database(), "thinkers": 1}
    if request.param == "Valkey":
        settings["broker"] = request.getfixturevalue("valkey").url
    return settings


def position_at(line: ClientConnection, version: int) -> Envelope:
    """The first position that shows at least this version."""
    while (envelope := hear(line, "position")["envelope"])["version"] < version:
        pass
    return dict(envelope)


def test_a_move_at_one_server_is_seen_at_the_other(machine: Machine, data: Path, shared: dict[str, Any]) -> None:
    one, two = machine.start(data, **shared), machine.start(data, **shared)
    ada, bea = machine.client(one), machine.client(two)
    table = ada.open("human", "open", start=0)
    assert bea.sit(table, 1).status_code == 200
    version = ada.look(table, since=bea.look(table)["version"])["version"]
    with ada.socket(table) as hers, bea.socket(table) as his:
        lines = [hers, his]
        for number in range(6):
            positions = [position_at(line, version) for line in lines]
            turn = positions[0]["to_move"]
            assert positions[1 - turn]["legal"] is None
            command = {"do": "move", "code": positions[turn]["legal"][0]["code"]}
            tell(lines[turn], type="do", key=f"k{number}", version=version, seat=turn, command=command)
            version = hear(lines[turn], "ack")["version"]
    for client in (ada, bea):
        assert client.look(table, since=version)["version"] == version


def test_a_command_sent_again_to_the_other_server_happens_once(
    machine: Machine, data: Path, shared: dict[str, Any]
) -> None:
    one, two = machine.start(data, **shared), machine.start(data, **shared)
    client = machine.client(one)
    table = client.open("human", "human", start=0)
    again = machine.client(two, client.token)
    position = again.look(table)
    move = {"do": "move", "code": position["legal"][0]["code"]}
    first = client.do(table, 0, move, position["version"], key="once").json()
    assert again.do(table, 0, move, position["version"], key="once").json() == first
    assert again.look(table, since=first["version"])["version"] == first["version"]


def test_one_server_is_killed_and_everybody_goes_on_at_the_other(
    machine: Machine, data: Path, shared: dict[str, Any]
) -> None:
    doomed, other = machine.start(data, **shared), machine.start(data, **shared)
    company = Company(machine.client(doomed), 12)
    alive = [doomed.address, other.address]
    company.begin(lambda: list(alive))
    company.play_on(40)
    doomed.kill()
    alive.remove(doomed.address)
    company.play_on(40)
    company.pause()
    company.compare(partial(in_postgres, shared["database"]))
    company.compare_views()
    assert "Traceback" not in other.stop()


# Leases are the database's, whatever carries the news: the other broker is for the soak.
@pytest.mark.parametrize("shared", ["LISTEN/NOTIFY", pytest.param("Valkey", marks=pytest.mark.soak)], indirect=True)
def test_bots_of_a_killed_server_are_taken_over(machine: Machine, data: Path, shared: dict[str, Any]) -> None:
    doomed = machine.start(data, **{**shared, "bot_pause": 60.0})
    other = machine.start(data, **shared)
    client = machine.client(doomed)
    table = client.open("human", "greedy", start=1)
    version = client.look(table)["version"]
    doomed.kill()
    client = machine.client(other, client.token)
    until = time.monotonic() + 120
    while (envelope := client.look(table))["to_move"] != 0:
        assert time.monotonic() < until, "the bot never moved"
        time.sleep(0.1)
    moves = [entry for entry in envelope["log"]["entries"] if entry["kind"] == "move"]
    assert envelope["version"] > version and [entry["seat"] for entry in moves] == [1] * len(moves)


def here_at(line: ClientConnection, expected: list[bool]) -> None:
    """Returns when the table is told that exactly these seats are here."""
    while [seat["here"] for seat in hear(line, "position")["envelope"]["seats"]] != expected:
        pass


def test_who_is_here_is_known_at_every_server_and_forgotten_with_a_dead_one(
    machine: Machine, data: Path, shared: dict[str, Any]
) -> None:
    one, two = (machine.start(data, **shared, sign_of_life=3.0) for _ in range(2))
    ada, bea = machine.client(one), machine.client(two)
    table = ada.open("human", "open", start=0)
    assert bea.sit(table, 1).status_code == 200
    with ada.socket(table) as hers:
        with bea.socket(table) as his:
            here_at(hers, [True, True])
            here_at(his, [True, True])
        here_at(hers, [True, False])
        with bea.socket(table):
            here_at(hers, [True, True])
            two.kill()  # it says goodbye to nobody
            here_at(hers, [True, False])
