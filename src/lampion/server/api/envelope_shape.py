"""The envelope as the API's description shows it; a test holds it against real ones."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Shape(BaseModel):
    """A shape of the description. Nothing that is sent may be missing here."""

    model_config = ConfigDict(extra="forbid")


class MessageShape(Shape):
    """A text to be worded: a key of the catalogues and its arguments.

    An argument is text, a number, `{"seat": n}`, another message, or a list of messages.
    """

    key: str
    args: dict[str, Any]


class SeatShape(Shape):
    """A seat as everybody sees it."""

    name: str | None
    kind: Literal["human", "bot", "open"]
    level: str | None
    here: bool
    held: bool
    resigned: bool
    away: bool


class ChooseShape(Shape):
    """A set still to be chosen: from these things, equal ones repeated, so many at least and at most."""

    things: list[str] = Field(alias="from")
    min: int
    max: int


class OfferShape(Shape):
    """A legal action; `parts` are named by the game, and the list can be narrowed by any of them.

    Where a set is still to be chosen, the code is -1, and the move is the notation followed by the chosen things.
    """

    code: int
    notation: str
    parts: dict[str, Any]
    choose: ChooseShape | None


class PieceShape(Shape):
    """Something on the table."""

    id: str
    label: MessageShape
    at: str | None
    count: int
    colour: str | None
    shape: str | None
    hidden: bool


class ZoneShape(Shape):
    """A place that holds pieces, for boards that know nothing of the game."""

    id: str
    label: MessageShape
    layout: Literal["row", "grid", "list", "counter"]
    pieces: list[PieceShape]
    owner: int | None
    columns: int | None


class UndoShape(Shape):
    """Whether the last decision can be taken back; `lock` says why not."""

    can: bool
    lock: MessageShape | None


class ResultShape(Shape):
    """How the game ended."""

    winners: list[int]
    by: Literal["rules", "resign", "time", "agreement"]
    seat: int | None
    headline: MessageShape
    tally: list[list[int]]


class FrozenShape(Shape):
    """Since which row the table is frozen, and why."""

    version: int
    text: MessageShape


class AfterShape(Shape):
    """How it stood after an entry."""

    scores: list[int]


class LogEntryShape(Shape):
    """An entry of the log. `detail` is the game's preview of the move; `undone` entries no longer stand."""

    version: int
    at: int
    number: int | None
    seat: int | None
    kind: str
    notation: str | None
    text: MessageShape
    detail: dict[str, Any] | None
    after: AfterShape | None
    undone: bool


class LogShape(Shape):
    """The entries from a version on."""

    start: int = Field(alias="from")
    entries: list[LogEntryShape]


class QuestionShape(Shape):
    """What a seat asked the others for, and the seats that have not answered yet."""

    what: Literal["take-back", "pause"]
    seat: int
    waiting: list[int]


class ClockPlanShape(Shape):
    """How long a seat may think: a bank with an increment, in milliseconds, or days for each move."""

    bank: int = 0
    increment: int = 0
    days: int = 0


class WaitShape(Shape):
    """The table waits for the "done" of a seat; then `next` is asked, or the game is over (null)."""

    seat: int
    next: int | None


class StandingShape(Shape):
    """A question that may be answered once and for all, its answers in words, and the one given (null: ask).

    `asked`: it is what the viewer has to decide now.
    """

    question: str
    text: MessageShape
    answers: dict[str, MessageShape]
    answer: str | None
    asked: bool


class SettingsShape(Shape):
    """How the viewer's seat likes to be asked; `wait`: the table waits for its "done"."""

    wait: bool
    standing: list[StandingShape]


class ClockShape(Shape):
    """What each seat had left at `since`; the clock of `asked` runs or not. All in milliseconds; times since 1970."""

    bank: int
    increment: int
    days: int
    left: list[int]
    asked: int | None
    runs: bool
    since: int
    deadline: int | None
    now: int


class EnvelopeShape(Shape):
    """All that a client gets of a table, seen from one seat. `board` and `zones` are null before the game begins."""

    v: Literal[1]
    table: str
    version: int
    game: str
    rules: str
    options: dict[str, bool | int | str]
    map: str | None
    seat: int | None
    mine: list[int]
    seats: list[SeatShape]
    watching: int
    to_move: int | None
    prompt: MessageShape
    board: dict[str, Any] | None
    zones: list[ZoneShape] | None
    legal: list[OfferShape] | None
    undo: UndoShape
    waits: WaitShape | None
    settings: SettingsShape | None
    scores: list[int]
    hidden: bool
    started: bool
    over: bool
    result: ResultShape | None
    frozen: FrozenShape | None
    commitment: str
    rematch: str | None
    listed: bool
    paused: bool
    question: QuestionShape | None
    clock: ClockShape | None
    muted: list[int]
    log: LogShape


class ListedShape(Shape):
    """One of the client's tables; `changed` is in milliseconds since 1970 (UTC)."""

    table: str
    version: int
    changed: int
    mine: list[int]
    game: str
    seats: list[SeatShape]
    to_move: int | None
    started: bool
    over: bool
    scores: list[int]
    options: dict[str, Any] = {}  # tables that an older version listed lack these two
    clock: ClockPlanShape | None = None


class WaitingShape(ListedShape):
    """A table in the lobby; `here`: somebody is connected to it."""

    here: bool


class HintShape(Shape):
    """What a bot would do."""

    code: int
    notation: str
    text: MessageShape


class PastShape(Shape):
    """How it stood after `step` decisions; `version` is that of the last of them."""

    step: int
    version: int
    to_move: int | None
    prompt: MessageShape
    board: dict[str, Any]
    zones: list[ZoneShape]
    scores: list[int]
