"""Answers: JSON made by msgspec from the domain's own shapes."""

from __future__ import annotations

import msgspec
from starlette.responses import Response


def json_answer(value: object, status: int = 200) -> Response:
    """Never kept by anything in between: a position is old in a second."""
    return Response(
        msgspec.json.encode(value), status, media_type="application/json", headers={"cache-control": "no-store"}
    )
