"""Clients that play and keep a ledger, at whatever server answers, to compare with what is left after an accident."""

import json
import random
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from lampion.core.offers import UNCHOSEN
from lampion.server.identity import holder_of
from support.ledger import Ledger
from support.orders import Order
from support.running_server import API, Client
from support.short_forms import PAGE, Kept, plain

RETRY = 0.05
PATIENCE = 20.0
LOOKS = ("zones=false", "zones=false&offers=compact")
LINES = ("zones=false", PAGE)
BROKEN = (httpx.TransportError, WebSocketException, OSError)  # the line: another one, or the same one later
TABLES: tuple[tuple[tuple[str, ...], dict[str, Any]], ...] = (
    (("human", "human"), {}),
    (("human", "greedy"), {"game": "pagoda"}),
    (("human",), {}),
    (("human", "random", "greedy"), {}),
    (("human", "human"), {"game": "panda"}),
    (("human", "human"), {"game": "pagoda", "position": "s1=R2"}),
)


class Witness:
    """Plays all its seats at one table after the other, over HTTP and WebSocket; sends again what was not answered."""

    def __init__(self, token: str, number: int, table: str, first: int = 0) -> None:
        self.ledgers = [Ledger(table, holder_of(token), first)]
        self.problems: list[str] = []
        self._token = token
        self._lots = random.Random(number)
        self._number = number

    @property
    def ledger(self) -> Ledger:
        return self.ledgers[-1]

    def play(self, addresses: Callable[[], Sequence[str]], until: threading.Event) -> None:
        while not until.is_set():
            choice = addresses()
            if not choice:
                time.sleep(RETRY)
                continue
            client = Client(self._lots.choice(choice), self._token)
            client.http.timeout = httpx.Timeout(PATIENCE)
            try:
                if self.ledger.archived:  # nobody can do anything there any more
                    self._move_on(client, None)
                self._lots.choice((self._over_http, self._over_socket))(client, until)
            except BROKEN:
                time.sleep(RETRY)
            except Exception as problem:  # noqa: BLE001  (a thread's own end would be overlooked)
                self.problems.append(f"{problem!r} at table {self.ledger.table}")
                return
            finally:
                client.close()

    # -- the two ways ----------------------------------------------------------------------------------------

    def _over_http(self, client: Client, until: threading.Event) -> None:
        for _ in range(self._lots.randrange(1, 12)):
            for order in self.ledger.unsettled():
                self._post(client, order)
            newest = self.ledger.newest
            answer = client.http.get(f"{API}/tables/{self.ledger.table}?since={newest}&{self._lots.choice(LOOKS)}")
            if until.is_set():
                return
            if answer.status_code == 503:
                time.sleep(RETRY)
                continue
            assert answer.status_code == 200, answer.text
            seen = plain(answer.json())
            self.ledger.saw(seen, newest)
            for order in self._burst(seen)[:2]:
                for _ in range(1 + (self._lots.random() < 0.2)):
                    self._post(client, order)
            if self._go_on(client, seen):
                return

    def _post(self, client: Client, order: Order) -> None:
        order.sent += 1
        told = client.http.post(f"{API}/tables/{self.ledger.table}/commands", json=order.message)
        kinds = {200: "ack", 409: "conflict", 422: "refused"}
        answer = {"key": order.message["key"], **told.json(), "type": kinds.get(told.status_code, "error")}
        self.ledger.told(answer)

    def _over_socket(self, client: Client, until: threading.Event) -> None:
        kept, query = Kept(), f"?since={self.ledger.newest}&{self._lots.choice(LINES)}"
        with client.socket(self.ledger.table, query, open_timeout=PATIENCE, max_size=None) as line:
            self._hear(line, kept, 0)
            seen = self._send(line, kept, self.ledger.unsettled())
            for _ in range(self._lots.randrange(1, 12)):
                if until.is_set() or self._go_on(client, seen):
                    return
                seen = self._send(line, kept, self._burst(seen))

    def _send(self, line: ClientConnection, kept: Kept, orders: Sequence[Order]) -> dict[str, Any]:
        """All at once, some of them twice, and then the answers."""
        sent = [order for order in orders for _ in range(1 + (self._lots.random() < 0.2))]
        for order in sent:
            order.sent += 1
            line.send(json.dumps({"type": "do", **order.message}))
        return self._hear(line, kept, len(sent))

    def _hear(self, line: ClientConnection, kept: Kept, answers: int) -> dict[str, Any]:
        """So many answers, and the newest position that was sent."""
        while answers > 0 or not kept.envelope or kept.envelope["version"] < self.ledger.newest:
            message = json.loads(line.recv(timeout=PATIENCE))
            if message["type"] in ("position", "changes"):
                least = kept.envelope.get("version", self.ledger.newest)
                self.ledger.saw(kept.take(message), least)
            elif message["type"] == "bye" or (message.get("error") == "not-stored" and "key" not in message):
                raise ConnectionResetError  # the server ends, or its store is away
            else:
                assert "key" in message, message
                self.ledger.told(message)
                answers -= 1
        return plain(kept.envelope)

    # -- what is done ----------------------------------------------------------------------------------------

    def _burst(self, seen: Mapping[str, Any]) -> list[Order]:
        """What a restless player would send in one go: a decision, and several things after it that may be too late."""
        lots, version = self._lots, seen["version"]
        seat = seen["waits"]["seat"] if seen["waits"] and seen["waits"]["seat"] in seen["mine"] else seen["seat"]
        wanted = [self.ledger.order(seat, *one) for one in self._decision(seen)]
        for _ in range(lots.choice((0, 0, 0, 1, 3, 9))):
            ahead = version + lots.randrange(3)
            wanted.append(
                self.ledger.order(
                    seat,
                    *lots.choice(
                        (
                            ({"do": "say"}, None),
                            ({"do": "say"}, ahead),
                            ({"do": "done"}, ahead),
                            ({"do": "undo"}, ahead),
                            ({"do": "set-wait", "on": lots.random() < 0.5}, None),
                        )
                    ),
                )
            )
        return wanted

    def _decision(self, seen: Mapping[str, Any]) -> Iterator[tuple[dict[str, Any], int | None, str | None]]:
        version, lots = seen["version"], self._lots
        if seen["over"]:
            yield {"do": "rematch", "contribution": secrets.token_hex(16)}, None, None
        elif lots.random() < 0.02:
            yield {"do": "resign"}, None, None
        elif seen["legal"]:
            offer = lots.choice(seen["legal"])
            notation, chosen = offer["notation"], offer["choose"]
            if chosen is not None:
                notation += " ".join(lots.sample(chosen["from"], chosen["min"]))
            by_code = offer["code"] != UNCHOSEN and chosen is None and lots.random() < 0.5
            yield {"do": "move", **({"code": offer["code"]} if by_code else {"notation": notation})}, version, notation
        elif seen["waits"]:
            yield {"do": lots.choice(("done", "done", "undo"))}, version, None

    def _go_on(self, client: Client, seen: Mapping[str, Any]) -> bool:
        """To the rematch, or to a new table, when all is said at this one."""
        if not seen["over"] or self.ledger.unsettled():
            time.sleep(0 if seen["legal"] or seen["waits"] else 0.01)
            return False
        return self._move_on(client, seen["rematch"] if self._lots.random() < 0.5 else None)

    def _move_on(self, client: Client, table: str | None) -> bool:
        if table is None:
            kinds, more = self._lots.choice(TABLES)
            answer = client.ask_for_table(*kinds, **more)
            if answer.status_code == 503:
                return False
            assert answer.status_code == 201, answer.text
            table = str(answer.json()["table"])
        self.ledger.left = True
        self.ledgers.append(Ledger(table, holder_of(self._token)))
        return True
