"""The shapes of the short answers, and of errors."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from lampion.core.message import Reason
from lampion.core.setup import OptionValue


class OptionFacts(msgspec.Struct, frozen=True):
    """A choice before the game."""

    default: OptionValue
    choices: list[OptionValue]


class StrengthFacts(msgspec.Struct, frozen=True):
    """About how many of so many games a level wins against another, with two seats, as measured."""

    against: str
    wins: int
    of: int


class LevelFacts(msgspec.Struct, frozen=True):
    """A level to play against; what was not measured is null."""

    name: str
    strength: StrengthFacts | None


class GameFacts(msgspec.Struct, frozen=True):
    """A game: how many can play, what can be chosen, which bots play it.

    `bots` are all of them, `levels` those to be offered to people, both from the weakest.
    `turns` is how many each of two players has in a game, as measured with bots, or null. `maps` are those that the
    host has installed, the usual one first; none for games without maps.
    """

    name: str
    title: str
    seats: list[int]
    options: dict[str, OptionFacts]
    bots: list[str]
    levels: list[LevelFacts]
    turns: int | None
    maps: list[str]


class EditionValue(msgspec.Struct, frozen=True):
    """A value of an edition: its key in the file, what it is called, itself, in words, and where it comes from.

    `group` and `row` are titles in words; a value that is in no row has none. `note` says more about its source.
    """

    key: str
    group: str
    row: str
    label: str
    value: Any
    text: str
    mark: Literal["text", "inferred", "house"] | None
    note: str


class EditionAnswer(msgspec.Struct, frozen=True):
    """An edition of a game with all its values. `usual`: new tables are played with it unless they name another."""

    game: str
    name: str
    hash: str
    usual: bool
    values: list[EditionValue]


class Reach(msgspec.Struct, frozen=True):
    """From where this server can be reached, and by which address; null: the one the client uses itself.

    `can_open`: the client sits at this machine and may let its network in.
    """

    reach: Literal["device", "network", "everywhere"]
    address: str | None
    can_open: bool


class NoticeShown(msgspec.Struct, frozen=True):
    """What the host says to everybody, until a time in milliseconds since 1970 (UTC)."""

    text: str
    until: int


class NoticeAnswer(msgspec.Struct, frozen=True):
    """What the host says now, or null."""

    notice: NoticeShown | None


class Opened(msgspec.Struct, frozen=True):
    """A new table."""

    table: str
    version: int


class Ack(msgspec.Struct, frozen=True):
    """A command that is stored: killing the server now does not lose it."""

    version: int
    key: str


class Why(msgspec.Struct, frozen=True):
    """The reason, or null if it is allowed."""

    reason: Reason | None


class ErrorAnswer(msgspec.Struct, frozen=True):
    """What could not be done: a code, an English sentence, and facts that depend on the code."""

    error: str
    message: str


class ConflictAnswer(ErrorAnswer, frozen=True):
    """The table has moved on to this version."""

    version: int


class RefusedAnswer(ErrorAnswer, frozen=True):
    """The rules or the table say no. `step`, for a line: which of its decisions, from 0; none of them was made."""

    reason: Reason
    step: int | msgspec.UnsetType = msgspec.UNSET


class NotStoredAnswer(ErrorAnswer, frozen=True):
    """The store failed. `unsure`: it may have been stored after all; sending it again with the same key settles it."""

    unsure: bool
