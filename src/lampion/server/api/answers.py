"""Bodies of requests and of answers over HTTP."""

from __future__ import annotations

from email.message import Message

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lampion.server.compression import WORTH, gzipped
from lampion.server.freshness import reads_gzip
from lampion.service.endpoints import Answer

FRESH = {"cache-control": "no-store"}  # never kept by anything in between: a position is old in a second
PACKED = {**FRESH, "content-encoding": "gzip", "vary": "accept-encoding"}


def json_answer(value: object, status: int = 200) -> Response:
    """An answer that is short."""
    return Response(msgspec.json.encode(value), status, media_type="application/json", headers=FRESH)


def as_response(request: Request, answer: Answer) -> Response:
    """An answer of the service: a long one is compressed for clients that can read that."""
    if answer.status == 204:
        return Response(status_code=204)
    named = {} if answer.file_name is None else {"content-disposition": f'attachment; filename="{answer.file_name}"'}
    if len(answer.body) < WORTH or not reads_gzip(request):
        return Response(answer.body, answer.status, {**FRESH, **named}, "application/json")
    return Response(gzipped(answer.body), answer.status, {**PACKED, **named}, "application/json")


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
