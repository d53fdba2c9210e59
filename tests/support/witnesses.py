"""Players that remember every acknowledgement, to compare with what is left after an accident."""

import random
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import httpx

from support.running_server import Client

RETRY = 0.05


@dataclass
class Witness:
    """Plays all its seats at one table, at whatever server answers, and sends a command again until it is answered."""

    token: str
    table: str
    acknowledged: dict[int, str] = field(default_factory=dict)  # notation by version
    problems: list[str] = field(default_factory=list)
    over: bool = False

    def play(self, addresses: Callable[[], Sequence[str]], until: threading.Event) -> None:
        lots = random.Random(self.table)
        while not until.is_set() and not self.over:
            choice = lots.choice(addresses())
            client = Client(choice, self.token)
            client.http.timeout = httpx.Timeout(5.0)
            try:
                self._play_at(client, until, lots)
            except httpx.TransportError:
                time.sleep(RETRY)  # killed: another one, or the same one later
            finally:
                client.close()

    def _play_at(self, client: Client, until: threading.Event, lots: random.Random) -> None:
        while not until.is_set():
            answer = client.http.get(
                f"/api/v1/tables/{self.table}", params={"since": max(self.acknowledged, default=0)}
            )
            if answer.status_code == 503:
                time.sleep(RETRY)
                continue
            position = answer.json()
            if answer.status_code != 200:
                self.problems.append(answer.text)
                return
            if position["over"]:
                self.over = True
                return
            if position["legal"] is None:
                time.sleep(0.01)
                continue
            move = {"do": "move", "notation": lots.choice(position["legal"])["notation"]}
            key = secrets.token_hex(8)
            told = client.do(self.table, position["seat"], move, position["version"], key)
            if told.status_code == 200:
                self.acknowledged[told.json()["version"]] = move["notation"]
            elif told.status_code not in (409, 503):
                self.problems.append(told.text)

    def compare(self, client: Client) -> None:
        """Everything that was acknowledged is there, once; the ends of games come with their last move."""
        envelope = client.look(self.table)
        assert envelope["frozen"] is None
        told = [(entry["version"], entry["notation"]) for entry in envelope["log"]["entries"]]
        assert len(dict(told)) == len(told), "something happened twice"
        last = max(self.acknowledged, default=0)
        ending = {last: self.acknowledged[last]} if self.over and dict(told).get(last) is None and last else {}
        kept = {version: move for version, move in self.acknowledged.items() if version not in ending}
        assert kept.items() <= dict(told).items(), "an acknowledged move is gone"
        for version, move in ending.items():
            assert dict(told)[version - 1] == move, "the last move is gone"
        assert not self.problems, self.problems[:3]


class Company:
    """Many witnesses at many tables at once, each in a thread."""

    KINDS = (("human", "human"), ("human", "greedy"), ("human",), ("human", "random", "greedy"))

    def __init__(self, client: Client, tables: int) -> None:
        self.token = client.token
        self.witnesses = [
            Witness(client.token, client.open(*self.KINDS[number % len(self.KINDS)])) for number in range(tables)
        ]
        self._until = threading.Event()
        self._threads: list[threading.Thread] = []

    def begin(self, addresses: Callable[[], Sequence[str]]) -> None:
        self._until.clear()
        self._threads = [
            threading.Thread(target=one.play, args=(addresses, self._until), daemon=True) for one in self.witnesses
        ]
        for thread in self._threads:
            thread.start()

    def acknowledged(self) -> int:
        return sum(len(one.acknowledged) for one in self.witnesses)

    def play_on(self, count: int, patience: float = 60.0) -> None:
        """Until so many more moves were acknowledged, or all games are over."""
        goal, until = self.acknowledged() + count, time.monotonic() + patience
        while self.acknowledged() < goal and not all(one.over for one in self.witnesses):
            assert time.monotonic() < until, "the tables are stuck"
            time.sleep(0.01)

    def pause(self) -> None:
        self._until.set()
        for thread in self._threads:
            thread.join()

    def compare(self, client: Client) -> None:
        for one in self.witnesses:
            one.compare(client)
