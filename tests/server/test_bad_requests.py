"""Wrong seat, stale version, double send, out of turn, huge, malformed, forged: each gets its own clear answer."""

import json
import socket
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from support.running_server import API, Client, RunningServer


def refused(response: httpx.Response, status: int, error: str) -> dict[str, Any]:
    body: dict[str, Any] = response.json()
    assert (response.status_code, body["error"]) == (status, error), response.text
    assert body["message"]
    return body


def test_a_stale_version_is_a_conflict_with_the_new_one(ada: Client) -> None:
    table = ada.open("human", "human", start=0)
    position = ada.look(table)
    ada.play_first(table, position)
    body = refused(ada.play_first(table, position), 409, "conflict")
    assert body["version"] == position["version"] + 1


def test_the_same_key_again_gets_the_same_answer_and_happens_once(ada: Client) -> None:
    table = ada.open("human", "human", start=0)
    position = ada.look(table)
    move = {"do": "move", "code": position["legal"][0]["code"]}
    first = ada.do(table, 0, move, position["version"], key="mine")
    second = ada.do(table, 0, move, position["version"], key="mine")
    assert (first.status_code, first.json()) == (second.status_code, second.json())
    assert ada.look(table)["version"] == position["version"] + 1


def test_a_key_belongs_to_its_client(ada: Client, bea: Client) -> None:
    table = ada.open("human", "open", start=0)
    bea.sit(table, 1)
    ada.do(table, 0, {"do": "move", "code": ada.look(table)["legal"][0]["code"]}, ada.look(table)["version"], key="k")
    answer = bea.do(table, 1, {"do": "move", "notation": "refill"}, bea.look(table)["version"], key="k")
    assert refused(answer, 422, "refused")["reason"]["key"] == "table-refuse-turn"


def test_wrong_seats_forged_tokens_and_unknown_tables(ada: Client, bea: Client, server: RunningServer) -> None:
    table = ada.open("human", "human", start=0)
    version = ada.look(table)["version"]
    refused(bea.do(table, 0, {"do": "resign"}), 403, "not-your-seat")
    refused(bea.do(table, 0, {"do": "move", "notation": "refill"}, version), 403, "not-your-seat")
    refused(ada.do(table, 5, {"do": "resign"}), 403, "not-your-seat")
    refused(bea.http.get(f"{API}/tables/{table}?seat=0"), 403, "not-your-seat")
    refused(ada.http.get(f"{API}/tables/{'b' * 32}"), 404, "no-such-table")
    refused(ada.do("b" * 32, 0, {"do": "resign"}), 404, "no-such-table")
    for forged in ("Bearer", "Bearer short", "Basic YTpi", "Bearer " + "ü" * 40, "Bearer " + "a" * 200):
        answer = httpx.get(f"{server.address}{API}/tables/{table}", headers={"authorization": forged.encode()})
        refused(answer, 401, "bad-token")
    watching = httpx.get(f"{server.address}{API}/tables/{table}", cookies={"lampion": "A" * 43})
    assert watching.json()["mine"] == []


