"""The shapes of what leaves a table: the envelope and its parts, a table in a list. docs/api.md describes them."""

from __future__ import annotations

from typing import Literal

import msgspec

from lampion.core.message import Message
from lampion.core.offers import Idea
from lampion.core.setup import OptionValue
from lampion.tables.events import AskedFor, ClockPlan, EndKind, SeatKind
from lampion.tables.fields import ObjectOrNull, OffersOrNull, ZonesOrNull
from lampion.tables.journal import LogEntry

VERSION: Literal[1] = 1


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `here`: somebody is connected for it; `held`: it belongs to somebody."""

    name: str | None
    kind: SeatKind
    level: str | None
    here: bool
    held: bool
    resigned: bool
    away: bool


class UndoShown(msgspec.Struct, frozen=True):
    """Whether the viewer may take a decision back; `lock` says why not."""

    can: bool
    lock: Message | None


class ClockShown(msgspec.Struct, frozen=True):
    """The clocks: what each seat had left at `since`, whose clock it is, whether it runs, and the time now."""

    bank: int
    increment: int
    days: int
    left: list[int]
    asked: int | None
    runs: bool
    since: int
    deadline: int | None
    now: int


class WaitShown(msgspec.Struct, frozen=True):
    """The table waits for the "done" of a seat; then `next` is asked, or the game is over (null)."""

    seat: int
    next: int | None


class StandingShown(msgspec.Struct, frozen=True):
    """A question that may be answered once and for all, its answers in words, and the one given (null: ask).

    `asked`: it is what the viewer has to decide now.
    """

    question: str
    text: Message
    answers: dict[str, Message]
    answer: str | None
    asked: bool


class SettingsShown(msgspec.Struct, frozen=True):
    """How the viewer's seat likes to be asked."""

    wait: bool
    standing: list[StandingShown]


class QuestionShown(msgspec.Struct, frozen=True):
    """What a seat asked the others for, who has not answered yet, and the version at which it was asked."""

    what: AskedFor
    seat: int
    waiting: list[int]
    version: int


class Result(msgspec.Struct, frozen=True):
    """How the game ended. `tally` is what each seat scored, in the order the game's documentation gives."""

    winners: list[int]
    by: EndKind
    seat: int | None
    headline: Message
    tally: list[list[int]]


class Log(msgspec.Struct, frozen=True):
    """Entries from a version on."""

    start: int = msgspec.field(name="from")
    entries: list[LogEntry]


class FrozenShown(msgspec.Struct, frozen=True):
    """Why a table is frozen: since which row, and what the rules say about it."""

    version: int
    text: Message


class OfferFamily(msgspec.Struct, frozen=True):
    """Offers that have much in common, for clients that asked for `offers=compact`: docs/api.md says how to read it."""

    codes: list[list[int]]
    notation: list[object]
    parts: dict[str, dict[str, object]]
    choose: dict[str, object]


class Envelope(msgspec.Struct, frozen=True):
    """All that a client gets of a table, seen from one seat. `numbers`, `board` and `zones` are null before the game
    begins.

    `map` is the name of the edition, null for the first one of games that had none before; `map_hash` is its hash.
    `turned` is the version at which the position last changed; what came after it is talk. Without a `commitment` the
    server did not shuffle this deal: the game began from a position that was given to it.
    """

    v: Literal[1]
    table: str
    version: int
    turned: int
    game: str
    rules: str
    options: dict[str, OptionValue]
    map: str | None
    map_hash: str | None
    numbers: ObjectOrNull
    seat: int | None
    mine: list[int]
    seats: list[SeatShown]
    watching: int
    to_move: int | None
    prompt: Message
    board: ObjectOrNull
    zones: ZonesOrNull
    legal: OffersOrNull
    undo: UndoShown
    waits: WaitShown | None
    settings: SettingsShown | None
    scores: list[int]
    hidden: bool
    started: bool
    over: bool
    result: Result | None
    frozen: FrozenShown | None
    commitment: str | None
    rematch: str | None
    listed: bool
    paused: bool
    question: QuestionShown | None
    clock: ClockShown | None
    muted: list[int]
    log: Log


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list: what everybody may know. Those that an older version listed lack the last fields.

    `winners` is there once the game is over.
    """

    game: str
    seats: list[SeatShown]
    to_move: int | None
    started: bool
    over: bool
    scores: list[int]
    options: dict[str, OptionValue] | msgspec.UnsetType = msgspec.UNSET
    clock: ClockPlan | msgspec.UnsetType | None = msgspec.UNSET
    winners: list[int] | msgspec.UnsetType = msgspec.UNSET


class Listed(Summary, frozen=True, kw_only=True):
    """One of the client's tables; `changed` is in milliseconds since 1970 (UTC)."""

    table: str
    version: int
    changed: int
    mine: list[int]


class Waiting(Listed, frozen=True, kw_only=True):
    """A table in the lobby; `here`: somebody is connected to it."""

    here: bool


class Candidate(msgspec.Struct, frozen=True):
    """A move to compare: the first code of its `moves`, what to do, the chance behind it, and what speaks for it."""

    code: int
    moves: list[str]
    advice: list[Message]
    chance: float
    why: list[Message]


class Hint(msgspec.Struct, frozen=True):
    """What a bot would do here. `ideas` are whole turns, if they were asked for and the game lists them; best first."""

    code: int
    notation: str
    text: Message
    ideas: list[Idea]
