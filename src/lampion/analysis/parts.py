"""An analysis in parts of about a second: so it can wait its turn among other questions, and its progress be shown."""

from __future__ import annotations

from time import perf_counter
from typing import Literal

import msgspec

from lampion.analysis.report import report_of
from lampion.analysis.shapes import GameReport
from lampion.analysis.steps import JudgedStep, Question, analysis_of

PART = 1.0  # seconds; a step is always judged to its end


class PartAsked(msgspec.Struct, frozen=True):
    """Steps of a game from `first` on, as many as fit; or, with the steps that were `judged`, the report so far."""

    record: str
    first: int = 0
    want: Literal["steps", "report"] = "steps"
    judged: tuple[JudgedStep, ...] = ()


class PartJudged(msgspec.Struct, frozen=True):
    """The steps, of how many; or the report."""

    steps: tuple[JudgedStep, ...] = ()
    count: int = 0
    report: GameReport | None = None


def judged_part(asked: PartAsked) -> PartJudged:
    """One part. How many steps it has depends on the machine, what they say does not."""
    analysis = analysis_of(Question(asked.record))
    if asked.want == "report":
        return PartJudged(count=len(analysis), report=report_of(analysis, asked.judged))
    found: list[JudgedStep] = []
    begin = perf_counter()
    while asked.first + len(found) < len(analysis) and (not found or perf_counter() - begin < PART):
        found.append(analysis.judge(asked.first + len(found)))
    return PartJudged(tuple(found), len(analysis))
