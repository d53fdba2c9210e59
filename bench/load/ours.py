"""Lampion's server, driven as its page does it."""

from __future__ import annotations

import json
import secrets
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
from load.drive import SEATS, Chair
from load.figures import Seen
from websockets.asyncio.client import ClientConnection, connect

API = "/api/v1"
HUMAN = {"kind": "human", "name": "A"}
PROGRAM = """
import json, sys
from pathlib import Path
from lampion.server.run import serve
from lampion.server.settings import Settings
serve(port=0, data=Path(sys.argv[1]), settings=Settings(messages_per_second=1e9, messages_at_once=10**9,
      open_tables=100_000, **json.loads(sys.argv[2])))
"""


class Offer(msgspec.Struct):
    code: int


class Envelope(msgspec.Struct):
    """As much of it as a driver needs."""

    version: int
    to_move: int | None
    legal: list[Offer] | None


class Told(msgspec.Struct):
    type: str
    envelope: Envelope | None = None


READ = msgspec.json.Decoder(Told)


class OurServer:
    """A process of its own on an empty folder."""

    def __init__(self, folder: Path, settings: dict[str, object]) -> None:
        command = [sys.executable, "-c", PROGRAM, str(folder), json.dumps(settings)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        self.engine = said.partition("(")[2].partition(" ")[0]
        self.address = said.split()[4]
        self.pid = self._process.pid

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(30)

    async def idle_table(self, http: httpx.AsyncClient, moves: int) -> None:
        """A table in the middle of its game, to which nobody is connected."""
        headers = {"authorization": f"Bearer {secrets.token_urlsafe(32)}"}
        asked = {"game": "axio", "seats": [HUMAN] * SEATS}
        opened = (await http.post(f"{API}/tables", json=asked, headers=headers)).raise_for_status().json()
        where, version = f"{API}/tables/{opened['table']}", opened["version"]
        for _ in range(moves):
            found = (await http.get(where, params={"since": version, "zones": False}, headers=headers)).content
            envelope = msgspec.json.decode(found, type=Envelope)
            assert envelope.legal is not None
            command = {"do": "move", "code": envelope.legal[len(envelope.legal) // 2].code}
            order = {"key": secrets.token_hex(6), "version": version, "seat": envelope.to_move, "command": command}
            told = await http.post(f"{where}/commands", json=order, headers=headers)
            version = told.raise_for_status().json()["version"]

    async def seats(self, http: httpx.AsyncClient) -> list[Chair]:
        """A table with four seats of four clients."""
        headers = [{"authorization": f"Bearer {secrets.token_urlsafe(32)}"} for _ in range(SEATS)]
        asked = {"game": "axio", "seats": [HUMAN, *({"kind": "open"} for _ in range(SEATS - 1))]}
        table = (await http.post(f"{API}/tables", json=asked, headers=headers[0])).raise_for_status().json()["table"]
        for seat in range(1, SEATS):
            order = {"key": "sit", "seat": seat, "command": {"do": "sit", "name": "B"}}
            (await http.post(f"{API}/tables/{table}/commands", json=order, headers=headers[seat])).raise_for_status()
        where = f"{self.address.replace('http', 'ws', 1)}{API}/tables/{table}/socket?zones=false"
        return [OurChair(where, headers[seat], seat) for seat in range(SEATS)]


class OurChair(Chair):
    def __init__(self, where: str, headers: dict[str, str], seat: int) -> None:
        self._where = where
        self._headers = headers
        self._seat = seat
        self._line: ClientConnection | None = None

    async def connect(self) -> None:
        self._line = await connect(self._where, additional_headers=self._headers, compression=None, ping_interval=None)

    async def move(self, seen: Seen) -> None:
        assert self._line is not None
        order = {"type": "do", "key": secrets.token_hex(6), "version": seen.version, "seat": self._seat}
        await self._line.send(json.dumps({**order, "command": {"do": "move", "code": seen.choice}}))

    async def see(self, version: int) -> Seen:
        assert self._line is not None
        while True:
            text = await self._line.recv(decode=False)
            told = READ.decode(text)
            if told.type in ("refused", "conflict", "error"):
                raise RuntimeError(text[:500])
            envelope = told.envelope
            if envelope is not None and envelope.version >= version:
                choice = envelope.legal[len(envelope.legal) // 2].code if envelope.legal else None
                return Seen(envelope.version, envelope.to_move, choice, len(envelope.legal or ()), len(text))

    async def close(self) -> None:
        assert self._line is not None
        await self._line.close()
