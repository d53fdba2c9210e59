"""Many callers at once that send a server whatever comes to their mind, and watch its answers and its memory."""

import json
import random
import threading
import time
from collections import Counter
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from support import fuzzing
from support.processes import memory_of
from support.running_server import API, Client, RunningServer
from support.short_forms import plain

CALLERS = 4
KEPT_FOR = 250  # calls about one table, then another one is opened
OPENING = 0.06  # of the calls ask for a new table
BROKEN = 1011  # a WebSocket that ends so has met a fault of the server


class Caller:
    """One client with a table of its own. `answers` counts statuses and types of messages, `faults` are described."""

    def __init__(self, address: str, seed: int) -> None:
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []
        self.calls = 0
        self._lots = random.Random(seed)
        self._client = Client(address)
        self._table, self._seen = "", dict[str, Any]()
        self._left = 0

    def go(self, count: int) -> None:
        try:
            while self.calls < count:
                self._one()
        except Exception as problem:  # noqa: BLE001  (a thread's own end would be overlooked)
            self.faults.append(f"after {self.calls} calls: {problem!r}")
        finally:
            self._client.close()

    def _one(self) -> None:
        if self._left <= 0:
            self._table = self._client.open("human", "human", game=self._lots.choice(("axio", "pagoda", "panda")))
            self._left = KEPT_FOR
            self._look()
        if self._lots.random() < 0.05:
            self._over_socket()
        else:
            self._over_http(fuzzing.call(self._lots, self._table, self._seen, OPENING))

    def _over_http(self, call: fuzzing.Call) -> None:
        self._count()
        headers = {"content-type": "application/json", **call.headers}
        encoded = {name.encode(): value.encode() for name, value in headers.items()}
        try:
            answer = self._client.http.request(call.method, f"{API}/{call.path}", content=call.content, headers=encoded)
        except httpx.TransportError as problem:
            self.faults.append(f"{problem!r} instead of an answer to {call}")
            return
        self.answers[str(answer.status_code)] += 1
        if answer.status_code >= 500:
            self.faults.append(f"{answer.status_code} {answer.text[:300]} to {str(call)[:2000]}")
        elif call.opens and answer.status_code == 201:
            self._table, self._left = answer.json()["table"], KEPT_FOR
            self._look()
        elif call.path.endswith("/commands") and answer.status_code in (200, 409):
            self._look()

    def _look(self) -> None:
        form = self._lots.choice(("", "?offers=compact", "?zones=false"))
        answer = self._client.http.get(f"{API}/tables/{self._table}{form}")
        assert answer.status_code == 200, answer.text
        self._seen = plain(answer.json())

    def _over_socket(self) -> None:
        """A connection in some form; whatever is sent, a ping after it is answered, or the line ends in order."""
        kind = "?" + fuzzing.query(self._lots)
        self._count()
        try:
            with self._client.socket(self._table, kind, max_size=None) as line:
                for _ in range(self._lots.randrange(12)):
                    line.send(fuzzing.message(self._lots, self._seen["version"]))
                    self._count()
                    if self._lots.random() < 0.2:
                        line.send(json.dumps({"type": self._lots.choice(("again", "look"))}))
                line.send(json.dumps({"type": "ping"}))
                answer: dict[str, Any] = {"type": ""}
                while answer["type"] != "pong":
                    answer = json.loads(line.recv(timeout=60))
                    self.answers[answer["type"]] += 1
                    if answer.get("error") in ("broken", "not-stored"):
                        self.faults.append(f"{answer} over {kind}")
        except ConnectionClosed as ended:
            code = ended.rcvd.code if ended.rcvd is not None else None
            self.answers[f"closed {code}"] += 1
            if code in (None, BROKEN):
                self.faults.append(f"closed with {code} over {kind}")
        except Exception as problem:  # noqa: BLE001  (an answer that is none: a connection that was refused over HTTP)
            status = getattr(getattr(problem, "response", None), "status_code", None)
            self.answers[f"socket {status}"] += 1
            if status is None or status >= 500:
                self.faults.append(f"{problem!r} over {kind}")

    def _count(self) -> None:
        self.calls += 1
        self._left -= 1


class FuzzRun:
    """So many calls, shared among callers."""

    def __init__(self, server: RunningServer, calls: int, seed: int) -> None:
        self._server, self._calls = server, calls
        self.callers = [Caller(server.address, seed * CALLERS + number) for number in range(CALLERS)]
        self.memory: list[tuple[int, float]] = []  # calls so far, and kilobytes

    def run(self) -> None:
        each = -(-self._calls // CALLERS)
        threads = [threading.Thread(target=one.go, args=(each,), daemon=True) for one in self.callers]
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads):
            self.memory.append((self.done(), memory_of(self._server.process.pid)))
            time.sleep(0.5)

    def done(self) -> int:
        return sum(one.calls for one in self.callers)

    def faults(self) -> list[str]:
        return [fault for one in self.callers for fault in one.faults]

    def growth(self) -> float:
        """Memory of the last tenth of all calls to that around the middle."""
        calls = self.done()
        middle = [size for done, size in self.memory if 0.45 * calls <= done <= 0.55 * calls]
        end = [size for done, size in self.memory if done >= 0.9 * calls]
        return (sum(end) / len(end)) / (sum(middle) / len(middle))

    def answers(self) -> Counter[str]:
        return sum((one.answers for one in self.callers), Counter())
