"""What an analysis says, as it is written, stored and sent: docs/analysis.md. Fields are only added."""

from __future__ import annotations

from typing import Literal

import msgspec

from lampion.core.message import Message


class EvaluatorName(msgspec.Struct, frozen=True):
    """Which evaluator judged: the same name, hash and nodes always give the same analysis of the same game."""

    name: str
    hash: str
    nodes: int


class SeatSheet(msgspec.Struct, frozen=True):
    """One seat's balance sheet: `start` + `luck` + `hidden` + all `choices` + `drift` = `result`.

    `choices` has a number for each deciding seat. `error_rate` is the loss of a counted decision, `level` the bot that
    plays most like it; both are None where nothing was counted.
    """

    seat: int
    start: float
    result: float
    luck: float
    hidden: float
    choices: tuple[float, ...]
    drift: float
    error_rate: float | None
    level: str | None
    counted: int


class ComparedMove(msgspec.Struct, frozen=True):
    """One of the moves that were compared: what it is, the chance of whoever decided, and points ahead at once."""

    moves: tuple[str, ...]
    chance: float
    points: float
    played: bool = False


class KeyMoment(msgspec.Struct, frozen=True):
    """A decision that cost more than it had to, `step` moves into the record and `moves` long.

    `loss` is what it cost by what its player could know, `error` the standard error of that; `open_loss` is hindsight.
    `advice` says what would have been best, and `why` the reason, as messages; `text` both in words.
    """

    step: int
    seat: int
    played: str
    best: str
    loss: float
    error: float
    text: str
    moves: int = 1
    open_loss: float = 0.0
    before: float = 0.0
    after: float = 0.0
    options: tuple[ComparedMove, ...] = ()
    why: tuple[Message, ...] = ()
    advice: tuple[Message, ...] = ()


class CurvePoint(msgspec.Struct, frozen=True):
    """How it stood after so many moves: the chances by seat, and what changed them.

    A `draw` has its item, `said` in words, by how much it changed the chances of every seat, and how likely something
    as good, or as bad, was for the seat it befell. A `choice` has what it cost whoever decided, and how many `moves` it
    was made of.
    """

    step: int
    kind: Literal["start", "draw", "choice", "forced", "end"]
    chances: tuple[float, ...]
    seat: int | None = None
    item: str | None = None
    drawn: str | None = None  # the kind of chance event
    luck: tuple[float, ...] = ()
    as_good: float | None = None
    as_bad: float | None = None
    loss: float | None = None
    counted: bool = False
    choice: tuple[float, ...] = ()
    hidden: tuple[float, ...] = ()
    moves: int = 0
    said: Message | None = None


class GameReport(msgspec.Struct, frozen=True):
    """One game. `unit` says what the numbers are: chances of victory, or points where one plays alone."""

    game: str
    evaluator: EvaluatorName
    seats: tuple[SeatSheet, ...]
    moments: tuple[KeyMoment, ...]
    curve: tuple[CurvePoint, ...]
    unit: Literal["chance", "points"] = "chance"
    done: int = 0  # steps judged so far
    steps: int = 0
    moves: int = 0
