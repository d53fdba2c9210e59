"""Lessons over HTTP: which there are, and trying something in one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from lampion.server.api.answers import json_answer, long_answer, read
from lampion.server.api.described import Answers, answer, body, list_of
from lampion.service import practice
from lampion.tables.fields import or_null
from lampion.wire.answers import ErrorAnswer, RefusedAnswer, Why
from lampion.wire.lessons import (
    LessonShown,
    Practice,
    PracticePreviewRequest,
    PracticeRequest,
    PracticeTurnsRequest,
    PracticeWhyRequest,
)
from lampion.wire.reading import Reader

ERRORS: Answers = {
    400: answer(ErrorAnswer, "malformed"),
    404: answer(ErrorAnswer, "no such lesson"),
    "4XX": answer(ErrorAnswer, "malformed"),
}
REFUSED: Answers = {422: answer(RefusedAnswer, "the rules refuse one of the decisions")}
PRACTICE = Reader(PracticeRequest, "body")
PREVIEWS = Reader(PracticePreviewRequest, "body")
TURNS = Reader(PracticeTurnsRequest, "body")
WHY = Reader(PracticeWhyRequest, "body")

router = APIRouter(prefix="/lessons", tags=["lessons"], responses=ERRORS)

GameName = Annotated[str, Path(max_length=40)]
LessonId = Annotated[str, Path(max_length=40)]


@router.get("/{name}", responses={200: list_of(LessonShown)})
async def list_lessons(name: GameName) -> Response:
    """The lessons of a game in their order; none for a game that brings none."""
    return json_answer(practice.lessons_of(name))


@router.post("/{name}/{lesson}", openapi_extra=body(PracticeRequest), responses={200: answer(Practice), **REFUSED})
async def practise(request: Request, name: GameName, lesson: LessonId) -> Response:
    """How the lesson stands after decisions; nothing is stored."""
    return long_answer(request, practice.practise(name, lesson, await read(request, PRACTICE)))


@router.post(
    "/{name}/{lesson}/previews",
    openapi_extra=body(PracticePreviewRequest),
    responses={200: answer({"type": "array", "items": {"type": "object"}}), **REFUSED},
)
async def previews(request: Request, name: GameName, lesson: LessonId) -> Response:
    """What is already certain about legal actions."""
    return long_answer(request, practice.previews(name, lesson, await read(request, PREVIEWS)))


@router.post(
    "/{name}/{lesson}/turns",
    openapi_extra=body(PracticeTurnsRequest),
    responses={200: answer(or_null({"type": "object"})), **REFUSED},
)
async def turns(request: Request, name: GameName, lesson: LessonId) -> Response:
    """Whole turns of the seat that decides, of games that tell them."""
    return long_answer(request, practice.turns(name, lesson, await read(request, TURNS)))


@router.post("/{name}/{lesson}/why", openapi_extra=body(PracticeWhyRequest), responses={200: answer(Why), **REFUSED})
async def why(request: Request, name: GameName, lesson: LessonId) -> Response:
    """Why not? The reason, or null if it is allowed."""
    return json_answer(practice.why(name, lesson, await read(request, WHY)))
