"""Who will win a game of Way of the Panda: for searches, which judge positions between turns."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.plain_math import exp
from lampion.games.panda.position import Position
from lampion.games.panda.prospects import SCALE, SCALE_AHEAD, prospects, time_left


def judge(p: Position, worth: vec[i64], chances: vec[float]) -> None:
    """Write the chance of each seat."""
    scale = float(worth[SCALE]) + float(worth[SCALE_AHEAD] * time_left(p)) / 100.0
    first = prospects(p, worth, 0)
    total = 1.0
    chances[0] = 1.0
    seat: i64
    for seat in range(1, p.seats):
        chances[seat] = exp(float(prospects(p, worth, seat) - first) / scale)
        total += chances[seat]
    for seat in range(p.seats):
        chances[seat] /= total
