"""What many games say together: results with the luck taken out, and how sure one can be of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from lampion.analysis.shapes import GameReport

Z_95 = 1.959963984540054


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class PlayerSummary(msgspec.Struct, frozen=True):
    """One player over several games: results as they were, and without luck and hidden cards.

    The mean luck is 0 in the long run, so both estimate the same; `explained` is the share of the results' variance
    that is gone when luck is taken out.
    """

    name: str
    games: int
    result: Estimate
    adjusted: Estimate
    luck: Estimate
    error_rate: float | None
    explained: float


def summary(games: Iterable[tuple[Sequence[str], GameReport]]) -> list[PlayerSummary]:
    """Each player's games, by name, in the order in which they first played."""
    results: dict[str, list[float]] = defaultdict(list)
    lucks: dict[str, list[float]] = defaultdict(list)
    losses: dict[str, float] = defaultdict(float)
    counted: dict[str, int] = defaultdict(int)
    for names, report in games:
        for sheet in report.seats:
            name = names[sheet.seat]
            results[name].append(sheet.result)
            lucks[name].append(sheet.luck + sheet.hidden)
            counted[name] += sheet.counted
            losses[name] += (sheet.error_rate or 0.0) * sheet.counted
    found = []
    for name, played in results.items():
        adjusted = [result - luck for result, luck in zip(played, lucks[name], strict=True)]
        plain, rest = variance(played), variance(adjusted)
        found.append(
            PlayerSummary(
                name,
                len(played),
                estimate(played),
                estimate(adjusted),
                estimate(lucks[name]),
                losses[name] / counted[name] if counted[name] else None,
                1.0 - rest / plain if plain else 0.0,
            )
        )
    return found


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of some games; with a single one nothing is sure."""
    middle = sum(values) / len(values)
    if len(values) < 2:
        return Estimate(middle, float("-inf"), float("inf"))
    margin = Z_95 * sqrt(variance(values) / len(values))
    return Estimate(middle, middle - margin, middle + margin)


def variance(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    middle = sum(values) / len(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)
