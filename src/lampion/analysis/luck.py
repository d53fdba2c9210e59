"""The luck of a whole game, and nothing else of it: for many games at once, as the arena plays them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context

import msgspec

from lampion.analysis.evaluator import Values
from lampion.analysis.history import Chance
from lampion.analysis.many import Estimate, estimate, variance
from lampion.analysis.steps import GameAnalysis
from lampion.core.record import decode


class LuckOfBot(msgspec.Struct, frozen=True):
    """A bot's results as they were, and with the luck of the draws taken out.

    `explained` is the share of the results' variance that is gone then; it may be below 0 in few games. `ratio` is how
    many times as long the plain interval is.
    """

    name: str
    games: int
    result: Estimate
    adjusted: Estimate
    luck: Estimate
    explained: float
    ratio: float


def luck_of(record: str, nodes: int | None = None) -> Values:
    """What all draws of a game did for each seat, in chances of victory."""
    analysis = GameAnalysis(decode(record), nodes)
    found = [0.0] * analysis.history.seats
    for number, step in enumerate(analysis.history.steps):
        if isinstance(step, Chance):
            for draw in analysis.judge(number).draws:
                found = [sum(pair) for pair in zip(found, draw.luck, strict=True)]
    return found


def lucks_of(records: Sequence[str], workers: int) -> Iterator[Values]:
    """The luck of many games, in their order."""
    if workers == 1:
        yield from map(luck_of, records)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(luck_of, records)


def luck_table(names: Sequence[Sequence[str]], results: Sequence[Values], lucks: Sequence[Values]) -> list[LuckOfBot]:
    """A line for each bot, in the order in which they first sat down."""
    played: dict[str, list[tuple[float, float]]] = {}
    for seated, result, luck in zip(names, results, lucks, strict=True):
        for seat, name in enumerate(seated):
            played.setdefault(name, []).append((result[seat], luck[seat]))
    found = []
    for name, games in played.items():
        plain = [result for result, _ in games]
        adjusted = [result - luck for result, luck in games]
        before, after = variance(plain), variance(adjusted)
        found.append(
            LuckOfBot(
                name,
                len(games),
                estimate(plain),
                estimate(adjusted),
                estimate([luck for _, luck in games]),
                1.0 - after / before if before else 0.0,
                sqrt(before / after) if after else 1.0,
            )
        )
    return found
