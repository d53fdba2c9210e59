"""What clients send, as the border checks it; each knows how to become a word of the domain."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from lampion.tables.commands import (
    Answer,
    Ask,
    Command,
    Done,
    Leave,
    Move,
    Mute,
    OfferSeat,
    Rematch,
    Resign,
    Resume,
    Return,
    Say,
    SetStanding,
    SetWait,
    Sit,
    TakeSeat,
    Undo,
)
from lampion.tables.events import ClockPlan, SeatPlan

LARGEST = 2**53 - 1  # the largest whole number that every JSON reader keeps


def printable(text: str) -> str:
    """A name people can read: trimmed, without control characters."""
    trimmed = text.strip()
    if not trimmed or not trimmed.isprintable():
        raise ValueError("expected a name of printable characters")
    return trimmed


Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(printable)]
ChatLine = Annotated[str, Field(min_length=1, max_length=400), AfterValidator(printable)]
Contribution = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$", description="128 random bits of the client, in hex")]
SeatNumber = Annotated[int, Field(ge=0, le=63)]
Code = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]
Notation = Annotated[str, Field(min_length=1, max_length=200)]
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._:-]+$")]
Version = Annotated[int, Field(ge=0, le=LARGEST)]


class Sent(BaseModel):
    """Something a client sends. Unknown fields are mistakes."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewSeat(Sent):
    """A seat of a new table. Human ones belong to whoever opens it; open ones wait for somebody."""

    kind: Literal["human", "bot", "open"]
    name: Name | None = None
    level: Annotated[str, Field(max_length=40)] | None = None

    def plan(self) -> SeatPlan:
        """The seat as the table knows it."""
        return SeatPlan(self.kind, self.name, self.level if self.kind == "bot" else None)


class NewClock(Sent):
    """How long a seat may think, in milliseconds: a bank that grows with each turn, or days for each move."""

    bank: Annotated[int, Field(ge=1000, le=30 * 24 * 3600 * 1000)] | None = None
    increment: Annotated[int, Field(ge=0, le=3600 * 1000)] = 0
    days: Annotated[int, Field(ge=1, le=30)] | None = None

    @model_validator(mode="after")
    def one_of_both(self) -> NewClock:
        """A bank or days."""
        if (self.bank is None) == (self.days is None) or (self.days is not None and self.increment):
            raise ValueError("expected either a bank, with or without increment, or days")
        return self

    def plan(self) -> ClockPlan:
        """The clock as the table knows it."""
        return ClockPlan(self.bank or 0, self.increment, self.days or 0)


class NewTable(Sent):
    """A table to open. `start` is the start player; null lets chance choose. `listed`: strangers may find it.

    `map` is the name of a map that the host has installed; null: the game's usual one.
    """

    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=16)]
    options: Annotated[dict[str, bool | int | str], Field(max_length=32)] = {}
    start: SeatNumber | None = None
    contribution: Contribution | None = None
    clock: NewClock | None = None
    map: Annotated[str, Field(max_length=40)] | None = None
    listed: bool = False


class MoveCommand(Sent):
    """Decide, by notation or by code."""

    do: Literal["move"]
    notation: Notation | None = None
    code: Code | None = None

    @model_validator(mode="after")
    def one_of_both(self) -> MoveCommand:
        """Exactly one says what to do."""
        if (self.notation is None) == (self.code is None):
            raise ValueError("expected either notation or code")
        return self

    def command(self) -> Command:
        """As the table knows it."""
        return Move(self.code if self.notation is None and self.code is not None else self.notation or "")


class DoneCommand(Sent):
    """Hand the move on, where the table waits for it."""

    do: Literal["done"]

    def command(self) -> Command:
        """As the table knows it."""
        return Done()


class SetWaitCommand(Sent):
    """Whether the table is to wait for this seat's "done"."""

    do: Literal["set-wait"]
    on: bool

    def command(self) -> Command:
        """As the table knows it."""
        return SetWait(self.on)


class SetStandingCommand(Sent):
    """Answer a standing question of the game once and for all; null: be asked each time."""

    do: Literal["set-standing"]
    question: Annotated[str, Field(max_length=40)]
    answer: Annotated[str, Field(max_length=40)] | None

    def command(self) -> Command:
        """As the table knows it."""
        return SetStanding(self.question, self.answer)


class UndoCommand(Sent):
    """Take the last decision back."""

    do: Literal["undo"]

    def command(self) -> Command:
        """As the table knows it."""
        return Undo()


class ResignCommand(Sent):
    """Give up."""

    do: Literal["resign"]

    def command(self) -> Command:
        """As the table knows it."""
        return Resign()


class SitCommand(Sent):
    """Take an open seat."""

    do: Literal["sit"]
    name: Name | None = None
    contribution: Contribution | None = None

    def command(self) -> Command:
        """As the table knows it."""
        return Sit(self.name, self.contribution)


