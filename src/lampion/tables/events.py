"""The events of a table: what is stored, row by row, and read again in five years. docs/tables.md describes them.

The log is append-only. Kinds and fields are only ever added, and a new field has a default.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from lampion.core.game import OptionValue
from lampion.core.luck import Outcome

SeatKind: TypeAlias = Literal["human", "bot", "open"]
EndKind: TypeAlias = Literal["rules", "resign", "time", "agreement"]


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat is when the table is opened. An open one waits for somebody; a bot has the name of its level."""

    kind: SeatKind
    name: str | None = None
    level: str | None = None


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """Something that happened at a table."""


class Created(Event, frozen=True, tag="created"):
    """The table was opened. `secret` never leaves the server before the end; `commitment` is its promise."""

    game: str
    rules: str
    options: dict[str, OptionValue]
    seats: tuple[SeatPlan, ...]
    commitment: str
    secret: str
    start: int | None = None
    map: str | None = None
    rematch_of: str | None = None


class Sat(Event, frozen=True, tag="sat"):
    """Somebody took a seat: `holder` is the hash of their token, `contribution` their part of the seed."""

    seat: int
    holder: str
    name: str | None = None
    contribution: str | None = None


class Started(Event, frozen=True, tag="started"):
    """All seats were filled and chance set the game up."""

    seed: str
    start: int
    chance: tuple[Outcome, ...] = ()


class Moved(Event, frozen=True, tag="moved"):
    """A seat decided; `chance` is what followed. `level` names the bot that decided, None is a person."""

    seat: int
    move: str
    chance: tuple[Outcome, ...] = ()
    took: int = 0  # milliseconds
    level: str | None = None


class Undone(Event, frozen=True, tag="undone"):
    """A seat took its decisions after version `to` back."""

    seat: int
    to: int


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat gave up. `level` names the bot that plays it on; None: the game ends with it."""

    seat: int
    level: str | None = None


class Ended(Event, frozen=True, tag="ended"):
    """The game is over: how, by whose doing, and how it stood."""

    by: EndKind
    seat: int | None
    winners: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]


class Said(Event, frozen=True, tag="said"):
    """A line of the table's chat; `seat` None is a spectator."""

    seat: int | None
    text: str
    name: str | None = None


class Rematched(Event, frozen=True, tag="rematched"):
    """The same company went on at another table."""

    seat: int
    table: str


AnyEvent: TypeAlias = Created | Sat | Started | Moved | Undone | Resigned | Ended | Said | Rematched


class Row(msgspec.Struct, frozen=True):
    """An event with its place in the log: `at` is the store's time in milliseconds since 1970 (UTC)."""

    version: int
    at: int
    event: AnyEvent


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def encode_event(event: AnyEvent) -> str:
    """The event as it is stored."""
    return _ENCODER.encode(event).decode()


def decode_event(text: str | bytes) -> AnyEvent:
    """The inverse of `encode_event`; msgspec.ValidationError for what this version does not know."""
    return _DECODER.decode(text)
