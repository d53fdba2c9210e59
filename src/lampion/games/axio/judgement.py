"""Who will win a game of AXIO: for searches, which judge a position after some decisions.

The lowest colour decides (A-27). A player who may still score some points will spend them on the lowest colours, so the
points to come are poured over the five scores like water, and its level is the lowest colour at the end.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.plain_math import exp
from lampion.games.axio.components import COLOURS
from lampion.games.axio.position import PLACE, Position

NAMES: Final = ["rate", "second", "third", "fourth", "move", "scale", "scale_ahead"]
RATE: Final = 0  # points a turn that can be spent where they are needed
SECOND: Final = 1  # worth of a point in the second lowest colour beside the level
THIRD: Final = 2
FOURTH: Final = 3
MOVE: Final = 4  # being the one to place now
SCALE: Final = 5  # levels that make a victory e times as likely in the last turn
SCALE_AHEAD: Final = 6  # and how many more for the root of the turns ahead

ORDERED: Final = vec[i64]([0] * COLOURS)  # scratch: points in ascending order


def judge(state: Position, weights: vec[float], chances: vec[float]) -> None:
    """Write the chance of each seat; in the solo game, how far up its track the lowest colour will come (A-32)."""
    turns = turns_left(state)
    if state.seats == 1:
        order_points(state.points, 0)
        top = float(state.cap())
        chances[0] = level(weights[RATE] * turns, top) / top
        return
    scale = weights[SCALE] + weights[SCALE_AHEAD] * sqrt(turns)
    first = prospects(state, weights, 0, turns)
    chances[0] = 1.0
    total = 1.0
    seat: i64
    for seat in range(1, state.seats):
        chances[seat] = exp((prospects(state, weights, seat, turns) - first) / scale)
        total += chances[seat]
    for seat in range(state.seats):
        chances[seat] /= total


def turns_left(state: Position) -> float:
    """How many turns each seat will still have, about."""
    return float(state.free) / float(2 * state.seats)


def prospects(state: Position, weights: vec[float], seat: i64, turns: float) -> float:
    """The lowest colour a seat can hope for, and what decides if it is equal."""
    order_points(state.points, seat * COLOURS)
    value = level(weights[RATE] * turns, float(state.cap()))
    value += weights[SECOND] * float(ORDERED[1]) + weights[THIRD] * float(ORDERED[2])
    value += weights[FOURTH] * float(ORDERED[3])
    if seat == state.player and state.phase == PLACE:
        value += weights[MOVE]
    return value


def level(water: float, top: float) -> float:
    """How high the lowest of the ordered points come if so many points are poured on them."""
    k: i64 = 1
    while k < COLOURS:
        step = float((ORDERED[k] - ORDERED[k - 1]) * k)
        if step > water:
            break
        water -= step
        k += 1
    reached = float(ORDERED[k - 1]) + water / float(k)
    return top if reached > top else reached


def order_points(points: vec[i64], first: i64) -> None:
    """Sort five scores into the scratch."""
    i: i64
    for i in range(COLOURS):
        score = points[first + i]
        k = i
        while k > 0 and ORDERED[k - 1] > score:
            ORDERED[k] = ORDERED[k - 1]
            k -= 1
        ORDERED[k] = score
