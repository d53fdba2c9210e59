"""The borders of the application: who may ask, how much may be sent, and the headers of every answer."""

from __future__ import annotations

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lampion.server.errors import answer
from lampion.server.limits import Limits
from lampion.server.metrics import Metrics
from lampion.server.settings import LOCAL_NAMES, Settings, name_in
from lampion.service.client import CLIENT
from lampion.service.errors import ApiError

POLICY = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
TRUSTED_HEADERS = {**HEADERS, "cross-origin-opener-policy": "same-origin"}
OF_DOCUMENTS = {"permissions-policy": "camera=(), microphone=(), geolocation=()"}  # browsers ask no other answer


class Borders:
    """Wraps the application. A WebSocket must come from our own page; so must whatever changes something."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET"}, without_content(send)
        CLIENT.set(self._limits.client(address_of(scope)) or "")
        problem = self._objection(scope)
        if problem is not None:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008, "reason": problem.error})
            else:
                await answer(problem)(scope, receive, self._counted(with_headers(scope, send)))
            return
        if scope["type"] == "websocket":
            await self._connected(scope, receive, send)
            return
        await self._limited(scope, receive, self._counted(with_headers(scope, send)))

    async def _connected(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Only so many WebSockets of one client."""
        address = address_of(scope)
        if not self._limits.connect(address):
            self._metrics.turned_away["connections"] += 1
            await send({"type": "websocket.close", "code": 1008, "reason": "too-many-connections"})
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._limits.disconnect(address)

    def _counted(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.answers[message["status"]] += 1
            await send(message)

        return sending

    def _objection(self, scope: Scope) -> ApiError | None:
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self._settings.answers_to(host):
            return ApiError(421, "wrong-host", "this server does not answer to that name")
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and origin is not None and not self._settings.same_origin(origin, host):
            return ApiError(403, "foreign-origin", "this can only be asked from our own page")
        if not self._limits.may_ask(address_of(scope)):
            self._metrics.turned_away["requests"] += 1
            return ApiError(429, "too-fast", "too many requests from this address: wait a moment")
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


def without_content(send: Send) -> Send:
    """HEAD: the answer to GET, headers only. Routes need not know of it, nor the API's description."""

    async def sending(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return sending


def address_of(scope: Scope) -> str | None:
    """Where a request came from."""
    client = scope.get("client")
    return client[0] if client else None


def is_trusted(scope: Scope) -> bool:
    """Whether browsers call this address trustworthy: by HTTPS, or on their own machine."""
    return scope["scheme"] == "https" or name_in(Headers(scope=scope).get("host", "")) in LOCAL_NAMES


def with_headers(scope: Scope, send: Send) -> Send:
    """Every answer gets the same protection, but for what a browser refuses, with a complaint, elsewhere."""
    wanted = TRUSTED_HEADERS if is_trusted(scope) else HEADERS

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            is_document = headers.get("content-type", "").startswith("text/html")
            for name, value in {**wanted, **(OF_DOCUMENTS if is_document else {})}.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