class RematchCommand(Sent):
    """Play again at a new table."""

    do: Literal["rematch"]
    contribution: Contribution | None = None

    def command(self) -> Command:
        """As the table knows it."""
        return Rematch(self.contribution)


class AskCommand(Sent):
    """Ask the others for a take-back of one's last decision, or for a pause."""

    do: Literal["ask"]
    what: Literal["take-back", "pause"]

    def command(self) -> Command:
        """As the table knows it."""
        return Ask(self.what)


class AnswerCommand(Sent):
    """Say yes or no to what was asked."""

    do: Literal["answer"]
    yes: bool

    def command(self) -> Command:
        """As the table knows it."""
        return Answer(self.yes)


class ResumeCommand(Sent):
    """End the pause."""

    do: Literal["resume"]

    def command(self) -> Command:
        """As the table knows it."""
        return Resume()


class LeaveCommand(Sent):
    """Leave; a bot may play meanwhile."""

    do: Literal["leave"]
    bot: bool = False

    def command(self) -> Command:
        """As the table knows it."""
        return Leave(self.bot)


class ReturnCommand(Sent):
    """Come back."""

    do: Literal["return"]

    def command(self) -> Command:
        """As the table knows it."""
        return Return()


class OfferSeatCommand(Sent):
    """Let another device take the seat over; `code` is the SHA-256, in hex, of a code of one's own."""

    do: Literal["offer-seat"]
    code: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]

    def command(self) -> Command:
        """As the table knows it."""
        return OfferSeat(self.code)


class TakeSeatCommand(Sent):
    """Take a seat over from another device, with the code itself."""

    do: Literal["take-seat"]
    code: Annotated[str, Field(min_length=22, max_length=128)]

    def command(self) -> Command:
        """As the table knows it."""
        return TakeSeat(self.code)


class SayCommand(Sent):
    """Write a line to everybody at the table."""

    do: Literal["say"]
    text: ChatLine

    def command(self) -> Command:
        """As the table knows it."""
        return Say(self.text)


class MuteCommand(Sent):
    """Read no more of what a seat says, or again."""

    do: Literal["mute"]
    whom: SeatNumber
    on: bool = True

    def command(self) -> Command:
        """As the table knows it."""
        return Mute(self.whom, self.on)


AnyCommand = Annotated[
    MoveCommand
    | DoneCommand
    | SetWaitCommand
    | SetStandingCommand
    | UndoCommand
    | ResignCommand
    | SitCommand
    | RematchCommand
    | AskCommand
    | AnswerCommand
    | ResumeCommand
    | LeaveCommand
    | ReturnCommand
    | OfferSeatCommand
    | TakeSeatCommand
    | SayCommand
    | MuteCommand,
    Field(discriminator="do"),
]
ABOUT_A_POSITION = (MoveCommand, DoneCommand, UndoCommand, AskCommand, AnswerCommand)


class CommandRequest(Sent):
    """A command under a key of the client's own. `version` is the one the client has seen.

    It may be null for what does not depend on the position: whatever is not move, done, undo, ask or answer.
    """

    key: Key
    version: Version | None = None
    seat: SeatNumber
    command: AnyCommand

    @model_validator(mode="after")
    def version_seen(self) -> CommandRequest:
        """Some commands are about one position."""
        if self.version is None and isinstance(self.command, ABOUT_A_POSITION):
            raise ValueError(f"{self.command.do} needs the version it is about")
        return self


class Choice(Sent):
    """An action somebody asks about, by notation or by code."""

    seat: SeatNumber
    notation: Notation | None = None
    code: Code | None = None

    @model_validator(mode="after")
    def one_of_both(self) -> Choice:
        """Exactly one says which."""
        if (self.notation is None) == (self.code is None):
            raise ValueError("expected either notation or code")
        return self

    def choice(self) -> str | int:
        """What was asked about."""
        return self.code if self.code is not None else self.notation or ""


class PreviewRequest(Sent):
    """Legal actions of the seat that decides, at the version they were offered."""

    seat: SeatNumber
    version: Version | None = None
    codes: Annotated[list[Code], Field(max_length=4000)]


class HintRequest(Sent):
    """The seat that wants advice, and the version it is wanted for."""

    seat: SeatNumber
    version: Version | None = None


class DoMessage(CommandRequest):
    """A command over a WebSocket."""

    type: Literal["do"]


class LookMessage(Sent):
    """See the table from another seat of one's own; null: follow the one that decides."""

    type: Literal["look"]
    seat: SeatNumber | None = None


class PingMessage(Sent):
    """Is anybody there?"""

    type: Literal["ping"]


AnyMessage = Annotated[DoMessage | LookMessage | PingMessage, Field(discriminator="type")]
