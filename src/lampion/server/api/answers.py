"""Bodies of requests and of answers: JSON read and made by msgspec in the wire's shapes."""

from __future__ import annotations

from email.message import Message
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lampion.server.compression import WORTH, gzipped
from lampion.server.freshness import reads_gzip
from lampion.wire.reading import Malformed, Reader

Shape = TypeVar("Shape")


FRESH = {"cache-control": "no-store"}  # never kept by anything in between: a position is old in a second
PACKED = {**FRESH, "content-encoding": "gzip", "vary": "accept-encoding"}


def json_answer(value: object, status: int = 200) -> Response:
    """An answer that is short."""
    return Response(msgspec.json.encode(value), status, media_type="application/json", headers=FRESH)


def long_answer(request: Request, value: object) -> Response:
    """An answer that may be long: then it is compressed for clients that can read that."""
    body = msgspec.json.encode(value)
    if len(body) < WORTH or not reads_gzip(request):
        return Response(body, media_type="application/json", headers=FRESH)
    return Response(gzipped(body), media_type="application/json", headers=PACKED)


async def read(request: Request, reader: Reader[Shape]) -> Shape:
    """The body of a request. Raises Malformed."""
    sent = await request.body()
    if not is_json(request.headers.get("content-type", "")):
        raise Malformed("body: expected application/json")
    return reader.read(sent)


async def gone(request: Request) -> None:
    """Returns when the client has hung up. Its body must have been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def is_json(content_type: str) -> bool:
    """Whether a body says that it is JSON; a form of another page cannot."""
    told = Message()
    told["content-type"] = content_type
    kind = told.get_content_subtype()
    return told.get_content_maintype() == "application" and (kind == "json" or kind.endswith("+json"))
