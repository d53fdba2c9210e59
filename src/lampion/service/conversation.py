"""One client at one table: positions out, commands in, over any line that carries texts."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import replace

import msgspec

from lampion.service.allowance import Allowance
from lampion.service.broker import Listener
from lampion.service.errors import ApiError, as_api_error
from lampion.service.store import StoreError
from lampion.service.table_api import TableApi
from lampion.tables.reasons import NotYourSeat, Refused, Stale, TableError
from lampion.wire.changes import changes
from lampion.wire.envelope import Envelope
from lampion.wire.form import PLAIN, Form
from lampion.wire.messages import (
    AckMessage,
    AgainMessage,
    ChangesMessage,
    CommandAnswer,
    ConflictMessage,
    DoMessage,
    ErrorMessage,
    FromClient,
    FromServer,
    LookMessage,
    PingMessage,
    PongMessage,
    PositionMessage,
    RefusedMessage,
)
from lampion.wire.reading import Malformed, Reader

STORE_WAIT = 1.0  # seconds until a store that failed is asked again
OUTCOMES = {AckMessage: "stored", RefusedMessage: "refused", ConflictMessage: "conflict"}
MESSAGES: Reader[FromClient] = Reader(FromClient)  # type: ignore[arg-type]


class Conversation:
    """`tell` sends what is new until it is cancelled, `hear` takes what the client says; both at the same time.

    News that comes faster than the client reads is told together.
    """

    def __init__(
        self,
        api: TableApi,
        table: str,
        send: Callable[[FromServer], Awaitable[None]],
        allowance: Allowance,
        counted: Callable[[str], None],
        form: Form = PLAIN,
    ) -> None:
        """`allowance` is what commands may cause to be stored; `counted` is told what became of each of them."""
        self._api = api
        self._table = table
        self._send = send
        self._allowance = allowance
        self._counted = counted
        self._form = form
        self._answering = asyncio.Lock()  # a command's answer comes before the news it makes
        self._holder: str | None = None
        self._seat: int | None = None
        self._told = 0  # the last version the client was sent
        self._kept: Envelope | None = None  # what a client that wants changes has
        self._number = 0  # of the last change

    async def begin(self, holder: str | None, seat: int | None, since: int) -> None:
        """Raises ApiError, NotYourSeat or StoreError if there is nothing to see for this client."""
        self._holder, self._seat, self._told = holder, seat, since
        opened = await self._api.tables.find(self._table, since)
        opened.window.seat_for(holder, seat)

    async def tell(self, listener: Listener) -> None:
        """The position, now and after each change. Raises ApiError once the table is gone."""
        while True:
            await listener.news()
            async with self._answering:
                pass
            try:
                opened = await self._api.tables.find(self._table)
            except StoreError:  # it will be back
                await asyncio.sleep(STORE_WAIT)
                listener.wake()
                continue
            if self._seat not in opened.window.held_by(self._holder):
                self._seat = None  # it was moved to another device, or given up
            envelope = self._api.envelope(opened, self._holder, self._seat, self._told, self._form)
            self._told = envelope.version
            await self._send(self._news(envelope))

    def _news(self, envelope: Envelope) -> PositionMessage | ChangesMessage:
        """The position, or what of it the client does not have yet."""
        before, self._kept = self._kept, envelope if self._form.changes else None
        if before is None:
            self._number = 0
            return PositionMessage(envelope)
        self._number += 1
        return ChangesMessage(self._number, changes(before, envelope))

    async def hear(self, text: str | bytes, listener: Listener) -> None:
        """One message of the client, answered before this returns."""
        try:
            message = MESSAGES.read(text)
        except Malformed as problem:
            await self._send(error_message(problem, key_in(text)))
            return
        except Refused as problem:  # what a person wrote cannot be shown to others
            self._counted(OUTCOMES[RefusedMessage])
            await self._send(RefusedMessage(key_in(text) or "", problem.reason))
            return
        match message:
            case PingMessage():
                await self._send(PongMessage())
            case LookMessage():
                await self._look(message, listener)
            case AgainMessage():
                self._kept = None
                listener.wake()
            case DoMessage():
                async with self._answering:
                    answer = await self._do(message)
                    self._counted(answer.error if isinstance(answer, ErrorMessage) else OUTCOMES[type(answer)])
                    await self._send(answer)

    async def _look(self, asked: LookMessage, listener: Listener) -> None:
        try:
            opened = await self._api.tables.find(self._table)
            opened.window.seat_for(self._holder, asked.seat)
        except (NotYourSeat, StoreError) as problem:
            await self._send(error_message(problem))
            return
        self._seat = asked.seat
        if asked.zones is not None:
            self._form = replace(self._form, zones=asked.zones)
        listener.wake()

    async def _do(self, message: DoMessage) -> CommandAnswer:
        """Carry out a command, and answer under its key."""
        key = message.key
        if self._holder is None:
            nobody = ApiError(401, "no-token", "commands need a token: a cookie from the page, or a header")
            return error_message(nobody, key)
        try:
            ack = await self._api.command(self._table, self._holder, message, self._allowance)
        except Refused as problem:
            return RefusedMessage(key, problem.reason, msgspec.UNSET if problem.step is None else problem.step)
        except Stale as problem:
            return ConflictMessage(key, problem.version)
        except (TableError, StoreError, ApiError) as problem:
            return error_message(problem, key)
        return AckMessage(key, ack.version)


def error_message(problem: Exception, key: str | None = None) -> ErrorMessage:
    """An error that has a name, as a message."""
    error = as_api_error(problem)
    assert error is not None
    unsure = msgspec.UNSET if error.unsure is None else error.unsure
    return ErrorMessage(error.error, error.message, msgspec.UNSET if key is None else key, unsure)


def key_in(text: str | bytes) -> str | None:
    """The key of a message that was not understood, if it has one; nothing else of it is repeated."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        sent = msgspec.json.decode(text)
        if isinstance(sent, dict) and isinstance(sent.get("key"), str):
            return str(sent["key"][:64])
    return None
