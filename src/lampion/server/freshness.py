"""Files and texts that a browser keeps, for good or asking each time; compressed for those who can read it."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

ASK_EACH_TIME = "no-cache"
FOR_GOOD = "public, max-age=31536000, immutable"


def reads_gzip(request: Request) -> bool:
    """Whether the client can unpack gzip."""
    offers = (part.strip().split(";") for part in request.headers.get("accept-encoding", "").split(","))
    return any(name.strip() in ("gzip", "*") and "q=0" not in "".join(more).split() for name, *more in offers)


@lru_cache(maxsize=64)
def packed(body: bytes) -> bytes:
    """The body compressed; texts and rules are asked for again and again."""
    return gzip.compress(body, 9, mtime=0)


def answer_with(
    request: Request, tag: str, body: bytes, smaller: bytes | None, media_type: str, keep: str = ASK_EACH_TIME
) -> Response:
    """The body in the form this client reads best, or "you have it already"."""
    squeezed = smaller is not None and reads_gzip(request)
    tag = f'"{tag[:32]}{"-gz" if squeezed else ""}"'
    headers = {"etag": tag, "cache-control": keep, "vary": "accept-encoding"}
    if tag in (part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")):
        return Response(status_code=304, headers=headers)
    if squeezed and smaller is not None:
        return Response(smaller, media_type=media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(body, media_type=media_type, headers=headers)


def with_etag(request: Request, body: bytes, media_type: str) -> Response:
    """A text of the API, or "you have it already"."""
    return answer_with(request, sha256(body).hexdigest(), body, packed(body), media_type)
