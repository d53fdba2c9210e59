"""Garbage over a WebSocket: every message gets an answer or ends the connection in order, and the server stays well."""

import json
import random

import pytest

from support.fuzzing import message
from support.running_server import Client


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
