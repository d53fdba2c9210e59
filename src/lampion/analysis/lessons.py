"""The lessons of a game, read from its file: a position, what to try there, and which tries are answered how.

A line is one try: the notation of the decisions that make it up, in which `*` stands for anything; `**` at its end for
any decisions that follow.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from lampion.core.game import Game
from lampion.core.setup import OptionValue

Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,39}$")]
Line: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1, max_length=30)]
Stands: TypeAlias = Literal["open", "solved", "astray"]

ANY_FURTHER = "**"


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A try that is not what the lesson is about. What the rules refuse they explain themselves, by `refused`.

    Of that line everything but the last decision is allowed. What is allowed is answered with words of the lesson.
    """

    id: Id
    line: Line
    refused: str | None = None

    @property
    def decisions(self) -> list[str]:
        """What is decided to see its answer."""
        return [move for move in self.line if move != ANY_FURTHER]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson. `solution` is shown to those who ask for it; what `accepts` lists is as good, and so is whatever
    leads to a position whose text has a word for each pattern of `reaches`.

    The learner decides for the seat whose turn it is. Everything that chance adds comes from a fixed seed.
    """

    id: Id
    position: str
    solution: Line
    edition: str | None = None
    options: dict[str, OptionValue] = {}
    accepts: tuple[Line, ...] = ()
    reaches: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    rules: tuple[str, ...] = ()

    @property
    def content(self) -> str:
        """Another one if the lesson has become another one: whoever has done it may look at it again."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:12]

    def judged(self, moves: Sequence[str], text: str, *, decides: bool = True) -> tuple[Stands, Wrong | None]:
        """How it stands after these decisions, which led to that text of a position, and the listed try they are.

        `decides`: the learner has something to decide now. A line that may go on is no answer by itself.
        """
        good = (self.solution, *self.accepts)
        made = next((one for one in self.wrong if not one.refused and follows(moves, one.line, whole=True)), None)
        if made is not None:
            return "astray", made
        if self.is_reached(moves, text):
            return "solved", None
        if any(line[-1] != ANY_FURTHER and follows(moves, line, whole=True) for line in good):
            return "solved", None
        goes_on = decides and any(follows(moves, line) for line in (*good, *(one.line for one in self.wrong)))
        return ("open" if goes_on else "astray"), None

    def is_reached(self, moves: Sequence[str], text: str) -> bool:
        """Whether these decisions led to a position whose text has every word that is looked for."""
        words = text.split()
        found = (any(is_like(word, pattern) for word in words) for pattern in self.reaches)
        return bool(moves) and bool(self.reaches) and all(found)


class LessonsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's lessons.toml holds."""

    lesson: tuple[Lesson, ...]


def follows(moves: Sequence[str], line: Sequence[str], *, whole: bool = False) -> bool:
    """Whether decisions are those of a line, as far as they go; `whole`: to its end."""
    goes_on = line[-1] == ANY_FURTHER
    named = line[:-1] if goes_on else line
    if (len(moves) > len(named) and not goes_on) or (whole and len(moves) < len(named)):
        return False
    return all(is_like(move, pattern) for move, pattern in zip(moves, named, strict=False))


def is_like(move: str, pattern: str) -> bool:
    """Whether a decision is as a pattern says."""
    return re.fullmatch(".*".join(re.escape(part) for part in pattern.split("*")), move) is not None


@cache
def lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; ValueError for a file that is none."""
    file = game.lessons()
    if file is None:
        return ()
    try:
        found = msgspec.convert(tomllib.loads(file.read_text("utf-8")), LessonsFile).lesson
    except (ValueError, msgspec.ValidationError) as problem:
        raise ValueError(f"the lessons of {game.name} cannot be read: {problem}") from None
    if len({one.id for one in found}) < len(found):
        raise ValueError(f"the lessons of {game.name} have an id twice")
    return found
