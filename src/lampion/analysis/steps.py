"""One game under analysis, step by step: every step can be judged alone, in any order and in any process."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from lampion.analysis.chances import JudgedDraw, judged_draws, value_with
from lampion.analysis.choices import JudgedChoice, judged_choice
from lampion.analysis.evaluator import Evaluator, Values, shared
from lampion.analysis.history import Chance, Decision, History, history_of
from lampion.analysis.numbers import Numbers, numbers_of
from lampion.core.record import Record, decode
from lampion.core.registry import game as game_called


class JudgedStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of one step: draws, or a decision of a seat, with the moves of the record that it was."""

    first: int  # moves before it
    last: int  # moves after it
    seat: int | None = None
    draws: tuple[JudgedDraw, ...] = ()
    choice: JudgedChoice | None = None


class GameAnalysis:
    """A record and the evaluator that judges it. Raises RecordFault for a record that is not true."""

    def __init__(
        self,
        record: Record,
        nodes: int | None = None,
        seed: str = "analysis",
        open_cards: bool = False,
        numbers: Numbers | None = None,
    ) -> None:
        self.record = record
        self.open_cards = open_cards
        self.game = game_called(record.game)
        numbers = numbers or numbers_of(self.game)
        self.numbers: Numbers = numbers if nodes is None else numbers.with_nodes(nodes)
        edition = self.game.edition_meant(record.map)
        named = None if edition is None else edition.hash
        self.evaluator = Evaluator(self.game, self.numbers, named, f"{seed}/open" if open_cards else seed)
        self.history: History = history_of(self.game, record, self.numbers.by_turn)

    def __len__(self) -> int:
        return len(self.history.steps)

    def begins(self) -> Values:
        """The chances before the first chance: equal. A game from a position begins with what that looks like."""
        steps = self.history.steps
        if not (steps and isinstance(steps[0], Chance) and steps[0].before is None):
            return self.evaluator.value(self.history.first)
        if self.history.seats == 1:
            return value_with(self.evaluator, self.history.setup, steps[0], ())
        return shared(range(self.history.seats), self.history.seats)

    def ends(self) -> Values:
        """The value of the last position."""
        return self.evaluator.value(self.history.last)

    def judge(self, number: int) -> JudgedStep:
        """One step of the game."""
        step = self.history.steps[number]
        if isinstance(step, Chance):
            return JudgedStep(step.after, step.after, draws=tuple(self._draws(step)))
        choice = judged_choice(self.evaluator, step, self._leads_to_chance(number), self.open_cards)
        return JudgedStep(step.first, step.first + len(step.actions), step.seat, choice=choice)

    def all(self) -> Iterator[JudgedStep]:
        """Every step in order."""
        return map(self.judge, range(len(self)))

    def _draws(self, step: Chance) -> list[JudgedDraw]:
        setup = self.history.setup
        if step.before is None:
            before = self.begins()
        elif step.start is not None:
            before = self.evaluator.value(step.start)
        else:
            before = value_with(self.evaluator, setup, step, ())
        return judged_draws(self.evaluator, setup, step, before)

    def _leads_to_chance(self, number: int) -> bool:
        """A forced decision with chance behind it is only how chance begins: nothing of it is judged."""
        step, following = self.history.steps[number], self.history.steps[number + 1 : number + 2]
        return isinstance(step, Decision) and step.forced and any(isinstance(one, Chance) for one in following)


@dataclass(frozen=True)
class Question:
    """How a record is to be analysed: all that a process needs to judge a step of it."""

    record: str
    nodes: int | None = None
    seed: str = "analysis"
    open_cards: bool = False


@lru_cache(maxsize=2)
def analysis_of(question: Question) -> GameAnalysis:
    """The same analysis again for the next step, in a process that is asked for many."""
    return GameAnalysis(decode(question.record), question.nodes, question.seed, question.open_cards)


def judge_step(question: Question, number: int) -> JudgedStep:
    """One step of a record, for a process that knows nothing else."""
    return analysis_of(question).judge(number)
