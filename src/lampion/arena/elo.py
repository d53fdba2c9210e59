"""Ratings from results: how much stronger one bot is than another, and how sure one can be of it.

The model is Bradley and Terry's for any number of seats: each seat wins with a chance in proportion to the strength of
the bot on it. A shared victory counts as a share of a win for each. Beside the games that were played each meeting gets
one more that was shared by all its bots (for two bots that is Jeffreys' prior), so that a bot that won every game has a
finite rating, with an interval as wide as it should be.

Intervals come from the spread between deals, not between games: two games of the same deal with seats swapped are
worth more than two others, or less, and the results show how much (a "sandwich" estimate).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import TypeAlias

from lampion.arena.matrices import Matrix, inverse, outer, product
from lampion.arena.statistics import Z_95

ELO = 400 / log(10)  # points of Elo for each unit of the logarithm of strength
ACCURACY = 1e-10
LONGEST_STEP = 2.0  # of Newton's method, which could overshoot where nearly all games were won
MOST_STEPS = 200


@dataclass(frozen=True)
class Game:
    """What counts of a game: which entry sat on each seat, and the share of the win that each seat got."""

    entries: tuple[int, ...]
    shares: tuple[float, ...]


Deal: TypeAlias = tuple[Game, ...]


@dataclass(frozen=True)
class Ratings:
    """Elo of each entry, their mean being 0, and the covariance of these estimates."""

    elo: tuple[float, ...]
    covariance: Matrix

    def interval(self, entry: int) -> tuple[float, float]:
        """Where the entry's rating is with 95 % confidence."""
        margin = Z_95 * sqrt(self.covariance[entry][entry])
        return self.elo[entry] - margin, self.elo[entry] + margin

    def difference(self, one: int, other: int) -> tuple[float, tuple[float, float]]:
        """By how much one entry is stronger than another, and its 95 % interval."""
        c = self.covariance
        margin = Z_95 * sqrt(max(0.0, c[one][one] + c[other][other] - 2 * c[one][other]))
        lead = self.elo[one] - self.elo[other]
        return lead, (lead - margin, lead + margin)


def ratings(entries: int, meetings: Sequence[tuple[int, ...]], deals: Mapping[Deal, int]) -> Ratings:
    """The most likely ratings. `deals` says how often each outcome of a deal was seen; every entry is in a meeting."""
    weighted: list[tuple[Deal, float]] = [(deal, float(times)) for deal, times in deals.items()]
    for meeting in meetings:
        weighted.extend(((shared,), 1 / len(meeting)) for shared in one_win_each(meeting))
    strengths = most_likely(entries, weighted)
    bread = curvature(strengths, weighted)
    meat = [[0.0] * entries for _ in range(entries)]
    for deal, times in weighted:
        pull = [sum(pulls) for pulls in zip(*(gradient(strengths, game) for game in deal), strict=True)]
        add(meat, outer(pull, pull), times)
    spread = product(product(pseudo_inverse(bread), meat), pseudo_inverse(bread))
    return Ratings(tuple(ELO * s for s in strengths), [[ELO * ELO * value for value in row] for row in spread])


def renumbered(deals: Mapping[Deal, int], numbers: Sequence[int]) -> dict[Deal, int]:
    """The same deals, with `numbers[i]` for entry i."""

    def other(game: Game) -> Game:
        return Game(tuple(numbers[entry] for entry in game.entries), game.shares)

    return {tuple(other(game) for game in deal): times for deal, times in deals.items()}


def one_win_each(meeting: tuple[int, ...]) -> Iterator[Game]:
    """A game of a meeting won by its first entry, one by its second, and so on."""
    for winner in range(len(meeting)):
        yield Game(meeting, tuple(1.0 if seat == winner else 0.0 for seat in range(len(meeting))))


def most_likely(entries: int, weighted: Sequence[tuple[Deal, float]]) -> list[float]:
    """The logarithms of strength under which what was seen is most likely; their sum is 0. Newton's method."""
    strengths = [0.0] * entries
    for _ in range(MOST_STEPS):
        slope = [0.0] * entries
        for deal, times in weighted:
            for game in deal:
                for entry, pull in enumerate(gradient(strengths, game)):
                    slope[entry] += times * pull
        turn = pseudo_inverse(curvature(strengths, weighted))
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in turn]
        longest = max(abs(s) for s in step)
        shorten = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [s + shorten * d for s, d in zip(strengths, step, strict=True)]
        if longest < ACCURACY:
            break
    return strengths


def chances(strengths: Sequence[float], game: Game) -> list[float]:
    """How likely each seat is to win."""
    highest = max(strengths[entry] for entry in game.entries)
    weights = [exp(strengths[entry] - highest) for entry in game.entries]
    return [weight / sum(weights) for weight in weights]


def gradient(strengths: Sequence[float], game: Game) -> list[float]:
    """How the log-likelihood of a game grows with each strength: won minus expected."""
    slope = [0.0] * len(strengths)
    for entry, share, chance in zip(game.entries, game.shares, chances(strengths, game), strict=True):
        slope[entry] += share - chance
    return slope


def curvature(strengths: Sequence[float], weighted: Sequence[tuple[Deal, float]]) -> Matrix:
    """The information in the games: minus the second derivative of the log-likelihood."""
    size = len(strengths)
    total = [[0.0] * size for _ in range(size)]
    for deal, times in weighted:
        for game in deal:
            expected = [0.0] * size
            for entry, chance in zip(game.entries, chances(strengths, game), strict=True):
                expected[entry] += chance
            add(total, outer(expected, expected), -times)
            for entry in range(size):
                total[entry][entry] += times * expected[entry]
    return total


def pseudo_inverse(information: Matrix) -> Matrix:
    """The inverse where only differences of strengths matter: nothing is known along (1, 1, …)."""
    even = 1 / len(information)
    whole = inverse([[value + even for value in row] for row in information])
    return [[value - even for value in row] for row in whole]


def add(total: Matrix, part: Matrix, times: float) -> None:
    for row, values in zip(total, part, strict=True):
        for column, value in enumerate(values):
            row[column] += times * value
