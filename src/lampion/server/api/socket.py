"""A table over a WebSocket: where connections come in, and one client's connection."""

from __future__ import annotations

import asyncio
import contextlib
import time

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketException
from starlette.websockets import WebSocketDisconnect, WebSocketState

from lampion.server.api.app_state import AppState, app_state
from lampion.server.api.client_allowance import ClientAllowance
from lampion.server.errors import log
from lampion.server.identity import holder as holder_from
from lampion.server.limits import Bucket
from lampion.server.text_frames import offered
from lampion.service.broker import Listener
from lampion.service.conversation import Conversation, error_message
from lampion.service.errors import ApiError, as_api_error
from lampion.service.store import Notice, StoreError
from lampion.tables.reasons import TableError
from lampion.wire.answers import NoticeShown
from lampion.wire.form import Form
from lampion.wire.messages import ByeMessage, FromServer, NoticeMessage
from lampion.wire.queries import LineQuery, QueryReader
from lampion.wire.reading import Malformed

router = APIRouter()

# 4000 + the status HTTP would have: 4404 no such table, 4403 not your seat, 4401 bad token, 4503 no store
REFUSED = 4000
MALFORMED = 1008  # what FastAPI says too
LONGEST_REASON = 120  # bytes that a WebSocket can carry, nearly
AWAY = 1001  # the server ends
GONE = 1006  # the client hung up without a word
LAST_WORDS = 2.0  # seconds to tell a client that the server ends
PATIENCE = 20.0  # seconds for a client to take what it is sent
LINE = QueryReader(LineQuery)
ENCODER = msgspec.json.Encoder()


class Connection:
    """Alive while `run` runs."""

    def __init__(self, websocket: WebSocket, state: AppState, table: str, form: Form) -> None:
        self._websocket = websocket
        self._state = state
        self._table = table
        self._form = form
        self._send_text = offered(websocket.scope) or self._send_str
        self._pace = Bucket(state.settings.messages_per_second, state.settings.messages_at_once)
        self._sending = asyncio.Lock()
        self._sending_since: float | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, holder: str | None, seat: int | None, since: int) -> None:
        """Until the client goes away. Raises ApiError, NotYourSeat or StoreError if there is nothing to see for it.

        ApiError also if the table was deleted meanwhile.
        """
        state, presence = self._state, self._state.api.presence
        allowance = ClientAllowance(self._websocket)
        count = state.metrics.count_command
        conversation = Conversation(state.api, self._table, self.send, allowance, count, self._form)
        await conversation.begin(holder, seat, since)
        with state.api.tables.broker.listen(self._table) as listener:
            self._come_or_go(presence.come(self._table, holder))
            state.connections.add(self)
            if state.notices.now is not None:
                await self.tell_notice(state.notices.now)
            listener.wake()
            telling = asyncio.create_task(conversation.tell(listener))
            self._tasks = {telling, asyncio.create_task(self._hear(conversation, listener))}
            try:
                await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                self.drop()
                ends = await asyncio.gather(*self._tasks, return_exceptions=True)
                for end in ends:
                    self._note(end)
                self._tasks.clear()  # they hold us: nothing must be left that only a search for garbage would free
                state.leave(self)
                self._come_or_go(presence.go(self._table, holder))
            for end in ends:
                if isinstance(end, ApiError):
                    raise end

    async def send(self, message: FromServer) -> None:
        """One message, after those before it."""
        text = ENCODER.encode(message)
        async with self._sending:
            if self._websocket.application_state is WebSocketState.CONNECTED:
                self._sending_since = time.monotonic()
                try:
                    await self._send_text(text)
                except OSError:
                    raise WebSocketDisconnect(GONE) from None
                self._sending_since = None

    async def _send_str(self, text: bytes) -> None:
        """As every server can."""
        await self._websocket.send({"type": "websocket.send", "text": text.decode()})

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

    async def refuse(self, problem: Exception) -> None:
        """End the connection, and say why."""
        error = as_api_error(problem)
        assert error is not None
        with contextlib.suppress(WebSocketDisconnect):  # whoever has hung up need not be told
            await self.send(error_message(error))
        await self.close(REFUSED + error.status)

    async def tell_notice(self, notice: Notice | None) -> None:
        """What the host says, or that it says nothing any more."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.send(NoticeMessage(None if notice is None else NoticeShown(notice.text, notice.until)))

    async def farewell(self) -> None:
        """The server ends: say so, so that the client comes back later."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await self.send(ByeMessage())
                await self.close(AWAY)

    async def _hear(self, conversation: Conversation, listener: Listener) -> None:
        while True:
            received = await self._websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            while not self._pace.take():  # whoever sends too fast is read more slowly, and nothing is lost
                self._state.metrics.turned_away["messages"] += 1
                await asyncio.sleep(1.0 / self._pace.rate)
            await conversation.hear(received.get("text") or received.get("bytes") or "", listener)

    def _come_or_go(self, matters: bool) -> None:
        if matters:
            self._state.attendance.changed(self._table)

    def _note(self, end: BaseException | None) -> None:
        """A client may go at any moment; everything else that ends a connection is worth a line in the log."""
        if isinstance(end, Exception) and not isinstance(
            end, WebSocketDisconnect | TimeoutError | RuntimeError | ApiError
        ):
            log.error("a connection to a table broke", exc_info=end)


@router.websocket("/tables/{table}/socket")
async def socket(websocket: WebSocket) -> None:
    """Positions with the news since a version, and whatever the client commands."""
    try:
        asked = LINE.read(websocket.query_params)
    except Malformed as problem:
        raise WebSocketException(MALFORMED, str(problem)[:LONGEST_REASON]) from None
    await websocket.accept()
    connection = Connection(websocket, app_state(websocket), websocket.path_params["table"], asked.form())
    try:
        await connection.run(holder_from(websocket), asked.seat, asked.since)
    except (ApiError, TableError, StoreError) as problem:
        await connection.refuse(problem)
