"""The borders of the application: who may ask, how much may be sent, and the headers of every answer."""

from __future__ import annotations

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lampion.server.errors import ApiError, answer
from lampion.server.settings import Settings

POLICY = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Borders:
    """Wraps the application. A WebSocket must come from our own page; so must whatever changes something."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        problem = self._objection(scope)
        if problem is not None:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008, "reason": problem.error})
            else:
                await answer(problem)(scope, receive, with_headers(send))
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        await self._limited(scope, receive, with_headers(send))

    def _objection(self, scope: Scope) -> ApiError | None:
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self._settings.answers_to(host):
            return ApiError(421, "wrong-host", "this server does not answer to that name")
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and origin is not None and not self._settings.same_origin(origin, host):
            return ApiError(403, "foreign-origin", "this can only be asked from our own page")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._settings.largest_body:
            return self._too_large()
        return None

    def _too_large(self) -> ApiError:
        return ApiError(413, "too-large", f"at most {self._settings.largest_body} bytes can be sent at once")

    async def _limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Bodies without a length are counted as they come."""
        left = self._settings.largest_body

        async def counted() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413, self._too_large().message)  # the kind that FastAPI passes on while it reads
            return message

        await self._app(scope, counted, send)


def with_headers(send: Send) -> Send:
    """Every answer gets the same protection."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
