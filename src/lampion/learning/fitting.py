"""Finds weights by looking back: which of them would have foretold the results of finished games best.

Positions are judged where turns begin, and the judgement is compared with how their games ended (least log loss). Each
round tries every weight a little higher and a little lower; when nothing helps any more, the steps are halved. Whose
games they are is the caller's business: `self_play.py` makes them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log

from lampion.bots.tuning import Weights
from lampion.core.state import State
from lampion.core.weights import WeighedHeuristics

FIRST_STEP = 0.25  # as a share of a weight
LAST_STEP = 0.01
LEAST_SIZE = 0.1  # how a weight near 0 is measured, so that it can change its sign
LEAST_GAIN = 1e-5  # what a round must bring, or the steps are too wide
NEVER = 1e-6  # no result is less likely


@dataclass(frozen=True)
class Sample:
    """A position, and each seat's share of the victory in the end."""

    state: State
    shares: Sequence[float]


@dataclass(frozen=True)
class Round:
    """The weights after a round, and how badly they foretell the results."""

    step: float
    loss: float
    weights: Weights


def loss(heuristics: WeighedHeuristics, samples: Sequence[Sample]) -> float:
    """The mean log loss of what is judged, against what came."""
    total = 0.0
    for sample in samples:
        chances = heuristics.foretold(sample.state, len(sample.shares))
        total -= sum(share * log(max(NEVER, chances[seat])) for seat, share in enumerate(sample.shares) if share)
    return total / len(samples)


def fit(heuristics: WeighedHeuristics, samples: Sequence[Sample]) -> Iterator[Round]:
    """Rounds until the steps have become small; the heuristics judge with the weights that were found."""
    weights = heuristics.weighed()
    least, step = loss(heuristics, samples), FIRST_STEP
    while step >= LAST_STEP:
        before = least
        for name in weights:
            for sign in (1, -1):
                tried = {name: weights[name] + sign * step * max(LEAST_SIZE, abs(weights[name]))}
                heuristics.weigh(tried)
                found = loss(heuristics, samples)
                if found < least:
                    least, weights = found, {**weights, **tried}
                    break
            heuristics.weigh(weights)
        yield Round(step, least, weights)
        if before - least < LEAST_GAIN:
            step /= 2
