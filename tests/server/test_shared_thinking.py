"""Thinking is shared: nobody's questions keep another player's bot from its turn. Answers are counted, not seconds."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from lampion.server.thinkers.queue import MOST_OF_CLIENT, MOST_OF_TABLE
from support.hint_flood import HintFlood, at_address
from support.processes import children_of
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


@contextmanager
def stopped_thinkers(server: RunningServer, client: Client) -> Iterator[None]:
    """Hints are thought about, but not answered, meanwhile."""
    table = client.open("human", "human", start=0)
    assert client.ask(table, "hint", {"seat": 0}).status_code == 200
    thinkers = children_of(server.process.pid)
    assert len(thinkers) == 2, "one, and one that is kept for people's bots"
    for thinker in thinkers:
        os.kill(thinker, signal.SIGSTOP)
    yield
    for thinker in thinkers:
        with suppress(ProcessLookupError):
            os.kill(thinker, signal.SIGCONT)


def until(client: Client, figure: str, wanted: int) -> None:
    """The server's figures show it, sooner or later."""
    while f"{figure} {wanted}" not in client.http.get("/metrics").text.splitlines():
        time.sleep(0.05)


WAITING = 'lampion_thinking_waiting{purpose="hint"}'
THOUGHT_ABOUT = 'lampion_thinking_now{purpose="hint"}'


def test_a_hint_is_dropped_when_the_client_has_hung_up(machine: Machine, data: Path) -> None:
    server = machine.start(data, **SETTINGS)
    ada = machine.client(server)
    tables = [(ada, ada.open("human", "human", start=0)) for _ in range(3)]
    with stopped_thinkers(server, ada):
        with HintFlood(server, tables, 3):
            until(ada, THOUGHT_ABOUT, 1)
            until(ada, WAITING, 2)
        until(ada, WAITING, 0)
        until(ada, THOUGHT_ABOUT, 1)
    until(ada, THOUGHT_ABOUT, 0)
    assert ada.ask(tables[0][1], "hint", {"seat": 0}).status_code == 200


def test_a_hint_is_dropped_when_the_table_has_moved_on(machine: Machine, data: Path) -> None:
    server = machine.start(data, **SETTINGS)
    ada = machine.client(server)
    table = ada.open("human", "human", start=0)
    with stopped_thinkers(server, ada), HintFlood(server, [(ada, table)], 2) as flood:
        until(ada, WAITING, 1)
        assert ada.do(table, 0, {"do": "say", "text": "a moment"}).status_code == 200
        ada.play_first(table, ada.look(table))
        assert [asked.line.getresponse().status for asked in flood.asked] == [204, 204]
        until(ada, WAITING, 0)


def test_more_hints_than_one_client_may_ask_for_are_refused_in_words(machine: Machine, data: Path) -> None:
    server = machine.start(data, **SETTINGS)
    ada, eve = (at_address(machine.client(server), f"192.0.2.{number}") for number in range(2))
    mine = [(ada, ada.open("human", "human", start=0)) for _ in range(MOST_OF_CLIENT + 1)]
    with stopped_thinkers(server, ada):
        with HintFlood(server, mine, len(mine)):
            until(machine.client(server), WAITING, MOST_OF_CLIENT)
            refused = ada.ask(ada.open("human", "human", start=0), "hint", {"seat": 0})
            assert refused.status_code == 429 and refused.json()["error"] == "too-many-hints", refused.text
            assert refused.json()["reason"]["key"] == "table-refuse-hints"
            until(machine.client(server), 'lampion_turned_away_total{limit="hints"}', 1)
            with HintFlood(server, [(eve, eve.open("human", "human", start=0))], 1):
                until(machine.client(server), WAITING, MOST_OF_CLIENT + 1)
        until(machine.client(server), WAITING, 0)
        with HintFlood(server, mine[:1], MOST_OF_TABLE):
            until(machine.client(server), WAITING, MOST_OF_TABLE)
            assert ada.ask(mine[0][1], "hint", {"seat": 0}).status_code == 429
    until(machine.client(server), THOUGHT_ABOUT, 0)
    assert ada.ask(mine[0][1], "hint", {"seat": 0}).status_code == 200


def test_whoever_waits_for_a_hint_when_the_server_ends_is_told(machine: Machine, data: Path) -> None:
    server = machine.start(data, **SETTINGS)
    ada = machine.client(server)
    with stopped_thinkers(server, ada), HintFlood(server, [(ada, ada.open("human", "human", start=0))], 2) as flood:
        until(ada, WAITING, 1)
        server.process.send_signal(signal.SIGTERM)
        assert [asked.line.getresponse().status for asked in flood.asked] == [503, 503]
        assert "ERROR" not in server.finish()


def test_the_bots_of_many_tables_of_one_address_take_turns_with_those_of_others(machine: Machine, data: Path) -> None:
    """Whatever tokens that address uses."""
    server = machine.start(data, **SETTINGS)
    ada = machine.client(server)
    busy = [at_address(machine.client(server), "192.0.2.1") for _ in range(6)]
    eve = at_address(machine.client(server), "192.0.2.2")
    tables = [(client, client.open("human", "greedy", start=0)) for client in [*busy, eve]]
    with stopped_thinkers(server, ada):
        for client, table in tables:
            client.do(table, 0, {"do": "set-wait", "on": False})
            play_turn(client, table)
        until(ada, 'lampion_thinking_waiting{purpose="bot"}', len(tables) - 1)
    *others, hers = [when_the_bot_moved(client, table) for client, table in tables]
    assert sum(moment < hers for moment in others) <= 2, "the one that was being thought about, and one more"


def when_the_bot_moved(client: Client, table: str) -> int:
    while not (moves := [one["at"] for one in client.look(table)["log"]["entries"] if one["seat"] == 1]):
        time.sleep(0.05)
    return int(moves[0])
