"""A finished game judged afterwards: the bots' estimate of each seat's chance, after every decision, all cards open."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lampion.core.chance import ChanceLedger
from lampion.tables.line import Line

DIGITS = 3


class JudgedPosition(msgspec.Struct, frozen=True):
    """Each seat's chance of victory after a decision, as the bots judge it; `version` 0 is the beginning."""

    version: int
    chances: list[float]


def judged_positions(line: Line) -> Iterator[JudgedPosition]:
    """The beginning, then after each decision of the line that stands; whoever reads may pause between any two."""
    judge, state = line.game.heuristics(), line.game.begin(line.setup, ChanceLedger(line.start_chance))
    seats = line.setup.seats
    yield JudgedPosition(0, rounded(judge.foretold(state, seats)))
    for step in line.steps:
        state = state.after(step.action, ChanceLedger(step.chance))
        yield JudgedPosition(step.version, rounded(judge.foretold(state, seats)))


def rounded(chances: list[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]
