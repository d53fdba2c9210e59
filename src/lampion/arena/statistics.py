"""What the results of many games say about the bots, and how sure one can be of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z_95 = 1.959963984540054  # a normal variable is within so many deviations of its mean in 95 of 100 cases


def wilson(rate: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate seen in so many games; honest for few games and for rates near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    square = Z_95 * Z_95 / games
    centre = (rate + square / 2) / (1 + square)
    margin = Z_95 * sqrt(rate * (1 - rate) / games + square / games / 4) / (1 + square)
    return max(0.0, centre - margin), min(1.0, centre + margin)


def interval_of_deals(meetings: Sequence[Sequence[float]]) -> tuple[float, float]:
    """A 95 % interval for the mean of what whole deals brought, meeting by meeting, each a number from 0 to 1.

    It is Wilson's, with as many games as the deals are worth: so many throws of a coin would scatter as much as the
    deals did within their meetings. Half a deal won and half a deal lost stand in for what was not seen, so that deals
    that all went the same way prove no more than as many throws.
    """
    deals = sum(len(rates) for rates in meetings)
    if deals == 0:
        return 0.0, 1.0
    level = variance = 0.0
    for rates in meetings:
        mean = (sum(rates) + 0.5) / (len(rates) + 1)
        square = (sum(rate * rate for rate in rates) + 0.5) / (len(rates) + 1)
        level += len(rates) * mean / deals
        variance += len(rates) * (square - mean * mean) / deals
    worth = deals * level * (1 - level) / variance
    return wilson(sum(sum(rates) for rates in meetings) / deals, worth)


def rounded(interval: tuple[float, float], digits: int = 6) -> tuple[float, float]:
    """Both ends, for people and files."""
    return round(interval[0], digits), round(interval[1], digits)
