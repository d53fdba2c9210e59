"""A real server in a process of its own, and clients that speak to it as any program would."""

import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PROGRAM = """
import json
import sys
from pathlib import Path
from lampion.cli.editions import install_editions
from lampion.server import app, pages
from lampion.server.run import CannotServe, serve
from lampion.server.settings import Settings
from lampion.server.shell import Shell
install_editions([Path(name) for name in json.loads(sys.argv[3])])
if sys.argv[4]:
    pages.shell = Shell(Path(sys.argv[4]))
if sys.argv[5]:
    app.ARCHIVE_EVERY = float(sys.argv[5])
try:
    serve(port=0, data=Path(sys.argv[1]), settings=Settings(**json.loads(sys.argv[2])))
except CannotServe as error:
    sys.exit(f"cannot serve: {error}")
"""
API = "/api/v1"
PATIENCE = 30.0

Envelope = dict[str, Any]


class RunningServer:
    """Started on any free port; `address` is what it printed.

    `settings` are those of `Settings`, `maps` map files, `web` the folder of the page's files if not the usual one,
    `packages` folders with more packages installed, `archive_every` how many seconds lie between two rounds of the
    archivist, `killed_after` how many seconds after its beginning it is killed, ready or not.
    """

    def __init__(
        self,
        data: Path,
        maps: Sequence[Path] = (),
        web: Path | str = "",
        packages: Sequence[Path] = (),
        archive_every: float | str = "",
        killed_after: float | None = None,
        **settings: Any,
    ) -> None:
        self.data = data
        path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), *map(str, packages)]).strip(os.pathsep)
        chosen, files = json.dumps({"bot_pause": 0.0, **settings}), json.dumps([str(file) for file in maps])
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(data), chosen, files, str(web), str(archive_every)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path} if packages else os.environ,
        )
        if killed_after is not None:
            time.sleep(killed_after)
            self.kill()
            return
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        if not self.said:
            _, errors = self.process.communicate(timeout=PATIENCE)
            raise RuntimeError(errors)
        self.address = self.said.split()[4]

    def kill(self) -> None:
        """At once, as a power cut would."""
        self.process.kill()
        self.finish()

    def stop(self) -> str:
        """Politely; what it wrote to its log."""
        self.process.send_signal(signal.SIGTERM)
        return self.finish()

    def finish(self) -> str:
        """What it wrote to its log; it is not left running, whatever happens."""
        try:
            return self.process.communicate(timeout=PATIENCE)[1]
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
            raise


class Machine:
    """A machine on which servers are started and hurt; whatever a test leaves behind is cleared away."""

    def __init__(self) -> None:
        self._servers: list[RunningServer] = []
        self._clients: list[Client] = []

    def start(self, data: Path, maps: Sequence[Path] = (), **settings: Any) -> RunningServer:
        self._servers.append(RunningServer(data, maps, **settings))
        return self._servers[-1]

    def client(self, server: RunningServer, token: str | None = None) -> "Client":
        self._clients.append(Client(server.address, token))
        return self._clients[-1]

    def clear(self) -> None:
        for client in self._clients:
            client.close()
        for server in self._servers:
            if server.process.poll() is None:
                server.kill()


class Client:
    """One person or program, known by its token."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address
        self.token = token or secrets.token_urlsafe(32)
        self.headers = {"authorization": f"Bearer {self.token}"}
        self.http = httpx.Client(base_url=address, headers=self.headers, timeout=PATIENCE)

    def open(self, *kinds: str, game: str = "axio", **more: Any) -> str:
        """A new table: "human", "open", or the level of a bot, seat by seat."""
        response = self.ask_for_table(*kinds, game=game, **more)
        assert response.status_code == 201, response.text
        return str(response.json()["table"])

    def ask_for_table(self, *kinds: str, game: str = "axio", **more: Any) -> httpx.Response:
        """The same, where the answer may be another one."""
        seats = [
            {"kind": kind, "name": f"Player {number}" if kind == "human" else None}
            if kind in ("human", "open")
            else {"kind": "bot", "level": kind}
            for number, kind in enumerate(kinds)
        ]
        asked = {"game": game, "seats": seats, "contribution": secrets.token_hex(16), **more}
        return self.http.post(f"{API}/tables", json=asked)

    def look(self, table: str, seat: int | None = None, since: int = 0) -> Envelope:
        query = {"since": since} if seat is None else {"since": since, "seat": seat}
        response = self.http.get(f"{API}/tables/{table}", params=query)
        assert response.status_code == 200, response.text
        return dict(response.json())

    def do(
        self, table: str, seat: int, command: dict[str, Any], version: int | None = None, key: str | None = None
    ) -> httpx.Response:
        asked = {"key": key or secrets.token_hex(8), "version": version, "seat": seat, "command": command}
        return self.http.post(f"{API}/tables/{table}/commands", json=asked)

    def sit(self, table: str, seat: int, name: str = "Guest") -> httpx.Response:
        return self.do(table, seat, {"do": "sit", "name": name, "contribution": secrets.token_hex(16)})

    def play_first(self, table: str, position: Envelope) -> httpx.Response:
        """The first legal action of the seat that decides."""
        choice = {"do": "move", "code": position["legal"][0]["code"]}
        return self.do(table, position["to_move"], choice, position["version"])

    def ask(self, table: str, what: str, body: dict[str, Any]) -> httpx.Response:
        return self.http.post(f"{API}/tables/{table}/{what}", json=body)

    def record(self, table: str) -> str:
        return self.http.get(f"{API}/tables/{table}/record").text

    def socket(self, table: str, query: str = "", **more: Any) -> ClientConnection:
        address = self.address.replace("http", "ws", 1) + f"{API}/tables/{table}/socket{query}"
        more.setdefault("additional_headers", self.headers)
        line: ClientConnection = connect(address, **more)
        return line

    def close(self) -> None:
        self.http.close()


def hear(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind; others before it are passed over."""
    while True:
        message = json.loads(line.recv(timeout=PATIENCE))
        if message["type"] == kind:
            return dict(message)


def tell(line: ClientConnection, **message: Any) -> None:
    line.send(json.dumps(message))
