"""What the results of many games say about the bots, and how sure one can be of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

import msgspec

from lampion.arena.match import MatchResult

Z_95 = 1.959963984540054  # a normal variable is within so many deviations of its mean in 95 of 100 cases


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate seen in so many games; honest for few games and for rates near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    square = Z_95 * Z_95 / games
    centre = (rate + square / 2) / (1 + square)
    margin = Z_95 * sqrt(rate * (1 - rate) / games + square / games / 4) / (1 + square)
    return max(0.0, centre - margin), min(1.0, centre + margin)


class BotResult(msgspec.Struct, frozen=True):
    """One entry of a tournament. A bot that holds two seats of a game has played two games in this sense."""

    name: str
    games: int
    wins: int
    draws: int
    losses: int
    win_rate: float
    interval: tuple[float, float]
    mean_score: float
    ms_per_decision: float


@dataclass
class Standing:
    """The running count of an entry. `draws` are shared victories, each worth its share of one win."""

    name: str
    games: int = 0
    wins: int = 0
    draws: int = 0
    shares: float = 0.0
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def count(self, result: MatchResult, seat: int) -> None:
        """Take in what one seat of a match has achieved."""
        self.games += 1
        self.points += result.scores[seat]
        self.decisions += result.decisions[seat]
        self.seconds += result.seconds[seat]
        if seat in result.winners:
            if len(result.winners) == 1:
                self.wins += 1
            else:
                self.draws += 1
                self.shares += 1 / len(result.winners)

    def result(self) -> BotResult:
        """Rates and means of what was counted."""
        rate = (self.wins + self.shares) / self.games if self.games else 0.0
        return BotResult(
            name=self.name,
            games=self.games,
            wins=self.wins,
            draws=self.draws,
            losses=self.games - self.wins - self.draws,
            win_rate=round(rate, 6),
            interval=rounded(wilson(rate, self.games)),
            mean_score=round(self.points / self.games, 4) if self.games else 0.0,
            ms_per_decision=round(1000 * self.seconds / self.decisions, 4) if self.decisions else 0.0,
        )


def rounded(interval: tuple[float, float]) -> tuple[float, float]:
    return round(interval[0], 6), round(interval[1], 6)


class Standings:
    """All entries of a tournament, counted match by match."""

    def __init__(self, labels: Iterable[str]) -> None:
        self.entries = [Standing(label) for label in labels]
        self.games = 0
        self.decisions = 0

    def count(self, result: MatchResult) -> None:
        """Take in a match."""
        self.games += 1
        self.decisions += sum(result.decisions)
        for seat, entry in enumerate(result.match.entries):
            self.entries[entry].count(result, seat)
