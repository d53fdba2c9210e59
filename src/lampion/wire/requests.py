"""The shapes of what clients send over HTTP. What a command is, tables/commands.py says."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import force_setattr

from lampion.core.setup import OptionValue
from lampion.tables.clocks import DAY
from lampion.tables.commands import Answer, Ask, Command, Done, Move, PlayLine, Undo
from lampion.tables.events import ClockPlan, SeatKind, SeatPlan
from lampion.tables.fields import (
    LONGEST_NAME,
    Chosen,
    Code,
    Contribution,
    Key,
    MoveNumber,
    Name,
    Notation,
    PositionText,
    RawRecord,
    SeatNumber,
    Version,
    Word,
)
from lampion.tables.writing import readable


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client sends. Unknown fields are mistakes."""


class NewSeat(Sent, frozen=True):
    """A seat of a new table. Human ones belong to whoever opens it; open ones wait for somebody."""

    kind: SeatKind
    name: Name | None = None
    level: Word | None = None

    def __post_init__(self) -> None:
        if self.name is not None:
            force_setattr(self, "name", readable(self.name, LONGEST_NAME))

    def plan(self) -> SeatPlan:
        """The seat as the table knows it."""
        return SeatPlan(self.kind, self.name, self.level if self.kind == "bot" else None)


class NewClock(Sent, frozen=True):
    """How long a seat may think, in milliseconds: a bank that grows with each turn, or days for each move."""

    bank: Annotated[int, Meta(ge=1000, le=30 * DAY)] | None = None
    increment: Annotated[int, Meta(ge=0, le=3600 * 1000)] = 0
    days: Annotated[int, Meta(ge=1, le=30)] | None = None

    def __post_init__(self) -> None:
        if (self.bank is None) == (self.days is None) or (self.days is not None and self.increment):
            raise ValueError("expected either a bank, with or without increment, or days")

    def plan(self) -> ClockPlan:
        """The clock as the table knows it."""
        return ClockPlan(self.bank or 0, self.increment, self.days or 0)


class NewTable(Sent, frozen=True):
    """A table to open. `start` is the start player; null lets chance choose. `listed`: strangers may find it.

    `map` is the name of a map that the host has installed; null: the game's usual one. The game begins with a deal, or
    from the text of a `position`, or from where a `record` stood after move number `move`. Then `start` is not chosen,
    and options and map that are not sent are those of the position.
    """

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=32)] = msgspec.field(default_factory=dict)
    start: SeatNumber | None = None
    contribution: Contribution | None = None
    clock: NewClock | None = None
    map: Word | None = None
    listed: bool = False
    position: PositionText | None = None
    record: RawRecord = msgspec.field(default_factory=msgspec.Raw)
    move: MoveNumber | None = None

    def __post_init__(self) -> None:
        if (self.move is None) != (self.recorded is None):
            raise ValueError("expected a record and the number of a move together")
        if self.position is not None and self.recorded is not None:
            raise ValueError("expected either a position, or a record and a move")

    @property
    def recorded(self) -> bytes | None:
        """The record as JSON; None if none was sent."""
        return None if bytes(self.record) in (b"", b"null") else bytes(self.record)


class CommandRequest(Sent, frozen=True, kw_only=True):
    """A command under a key of the client's own. `version` is the one the client has seen.

    It may be null for what does not depend on the position: whatever is not move, line, done or undo, and no ask or
    answer that does not name its question.
    """

    key: Key
    version: Version | None = None
    seat: SeatNumber
    command: Command

    def __post_init__(self) -> None:
        about_a_position = isinstance(self.command, Move | PlayLine | Done | Undo)
        if isinstance(self.command, Ask | Answer):
            about_a_position = self.command.question is None
        if self.version is None and about_a_position:
            raise ValueError(f"{self.command.__struct_config__.tag} needs the version it is about")


class WhyRequest(Sent, Chosen, frozen=True):
    """An action somebody asks about, by notation or by code."""

    seat: SeatNumber
    notation: Notation | None = None
    code: Code | None = None


class PreviewRequest(Sent, frozen=True, kw_only=True):
    """Legal actions of the seat that decides, at the version they were offered."""

    seat: SeatNumber
    version: Version | None = None
    codes: Annotated[list[Code], Meta(max_length=4000)]


class TurnsRequest(Sent, frozen=True):
    """The seat that decides, and the version at which it wants to know its whole turns."""

    seat: SeatNumber
    version: Version | None = None


class AnalysisRequest(Sent, frozen=True, kw_only=True):
    """Have a finished game analysed."""


class HintRequest(Sent, frozen=True):
    """The seat that wants advice, the version it is wanted for, and how many whole turns are wanted as ideas."""

    seat: SeatNumber
    version: Version | None = None
    ideas: Annotated[int, Meta(ge=0, le=3)] = 0
