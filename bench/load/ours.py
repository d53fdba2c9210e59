"""Lampion's server, driven as its page does it, or as a program does that knows no more than docs/api.md's bot."""

from __future__ import annotations

import json
import math
import secrets
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

import httpx
import msgspec
from load.drive import SEATS, Chair
from load.figures import Seen
from websockets.asyncio.client import ClientConnection, connect

from lampion.core.compact_offers import unfolded
from lampion.core.offers import UNCHOSEN

API = "/api/v1"
HUMAN = {"kind": "human", "name": "A"}
SEATS_OF = {"axio": SEATS, "pagoda": 2, "panda": SEATS}
PROGRAM_ASKS = "zones=false"
PAGE = "zones=false&offers=compact&changes=true"  # what web/socket.js asks for
NO_WAIT = {"do": "set-wait", "on": False}  # every move is handed on at once
PROGRAM = """
import json, sys
from pathlib import Path
from lampion.server.run import serve
from lampion.server.settings import Settings
serve(port=0, data=Path(sys.argv[1]), settings=Settings(messages_per_second=1e9, messages_at_once=10**9,
      open_tables=100_000, **json.loads(sys.argv[2])))
"""


class Envelope(msgspec.Struct):
    """As much of it as a driver needs."""

    version: int
    to_move: int | None
    legal: list[Any] | None


class Changed(msgspec.Struct):
    """Where only what changed is sent, each in a list of one."""

    version: list[int] = []
    to_move: list[int | None] = []
    legal: list[list[Any] | None] = []


class Told(msgspec.Struct, tag_field="type", tag="position"):
    envelope: Envelope


class ToldChanges(msgspec.Struct, tag_field="type", tag="changes"):
    envelope: Changed


class Stored(msgspec.Struct, tag_field="type", tag="ack"):
    pass


READ = msgspec.json.Decoder(Told | ToldChanges | Stored)  # whatever else comes is a fault of the driver


class OurServer:
    """One or several processes on an empty folder, or on one database; clients are browsers with the page, or programs.

    Where there are several, the people of a table are at different ones.
    """

    def __init__(
        self, folder: Path, settings: dict[str, object], game: str, browsers: bool, processes: int = 1
    ) -> None:
        self._game = game
        self._browsers = browsers
        self.seats_of_a_table = SEATS_OF[game]
        command = [sys.executable, "-c", PROGRAM, str(folder), json.dumps(settings)]
        self._processes: list[subprocess.Popen[str]] = []
        self._addresses: list[str] = []
        try:
            for _ in range(processes):
                self._processes.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
                output = self._processes[-1].stdout
                assert output is not None
                said = output.readline()
                if " open at " not in said:
                    raise RuntimeError("the server did not start; the standard error has its reason")
                self.engine = said.partition("(")[2].partition(" ")[0]
                self._addresses.append(said.split()[4])
        except BaseException:
            self.stop()
            raise
        self.address = self._addresses[0]
        self.pids = [process.pid for process in self._processes]

    def stop(self) -> None:
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.wait(30)

    async def idle_table(self, http: httpx.AsyncClient, moves: int) -> None:
        """A table in the middle of its game, to which nobody is connected."""
        headers = {"authorization": f"Bearer {secrets.token_urlsafe(32)}"}
        asked = {"game": self._game, "seats": [HUMAN] * self.seats_of_a_table}
        opened = (await http.post(f"{API}/tables", json=asked, headers=headers)).raise_for_status().json()
        where = f"{API}/tables/{opened['table']}"
        for seat in range(self.seats_of_a_table):
            version = await command(http, where, headers, seat, None, NO_WAIT)
        for _ in range(moves):
            found = (await http.get(where, params={"since": version, "zones": False}, headers=headers)).content
            envelope = msgspec.json.decode(found, type=Envelope)
            assert envelope.legal is not None and envelope.to_move is not None
            version = await command(http, where, headers, envelope.to_move, version, some_move(envelope.legal))

    async def seats(self, http: httpx.AsyncClient) -> list[Chair]:
        """A table whose seats belong to as many clients."""
        seats = range(self.seats_of_a_table)
        headers = [{"authorization": f"Bearer {secrets.token_urlsafe(32)}"} for _ in seats]
        asked = {"game": self._game, "seats": [HUMAN, *({"kind": "open"} for _ in seats[1:])]}
        table = (await http.post(f"{API}/tables", json=asked, headers=headers[0])).raise_for_status().json()["table"]
        where = f"{API}/tables/{table}"
        for seat in seats[1:]:
            await command(http, where, headers[seat], seat, None, {"do": "sit", "name": "B"})
        for seat in seats:
            await command(http, where, headers[seat], seat, None, NO_WAIT)
        asks = PAGE if self._browsers else PROGRAM_ASKS
        servers = [address.replace("http", "ws", 1) for address in self._addresses]
        lines = [f"{servers[seat % len(servers)]}{where}/socket?{asks}" for seat in seats]
        return [OurChair(line, headers[seat], seat, self._browsers) for seat, line in enumerate(lines)]


