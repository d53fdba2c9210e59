"""Key moments of an analysed game over HTTP; what they answer is the service's."""

from __future__ import annotations

from fastapi import APIRouter

from lampion.server.api.described import Answers, answer, body
from lampion.server.api.lessons import OBJECTS, REFUSED
from lampion.server.api.serving import serve
from lampion.server.api.tables import TABLE
from lampion.service.moment_endpoints import key_moments
from lampion.tables.fields import LARGEST, or_null
from lampion.wire.answers import ErrorAnswer, Why
from lampion.wire.lessons import (
    Practice,
    PracticePreviewRequest,
    PracticeRequest,
    PracticeTurnsRequest,
    PracticeWhyRequest,
)

ERRORS: Answers = {
    400: answer(ErrorAnswer, "malformed"),
    404: answer(ErrorAnswer, "no such table, or no such moment"),
    409: answer(ErrorAnswer, "the game is still running"),
    "4XX": answer(ErrorAnswer, "malformed"),
}
STEP = {"type": "integer", "minimum": 0, "maximum": LARGEST}

router = APIRouter(tags=["tables"], responses=ERRORS)

serve(
    router,
    key_moments,
    {**TABLE, "step": STEP},
    {
        "practise": {"body": body(PracticeRequest), "responses": {200: answer(Practice), **REFUSED}},
        "previews": {"body": body(PracticePreviewRequest), "responses": {200: OBJECTS, **REFUSED}},
        "turns": {
            "body": body(PracticeTurnsRequest),
            "responses": {200: answer(or_null({"type": "object"})), **REFUSED},
        },
        "why": {"body": body(PracticeWhyRequest), "responses": {200: answer(Why), **REFUSED}},
    },
)
