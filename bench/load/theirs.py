"""boardgame.io's server with its default store in memory, driven over its own protocol (Socket.IO on a WebSocket)."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Literal

import httpx
import msgspec
from load.drive import SEATS, Chair
from load.figures import Seen
from websockets.asyncio.client import ClientConnection, connect

PACKAGE = "boardgame.io@0.50.2"
BESIDE = "koa-compose@4.1.0"  # with 4.2 its lobby API answers 404 to everything
GAME = Path(__file__).with_name("boardgame_io.cjs")
EVENT = b"42/axio,"
PING, PONG = b"2", "3"


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    over: bool = msgspec.field(name="gameover", default=False)


class Offer(msgspec.Struct):
    code: int


class Table(msgspec.Struct):
    any: list[int] | None = None
    legal: list[Offer] | None = None


class State(msgspec.Struct):
    """As much of it as a driver needs."""

    table: Table = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    version: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


READ_STATE, READ_SYNC = msgspec.json.Decoder(State), msgspec.json.Decoder(Sync)


def install(folder: Path) -> str | None:
    """Bring the package into a folder of its own; what is in the way, or None."""
    try:
        done = subprocess.run(
            ["npm", "install", "--no-audit", "--no-fund", "--prefix", str(folder), PACKAGE, BESIDE],
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError:
        return "npm is missing"
    return None if done.returncode == 0 else done.stderr.strip()[-500:]


class TheirServer:
    """A process of its own. `offers`: so many legal moves are listed for the seat that decides; `filler` is how much
    longer its views are made: the decider's, the others'. Browsers are sent compressed messages, programs plain ones.
    """

    def __init__(self, packages: Path, offers: int, filler: tuple[int, int], browsers: bool) -> None:
        self._browsers = browsers
        sizes = [str(max(0, size)) for size in filler]
        command = ["node", str(GAME), str(packages), str(offers), *sizes, "deflate" if browsers else "plain"]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment()
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("port "):
                break
        self.address = f"http://127.0.0.1:{line.split()[1]}"
        self.pids = [self._process.pid]

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(30)

    async def joined(self, http: httpx.AsyncClient) -> tuple[str, list[str]]:
        """A match with four players, and their credentials."""
        made = await http.post("/games/axio/create", json={"numPlayers": SEATS})
        match = str(made.raise_for_status().json()["matchID"])
        known = []
        for seat in range(SEATS):
            player = {"playerID": str(seat), "playerName": "A"}
            told = await http.post(f"/games/axio/{match}/join", json=player)
            known.append(str(told.raise_for_status().json()["playerCredentials"]))
        return match, known

    async def idle_table(self, http: httpx.AsyncClient, moves: int) -> None:
        """A match in the middle of its game, to which nobody is connected any more."""
        match, known = await self.joined(http)
        if not moves:
            return
        chairs = [self._chair(match, known, seat) for seat in range(SEATS)]
        for chair in chairs:
            await chair.connect()
        seen = [await chair.see(0) for chair in chairs]
        for _ in range(moves):
            turn = seen[0].to_move
            assert turn is not None
            await chairs[turn].move(seen[turn])
            seen = [await chair.see(seen[turn].version + 1) for chair in chairs]
        for chair in chairs:
            await chair.close()

    async def seats(self, http: httpx.AsyncClient) -> list[Chair]:
        """A match with four clients."""
        match, known = await self.joined(http)
        return [self._chair(match, known, seat) for seat in range(SEATS)]

    def _chair(self, match: str, known: list[str], seat: int) -> TheirChair:
        where = f"{self.address.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        return TheirChair(where, match, str(seat), known[seat], self._browsers)


class TheirChair(Chair):
    def __init__(self, where: str, match: str, seat: str, credentials: str, browser: bool) -> None:
        self._compression: Literal["deflate"] | None = "deflate" if browser else None
        self._where = where
        self._match = match
        self._seat = seat
        self._credentials = credentials
        self._line: ClientConnection | None = None

    async def connect(self) -> None:
        line = self._line = await connect(
            self._where, compression=self._compression, ping_interval=None, max_size=None, open_timeout=60
        )
        await line.recv()  # the greeting
        await line.send("40/axio,")
        await line.recv()
        await self._tell("sync", self._match, self._seat, self._credentials, SEATS)

    async def move(self, seen: Seen) -> None:
        arguments = seen.choice
        payload = {"type": "place" if arguments else "refill", "args": arguments, "playerID": self._seat}
        action = {"type": "MAKE_MOVE", "payload": {**payload, "credentials": self._credentials}}
        await self._tell("update", action, seen.version, self._match, self._seat)

    async def see(self, version: int) -> Seen:
        assert self._line is not None
        while True:
            text = await self._line.recv(decode=False)
            if text == PING:
                await self._line.send(PONG)
            if not text.startswith(EVENT):
                continue
            name, *content = msgspec.json.decode(memoryview(text)[len(EVENT) :], type=list[msgspec.Raw])
            if bytes(name) == b'"update"':
                state = READ_STATE.decode(content[1])
            elif bytes(name) == b'"sync"':
                state = READ_SYNC.decode(content[1]).state
            else:
                continue  # who came or went
            if state.version >= version:
                turn = None if state.context.over else int(state.context.current)
                return Seen(state.version, turn, state.table.any, len(state.table.legal or ()), len(text))

    async def close(self) -> None:
        assert self._line is not None
        await self._line.close()

    async def _tell(self, *message: object) -> None:
        assert self._line is not None
        await self._line.send(EVENT.decode() + json.dumps(message))


def environment() -> dict[str, str]:
    """As its makers advise for production: without the checks of development."""
    return {**os.environ, "NODE_ENV": "production"}
