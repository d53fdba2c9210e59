"""The shapes of the short answers, for the API's description."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


class OptionFacts(BaseModel):
    """A choice before the game."""

    default: bool | int | str
    choices: list[bool | int | str]


class GameFacts(BaseModel):
    """A game: how many can play, what can be chosen, which bots play it.

    `maps` are those that the host has installed, the usual one first; none for games without maps.
    """

    name: str
    title: str
    seats: list[int]
    options: dict[str, OptionFacts]
    bots: list[str]
    maps: list[str]


class Reach(BaseModel):
    """From where this server can be reached, and by which address; null: the one the client uses itself.

    `can_open`: the client sits at this machine and may let its network in.
    """

    reach: Literal["device", "network", "everywhere"]
    address: str | None
    can_open: bool


class Opened(BaseModel):
    """A new table."""

    table: str
    version: int


class Ack(BaseModel):
    """A command that is stored: killing the server now does not lose it."""

    version: int
    key: str


class ThingShape(BaseModel):
    """Something on the table, named as the parts of offers are."""

    part: str
    name: str


class ReasonShape(BaseModel):
    """Why not: the rule's number, the key of a text, its facts, and the things on the table it is about."""

    rule: str
    key: str
    facts: dict[str, Any]
    about: list[ThingShape]


class Why(BaseModel):
    """The reason, or null if it is allowed."""

    reason: ReasonShape | None


class ErrorAnswer(BaseModel):
    """What could not be done: a code, an English sentence, and facts that depend on the code."""

    model_config = ConfigDict(extra="allow")

    error: str
    message: str


class ConflictAnswer(ErrorAnswer):
    """The table has moved on to this version."""

    version: int


class RefusedAnswer(ErrorAnswer):
    """The rules or the table say no."""

    reason: ReasonShape
