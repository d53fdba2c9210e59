"""Lessons over HTTP; what they answer is the service's."""

from __future__ import annotations

from fastapi import APIRouter

from lampion.server.api.described import Answers, answer, body, list_of
from lampion.server.api.serving import serve
from lampion.service.lesson_endpoints import lessons
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

ERRORS: Answers = {
    400: answer(ErrorAnswer, "malformed"),
    404: answer(ErrorAnswer, "no such lesson"),
    "4XX": answer(ErrorAnswer, "malformed"),
}
REFUSED: Answers = {422: answer(RefusedAnswer, "the rules refuse one of the decisions")}
OBJECTS = answer({"type": "array", "items": {"type": "object"}})
NAME = {"type": "string"}

router = APIRouter(tags=["lessons"], responses=ERRORS)

serve(
    router,
    lessons,
    {"name": NAME, "lesson": NAME},
    {
        "list_lessons": {"responses": {200: list_of(LessonShown)}},
        "practise": {"body": body(PracticeRequest), "responses": {200: answer(Practice), **REFUSED}},
        "previews": {"body": body(PracticePreviewRequest), "responses": {200: OBJECTS, **REFUSED}},
        "turns": {
            "body": body(PracticeTurnsRequest),
            "responses": {200: answer(or_null({"type": "object"})), **REFUSED},
        },
        "why": {"body": body(PracticeWhyRequest), "responses": {200: answer(Why), **REFUSED}},
    },
)
