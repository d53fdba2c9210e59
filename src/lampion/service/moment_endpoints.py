"""Key moments of an analysed game by their paths: deciding anew where it turned. Nothing is stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from lampion.service import moments
from lampion.service.endpoints import Asked, Endpoints
from lampion.service.errors import ApiError
from lampion.service.practice import LEARNER, seat_of
from lampion.service.window import Window
from lampion.tables.table import Table
from lampion.wire.answers import Why
from lampion.wire.lessons import (
    Practice,
    PracticePreviewRequest,
    PracticeRequest,
    PracticeTurnsRequest,
    PracticeWhyRequest,
)
from lampion.wire.queries import NoQuery
from lampion.wire.reading import Reader

key_moments = Endpoints("/tables/{table}/moments/{step}")

DIGITS = 6

Body = TypeVar("Body")


async def question(asked: Asked[NoQuery, Body]) -> moments.Question:
    """The moment that is asked about. Raises ApiError."""
    step = asked.parts["step"]
    if not (step.isascii() and step.isdigit() and len(step) <= DIGITS):
        raise ApiError(404, "no-such-moment", "a moment is named by how many moves were made before it")
    return await asked.api.moment(asked.parts["table"], int(step))


async def table_at(asked: Asked[NoQuery, Body], moves: Sequence[str | int]) -> Table:
    """A table at the moment, after these decisions."""
    return (await question(asked)).after(moves)


@key_moments.post("", Reader(PracticeRequest, "body"))
async def practise(asked: Asked[NoQuery, PracticeRequest]) -> Practice:
    """How it stands after decisions, and whether they were among the best that were compared."""
    return moments.practise(await question(asked), asked.body)


@key_moments.post("/previews", Reader(PracticePreviewRequest, "body"))
async def previews(asked: Asked[NoQuery, PracticePreviewRequest]) -> list[Mapping[str, object]]:
    """What is already certain about legal actions."""
    table = await table_at(asked, asked.body.moves)
    return Window(table).previews(LEARNER, seat_of(table), asked.body.codes)


@key_moments.post("/turns", Reader(PracticeTurnsRequest, "body"))
async def turns(asked: Asked[NoQuery, PracticeTurnsRequest]) -> msgspec.Raw:
    """Whole turns of the seat that decides, of games that tell them."""
    table = await table_at(asked, asked.body.moves)
    return Window(table).turns(LEARNER, seat_of(table))


@key_moments.post("/why", Reader(PracticeWhyRequest, "body"))
async def why(asked: Asked[NoQuery, PracticeWhyRequest]) -> Why:
    """Why not? The reason, or null if it is allowed."""
    table = await table_at(asked, asked.body.moves)
    return Why(Window(table).why(LEARNER, seat_of(table), asked.body.choice))
