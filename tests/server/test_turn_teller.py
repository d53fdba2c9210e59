"""`--notify`: whose turn it is, told to a real receiver."""

import hmac
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lampion.server.run import CannotServe, serve
from lampion.server.stores.postgres import PostgresStore
from lampion.server.stores.sqlite import SqliteStore
from lampion.service.store import Store
from support.private_servers import PrivatePostgres
from support.receiver import Receiver
from support.running_server import Client, Machine, RunningServer

SECRET = "a secret of the host"
DAYS = {"days": 3}


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


def start(machine: Machine, data: Path, receiver: Receiver, **more: Any) -> RunningServer:
    return machine.start(data, notify=receiver.url, notify_secret=SECRET, public_url="https://play.example", **more)


def two_people(machine: Machine, server: RunningServer) -> tuple[Client, Client, str]:
    """A game by days of two people; the first of them begins."""
    ada, bea = machine.client(server), machine.client(server)
    table = ada.open("human", "open", clock=DAYS, start=0)
    assert bea.sit(table, 1, "Bea").status_code == 200
    return ada, bea, table


def play_turn(client: Client, table: str, seat: int) -> None:
    """Until another seat is asked."""
    while (seen := client.look(table, seat))["to_move"] == seat:
        told = client.do(table, seat, {"do": "done"}) if seen["waits"] else client.play_first(table, seen)
        assert told.status_code == 200, told.text


def test_each_turn_is_told_once_signed_and_with_all_that_a_receiver_needs(
    machine: Machine, data: Path, receiver: Receiver
) -> None:
    ada, bea, table = two_people(machine, start(machine, data, receiver))
    [posted] = receiver.wait_for(1)
    told = json.loads(posted.body)
    assert posted.path == "/hook?room=1" and posted.headers["content-type"] == "application/json"
    signed = "sha256=" + hmac.new(SECRET.encode(), posted.body, "sha256").hexdigest()
    assert hmac.compare_digest(posted.headers["lampion-signature"], signed)
    assert (told["event"], told["table"], told["link"]) == ("your-turn", table, f"https://play.example/table/{table}")
    assert (told["game"], told["seat"], told["name"]) == ("axio", 0, "Player 0")
    assert told["version"] <= ada.look(table)["version"] and told["deadline"] > told["since"]
    ada.do(table, 0, {"do": "say", "text": "talk is no turn"})
    play_turn(ada, table, 0)
    play_turn(bea, table, 1)
    turns = [json.loads(one.body) for one in receiver.wait_for(3)]
    assert [one["seat"] for one in turns] == [0, 1, 0] and turns[1]["name"] == "Bea"
    assert len({one["id"] for one in turns}) == 3
    assert turns[0]["player"] == turns[2]["player"] != turns[1]["player"], "the same person has the same number"
    assert ada.token not in str(receiver.posted)


def test_other_games_are_not_told(machine: Machine, data: Path, receiver: Receiver) -> None:
    server = start(machine, data, receiver)
    client = machine.client(server)
    client.open("human", "human")
    client.open("human", "human", clock={"bank": 600_000})
    client.open("greedy", "greedy", clock=DAYS)
    _, _, table = two_people(machine, server)
    assert [json.loads(one.body)["table"] for one in receiver.wait_for(1)] == [table]


@pytest.mark.parametrize("failure", [302, 500])
def test_a_receiver_that_fails_is_tried_again_and_no_redirect_is_followed(
    machine: Machine, data: Path, receiver: Receiver, failure: int
) -> None:
    receiver.answers = [failure]
    two_people(machine, start(machine, data, receiver))
    first, second = receiver.wait_for(2)
    assert json.loads(first.body)["id"] == json.loads(second.body)["id"] and second.path == first.path


def test_a_turn_is_told_once_by_two_servers_and_over_restarts(
    machine: Machine, data: Path, receiver: Receiver, shared_postgres: PrivatePostgres
) -> None:
    url = shared_postgres.new_database()
    one, two = (start(machine, data, receiver, database=url) for _ in range(2))
    ada, bea, table = two_people(machine, one)
    receiver.wait_for(1)
    one.kill()
    third = start(machine, data, receiver, database=url)
    play_turn(machine.client(two, ada.token), table, 0)
    play_turn(machine.client(third, bea.token), table, 1)
    turns = [json.loads(posted.body)["seat"] for posted in receiver.wait_for(3)]
    two.stop()
    third.stop()
    assert turns == [0, 1, 0] == [json.loads(posted.body)["seat"] for posted in receiver.posted]


def test_a_silent_receiver_holds_up_no_move_and_a_killed_server_forgets_no_turn(
    machine: Machine, data: Path, receiver: Receiver
) -> None:
    server = machine.start(data)  # a server that tells nobody
    ada, bea, table = two_people(machine, server)
    server.kill()
    receiver.silent.set()
    server = start(machine, data, receiver)
    assert json.loads(receiver.wait_for(1)[0].body)["seat"] == 0
    ada, bea = machine.client(server, ada.token), machine.client(server, bea.token)
    play_turn(ada, table, 0)
    play_turn(bea, table, 1)
    assert len(receiver.posted) == 1, "all this while the receiver said nothing"
    server.kill()
    receiver.silent.clear()
    again = machine.client(start(machine, data, receiver), ada.token)
    told = json.loads(receiver.wait_for(2)[1].body)
    assert told["seat"] == 0 == again.look(table)["to_move"]
    assert told["version"] > json.loads(receiver.posted[0].body)["version"], "the turn of now, not the one before"


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path):
    made: Store = SqliteStore(tmp_path)
    if request.param == "postgresql":
        made = PostgresStore(request.getfixturevalue("shared_postgres").new_database())
    await made.open()
    yield made
    await made.close()


async def test_one_claims_a_turn_at_a_time_and_a_newer_turn_replaces_it(store: Store) -> None:
    assert await store.claim_turn("t", 5, 1000.0) == 1
    assert await store.claim_turn("t", 5, 1000.0) is None, "another one is at it"
    await store.settle_turn("t", 5, 0.0)
    assert await store.claim_turn("t", 5, 0.0) == 2, "its time is over at once: a server that died"
    assert await store.claim_turn("t", 5, 1000.0) == 3
    assert await store.claim_turn("t", 4, 1000.0) is None
    await store.settle_turn("t", 5, None)
    assert await store.claim_turn("t", 5, 1000.0) is None, "it is told"
    assert await store.claim_turn("t", 9, 1000.0) == 1


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"notify": "https://hook.example"}, "needs a secret"),
        ({"notify": "https://hook.example", "notify_secret": "short"}, "too short"),
        ({"notify": "ftp://hook.example", "notify_secret": SECRET}, "expected http"),
        ({"notify": "https://hook.example/a b", "notify_secret": SECRET}, "expected http"),
        ({"notify": "https://me:hush@hook.example/", "notify_secret": SECRET}, "expected http"),
    ],
)
def test_what_cannot_be_is_refused_at_the_start(data: Path, settings: dict[str, str], told: str) -> None:
    with pytest.raises(CannotServe, match=told) as refused:
        serve(port=0, data=data, **settings)  # type: ignore[arg-type]
    assert "hush" not in str(refused.value)
