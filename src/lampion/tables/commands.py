"""What people may ask of a table, in the shape in which clients send it. docs/api.md describes it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec.structs import force_setattr

from lampion.tables.events import AskedFor
from lampion.tables.fields import (
    LONGEST_LINE,
    LONGEST_NAME,
    ChatLine,
    Chosen,
    Code,
    Contribution,
    Hash,
    Name,
    Notation,
    NotationLine,
    SeatNumber,
    Secret,
    Version,
    Word,
)
from lampion.tables.writing import readable


class Commanded(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """Something a client asks a table to do. Unknown fields are mistakes.

    Defaults are left out of the digest that is stored with a key, so that a new field does not make it another command.
    """


class Move(Commanded, Chosen, frozen=True, tag="move"):
    """Decide, by notation or by code."""

    notation: Notation | None = None
    code: Code | None = None


class PlayLine(Commanded, frozen=True, tag="line"):
    """Decide several times in one piece, by notation: all of it happens, or nothing does. Undo takes all of it back.

    `joined`: it goes on with what this seat has decided last, and is taken back together with it.
    """

    line: NotationLine
    joined: bool = False


class Done(Commanded, frozen=True, tag="done"):
    """Hand the move on: what was decided stays."""


class SetWait(Commanded, frozen=True, tag="set-wait"):
    """Whether the table is to wait for this seat's "done"."""

    on: bool


class SetStanding(Commanded, frozen=True, tag="set-standing"):
    """Answer a standing question of the game once and for all; null: be asked each time."""

    question: Word
    answer: Word | None


class Undo(Commanded, frozen=True, tag="undo"):
    """Take the last decision back."""


class Resign(Commanded, frozen=True, tag="resign"):
    """Give up."""


class Sit(Commanded, frozen=True, tag="sit"):
    """Take an open seat."""

    name: Name | None = None
    contribution: Contribution | None = None

    def __post_init__(self) -> None:
        if self.name is not None:
            force_setattr(self, "name", readable(self.name, LONGEST_NAME))


class Rematch(Commanded, frozen=True, tag="rematch"):
    """Play again with the same players, at a new table."""

    contribution: Contribution | None = None


class Ask(Commanded, frozen=True, tag="ask"):
    """Ask the others for a take-back of one's last decision, or for a pause.

    `question` is the version of the table at which the question came up: what people say to each other after it does
    not make it another question.
    """

    what: AskedFor
    question: Version | None = None


class Answer(Commanded, frozen=True, tag="answer"):
    """Say yes or no to what was asked; `question` is the version at which it was asked."""

    yes: bool
    question: Version | None = None


class Resume(Commanded, frozen=True, tag="resume"):
    """End the pause."""


class Leave(Commanded, frozen=True, tag="leave"):
    """Leave; a bot may play meanwhile."""

    bot: bool = False


class Return(Commanded, frozen=True, tag="return"):
    """Come back."""


class OfferSeat(Commanded, frozen=True, tag="offer-seat"):
    """Let another device take the seat over, once; `code` is the SHA-256, in hex, of a code of one's own."""

    code: Hash


class TakeSeat(Commanded, frozen=True, tag="take-seat"):
    """Take a seat over from another device, with the code itself."""

    code: Secret


class Say(Commanded, frozen=True, tag="say"):
    """Write a line to everybody at the table."""

    text: ChatLine

    def __post_init__(self) -> None:
        force_setattr(self, "text", readable(self.text, LONGEST_LINE))


class Mute(Commanded, frozen=True, tag="mute"):
    """Read no more of what a seat says, or again."""

    whom: SeatNumber
    on: bool = True


Command: TypeAlias = (
    Move
    | PlayLine
    | Done
    | SetWait
    | SetStanding
    | Undo
    | Resign
    | Sit
    | Rematch
    | Ask
    | Answer
    | Resume
    | Leave
    | Return
    | OfferSeat
    | TakeSeat
    | Say
    | Mute
)
