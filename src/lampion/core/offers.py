"""What people choose from and what boards show, in forms that any game shares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypedDict

from lampion.core.message import Message

# A set of things still to be chosen: the things by name, equal ones repeated, and how many at least and at most.
# The functional form, because "from" is a keyword of Python.
Choice = TypedDict("Choice", {"from": list[str], "min": int, "max": int})

Layout: TypeAlias = Literal["row", "grid", "list", "counter"]

UNCHOSEN = -1  # the code of an offer whose set is not chosen yet


@dataclass(frozen=True)
class Offer:
    """A legal action as people choose it: named parts by which the list can be narrowed in any order.

    Where a set is to be chosen there can be thousands of actions. One offer then stands for all of them: it has
    `choose` and no code yet. Its `notation` followed by the chosen things, in any order and separated by spaces, is the
    whole action, and `Game.parse` gives its code. Every set of an allowed size is legal.
    """

    code: int
    notation: str
    parts: Mapping[str, object]
    choose: Choice | None = None


@dataclass(frozen=True)
class Idea:
    """A whole turn as advice: its decisions by notation, which of `Game.turns` it is, what it does, and why.

    What is asked after that turn is in the line too, as far as it can be known; `turn` is None if the game cannot tell.
    """

    line: list[str]
    turn: int | None
    text: Message
    reasons: list[Message]


@dataclass(frozen=True)
class Account:
    """A decision as everybody may know it: a sentence of the log, and what it changes, as the game's board shows it.

    Names of seats in the sentence are worded later, for each reader.
    """

    sentence: Message
    preview: Mapping[str, object]


@dataclass(frozen=True)
class StandingQuestion:
    """A question that comes again and again, and that a player may answer once and for all; its answers in words."""

    name: str
    text: Message
    answers: Mapping[str, Message]


@dataclass(frozen=True)
class StandingChoice:
    """A decision that is a standing question: its name, and the legal action that each possible answer means."""

    question: str
    actions: Mapping[str, int]


@dataclass(frozen=True)
class Piece:
    """Something on the table, for boards that know nothing of the game."""

    id: str
    label: Message
    at: str | None = None
    count: int = 1
    colour: str | None = None
    shape: str | None = None
    hidden: bool = False


@dataclass(frozen=True)
class Zone:
    """A place on the table that holds pieces: a row, a grid, a list or a counter."""

    id: str
    label: Message
    layout: Layout
    pieces: tuple[Piece, ...]
    owner: int | None = None
    columns: int | None = None


def zones_of(data: Mapping[str, object]) -> list[Zone]:
    """JSON data as zones, for a game that describes none of its own: one for each name, with a piece for each thing."""
    return [Zone(name, as_written(name.replace("_", " ")), "row", _pieces(name, data[name])) for name in data]


def _pieces(name: str, value: object) -> tuple[Piece, ...]:
    if isinstance(value, Mapping):
        things = [f"{key}: {one}" for key, one in value.items()]
    else:
        things = [str(one) for one in value] if isinstance(value, list | tuple) else [str(value)]
    return tuple(Piece(f"{name}-{number}", as_written(thing)) for number, thing in enumerate(things))


def as_written(text: str) -> Message:
    """A text that is the same in every language."""
    return Message("as-written", {"text": text})
