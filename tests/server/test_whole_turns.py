"""Whole turns over the network: asked for by the seat that decides, sent as one command, seen by the others at once."""

import secrets
from pathlib import Path
from typing import Any

import pytest

from support.running_server import Client, Machine, hear, tell

Line = list[str]


def begun(ada: Client, bea: Client, seats: int = 2, **options: Any) -> str:
    """A table of Way of the Panda after its setup, ada to decide in seat 0 and bea in another one."""
    others = ["open", *(["human"] * (seats - 2))]
    table = ada.open("human", *others, game="panda", start=0, options=options)
    bea.sit(table, 1)
    for seat, client in {0: ada, 1: bea, **dict.fromkeys(range(2, seats), ada)}.items():
        client.do(table, seat, {"do": "set-wait", "on": False})
        client.do(table, seat, {"do": "set-standing", "question": "setup", "answer": "deal"})
    while (position := ada.look(table))["to_move"] != 0:
        client, seat = (bea if position["to_move"] == 1 else ada), position["to_move"]
        client.do(table, seat, {"do": "move", "notation": "pass"}, position["version"])
    assert position["board"]["phase"] == "rounds"
    return table


def asked(client: Client, table: str, seat: int = 0, version: int | None = None) -> dict[str, Any]:
    answer = client.ask(table, "turns", {"seat": seat, "version": version})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def long_turn(client: Client, table: str) -> dict[str, Any]:
    """A turn of several decisions, after which nothing is asked."""
    found: dict[str, Any] = max(
        (turn for turn in asked(client, table)["turns"]["list"] if "ask" not in turn),
        key=lambda turn: len(turn["line"]),
    )
    assert len(found["line"]) > 3
    return found


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"master": True}), (4, {})])
def test_a_turn_is_asked_for_and_played_in_one_command(
    ada: Client, bea: Client, seats: int, options: dict[str, Any]
) -> None:
    table = begun(ada, bea, seats, **options)
    before = ada.look(table)
    turn = long_turn(ada, table)
    answer = ada.do(table, 0, {"do": "line", "line": turn["line"]}, before["version"])
    assert answer.status_code == 200, answer.text
    assert answer.json()["version"] == before["version"] + len(turn["line"])
    after = ada.look(table, 0, before["version"])
    assert [entry["notation"] for entry in after["log"]["entries"]] == turn["line"]
    gained = turn["gain"].get("vp", 0) - turn["price"].get("loss", 0)
    assert after["board"]["players"][0]["vp"] - before["board"]["players"][0]["vp"] == gained
    assert (after["to_move"] != 0, after["undo"]["can"]) == (True, True)
    ada.do(table, 0, {"do": "undo"}, after["version"])
    assert ada.look(table, 0)["board"] == before["board"]


def test_others_see_a_line_whole_or_not_at_all(ada: Client, bea: Client) -> None:
    table = begun(ada, bea)
    version, line = ada.look(table)["version"], long_turn(ada, table)["line"]
    with bea.socket(table) as seen, ada.socket(table) as spoken:
        hear(seen, "position")
        tell(spoken, type="do", key="wrong", version=version, seat=0, command={"do": "line", "line": [*line, "pass"]})
        refused = hear(spoken, "refused")
        assert (refused["key"], refused["step"], refused["reason"]["key"]) == ("wrong", len(line), "table-refuse-turn")
        tell(spoken, type="do", key="right", version=version, seat=0, command={"do": "line", "line": line})
        assert hear(spoken, "ack")["version"] == version + len(line)
        position = hear(seen, "position")["envelope"]
        while position["version"] == version:
            position = hear(seen, "position")["envelope"]
        assert position["version"] == version + len(line)
        assert [entry["notation"] for entry in position["log"]["entries"]] == line


def test_a_refused_decision_changes_nothing_and_is_named(ada: Client, bea: Client) -> None:
    table = begun(ada, bea)
    before, line = ada.look(table), long_turn(ada, table)["line"]
    answer = ada.do(table, 0, {"do": "line", "line": [line[0], "pass"]}, before["version"])
    assert answer.status_code == 422
    assert answer.json()["step"] == 1 and answer.json()["reason"]["key"] == "panda-refuse-other-decision"
    move = ada.do(table, 0, {"do": "move", "notation": "cover yes"}, before["version"])
    assert move.status_code == 422 and "step" not in move.json()
    assert ada.look(table) == before
    for wrong in ([], ["pass"] * 65, "pass", [1]):
        assert ada.do(table, 0, {"do": "line", "line": wrong}, before["version"]).status_code == 400
    assert ada.do(table, 0, {"do": "line", "line": line}, None).status_code == 400, "it is about a position"
    assert bea.do(table, 0, {"do": "line", "line": line}, before["version"]).status_code == 403


