"""Lessons by their paths: which there are, and trying something in one."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from lampion.service import practice
from lampion.service.endpoints import Asked, Endpoints
from lampion.wire.answers import Why
from lampion.wire.lessons import (
    LessonShown,
    Practice,
    PracticePreviewRequest,
    PracticeRequest,
    PracticeTurnsRequest,
    PracticeWhyRequest,
)
from lampion.wire.queries import NoQuery
from lampion.wire.reading import Reader

lessons = Endpoints("/lessons")


@lessons.get("/{name}")
async def list_lessons(asked: Asked[NoQuery, None]) -> list[LessonShown]:
    """The lessons of a game in their order; none for a game that brings none."""
    return practice.lessons_of(asked.parts["name"])


@lessons.post("/{name}/{lesson}", Reader(PracticeRequest, "body"))
async def practise(asked: Asked[NoQuery, PracticeRequest]) -> Practice:
    """How the lesson stands after decisions; nothing is stored."""
    return practice.practise(asked.parts["name"], asked.parts["lesson"], asked.body)


@lessons.post("/{name}/{lesson}/previews", Reader(PracticePreviewRequest, "body"))
async def previews(asked: Asked[NoQuery, PracticePreviewRequest]) -> list[Mapping[str, object]]:
    """What is already certain about legal actions."""
    return practice.previews(asked.parts["name"], asked.parts["lesson"], asked.body)


@lessons.post("/{name}/{lesson}/turns", Reader(PracticeTurnsRequest, "body"))
async def turns(asked: Asked[NoQuery, PracticeTurnsRequest]) -> msgspec.Raw:
    """Whole turns of the seat that decides, of games that tell them."""
    return practice.turns(asked.parts["name"], asked.parts["lesson"], asked.body)


@lessons.post("/{name}/{lesson}/why", Reader(PracticeWhyRequest, "body"))
async def why(asked: Asked[NoQuery, PracticeWhyRequest]) -> Why:
    """Why not? The reason, or null if it is allowed."""
    return practice.why(asked.parts["name"], asked.parts["lesson"], asked.body)
