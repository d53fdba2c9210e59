"""Thinking is shared: nobody's questions keep another player's bot from its turn. Answers are counted, not seconds."""

import time
from pathlib import Path

import pytest

from support.hint_flood import HintFlood, at_address
from support.running_server import Client, Machine, RunningServer

HINTS = 300
FEW = 6  # hints that may be answered during one turn of a bot
SETTINGS = {"thinkers": 1, "requests_at_once": 1000}


def against_a_bot(client: Client) -> str:
    """A table where the bot has answered once, so that its thinker is awake."""
    table = client.open("human", "greedy", start=0)
    client.do(table, 0, {"do": "set-wait", "on": False})
    play_turn(client, table)
    while client.look(table)["to_move"] == 1:
        time.sleep(0.05)
    return table


def play_turn(client: Client, table: str) -> None:
    """Ours, until the bot is to decide."""
    while (seen := client.look(table))["to_move"] == 0:
        assert client.play_first(table, seen).status_code == 200


def tables_of(machine: Machine, server: RunningServer, addresses: int) -> list[tuple[Client, str]]:
    """Two tables for each of some addresses."""
    clients = [at_address(machine.client(server), f"192.0.2.{number}") for number in range(addresses)]
    return [(client, client.open("human", "human", start=0)) for client in clients for _ in range(2)]


@pytest.mark.parametrize("addresses", [1, 10])
def test_a_flood_of_hints_does_not_keep_a_bot_from_its_turn(machine: Machine, data: Path, addresses: int) -> None:
    server = machine.start(data, **SETTINGS)
    greedy = tables_of(machine, server, addresses)
    ada = at_address(machine.client(server), "198.51.100.1")
    table = against_a_bot(ada)
    with HintFlood(server, greedy, HINTS) as flood:
        play_turn(ada, table)
        while ada.look(table)["to_move"] == 1 and flood.with_status(200) <= FEW:
            time.sleep(0.05)
        assert flood.with_status(200) <= FEW, "hints were thought about before the bot's turn"
