"""The shapes of lessons: what a client is told of them, and how it tries something."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from lampion.core.offers import Idea
from lampion.tables.fields import Chosen, Code, Notation
from lampion.wire.envelope import Envelope
from lampion.wire.requests import Sent

# What was decided since the lesson's position, oldest first.
Moves: TypeAlias = Annotated[list[Notation | Code], Meta(max_length=40)]


class TryShown(msgspec.Struct, frozen=True):
    """A try that the lesson has an answer to. `refused`: the rules do not allow its last decision."""

    id: str
    line: list[str]
    refused: bool


class LessonShown(msgspec.Struct, frozen=True):
    """A lesson in the list of a game; its words have its id. `content` is another one if the lesson was changed."""

    id: str
    content: str
    rules: list[str]
    tries: list[TryShown]


class PracticeRequest(Sent, frozen=True, kw_only=True):
    """What was decided so far, by notation or by code."""

    moves: Moves
    zones: bool = False


class PracticePreviewRequest(Sent, frozen=True, kw_only=True):
    """Legal actions after these decisions."""

    moves: Moves
    codes: Annotated[list[Code], Meta(max_length=4000)]


class PracticeTurnsRequest(Sent, frozen=True, kw_only=True):
    """Whole turns after these decisions."""

    moves: Moves


class PracticeWhyRequest(Sent, Chosen, frozen=True, kw_only=True):
    """An action somebody asks about, after these decisions."""

    moves: Moves
    notation: Notation | None = None
    code: Code | None = None


class NextShown(msgspec.Struct, frozen=True):
    """The next decision of the solution; `ideas` is the whole turn that it begins, of games that list such turns."""

    code: int
    notation: str
    ideas: list[Idea]


class Practice(msgspec.Struct, frozen=True):
    """How a lesson stands: the position as at a table, and what the lesson makes of the decisions.

    `moves` are they in notation. `tried` is the id of a try that the lesson has words for. `next` is null where the
    solution does not go on from here.
    """

    envelope: Envelope
    moves: list[str]
    stands: Literal["open", "solved", "astray"]
    tried: str | None
    next: NextShown | None
