"""uvicorn's server, which says when it is ready and tells its clients before it ends, and its WebSockets."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

from lampion.server.compression import WORTH, DeflateLongFactory
from lampion.server.text_frames import EXTENSION, header

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent


class PoliteServer(uvicorn.Server):
    """Calls `ready` once connections are taken, and awaits `farewell` before any is closed."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], farewell: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._farewell = farewell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def also_listen(self, listening: socket.socket) -> None:
        """Take connections on one more socket, while running; it is closed with the others."""

        def protocol() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        self.servers.append(await asyncio.get_running_loop().create_server(protocol, sock=listening))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._farewell()
        await super().shutdown(sockets)


class PoliteWebSocket(WebSocketsSansIOProtocol):
    """Compresses long messages only, sends texts as they are encoded, and knows that its client has hung up as soon as
    the line is closing.

    uvicorn itself notices a moment later; what it is told to send meanwhile would end as an error in the log.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [DeflateLongFactory()]

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = self.send_text  # type: ignore[assignment]
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][EXTENSION]  # or each would hold the other

    async def send_text(self, text: bytes) -> None:
        """A message, written from where it lies; one that is worth it is compressed. Raises ClientDisconnected."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.transport.is_closing() or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        if self.conn.extensions and len(text) >= WORTH:
            self.conn.send_text(text)
            self.transport.writelines(self.conn.data_to_send())
        else:
            self.transport.writelines((header(len(text)), text))

    async def send(self, message: ASGISendEvent) -> None:
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
