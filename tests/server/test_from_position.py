"""Tables that begin from the text of a position, or from a record and a move, over HTTP."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

import lampion
from lampion.core.record import decode, encode
from lampion.core.rng import rng_from
from support.running_server import API, Client, hear

PAGODA, AXIO = lampion.game("pagoda"), lampion.game("axio")
GIVEN = PAGODA.text(PAGODA.from_text("quick s1=R4[RB]B2 T0=RRBGY m0=G2", "seed"))
BOTS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}]


def finished() -> dict[str, Any]:
    position, rng = AXIO.start(seats=2, seed="record"), rng_from("moves")
    while not position.over:
        position.push(AXIO.notation(position.state, position.state.pick(rng)))
    return dict(json.loads(encode(position.record())))


RECORD = finished()


def test_a_given_position_is_played_and_told_to_nobody_before_the_end(
    ada: Client, bea: Client, client: Callable[[], Client]
) -> None:
    table = ada.open("human", "open", game="pagoda", position=GIVEN)
    assert ada.look(table)["commitment"] is None
    bea.sit(table, 1)
    position = ada.look(table)
    assert position["options"] == {"quick": True, "simple": False} and position["to_move"] == 0
    assert position["log"]["entries"][-1]["text"]["key"] == "log-start-position"
    assert ada.play_first(table, position).status_code == 200
    secrets = [word for word in GIVEN.split() if word.startswith(("H", "pile="))]
    assert len(secrets) == 3
    for one in (ada, bea, client()):
        with one.socket(table) as line:
            told = [hear(line, "position")]
        sent = [told, one.look(table), one.record(table), one.http.get(f"{API}/tables").text]
        sent += [one.http.get(f"{API}/tables/{table}/past").text]
        assert not [secret for secret in (*secrets, GIVEN) if secret in json.dumps(sent)]
        assert PAGODA.view_text(PAGODA.from_text(GIVEN), None) == decode(one.record(table)).position
    assert ada.do(table, 0, {"do": "resign"}).status_code == 200
    record = decode(bea.record(table))
    assert (record.position, record.commitment) == (GIVEN, None)
    lampion.verify(record)


def test_a_game_goes_on_from_a_move_of_a_record(ada: Client) -> None:
    table = ada.open("random", "greedy", record=RECORD, move=20)
    with ada.socket(table) as line:
        while not hear(line, "position")["envelope"]["over"]:
            pass
    record = decode(ada.record(table))
    again = AXIO.start(seats=2, seed="record")
    for move in RECORD["moves"][:20]:
        again.push(move)
    assert record.position == again.text()
    lampion.verify(record)
    assert ada.open("random", "greedy", record=json.loads(encode(record)), move=3), (
        "a record of such a game will do too"
    )


def running() -> dict[str, Any]:
    """What a table gives of a game that goes on: nothing that chance decided."""
    return {**RECORD, "seed": None, "chance": [], "end": None, "winners": []}


@pytest.mark.parametrize(
    ("asked", "error", "says"),
    [
        ({"game": "pagoda", "position": "s1=R4[BR]"}, "not-a-position", "expected 4 columns B under the tile at char"),
        ({"game": "pagoda", "position": GIVEN, "options": {"quick": False}}, "cannot-set-up", "the position is one of"),
        ({"game": "pagoda", "position": GIVEN, "map": "province"}, "cannot-set-up", "no edition of Pagoda is called"),
        ({"game": "pagoda", "position": GIVEN, "start": 1}, "cannot-set-up", "the position says who decides"),
        ({"game": "axio", "position": "seats=3"}, "cannot-set-up", "the position is one of 3 seats"),
        ({"game": "axio", "position": "x" * 16_385}, "malformed", "position: Expected `str` of length <= 16384"),
        ({"game": "axio", "record": RECORD}, "malformed", "expected a record and the number of a move together"),
        ({"game": "axio", "move": 3}, "malformed", "expected a record and the number of a move together"),
        ({"game": "axio", "record": RECORD, "move": 3, "position": "seats=2"}, "malformed", "either a position, or"),
        ({"game": "axio", "record": {"a": 1}, "move": 3}, "not-a-record", 'an object with the key "lampion"'),
        ({"game": "axio", "record": [1], "move": 3}, "not-a-record", 'an object with the key "lampion"'),
        ({"game": "axio", "record": {**RECORD, "lampion": 9}, "move": 3}, "not-a-record", "format 9 is unknown"),
        ({"game": "axio", "record": RECORD, "move": 900}, "not-a-record", "expected one from 0 to that, got 900"),
        ({"game": "axio", "record": RECORD, "move": len(RECORD["moves"])}, "cannot-set-up", "already over in this pos"),
        ({"game": "axio", "record": running(), "move": 1}, "not-a-record", "the game cannot be set up"),
        ({"game": "pagoda", "record": RECORD, "move": 1}, "not-a-record", "the record is one of axio, expected pagoda"),
        ({"game": "chess", "record": RECORD, "move": 1}, "no-such-game", "chess"),
    ],
)
def test_what_cannot_be_begun_is_told_with_what_was_expected(
    ada: Client, asked: dict[str, Any], error: str, says: str
) -> None:
    answer: httpx.Response = ada.http.post(f"{API}/tables", json={"seats": BOTS, **asked})
    assert (answer.status_code, answer.json()["error"]) == (400, error), answer.text
    assert says in answer.json()["message"]
    assert ada.http.get(f"{API}/tables").json() == []