async def command(
    http: httpx.AsyncClient, where: str, headers: dict[str, str], seat: int, version: int | None, what: dict[str, Any]
) -> int:
    """Carried out; the version that it led to."""
    order = {"key": secrets.token_hex(6), "version": version, "seat": seat, "command": what}
    told = await http.post(f"{where}/commands", json=order, headers=headers)
    return int(told.raise_for_status().json()["version"])


def some_move(legal: list[Any]) -> dict[str, Any]:
    """One from the middle of the list, in whichever form it came."""
    chosen = legal[len(legal) // 2]
    if "codes" in chosen:
        code = sum(sum(axis[: len(axis) // 2 + 1]) for axis in chosen["codes"])
        if code != UNCHOSEN:
            return {"do": "move", "code": code}
        chosen = unfolded([chosen])[0]
    if chosen["choose"] is None:
        return {"do": "move", "code": chosen["code"]}
    things = chosen["choose"]["from"][: chosen["choose"]["min"]]
    return {"do": "move", "notation": chosen["notation"] + " ".join(things)}


def count(legal: list[Any]) -> int:
    """How many offers a list holds."""
    return sum(math.prod(map(len, one["codes"])) if "codes" in one else 1 for one in legal)


class OurChair(Chair):
    """A program that reads whole positions, or a browser: compression, short forms, and only what changed."""

    def __init__(self, where: str, headers: dict[str, str], seat: int, browser: bool) -> None:
        self._where = where
        self._headers = headers
        self._seat = seat
        self._compression: Literal["deflate"] | None = "deflate" if browser else None
        self._line: ClientConnection | None = None
        self._kept = Envelope(0, None, None)

    async def connect(self) -> None:
        self._line = await connect(
            self._where,
            additional_headers=self._headers,
            compression=self._compression,
            ping_interval=None,
            open_timeout=60,
        )

    async def move(self, seen: Seen) -> None:
        assert self._line is not None
        order = {"type": "do", "key": secrets.token_hex(6), "version": seen.version, "seat": self._seat}
        await self._line.send(json.dumps({**order, "command": seen.choice}))

    async def see(self, version: int) -> Seen:
        assert self._line is not None
        while True:
            text = await self._line.recv(decode=False)
            try:
                told = READ.decode(text)
            except msgspec.ValidationError:
                raise RuntimeError(text[:500]) from None
            if isinstance(told, Told):
                self._kept = told.envelope
            elif isinstance(told, ToldChanges):
                for name in ("version", "to_move", "legal"):
                    for value in getattr(told.envelope, name):
                        setattr(self._kept, name, value)
            else:
                continue
            kept = self._kept
            if kept.version >= version:
                choice = some_move(kept.legal) if kept.legal else None
                return Seen(kept.version, kept.to_move, choice, count(kept.legal or []), len(text))

    async def close(self) -> None:
        assert self._line is not None
        await self._line.close()
