"""A game as a small JSON file that a person can read: what PGN is to chess. docs/records.md describes it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import IO, Literal

import msgspec

from lampion.core.chance import ChanceEvent
from lampion.core.errors import RecordError
from lampion.core.setup import EditionName, OptionValue

FORMAT = 1
FROM_POSITION = 2  # the format of games that began from the text of a position, and of no others


class RecordSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat there. `bot` names the bot, None is a person. No seat's secret is ever in a record.

    `resigned` is after how many moves the person gave up and a bot played on: such a seat ranks last.
    """

    name: str
    bot: str | None = None
    resigned: int | None = None


class Chance(msgspec.Struct, frozen=True):
    """What chance decided after so many moves: `items` in the game's own words, `seat` whom it befell."""

    after: int
    kind: str
    seat: int | None
    items: tuple[str, ...]

    def event(self) -> ChanceEvent:
        return ChanceEvent(self.kind, self.seat, self.items)


class Commitment(msgspec.Struct, frozen=True):
    """What was promised before the first draw, and what proves it: see `lampion.core.commitment`."""

    hash: str
    table: str
    secret: str
    contributions: tuple[str | None, ...]  # one for each seat; None for a seat that gave none


class End(msgspec.Struct, frozen=True):
    """How the game ended; `seat` is the one that resigned or ran out of time."""

    by: Literal["rules", "resign", "time", "agreement", "host"]
    seat: int | None = None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game. `moves` is the line that stands; `chance` is everything the seed decided, in order."""

    lampion: int
    game: str
    rules: str
    options: dict[str, OptionValue]
    map: EditionName | None
    seats: tuple[RecordSeat, ...]
    start: int
    seed: str | None
    commitment: Commitment | None
    moves: tuple[str, ...]
    chance: tuple[Chance, ...]
    end: End | None
    scores: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    times: tuple[int, ...] | None = None  # milliseconds each move took
    position: str | msgspec.UnsetType = msgspec.UNSET  # the text of the position it began from, if not from a deal


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Record)


def encode(record: Record) -> str:
    """One line of JSON."""
    return ENCODER.encode(record).decode()


def decode(text: str | bytes) -> Record:
    """The record that a JSON text holds."""
    try:
        format_of = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(f"not JSON: {error}") from None
    if not isinstance(format_of, dict) or "lampion" not in format_of:
        raise RecordError('not a record of Lampion: expected an object with the key "lampion"')
    form = format_of["lampion"]
    if form not in (FORMAT, FROM_POSITION):
        raise RecordError(f"record format {form!r} is unknown here: expected {FORMAT} or {FROM_POSITION}")
    if ("position" in format_of) != (form == FROM_POSITION):
        raise RecordError(f"not a record of format {form}: a position belongs to format {FROM_POSITION} alone")
    try:
        return DECODER.decode(text)
    except msgspec.ValidationError as error:
        raise RecordError(f"not a record of format {form}: {error}") from None


def read_records(lines: IO[bytes] | Iterable[bytes]) -> Iterator[Record | RecordError]:
    """The records of a file: a single one, spread over lines as its owner likes, or one on each line.

    One on each line is read line by line, so that a file of any size takes no more memory than its longest record.
    """
    rest = (line for line in lines if line.strip())
    first = next(rest, b"")
    if not is_whole(first):
        yield decoded(first + b"".join(rest))
        return
    yield decoded(first)
    for line in rest:
        yield decoded(line)


def decoded(text: bytes) -> Record | RecordError:
    """The record, or what is wrong with the text."""
    try:
        return decode(text)
    except RecordError as error:
        return error


def is_whole(line: bytes) -> bool:
    """Whether a first line looks like a whole JSON object, so that this is one record a line."""
    return line.strip().startswith(b"{") and line.strip().endswith(b"}")
