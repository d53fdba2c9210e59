"""What people say to each other makes no decision another one; what changes the position does."""

import json
from typing import Any

import pytest

from support.running_server import Client


def moves(position: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"do": "move", "code": offer["code"]} for offer in position["legal"]]


def talk(ada: Client, bea: Client, table: str) -> None:
    """All that people may have between them while one of them thinks."""
    for one, seat, command in [
        (bea, 1, {"do": "say", "text": "your turn"}),
        (bea, 1, {"do": "mute", "whom": 0}),
        (bea, 1, {"do": "set-wait", "on": False}),
        (bea, 1, {"do": "offer-seat", "code": "0" * 64}),
        (ada, 0, {"do": "say", "text": "I know"}),
    ]:
        assert one.do(table, seat, command).status_code == 200, command
    version = bea.look(table)["version"]
    assert bea.do(table, 1, {"do": "ask", "what": "pause"}, version).status_code == 200
    assert ada.do(table, 0, {"do": "answer", "yes": False}, version + 1).status_code == 200


def pair(ada: Client, bea: Client, game: str = "axio") -> str:
    table = ada.open("human", "open", start=0, game=game)
    bea.sit(table, 1)
    return table


def test_talk_between_look_and_move_over_http(ada: Client, bea: Client) -> None:
    table = pair(ada, bea)
    seen = ada.look(table)
    talk(ada, bea, table)
    assert ada.look(table)["version"] > seen["version"]
    assert ada.look(table)["turned"] == seen["turned"]
    assert ada.do(table, 0, moves(seen)[0], seen["version"]).status_code == 200
    assert ada.look(table)["turned"] > seen["version"]


def test_talk_between_look_and_move_over_the_socket(ada: Client, bea: Client) -> None:
    table = pair(ada, bea)
    with ada.socket(table) as line:
        seen = json.loads(line.recv(timeout=20))["envelope"]
        talk(ada, bea, table)
        order = {"type": "do", "key": "k", "version": seen["version"], "seat": 0, "command": moves(seen)[0]}
        line.send(json.dumps(order))
        while (answer := json.loads(line.recv(timeout=20)))["type"] == "position":
            pass
    assert answer["type"] == "ack", answer


def test_talk_before_undo_and_done(ada: Client, bea: Client) -> None:
    table = pair(ada, bea, "panda")
    ada.play_first(table, ada.look(table))
    seen = ada.look(table)
    assert seen["undo"]["can"]
    talk(ada, bea, table)
    assert ada.do(table, 0, {"do": "undo"}, seen["version"]).status_code == 200
    for _ in range(40):
        seen = ada.look(table)
        if seen["waits"]:
            break
        assert ada.do(table, 0, moves(seen)[-1], seen["version"]).status_code == 200
    assert seen["waits"] == {"seat": 0, "next": 1}
    ada.do(table, 0, {"do": "say", "text": "there"})
    assert ada.do(table, 0, {"do": "done"}, seen["version"]).status_code == 200


def test_two_moves_at_one_version_conflict_talk_or_not(ada: Client, bea: Client) -> None:
    table = pair(ada, bea)
    seen = ada.look(table)
    bea.do(table, 1, {"do": "say", "text": "hm"})
    first, second = moves(seen)[:2]
    assert ada.do(table, 0, first, seen["version"]).status_code == 200
    answer = ada.do(table, 0, second, seen["version"])
    assert (answer.status_code, answer.json()["error"]) == (409, "conflict")
    assert answer.json()["version"] == ada.look(table)["version"]


def test_a_version_that_is_still_to_come_is_a_conflict(ada: Client, bea: Client) -> None:
    table = pair(ada, bea)
    seen = ada.look(table)
    assert ada.do(table, 0, moves(seen)[0], seen["version"] + 1).status_code == 409


def test_an_answer_is_to_the_question_it_names(ada: Client, bea: Client) -> None:
    table = pair(ada, bea)
    bea.do(table, 1, {"do": "ask", "what": "pause", "question": bea.look(table)["version"]})
    asked = ada.look(table)["question"]
    assert asked["version"] == ada.look(table)["version"]
    bea.do(table, 1, {"do": "say", "text": "please"})
    other = {"do": "answer", "yes": True, "question": asked["version"] - 1}
    assert ada.do(table, 0, other).status_code == 409
    assert ada.do(table, 0, {"do": "answer", "yes": True, "question": asked["version"]}).status_code == 200
    assert ada.look(table)["paused"]


def test_a_question_that_was_replaced_by_another_is_not_answered(ada: Client, bea: Client) -> None:
    table = pair(ada, bea)
    ada.play_first(table, ada.look(table))
    ada.do(table, 0, {"do": "ask", "what": "take-back"}, ada.look(table)["version"])
    first = bea.look(table)["question"]["version"]
    ada.do(table, 0, {"do": "answer", "yes": False, "question": first})  # thought better of it
    ada.do(table, 0, {"do": "ask", "what": "pause", "question": ada.look(table)["version"]})
    assert bea.do(table, 1, {"do": "answer", "yes": True, "question": first}).status_code == 409
    assert not bea.look(table)["paused"]


def test_a_question_about_a_position_that_is_gone_is_not_asked(ada: Client, bea: Client) -> None:
    table = pair(ada, bea)
    seen = bea.look(table)
    bea.do(table, 1, {"do": "say", "text": "wait"})
    ada.play_first(table, ada.look(table))
    assert bea.do(table, 1, {"do": "ask", "what": "pause", "question": seen["version"]}).status_code == 409


@pytest.mark.parametrize("command", [{"do": "ask", "what": "pause"}, {"do": "answer", "yes": True}])
def test_who_names_no_question_must_have_seen_everything(ada: Client, bea: Client, command: dict[str, Any]) -> None:
    table = pair(ada, bea)
    if command["do"] == "answer":
        bea.do(table, 1, {"do": "ask", "what": "pause"}, bea.look(table)["version"])
    seen = ada.look(table)
    bea.do(table, 1, {"do": "say", "text": "hm"})
    assert ada.do(table, 0, command, seen["version"]).status_code == 409
    assert ada.do(table, 0, command).json()["error"] == "malformed"
    assert ada.do(table, 0, command, seen["version"] + 1).status_code == 200
