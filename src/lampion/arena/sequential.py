"""Tests that look at every deal and stop as soon as they are sure, with error rates that hold however often they look.

Both see one number between 0 and 1 for each deal: the games of a deal are not independent of each other, deals are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log, log1p
from typing import Literal, TypeAlias

import msgspec

Answer: TypeAlias = Literal["yes", "no"]

ERROR = 0.05  # how often each of the two answers may be wrong
UNSEEN = 1e-3  # the weight of an outcome that has not been seen yet; it could still come
HALVINGS = 60
STAKES = tuple((i + 0.5) / 32 for i in range(32))  # shares of the capital that are put at risk


class NotAQuestion(ValueError):
    """A stopping rule that cannot be understood. The message says what was expected and got."""


class TestResult(msgspec.Struct, frozen=True):
    """How a sequential test stands. `evidence` answers no at the lower of the `bounds` and yes at the upper one."""

    __test__ = False  # for pytest: not a class of tests

    kind: Literal["sprt", "until"]
    question: str
    answer: Answer | None
    evidence: float
    bounds: tuple[float, float]
    error: float


@dataclass(frozen=True)
class DealScore:
    """What a deal brought one bot: its share of the wins, and its wins per seat it held (equal with one seat each)."""

    share: float
    rate: float


class SequentialTest(ABC):
    """A question about the first bot of a meeting. Told deal after deal; `answer` is None until it is sure."""

    answer: Answer | None = None

    @abstractmethod
    def take(self, score: DealScore) -> None:
        """Take in one more deal."""

    @abstractmethod
    def result(self) -> TestResult:
        """How it stands."""


class StopRule(ABC):
    """What ends a meeting early: a question, and a fresh test of it for each meeting."""

    @abstractmethod
    def test(self) -> SequentialTest: ...


@dataclass(frozen=True)
class Sprt(StopRule):
    """Is the first bot stronger by `high` points of Elo, or only by `low`?

    If it is stronger by exactly `low` the answer is yes in one of 20 runs, if by exactly `high` it is no in one of 20.
    """

    low: float
    high: float

    def test(self) -> SequentialTest:
        return SprtTest(self)


@dataclass(frozen=True)
class Until(StopRule):
    """Does the first bot win at least this share of its games? Each answer is wrong in at most one of 20 runs."""

    rate: float

    def test(self) -> SequentialTest:
        return UntilTest(self)


def parse_sprt(text: str) -> Sprt:
    """`0,20`."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise NotAQuestion(f"expected two numbers of Elo such as 0,20, got {text!r}") from None
    if not -2000 <= low < high <= 2000:
        raise NotAQuestion(f"expected a smaller and a greater Elo between -2000 and 2000, got {text!r}")
    return Sprt(low, high)


def parse_until(text: str) -> Until:
    """`win_rate>=0.9`, also with spaces and per cent."""
    name, sign, number = text.replace(" ", "").partition(">=")
    try:
        rate = float(number[:-1]) / 100 if number.endswith("%") else float(number)
    except ValueError:
        rate = -1.0
    if name != "win_rate" or not sign or not 0 < rate < 1:
        raise NotAQuestion(f"expected win_rate>=R with R between 0 and 1, got {text!r}")
    return Until(rate)


def expected_share(elo: float) -> float:
    """The share of the wins of a bot that is stronger by so many points."""
    return float(1 / (1 + 10 ** (-elo / 400)))


class SprtTest(SequentialTest):
    """The generalised sequential probability ratio test on the outcomes of deals (pentanomial for pairs).

    How likely each outcome of a deal is, is estimated from the deals themselves, once under each of the two hypotheses
    about the mean. So it takes draws, lucky deals and paired seats as they are.
    """

    def __init__(self, rule: Sprt) -> None:
        self.rule = rule
        self.seen: Counter[float] = Counter()
        self.evidence = 0.0
        self.bound = log((1 - ERROR) / ERROR)

    def take(self, score: DealScore) -> None:
        if self.answer is not None:
            return
        self.seen[score.share] += 1
        self.evidence = log_likelihood_ratio(self.seen, expected_share(self.rule.low), expected_share(self.rule.high))
        if self.evidence >= self.bound:
            self.answer = "yes"
        elif self.evidence <= -self.bound:
            self.answer = "no"

    def result(self) -> TestResult:
        question = f"is it stronger by {self.rule.high:g} Elo rather than by {self.rule.low:g}?"
        bounds = round(-self.bound, 4), round(self.bound, 4)
        return TestResult("sprt", question, self.answer, round(self.evidence, 4), bounds, ERROR)


def log_likelihood_ratio(seen: Mapping[float, int], low: float, high: float) -> float:
    """How much more likely what was seen is with the higher mean than with the lower one."""
    weights = {0.0: UNSEEN, 1.0: UNSEEN, **seen}
    total = sum(weights.values())
    found = {value: weight / total for value, weight in sorted(weights.items())}
    one, other = with_mean(found, high), with_mean(found, low)
    return sum(seen[value] * log(one[value] / other[value]) for value in seen)


def with_mean(found: Mapping[float, float], mean: float) -> dict[float, float]:
    """The distribution with that mean under which what was found is most likely.

    By Lagrange each chance is p/(1 + t(value − mean)) with one t for all, found by halving.
    """
    least, most = -1 / (max(found) - mean), 1 / (mean - min(found))
    for _ in range(HALVINGS):
        t = (least + most) / 2
        if sum(p * (value - mean) / (1 + t * (value - mean)) for value, p in found.items()) > 0:
            least = t
        else:
            most = t
    return {value: p / (1 + t * (value - mean)) for value, p in found.items()}


class UntilTest(SequentialTest):
    """Bets against the answers: whoever bets fairly against a true statement multiplies his capital by 20 at most once
    in 20 times, however long he plays (Ville). So 20 times the capital decides.

    One capital bets that the rate is higher than asked for, one that it is lower; each is spread evenly over all
    stakes, so that nothing has to be guessed beforehand.
    """

    def __init__(self, rule: Until) -> None:
        self.rule = rule
        self.higher = [0.0] * len(STAKES)  # logarithms of capital, for each stake
        self.lower = [0.0] * len(STAKES)
        self.bound = log(1 / ERROR)

    def take(self, score: DealScore) -> None:
        if self.answer is not None:
            return
        asked, surprise = self.rule.rate, score.rate - self.rule.rate
        for i, stake in enumerate(STAKES):
            self.higher[i] += log1p(stake * surprise / asked)
            self.lower[i] += log1p(-stake * surprise / (1 - asked))
        if capital(self.higher) >= self.bound:
            self.answer = "yes"
        elif capital(self.lower) >= self.bound:
            self.answer = "no"

    def result(self) -> TestResult:
        higher, lower = capital(self.higher), capital(self.lower)
        evidence = higher if higher >= lower else -lower
        question = f"is its win rate at least {self.rule.rate:g}?"
        bounds = round(-self.bound, 4), round(self.bound, 4)
        return TestResult("until", question, self.answer, round(evidence, 4), bounds, ERROR)


def capital(logarithms: list[float]) -> float:
    """The logarithm of the mean of capitals that are given as logarithms."""
    most = max(logarithms)
    return most + log(sum(exp(value - most) for value in logarithms) / len(logarithms))
