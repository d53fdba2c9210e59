"""Finds weights by playing: simultaneous perturbation (SPSA).

Each step changes all weights at once, each up or down by lot, lets the two opposite changes play against each other,
and moves a little towards the winner. That needs one match a step, however many weights there are, and does not mind
that a match is noisy. Who plays the matches is the caller's business: `bench/tune.py` is the command.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from lampion.core.rng import Rng, rng_from

Weights: TypeAlias = dict[str, float]
# The first weights against the second, in the match of that number: from 1 (won all) to -1 (lost all).
Play: TypeAlias = Callable[[Mapping[str, float], Mapping[str, float], int], float]

SETTLING = 10  # steps until the changes begin to get smaller
SHRINK = 0.101  # exponents that Spall proves and recommends
SLOW_DOWN = 0.602
FROM_ZERO = 0.5  # how a weight of 0 is measured, which has no size of its own


@dataclass(frozen=True)
class Step:
    """One match, and the weights after it."""

    number: int
    result: float
    weights: Weights


def tune(
    start: Weights, play: Play, steps: int, seed: str, first: int = 0, reach: float = 0.25, pace: float = 0.12
) -> Iterator[Step]:
    """Steps from `first` on, so that a run can be gone on with: `start` are the weights it had reached.

    `reach` is how far a weight is changed for a match, `pace` how far it moves after one, both as shares of itself.
    """
    weights = dict(start)
    for number in range(first, steps):
        signs = directions(weights, rng_from(f"{seed}/{number}"))
        width = reach / (1 + number / SETTLING) ** SHRINK
        result = play(moved(weights, signs, width), moved(weights, signs, -width), number)
        weights = moved(weights, signs, result * pace / (1 + number / SETTLING) ** SLOW_DOWN)
        yield Step(number, result, weights)


def directions(weights: Weights, rng: Rng) -> dict[str, int]:
    """Up or down for each weight, by lot."""
    return {name: 1 if rng.below(2) else -1 for name in weights}


def moved(weights: Weights, signs: dict[str, int], share: float) -> Weights:
    """Each weight changed by a share of its size."""
    return {name: value + signs[name] * share * (abs(value) or FROM_ZERO) for name, value in weights.items()}
