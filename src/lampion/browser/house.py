"""The whole service as a worker has it: questions by their paths, lines to tables, and rounds now and then."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from hashlib import sha256

import msgspec

from lampion.browser.shelf import Put, Shelf, read, write
from lampion.browser.store import FACTS, BrowserStore
from lampion.browser.thinkers import WorkerThinkers
from lampion.core.registry import games
from lampion.service.allowance import UNLIMITED
from lampion.service.analysing import Analysing
from lampion.service.bot_turns import BotTurns
from lampion.service.broker import InProcessBroker, Listener
from lampion.service.conversation import Conversation, error_message
from lampion.service.endpoints import Answer, Client, told
from lampion.service.errors import ApiError, as_api_error
from lampion.service.lesson_endpoints import lessons
from lampion.service.moment_endpoints import key_moments
from lampion.service.periodic import PeriodicTasks
from lampion.service.store import StoreError
from lampion.service.table_api import TableApi
from lampion.service.table_endpoints import lobby_door, records, tables
from lampion.service.table_file import bring, lines
from lampion.service.table_service import TableService
from lampion.tables.reasons import TableError
from lampion.wire.messages import FromServer
from lampion.wire.queries import LineQuery, QueryReader
from lampion.wire.reading import Malformed

log = logging.getLogger("lampion")

MOST_OPEN = 20  # tables in memory: one is looked at, the others are lists
TOKEN = "token"
EVERYTHING = "/everything"  # all tables as a file: no server has that, there they are everybody's
REFUSED = 4000  # with the status that HTTP would have, as a server ends its lines
LINE = QueryReader(LineQuery)


class House:
    """Everything that is alive while the worker is. The device is one client, which holds all seats of its people."""

    def __init__(
        self,
        shelf: Shelf,
        think: Callable[[str], Awaitable[str]],
        stop: Callable[[], None],
        pause: float,
        adviser: str,
    ) -> None:
        """`pause` lies between a bot's decisions, so that people can follow; `adviser` is the level for hints."""
        self._shelf = shelf
        self._tables = TableService(BrowserStore(shelf, whole=True), InProcessBroker(), MOST_OPEN)
        thinkers = WorkerThinkers(think, stop)
        self._bots = BotTurns(self._tables, thinkers, pause)
        self._tables.changed = self._bots.look_at
        self._periodic = PeriodicTasks(self._tables, self._bots)
        analyses = Analysing(self._tables, thinkers)
        self.api = TableApi(self._tables, self._bots, adviser=adviser, analyses=analyses)
        self.holder = self._token = ""
        self._lines: dict[int, Line] = {}

    async def open(self) -> None:
        """Raises StoreError."""
        games()
        await self._tables.store.open()
        found = await read(self._shelf, FACTS, TOKEN, TOKEN)
        await self._be(msgspec.json.decode(found[0], type=str) if found else secrets.token_urlsafe(32), not found)
        await self._tables.editions.keep_installed()
        await self._periodic.open()

    async def _be(self, token: str, keep: bool = True) -> None:
        """The device holds seats by this token from now on."""
        if keep:
            await write(self._shelf, [Put(FACTS, TOKEN, msgspec.json.encode(token).decode())])
        self._token, self.holder = token, sha256(token.encode()).hexdigest()

    async def everything(self) -> bytes:
        """All tables of this device as one file."""
        return b"".join([line async for line in lines(self._tables, self._token)])

    async def bring(self, text: bytes) -> dict[str, int]:
        """The tables of such a file; a device that has none yet takes over the seats of the one that made it."""
        fresh = not await self._tables.store.newest(1)
        found = await bring(self._tables, text.splitlines())
        if fresh and found.token is not None:
            await self._be(found.token)
        await self._bots.resume()
        return {"brought": found.brought, "there": found.there}

    async def ask(self, method: str, path: str, query: Mapping[str, str], sent: bytes) -> Answer:
        """One question or command."""
        try:
            if path == EVERYTHING:
                return Answer(200, msgspec.json.encode(await self.bring(sent)) if sent else await self.everything())
            for room in (tables, key_moments, lobby_door, records, lessons):
                found = room.find(method, path)
                if found is not None:
                    return await found[0].handle(self.api, Client(self.holder), found[1], query, sent)
            raise ApiError(404, "not-found", "there is nothing at this address")
        except Exception as problem:
            answer = told(problem)
            if answer is None:
                log.exception("%s %s failed", method, path)
                error = ApiError(500, "broken", "something is broken here")
                answer = Answer(error.status, msgspec.json.encode(error.body()))
            return answer

    def open_line(
        self, number: int, table: str, query: Mapping[str, str], send: Callable[[str], None], end: Callable[[int], None]
    ) -> None:
        """A line to a table, until it is closed; `send` tells the client, `end` says why there is no more to tell."""
        self._lines[number] = Line(self, table, query, send, end)

    def hear(self, number: int, text: str) -> None:
        """What a client says on its line."""
        if number in self._lines:
            self._lines[number].said.put_nowait(text)

    def close_line(self, number: int) -> None:
        """The client has hung up."""
        line = self._lines.pop(number, None)
        if line is not None:
            line.task.cancel()


class Line:
    """One client at one table."""

    def __init__(
        self,
        house: House,
        table: str,
        query: Mapping[str, str],
        send: Callable[[str], None],
        end: Callable[[int], None],
    ) -> None:
        self.said: asyncio.Queue[str] = asyncio.Queue()
        self._house = house
        self._table = table
        self._send = send
        self.task = asyncio.create_task(self._run(query, end))

    async def _run(self, query: Mapping[str, str], end: Callable[[int], None]) -> None:
        try:
            await self._talk(LINE.read(query))
        except (ApiError, TableError, StoreError, Malformed) as problem:
            error = as_api_error(problem)
            assert error is not None
            await self._tell(error_message(error))
            end(REFUSED + error.status)
        except Exception:
            log.exception("a line to a table broke")
            end(REFUSED + 500)

    async def _talk(self, asked: LineQuery) -> None:
        """Until it is cancelled. Raises ApiError, NotYourSeat or StoreError."""
        api, holder = self._house.api, self._house.holder
        conversation = Conversation(api, self._table, self._tell, UNLIMITED, lambda outcome: None, asked.form())
        await conversation.begin(holder, asked.seat, asked.since)
        broker = api.tables.broker
        with broker.listen(self._table) as listener:
            self._come_or_go(api.presence.come(self._table, holder))
            listener.wake()
            work = [
                asyncio.create_task(conversation.tell(listener)),
                asyncio.create_task(self._hear(conversation, listener)),
            ]
            try:
                done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
                for one in done:
                    one.result()
            finally:
                for one in work:
                    one.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await asyncio.gather(*work, return_exceptions=True)
                self._come_or_go(api.presence.go(self._table, holder))

    async def _hear(self, conversation: Conversation, listener: Listener) -> None:
        while True:
            await conversation.hear(await self.said.get(), listener)

    async def _tell(self, message: FromServer) -> None:
        self._send(msgspec.json.encode(message).decode())

    def _come_or_go(self, matters: bool) -> None:
        if matters:
            self._house.api.tables.broker.wake(self._table)
