"""Key moments of an analysed game over HTTP: deciding anew where a game turned. Nothing is stored."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from lampion.server.api.answers import json_answer, long_answer, read
from lampion.server.api.app_state import app_state
from lampion.server.api.described import Answers, answer, body
from lampion.server.api.lessons import PRACTICE, PREVIEWS, REFUSED, TURNS, WHY
from lampion.service import moments
from lampion.service.moments import Question
from lampion.service.practice import LEARNER, seat_of
from lampion.service.table_ids import PATTERN
from lampion.service.window import Window
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

router = APIRouter(prefix="/tables/{table}/moments/{step}", tags=["tables"], responses=ERRORS)

TableId = Annotated[str, Path(json_schema_extra={"pattern": f"^{PATTERN.pattern}$"})]
Step = Annotated[int, Path(ge=0, le=LARGEST)]


async def asked_about(request: Request, table: str, step: int) -> Question:
    return await app_state(request).api.moment(table, step)


@router.post("", openapi_extra=body(PracticeRequest), responses={200: answer(Practice), **REFUSED})
async def practise(request: Request, table: TableId, step: Step) -> Response:
    """How it stands after decisions, and whether they were among the best that were compared."""
    asked = await read(request, PRACTICE)
    return long_answer(request, moments.practise(await asked_about(request, table, step), asked))


@router.post(
    "/previews",
    openapi_extra=body(PracticePreviewRequest),
    responses={200: answer({"type": "array", "items": {"type": "object"}}), **REFUSED},
)
async def previews(request: Request, table: TableId, step: Step) -> Response:
    """What is already certain about legal actions."""
    asked = await read(request, PREVIEWS)
    at = (await asked_about(request, table, step)).after(asked.moves)
    return long_answer(request, Window(at).previews(LEARNER, seat_of(at), asked.codes))


@router.post(
    "/turns",
    openapi_extra=body(PracticeTurnsRequest),
    responses={200: answer(or_null({"type": "object"})), **REFUSED},
)
async def turns(request: Request, table: TableId, step: Step) -> Response:
    """Whole turns of the seat that decides, of games that tell them."""
    asked = await read(request, TURNS)
    at = (await asked_about(request, table, step)).after(asked.moves)
    return long_answer(request, Window(at).turns(LEARNER, seat_of(at)))


@router.post("/why", openapi_extra=body(PracticeWhyRequest), responses={200: answer(Why), **REFUSED})
async def why(request: Request, table: TableId, step: Step) -> Response:
    """Why not? The reason, or null if it is allowed."""
    asked = await read(request, WHY)
    at = (await asked_about(request, table, step)).after(asked.moves)
    return json_answer(Why(Window(at).why(LEARNER, seat_of(at), asked.choice)))
