"""The server is killed in the middle of play: nothing acknowledged is lost, nothing happens twice, bots go on."""

import random
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from support.running_server import Client, Machine, hear


@dataclass
class Player:
    """Plays at one table until the server dies, and remembers every acknowledgement."""

    token: str
    table: str
    acknowledged: dict[int, str] = field(default_factory=dict)  # notation by version

    def play(self, address: str) -> None:
        client = Client(address, self.token)
        try:
            while True:
                position = client.look(self.table)
                if position["over"]:
                    return
                if position["legal"] is None:
                    time.sleep(0.01)
                    continue
                move = {"do": "move", "notation": random.choice(position["legal"])["notation"]}
                answer = client.do(self.table, position["seat"], move, position["version"])
                if answer.status_code == 200:
                    self.acknowledged[position["version"] + 1] = move["notation"]
        except httpx.TransportError:
            return  # killed
        finally:
            client.close()


def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    host = machine.client(server)
    kinds = [("human", "human"), ("human", "greedy"), ("human",), ("human", "random", "greedy")] * 2
    players = [Player(host.token, host.open(*seats)) for seats in kinds]
    for kill in range(1, 4):
        threads = [threading.Thread(target=player.play, args=(server.address,)) for player in players]
        for thread in threads:
            thread.start()
        while sum(len(player.acknowledged) for player in players) < 20 * kill:
            time.sleep(0.01)
        server.kill()
        for thread in threads:
            thread.join()
        server = machine.start(data)
        again = machine.client(server, host.token)
        for player in players:
            envelope = again.look(player.table)
            assert envelope["frozen"] is None
            told = [(entry["version"], entry["notation"]) for entry in envelope["log"]["entries"]]
            assert len(dict(told)) == len(told), "something happened twice"
            assert player.acknowledged.items() <= dict(told).items(), "an acknowledged move is gone"
    assert "Traceback" not in server.stop()


def test_a_bot_whose_turn_it_was_moves_after_the_restart(machine: Machine, data: Path) -> None:
    server = machine.start(data, bot_pause=60.0)  # it is killed long before the bot has moved
    client = machine.client(server)
    table = client.open("human", "greedy", start=1)
    version = client.look(table)["version"]
    server.kill()
    client = machine.client(machine.start(data), client.token)
    with client.socket(table, f"?since={version}") as line:
        while (envelope := hear(line, "position")["envelope"])["to_move"] != 0:
            pass
    assert envelope["version"] > version


def test_a_command_sent_again_after_the_restart_happens_once(machine: Machine, data: Path) -> None:
    server = machine.start(data)
    client = machine.client(server)
    table = client.open("human", "human", start=0)
    position = client.look(table)
    move = {"do": "move", "code": position["legal"][0]["code"]}
    first = client.do(table, 0, move, position["version"], key="once").json()
    server.kill()
    client = machine.client(machine.start(data), client.token)
    assert client.do(table, 0, move, position["version"], key="once").json() == first
    assert client.look(table)["version"] == position["version"] + 1