def test_rules_refuse_with_their_number(ada: Client) -> None:
    table = ada.open("human", "human", start=0)
    version = ada.look(table)["version"]
    answer = ada.do(table, 0, {"do": "move", "notation": "r(0,0) r(0,1)"}, version)
    assert refused(answer, 422, "refused")["reason"]["rule"] == "A-1"
    answer = ada.do(table, 0, {"do": "move", "code": -12}, version)
    assert refused(answer, 422, "refused")["reason"]["key"] == "refuse-unknown-action"
    answer = ada.do(table, 0, {"do": "move", "notation": "<script>"}, version)
    assert refused(answer, 422, "refused")["reason"]["key"] == "refuse-notation"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"key": "k"}',
        b'{"key": "k", "seat": 0, "command": {"do": "dance"}}',
        b'{"key": "k", "seat": 0, "command": {"do": "move", "notation": "refill"}}',
        b'{"key": "k", "version": 1, "seat": 0, "command": {"do": "move"}}',
        b'{"key": "k", "version": 1, "seat": 0, "command": {"do": "move", "notation": "refill", "code": 1}}',
        b'{"key": "k", "version": 1, "seat": "0", "command": {"do": "undo"}}',
        b'{"key": "k", "version": 1.5, "seat": 0, "command": {"do": "undo"}}',
        b'{"key": "k", "version": 1, "seat": -1, "command": {"do": "undo"}}',
        b'{"key": "", "version": 1, "seat": 0, "command": {"do": "undo"}}',
        b'{"key": "k", "version": 1, "seat": 0, "command": {"do": "undo"}, "admin": true}',
        b'{"key": "k", "version": 1, "seat": 0, "command": {"do": "move", "code": 1' + b"0" * 400 + b"}}",
        b'{"key": "k", "version": 1, "seat": 0, "command": {"do": "move", "notation": "\\ud800"}}',
        b'{"key": "k", "version": 1, "seat": 0, "command": ' + b"[" * 5000 + b"]" * 5000 + b"}",
    ],
)
def test_malformed_commands_are_told_what_was_expected(ada: Client, body: bytes) -> None:
    table = ada.open("human", "human")
    answer = ada.http.post(f"{API}/tables/{table}/commands", content=body, headers={"content-type": "application/json"})
    refused(answer, 400, "malformed")


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": []}, "malformed"),
        ({"seats": [{"kind": "human", "name": "A"}] * 5}, "cannot-set-up"),
        ({"seats": [{"kind": "bot", "level": "omniscient"}]}, "no-such-bot"),
        ({"seats": [{"kind": "human", "name": "A\u0000B"}]}, "malformed"),
        ({"seats": [{"kind": "human", "name": " " * 9}]}, "malformed"),
        ({"seats": [{"kind": "human", "name": "A" * 41}]}, "malformed"),
        ({"options": {"gravity": True}}, "cannot-set-up"),
        ({"start": 2}, "cannot-set-up"),
        ({"contribution": "zz" * 16}, "malformed"),
        ({"contribution": "00"}, "malformed"),
        ({"colour": "red"}, "malformed"),
    ],
)
def test_tables_that_cannot_be_are_not_opened(ada: Client, change: dict[str, Any], error: str) -> None:
    asked = {"game": "axio", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "greedy"}], **change}
    refused(ada.http.post(f"{API}/tables", json=asked), 400, error)


def test_too_much_at_once_is_refused_whatever_its_length_says(ada: Client) -> None:
    huge = json.dumps({"game": "axio", "seats": [], "options": {"a": "x" * 100_000}}).encode()
    refused(ada.http.post(f"{API}/tables", content=huge), 413, "too-large")
    pieces = (huge[at : at + 5000] for at in range(0, len(huge), 5000))
    refused(ada.http.post(f"{API}/tables", content=pieces), 413, "too-large")


def test_unknown_addresses_and_methods_are_json_too(ada: Client) -> None:
    refused(ada.http.get(f"{API}/nothing"), 404, "not-found")
    refused(ada.http.delete(f"{API}/tables"), 405, "wrong-method")
    refused(ada.http.get("/web/../server/app.py"), 404, "not-found")
    refused(ada.http.get("/web/nothing.js"), 404, "not-found")


def test_other_names_and_other_pages_are_turned_away(ada: Client, server: RunningServer) -> None:
    refused(ada.http.get("/", headers={"host": "evil.example"}), 421, "wrong-host")
    asked = {"game": "axio", "seats": [{"kind": "human", "name": "Ada"}]}
    answer = ada.http.post(f"{API}/tables", json=asked, headers={"origin": "https://evil.example"})
    refused(answer, 403, "foreign-origin")
    assert ada.http.post(f"{API}/tables", json=asked, headers={"origin": server.address}).status_code == 201


def test_a_client_that_speaks_no_http_harms_nobody(ada: Client, server: RunningServer) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    for noise in (b"\x16\x03\x01\x02\x00", b"GET / HTTP/9.9\r\n\r\n", b"\r\n" * 100, b"A" * 70_000):
        with socket.create_connection((host, int(port)), timeout=5) as line:
            line.sendall(noise)
            line.shutdown(socket.SHUT_WR)
            while line.recv(4096):
                pass
    assert ada.http.get("/healthz").json()["status"] == "ok"


def test_a_seat_can_be_taken_by_one_of_many(client: Callable[[], Client]) -> None:
    host = client()
    table = host.open("human", "open")
    guests = [client() for _ in range(4)]
    answers = [guest.sit(table, 1) for guest in guests]
    assert sorted(answer.status_code for answer in answers) == [200, 422, 422, 422]
