"""One client at one table over a WebSocket: positions out, commands in."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial

import msgspec
from fastapi import WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from lampion.server.api.house import House
from lampion.server.api.models import AnyMessage, DoMessage, LookMessage, PingMessage
from lampion.server.brokers.broker import Listener
from lampion.server.errors import ApiError, as_api_error, log
from lampion.server.hall import Order
from lampion.server.limits import Bucket
from lampion.server.stores.store import StoreError
from lampion.tables.reasons import NotYourSeat, Refused, Stale, TableError

MESSAGES: TypeAdapter[DoMessage | LookMessage | PingMessage] = TypeAdapter(AnyMessage)
OUTCOMES = {"ack": "stored", "refused": "refused", "conflict": "conflict"}
AWAY = 1001  # the server ends
STORE_WAIT = 1.0  # seconds until a store that failed is asked again
LAST_WORDS = 2.0  # seconds to tell a client that the server ends
PATIENCE = 20.0  # seconds for a client to take what it is sent


class Connection:
    """Alive while `run` runs. News that come faster than the client reads are told together."""

    def __init__(self, websocket: WebSocket, house: House, table: str, zones: bool) -> None:
        self._websocket = websocket
        self._house = house
        self._table = table
        self._zones = zones
        self._pace = Bucket(house.settings.messages_per_second, house.settings.messages_at_once)
        self._sending = asyncio.Lock()
        self._answering = asyncio.Lock()  # a command's answer comes before the news it makes
        self._holder: str | None = None
        self._seat: int | None = None
        self._sending_since: float | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._told = 0  # the last version the client was sent

    async def run(self, holder: str | None, seat: int | None, since: int) -> None:
        """Until the client goes away. Raises ApiError, NotYourSeat or StoreError if there is nothing to see for it."""
        self._holder, self._seat, self._told = holder, seat, since
        house = self._house
        opened = await house.hall.find(self._table, since)
        opened.window.seat_for(holder, seat)
        with house.hall.broker.listen(self._table) as listener:
            self._come_or_go(house.presence.come(self._table, holder))
            house.connections.add(self)
            listener.wake()
            self._tasks = {asyncio.create_task(self._tell(listener)), asyncio.create_task(self._hear(listener))}
            try:
                await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                self.drop()
                for end in await asyncio.gather(*self._tasks, return_exceptions=True):
                    self._note(end)
                house.leave(self)
                self._come_or_go(house.presence.go(self._table, holder))

    async def send(self, message: object) -> None:
        """One message, after those before it."""
        text = msgspec.json.encode(message).decode()
        async with self._sending:
            if self._websocket.application_state == WebSocketState.CONNECTED:
                self._sending_since = time.monotonic()
                await self._websocket.send({"type": "websocket.send", "text": text})
                self._sending_since = None

    def is_stuck(self) -> bool:
        """Whether the client has not taken what it was sent for too long."""
        return self._sending_since is not None and time.monotonic() - self._sending_since > PATIENCE

    def drop(self) -> None:
        """End it without another word."""
        for task in self._tasks:
            task.cancel()

    async def close(self, code: int) -> None:
        """End the connection, if it has not ended by itself."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._websocket.close(code)

    async def farewell(self) -> None:
        """The server ends: say so, so that the client comes back later."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await self.send({"type": "bye"})
                await self.close(AWAY)

    def _come_or_go(self, matters: bool) -> None:
        if matters:
            self._house.attendance.changed(self._table)

    def _note(self, end: BaseException | None) -> None:
        """A client may go at any moment; everything else that ends a connection is worth a line in the log."""
        if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | TimeoutError | RuntimeError):
            log.error("a connection to a table broke", exc_info=end)

    # -- out -------------------------------------------------------------------------------------------------

    async def _tell(self, listener: Listener) -> None:
        while True:
            await listener.news()
            async with self._answering:
                pass
            try:
                opened = await self._house.hall.find(self._table)
            except StoreError:  # it will be back
                await asyncio.sleep(STORE_WAIT)
                listener.wake()
                continue
            if self._seat not in opened.table.held_by(self._holder):
                self._seat = None  # it was moved to another device, or given up
            presence, now = self._house.presence, self._house.hall.store.now()
            here, watching = presence.seats(opened.table), presence.watching(opened.table)
            envelope = opened.window.envelope(self._holder, self._seat, self._told, here, now, watching, self._zones)
            self._told = envelope.version
            await self.send({"type": "position", "envelope": envelope})

    # -- in --------------------------------------------------------------------------------------------------

    async def _hear(self, listener: Listener) -> None:
        while True:
            received = await self._websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            while not self._pace.take():  # whoever sends too fast is read more slowly, and nothing is lost
                self._house.metrics.turned_away["messages"] += 1
                await asyncio.sleep(1.0 / self._pace.rate)
            text: str | bytes = received.get("text") or received.get("bytes") or ""
            try:
                message = MESSAGES.validate_json(text)
            except ValidationError as problem:
                await self.send(misunderstood(problem, text))
                continue
            match message:
                case PingMessage():
                    await self.send({"type": "pong"})
                case LookMessage():
                    await self._look(message.seat, listener)
                case DoMessage():
                    async with self._answering:
                        answer = await self._do(message)
                        self._house.metrics.commands[OUTCOMES.get(str(answer["type"]), str(answer.get("error")))] += 1
                        await self.send(answer)

    async def _look(self, seat: int | None, listener: Listener) -> None:
        try:
            opened = await self._house.hall.find(self._table)
            opened.window.seat_for(self._holder, seat)
        except (NotYourSeat, StoreError) as problem:
            error = as_api_error(problem)
            assert error is not None
            await self.send({"type": "error", **error.body()})
            return
        self._seat = seat
        listener.wake()

    async def _do(self, message: DoMessage) -> dict[str, object]:
        """Carry out a command, and answer under its key."""
        if self._holder is None:
            told = ApiError(401, "no-token", "commands need a token: a cookie from the page, or a header")
            return {"type": "error", "key": message.key, **told.body()}
        wanted, counted = message.command.command(), partial(self._house.count_table, self._websocket)
        order = Order(self._holder, message.key, message.seat, message.version, wanted, counted)
        try:
            version = await self._house.hall.order(self._table, order)
        except Refused as problem:
            return {"type": "refused", "key": message.key, "reason": problem.reason}
        except Stale as problem:
            return {"type": "conflict", "key": message.key, "version": problem.version}
        except (TableError, StoreError, ApiError) as problem:
            error = as_api_error(problem)
            assert error is not None
            return {"type": "error", "key": message.key, **error.body()}
        return {"type": "ack", "key": message.key, "version": version}


def misunderstood(problem: ValidationError, text: str | bytes) -> dict[str, object]:
    """What is wrong with a message, under its key if it has one; nothing else of it is repeated."""
    found = [f"{'.'.join(str(part) for part in error['loc'])}: {error['msg']}" for error in problem.errors()[:5]]
    answer: dict[str, object] = {"type": "error", "error": "malformed", "message": "; ".join(found)[:1000]}
    with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        sent = msgspec.json.decode(text)
        if isinstance(sent, dict) and isinstance(sent.get("key"), str):
            answer["key"] = sent["key"][:64]
    return answer