def test_a_line_that_was_answered_survives_and_is_answered_again(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    ada, bea = machine.client(server), machine.client(server)
    table = begun(ada, bea)
    version, line = ada.look(table)["version"], long_turn(ada, table)["line"]
    command, key = {"do": "line", "line": line}, secrets.token_hex(8)
    stored = ada.do(table, 0, command, version, key=key).json()
    server.kill()
    again = machine.client(machine.start(data), ada.token)
    assert again.look(table)["version"] == version + len(line)
    assert again.do(table, 0, command, version, key=key).json() == stored
    assert again.do(table, 0, {"do": "line", "line": line[:2]}, version, key=key).json()["error"] == "key-reused"
    conflict = again.do(table, 0, command, version, key="another")
    assert (conflict.status_code, conflict.json()["version"]) == (409, version + len(line))
    now = again.look(table, 0)["version"]
    assert again.do(table, 0, {"do": "undo"}, now).status_code == 200, "still one step"
    assert again.look(table, 0)["to_move"] == 0


def test_turns_are_for_the_one_who_decides(ada: Client, bea: Client) -> None:
    table = begun(ada, bea)
    version = ada.look(table)["version"]
    assert bea.ask(table, "turns", {"seat": 0}).status_code == 403
    assert bea.ask(table, "turns", {"seat": 1}).json()["reason"]["key"] == "table-refuse-turn"
    ada.do(table, 0, {"do": "line", "line": long_turn(ada, table)["line"]}, version)
    assert ada.ask(table, "turns", {"seat": 0, "version": version}).status_code == 204
    assert asked(bea, table, 1, ada.look(table)["version"])["turns"]["complete"]


def test_within_a_turn_the_rest_of_it_is_offered(ada: Client, bea: Client) -> None:
    table = begun(ada, bea)
    line: Line = long_turn(ada, table)["line"]
    ada.do(table, 0, {"do": "line", "line": line[:2]}, ada.look(table)["version"])
    found = asked(ada, table)
    assert line[2:] in [turn["line"] for turn in found["turns"]["list"]]
    ada.do(table, 0, {"do": "line", "line": line[2:], "joined": True}, ada.look(table)["version"])
    before_all = ada.look(table, 0)
    ada.do(table, 0, {"do": "undo"}, before_all["version"])
    assert line in [turn["line"] for turn in asked(ada, table)["turns"]["list"]], "both lines are taken back"


@pytest.mark.parametrize("game", ["axio", "pagoda"])
def test_a_game_without_whole_turns_says_null(ada: Client, game: str) -> None:
    table = ada.open("human", "human", game=game, start=0)
    answer = ada.ask(table, "turns", {"seat": 0})
    assert (answer.status_code, answer.json()) == (200, None)
    hint = ada.ask(table, "hint", {"seat": 0, "ideas": 3}).json()
    assert hint["ideas"] == [] and hint["notation"]


def test_a_hint_gives_whole_turns_that_can_be_played(ada: Client, bea: Client) -> None:
    table = begun(ada, bea)
    version, turns = ada.look(table)["version"], asked(ada, table)["turns"]["list"]
    assert ada.ask(table, "hint", {"seat": 0, "version": version}).json()["ideas"] == []
    hint = ada.ask(table, "hint", {"seat": 0, "version": version, "ideas": 3}).json()
    assert 1 <= len(hint["ideas"]) <= 3
    assert hint["ideas"][0]["line"][0] == hint["notation"]
    for idea in hint["ideas"]:
        turn = turns[idea["turn"]]
        assert idea["line"][0] in (turn["line"][0], *(other["line"][0] for other in turn.get("others", [])))
        assert ada.do(table, 0, {"do": "line", "line": idea["line"]}, ada.look(table)["version"]).status_code == 200
        ada.do(table, 0, {"do": "undo"}, ada.look(table, 0)["version"])
