"""Many hints at once, asked over connections of their own by clients at chosen addresses."""

import json
import select
import socket
from http.client import HTTPConnection
from urllib.parse import urlsplit

from support.running_server import API, Client, RunningServer


def at_address(client: Client, address: str) -> Client:
    """The client as it comes through the proxy of this machine from another address."""
    client.headers["x-forwarded-for"] = address
    client.http.headers["x-forwarded-for"] = address
    return client


class Asked:
    """A hint that was asked for, and perhaps answered."""

    def __init__(self, server: RunningServer, client: Client) -> None:
        self._headers = {**client.headers, "content-type": "application/json"}
        self.line = HTTPConnection(urlsplit(server.address).netloc, timeout=30)
        self.line.request("GET", f"{API}/games", headers=self._headers)  # it stands before the flood begins
        self.line.getresponse().read()

    def ask(self, table: str) -> None:
        self.line.request("POST", f"{API}/tables/{table}/hint", json.dumps({"seat": 0}), self._headers)

    def status(self) -> int | None:
        """The status of the answer; None while there is none."""
        if not select.select([self.line.sock], [], [], 0)[0]:
            return None
        return int(self.line.sock.recv(12, socket.MSG_PEEK).split()[1])


class HintFlood:
    """`count` hints, shared out among tables."""

    def __init__(self, server: RunningServer, tables: list[tuple[Client, str]], count: int) -> None:
        chosen = [tables[number % len(tables)] for number in range(count)]
        self.asked = [Asked(server, client) for client, _ in chosen]
        for asked, (_, table) in zip(self.asked, chosen, strict=True):
            asked.ask(table)

    def with_status(self, status: int) -> int:
        """How many were answered so."""
        return sum(one.status() == status for one in self.asked)

    def hang_up(self) -> None:
        for one in self.asked:
            one.line.close()

    def __enter__(self) -> "HintFlood":
        return self

    def __exit__(self, *_: object) -> None:
        self.hang_up()
