"""Garbage over a WebSocket: every message gets an answer or ends the connection in order, and the server stays well."""

import json
import random
from typing import Any

import pytest

from support.running_server import Client

PARTS: list[Any] = [
    *(None, True, 0, -1, 2**53, 2**64, 1.5, "", "x", "move", "\u0000", "🀄" * 30, "a" * 500),
    *([], {}, [[]], {"do": {}}, {"do": "move", "code": "1"}, {"do": "say", "text": "hi"}, {"do": "sit"}),
    *({"do": "undo"}, {"do": "ask", "what": "pause"}, {"do": "answer", "yes": 1}, {"do": "mute", "whom": 99}),
    *({"do": "take-seat", "code": "x" * 30}, {"do": "offer-seat", "code": "0" * 64}, {"do": "leave", "bot": True}),
    *({"do": "return"}, {"do": "resume"}, {"do": "move", "code": -(2**53)}, {"do": "move", "notation": "r(0,0)"}),
]
FIELDS = ("type", "key", "version", "seat", "command", "do", "extra")


def message(lots: random.Random) -> str | bytes:
    kind = lots.randrange(6)
    if kind == 0:
        return lots.randbytes(lots.randrange(0, 200))
    if kind == 1:
        return "".join(chr(lots.randrange(1, 0xD7FF)) for _ in range(lots.randrange(0, 100)))
    body: dict[str, Any] = {name: lots.choice(PARTS) for name in FIELDS if lots.random() < 0.6}
    if kind >= 3:  # nearly right
        right = {"type": "do", "key": f"k{lots.randrange(50)}", "version": lots.randrange(9), "seat": lots.randrange(3)}
        body = {**right, "command": lots.choice(PARTS)}
        if lots.random() < 0.3:
            body[lots.choice(FIELDS)] = lots.choice(PARTS)
    text = json.dumps(body)
    return text[: lots.randrange(len(text))] if kind == 2 else text


@pytest.mark.parametrize("seed", range(3))
def test_garbage_is_answered_and_breaks_nothing(ada: Client, seed: int) -> None:
    lots = random.Random(seed)
    table = ada.open("human", "open", "human") if seed else ada.open("human", "human")
    for _ in range(3):
        with ada.socket(table) as line:
            for _ in range(50):
                line.send(message(lots))
            line.send(json.dumps({"type": "ping"}))
            while (answer := json.loads(line.recv(timeout=20)))["type"] != "pong":
                assert answer.get("error") != "broken", answer
    assert ada.look(table)["frozen"] is None
    assert ada.http.get("/healthz").status_code == 200


def test_a_deeply_nested_message_is_only_malformed(ada: Client) -> None:
    table = ada.open("human", "human")
    with ada.socket(table) as line:
        line.send("[" * 30_000 + "]" * 30_000)
        line.send('{"type": "ping"}')
        kinds = set()
        while "pong" not in kinds:
            answer = json.loads(line.recv(timeout=20))
            kinds.add(answer["type"])
            assert answer["type"] != "error" or answer["error"] == "malformed"
