"""Files and texts that a browser keeps, but asks about each time."""

from __future__ import annotations

from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response


def with_etag(request: Request, body: bytes, media_type: str) -> Response:
    """The body, or "you have it already"."""
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in (part.strip() for part in request.headers.get("if-none-match", "").split(",")):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)
