"""Who will win a game of Way of the Panda: for searches, which judge positions between turns."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.games.panda.position import Position
from lampion.games.panda.prospects import (
    POINT,
    columns,
    economy,
    map_share,
    missions,
    sites,
    time_left,
)
from lampion.games.panda.scoring import sheet_points

NAMES: Final = ["columns", "sites", "economy", "map", "missions", "scale", "scale_ahead"]
COLUMNS: Final = 0  # how much each promise of `prospects.py` counts beside points
SITES: Final = 1
ECONOMY: Final = 2
MAP: Final = 3
MISSIONS: Final = 4
SCALE: Final = 5  # points that make a victory e times as likely in the last round
SCALE_AHEAD: Final = 6  # and how many more in the first


def judge(p: Position, weights: vec[float], chances: vec[float]) -> None:
    """Write the chance of each seat."""
    left = time_left(p)
    scale = weights[SCALE] + weights[SCALE_AHEAD] * float(left) / 100.0
    first = prospects(p, weights, 0, left)
    total = 1.0
    chances[0] = 1.0
    seat: i64
    for seat in range(1, p.seats):
        chances[seat] = exp((prospects(p, weights, seat, left) - first) / scale)
        total += chances[seat]
    for seat in range(p.seats):
        chances[seat] /= total


def prospects(p: Position, weights: vec[float], seat: i64, left: i64) -> float:
    """The points a seat can hope for."""
    ahead = weights[COLUMNS] * float(columns(p, seat)) + weights[SITES] * float(sites(p, seat))
    total = ahead * float(left) / 100.0
    total += weights[ECONOMY] * float(economy(p, seat, left)) + weights[MAP] * float(map_share(p, seat))
    if p.master:
        total += weights[MISSIONS] * float(missions(p, seat))
    return total / POINT + float(p.vp[seat] + sheet_points(p, seat))
