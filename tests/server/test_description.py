"""The OpenAPI description is true: what is sent has the shapes that it shows."""

import json
from typing import Any

import jsonschema_rs
import pytest

from lampion.wire.description import is_from_clients
from support.described import described
from support.running_server import API, Client


def test_a_field_too_many_or_too_few_is_found() -> None:
    described({"table": "a", "version": 1}, "Opened")
    for wrong in ({"table": "a"}, {"table": "a", "version": "1"}, {"table": "a", "version": 1, "secret": 2}):
        with pytest.raises(jsonschema_rs.ValidationError):
            described(wrong, "Opened")


def test_envelopes_have_the_described_shape_at_every_stage(ada: Client, bea: Client) -> None:
    table = ada.open("human", "open", start=0)
    seen = [ada.look(table)]
    bea.sit(table, 1)
    seen += [ada.look(table), bea.look(table)]
    described(ada.ask(table, "hint", {"seat": 0}).json(), "Hint")
    described(ada.ask(table, "why", {"seat": 0, "code": -12}).json(), "Why")
    described(ada.ask(table, "why", {"seat": 0, "notation": "r(0,0) r(0,1)"}).json(), "Why")
    ada.play_first(table, ada.look(table))
    bea.do(table, 1, {"do": "ask", "what": "pause"}, bea.look(table)["version"])
    seen += [ada.look(table), bea.look(table)]
    ada.do(table, 0, {"do": "undo"}, ada.look(table)["version"])
    seen += [ada.look(table), bea.look(table)]
    bea.do(table, 1, {"do": "resign"})
    seen += [ada.look(table), bea.look(table)]
    for envelope in seen:
        described(envelope, "Envelope")
    for past in ada.http.get(f"{API}/tables/{table}/past").json():
        described(past, "PastPosition")
    for listed in ada.http.get(f"{API}/tables").json():
        described(listed, "Listed")
    for game in ada.http.get(f"{API}/games").json():
        described(game, "GameFacts")
    described(ada.http.get(f"{API}/reach").json(), "Reach")


def test_messages_of_a_socket_have_the_described_shapes(ada: Client, bea: Client) -> None:
    table = ada.open("human", "human", start=0)
    position = ada.look(table)
    move = {"do": "move", "code": position["legal"][0]["code"]}
    order = {"type": "do", "key": "k", "version": position["version"], "seat": 0, "command": move}
    said = [
        {"type": "ping"},
        order,
        {**order, "key": "again"},  # a conflict
        {**order, "key": "no", "version": position["version"] + 1, "command": {"do": "move", "notation": "r(0,0)"}},
        {**order, "key": "what", "command": {}},
        {"type": "look", "seat": 9},
    ]
    kinds = set()
    with ada.socket(table) as line:
        for message in said:
            line.send(json.dumps(message))
        while len(kinds) < 6:
            answer = json.loads(line.recv(timeout=20))
            described(answer, "FromServer")
            kinds.add(answer["type"])
    assert kinds == {"position", "pong", "ack", "conflict", "refused", "error"}


def test_every_route_is_described_with_its_answers(ada: Client) -> None:
    whole = ada.http.get(f"{API}/openapi.json").json()
    paths = whole["paths"]
    for path in ("/games", "/tables", "/tables/{table}", "/tables/{table}/commands", "/tables/{table}/record"):
        assert f"{API}{path}" in paths
    asked = paths[f"{API}/tables/{{table}}/commands"]["post"]
    assert asked["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("/CommandRequest")
    answers = asked["responses"]
    assert {"200", "400", "401", "403", "404", "409", "422"} <= set(answers)
    assert answers["422"]["content"]["application/json"]["schema"]["$ref"].endswith("/RefusedAnswer")
    envelope = paths[f"{API}/tables/{{table}}"]["get"]["responses"]["200"]
    assert envelope["content"]["application/json"]["schema"]["$ref"].endswith("/Envelope")


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        named = {part["$ref"]} if "$ref" in part else set()
        return named.union(*(references(inner) for inner in part.values()))
    return set().union(*(references(inner) for inner in part)) if isinstance(part, list) else set()


def test_every_shape_that_is_named_is_described(ada: Client) -> None:
    whole = ada.http.get(f"{API}/openapi.json").json()
    shapes = whole["components"]["schemas"]
    assert references(whole) <= {f"#/components/schemas/{name}" for name in shapes}
    assert "HTTPValidationError" not in shapes
    for name in ("Move", "NewTable", "NewSeat", "CommandRequest", "DoMessage", "PreviewRequest"):
        assert is_from_clients(shapes[name]), name
