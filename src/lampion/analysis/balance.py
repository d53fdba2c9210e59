"""The balance sheet: what came in and what went out, from the first chance to the result."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lampion.analysis.chances import JudgedDraw
from lampion.analysis.choices import JudgedChoice
from lampion.analysis.evaluator import Values, result_of, shared
from lampion.analysis.history import History


class Account(msgspec.Struct, frozen=True):
    """One seat: `start` + `luck` + `hidden` + all `choices` (one for each deciding seat) + `drift` = `result`."""

    seat: int
    start: float
    result: float
    luck: float
    hidden: float
    choices: Values
    drift: float

    @property
    def gap(self) -> float:
        """What the sheet does not explain, which must be nothing."""
        return self.result - self.start - self.luck - self.hidden - sum(self.choices) - self.drift


def result(history: History, last: Values) -> Values:
    """What each seat got. A game that was not played to its end, and has no winner, is worth what it looked like."""
    record = history.record
    if history.seats == 1:
        return result_of(history.last) if history.last.over() else last
    if record.end is None or not record.winners:
        return last
    return shared(record.winners, history.seats)


def gave_up(history: History) -> int | None:
    """The seat whose resignation, or whose clock, decided the game beside the board."""
    end = history.record.end
    if end is not None and end.by in ("resign", "time") and not history.last.over():
        return end.seat
    resigned = [seat for seat, one in enumerate(history.record.seats) if one.resigned is not None]
    return resigned[0] if resigned else None


def balance(
    history: History,
    start: Values,
    draws: Sequence[JudgedDraw],
    choices: Sequence[tuple[int, JudgedChoice]],
    last: Values,
    whole: bool = True,
) -> list[Account]:
    """Each part is a sum of its own, over draws or over decisions, and never what the others leave.

    Not `whole`: only the beginning of the game has been judged, and the result is how it stood then.
    """
    ended = result(history, last) if whole else last
    seats = range(history.seats)
    by = [[0.0] * history.seats for _ in seats]  # [whose chances][who decided]
    for decider, one in choices:
        for seat in seats:
            by[seat][decider] += one.choice[seat]
    over = gave_up(history) if whole else None
    unsure = [0.0] * history.seats
    for seat in seats:
        if over is None:
            unsure[seat] = ended[seat] - last[seat]  # nothing, unless a game was ended from outside
        else:
            by[seat][over] += ended[seat] - last[seat]
    return [
        Account(
            seat,
            start[seat],
            ended[seat],
            sum(one.luck[seat] for one in draws),
            sum(one.hidden[seat] for _, one in choices),
            by[seat],
            sum(one.drift[seat] for one in draws) + sum(one.drift[seat] for _, one in choices) + unsure[seat],
        )
        for seat in seats
    ]
