"""The shapes of the short answers, for the API's description."""

from __future__ import annotations

from typing import Any

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


class Opened(BaseModel):
    """A new table."""

    table: str
    version: int


class Ack(BaseModel):
    """A command that is stored: killing the server now does not lose it."""

    version: int
    key: str


class ReasonShape(BaseModel):
    """Why not: the rule's number, the key of a text, and its facts."""

    rule: str
    key: str
    facts: dict[str, Any]


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
