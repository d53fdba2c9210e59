"""The events of a table: what is stored, row by row, and read again in five years. docs/tables.md describes them.

The log is append-only. Kinds and fields are only ever added, and a new field has a default.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from lampion.core.chance import ChanceEvent
from lampion.core.setup import EditionName, OptionValue

SeatKind: TypeAlias = Literal["human", "bot", "open"]
AskedFor: TypeAlias = Literal["take-back", "pause"]
EndKind: TypeAlias = Literal["rules", "resign", "time", "agreement", "host"]


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat is when the table is opened. An open one waits for somebody; a bot has the name of its level."""

    kind: SeatKind
    name: str | None = None
    level: str | None = None


class ClockPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a seat may think: a bank of milliseconds and an increment for each turn, or days per move."""

    bank: int = 0
    increment: int = 0
    days: int = 0


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """Something that happened at a table."""


class Created(Event, frozen=True, tag="created"):
    """The table was opened. `secret` never leaves the server before the end; `commitment` is its promise.

    `position` is the whole text of the position it begins from, hidden things included: it leaves the server as late
    as the secret does. Where nothing was shuffled in secret nothing is promised, and the secret is the seed: the table
    begins from a position, or the players have chosen the seed.
    """

    game: str
    rules: str
    options: dict[str, OptionValue]
    seats: tuple[SeatPlan, ...]
    commitment: str | None
    secret: str
    start: int | None = None
    map: str | None = None
    map_hash: str | None = None
    rematch_of: str | None = None
    clock: ClockPlan | None = None  # None: nobody is in a hurry
    listed: bool = False  # in the lobby for strangers to find; else only by link
    position: str | None = None
    outages: int = 0  # how many there had been: they take nothing from its clock

    @property
    def edition(self) -> EditionName | None:
        """The edition it is played with, as records name it."""
        return None if self.map is None or self.map_hash is None else EditionName(self.map, self.map_hash)


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
    chance: tuple[ChanceEvent, ...] = ()


class Moved(Event, frozen=True, tag="moved"):
    """A seat decided; `chance` is what followed. `level` names the bot that decided, None is a person.

    `waits`: the next seat is asked only once this one has handed on. `standing`: it was the seat's standing answer.
    `joined`: it goes with the seat's decision before it, and undo takes both back.
    """

    seat: int
    move: str
    chance: tuple[ChanceEvent, ...] = ()
    took: int = 0  # milliseconds
    level: str | None = None
    waits: bool = False
    standing: bool = False
    joined: bool = False


class HandedOn(Event, frozen=True, tag="handed-on"):
    """A seat said "done": what it decided can no longer be taken back, and the next seat is asked."""

    seat: int


class WaitSet(Event, frozen=True, tag="wait-set"):
    """Whether the table is to wait for this seat's "done"."""

    seat: int
    on: bool


class StandingSet(Event, frozen=True, tag="standing-set"):
    """A seat answered a question of the game once and for all; None: it wants to be asked again."""

    seat: int
    question: str
    answer: str | None = None


class Undone(Event, frozen=True, tag="undone"):
    """A seat took all decisions after version `to` back; `agreed`: with the consent of the others."""

    seat: int
    to: int
    agreed: bool = False


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat gave up. `level` names the bot that plays it on; None: the game ends with it."""

    seat: int
    level: str | None = None


class Flagged(Event, frozen=True, tag="flagged"):
    """A seat ran out of time. `level` names the bot that plays it on; None: the game ends with it."""

    seat: int
    level: str | None = None


class Granted(Event, frozen=True, tag="granted"):
    """Time in which no server was alive, up to the moment `until`, is given back to the running clock.

    `outages` counts all that the table has taken note of; 0: a version wrote it that did not count them.
    """

    time: int  # milliseconds; negative if the time itself was set back, 0 if the clock stood
    until: int
    outages: int = 0


class Asked(Event, frozen=True, tag="asked"):
    """A seat asks the others for something; `to` is the version a take-back would return to."""

    seat: int
    what: AskedFor
    to: int = 0


class Agreed(Event, frozen=True, tag="agreed"):
    """A seat has nothing against what was asked."""

    seat: int


class Declined(Event, frozen=True, tag="declined"):
    """A seat says no, or whoever asked thought better of it."""

    seat: int


class Paused(Event, frozen=True, tag="paused"):
    """All agreed to pause: nobody decides, no clock runs."""

    seat: int


class Resumed(Event, frozen=True, tag="resumed"):
    """The pause is over."""

    seat: int


class Left(Event, frozen=True, tag="left"):
    """A person left. `level` names the bot that plays meanwhile. Before the start the seat is open again."""

    seat: int
    level: str | None = None


class Returned(Event, frozen=True, tag="returned"):
    """The person came back."""

    seat: int


class SeatOffered(Event, frozen=True, tag="seat-offered"):
    """A seat may be moved to another device, once, by whoever knows the code; `code` is its hash."""

    seat: int
    code: str


class SeatMoved(Event, frozen=True, tag="seat-moved"):
    """A seat was moved: `holder` is the hash of the other device's token."""

    seat: int
    holder: str


class Muted(Event, frozen=True, tag="muted"):
    """A seat no longer wants to read what another one says, or does again."""

    seat: int
    whom: int
    on: bool = True


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


AnyEvent: TypeAlias = (
    Created
    | Sat
    | Started
    | Moved
    | HandedOn
    | WaitSet
    | StandingSet
    | Undone
    | Resigned
    | Flagged
    | Granted
    | Asked
    | Agreed
    | Declined
    | Paused
    | Resumed
    | Left
    | Returned
    | SeatOffered
    | SeatMoved
    | Muted
    | Ended
    | Said
    | Rematched
)


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
