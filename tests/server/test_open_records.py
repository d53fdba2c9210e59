"""A saved game opens as a table: verified first, the same table where it is known, else a clear reason why not."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import lampion
from lampion.core.record import decode, encode
from lampion.core.rng import rng_from
from support.running_server import API, Client


def finished(name: str) -> dict[str, Any]:
    """A game as the terminal and the arena save it, without a promise."""
    played, rng = lampion.game(name), rng_from("moves")
    position = played.start(seats=2, seed="record")
    while not position.over:
        position.push(played.notation(position.state, position.state.pick(rng)))
    return dict(json.loads(encode(position.record())))


def opened(client: Client, record: object) -> str:
    answer = client.http.post(f"{API}/records", json=record)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


@pytest.mark.parametrize("name", ["axio", "pagoda", "panda"])
def test_a_game_played_elsewhere_opens_and_its_record_stays_true(
    ada: Client, client: Callable[[], Client], name: str
) -> None:
    record = finished(name)
    table = opened(ada, record)
    for one in (ada, client()):
        seen = one.look(table)
        assert seen["over"]
        assert seen["mine"] == []
        assert seen["scores"]
    saved = decode(ada.record(table))
    lampion.verify(saved)
    assert list(saved.moves) == record["moves"]
    steps = ada.http.get(f"{API}/tables/{table}/past").json()
    assert steps[0]["step"] == 0
    judged = ada.http.get(f"{API}/tables/{table}/chances").json()
    assert len(judged) == len(record["moves"]) + 1
    assert ada.http.get(f"{API}/tables").json() == [], "nobody has a seat in it"


def test_a_game_of_this_server_leads_to_its_own_table(ada: Client, bea: Client) -> None:
    table = ada.open("human", "open")
    bea.sit(table, 1)
    assert ada.do(table, 0, {"do": "resign"}).status_code == 200
    record = json.loads(ada.record(table))
    assert opened(bea, record) == table


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda record: {**record, "game": "chess"}, "table-refuse-record-game"),
        (lambda record: {**record, "scores": [[99], [0]]}, "table-refuse-record-fault"),
        (lambda record: {**record, "moves": record["moves"][1:]}, "table-refuse-record-fault"),
        (lambda record: {**record, "end": None, "winners": []}, "table-refuse-record-running"),
        (lambda record: {"hello": "world"}, "table-refuse-record"),
    ],
)
def test_what_is_no_true_record_of_a_finished_game_is_refused_with_a_reason(
    ada: Client, change: Callable[[dict[str, Any]], object], key: str
) -> None:
    answer = ada.http.post(f"{API}/records", json=change(finished("axio")))
    assert answer.status_code == 422
    assert answer.json()["reason"]["key"] == key


def test_a_file_that_is_no_json_is_refused_with_a_reason(ada: Client) -> None:
    headers = {"content-type": "application/json"}
    answer = ada.http.post(f"{API}/records", content=b"\x89PNG", headers=headers)
    assert answer.status_code == 422
    assert answer.json()["reason"]["key"] == "table-refuse-record"
