"""What a sensible AXIO player values: the lowest colour first, every colour a little, and a rack that can help it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.state import State
from lampion.core.weights import WeighedHeuristics
from lampion.games.axio.components import COLOURS, FREE, PAIRS, REFILL, SLOT_FIRST, SLOT_SECOND, SWAP
from lampion.games.axio.judgement import NAMES, ORDERED, judge, order_points, prospects, turns_left
from lampion.games.axio.scoring import GAINS
from lampion.games.axio.state import Axio

# What the next point is worth in the lowest colour, the second lowest, and so on.
RANK_WEIGHTS: Final = vec[float]([1.0, 0.55, 0.3, 0.17, 0.1])
BONUS_TURN: Final = 1.5  # a bonus turn is about one average placement
SWAP_GAIN: Final = 1.0  # a rack without the lowest colour is worth exchanging

POINTS: Final = vec[i64]([0] * COLOURS)  # scratch: a player's points after a placement

WEIGHTS: Final = files("lampion.games.axio").joinpath("weights.toml").read_text("utf-8")


class AxioHeuristics(WeighedHeuristics):
    """Own standing, less the best opponent's; searches judge by `judgement.py`."""

    def __init__(self) -> None:
        super().__init__(NAMES, WEIGHTS)

    def action_value(self, state: State, action: i64) -> float:
        assert isinstance(state, Axio)
        if action >= REFILL:
            return SWAP_GAIN if action == SWAP else 0.0
        before = state.player * COLOURS
        full = points_after(state, action)
        return standing(POINTS, 0) - standing(state.points, before) + BONUS_TURN * float(full)

    def best_looking(self, state: State, found: vec[i64], count: i64) -> i64:
        """Placements are compared by where they lead: where they come from is the same for all."""
        assert isinstance(state, Axio)
        best = found[0]
        if best >= REFILL:
            return super().best_looking(state, found, count)
        best_value = -1.0
        i: i64
        for i in range(count):
            full = points_after(state, found[i])
            value = standing(POINTS, 0) + BONUS_TURN * float(full)
            if value > best_value:
                best = found[i]
                best_value = value
        return best

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Axio)
        best = 0.0
        other: i64
        for other in range(state.seats):
            if other != seat:
                theirs = standing(state.points, other * COLOURS)
                if theirs > best:
                    best = theirs
        return standing(state.points, seat * COLOURS) - best

    def chances(self, state: State, chances: vec[float], seats: i64) -> None:
        assert isinstance(state, Axio)
        if state.finished and seats > 1:
            super().chances(state, chances, seats)
        else:
            judge(state, self.weights, chances)

    def prospects_of(self, state: State, seat: i64, weights: vec[float]) -> float:
        assert isinstance(state, Axio)
        return prospects(state, weights, seat, turns_left(state))


def standing(points: vec[i64], first: i64) -> float:
    """Five scores in ascending order, each weighted less than the one before."""
    order_points(points, first)
    i: i64
    total = 0.0
    for i in range(COLOURS):
        total += RANK_WEIGHTS[i] * float(ORDERED[i])
    return total


def points_after(state: Axio, action: i64) -> i64:
    """Write the player's points after a placement into POINTS; the number of colours that reach their end.

    The tile is laid on the board for a moment and taken up again: cheaper than a copy for each of hundreds of tries.
    The solo game's order of events at the border of two boards is left out.
    """
    slot = action // PAIRS
    pair = action % PAIRS
    first = SLOT_FIRST[slot]
    second = SLOT_SECOND[slot]
    board = state.board
    board[first] = pair // COLOURS + 1
    board[second] = pair % COLOURS + 1
    state.count_gains(first, second)
    board[first] = FREE
    board[second] = FREE
    cap = state.area.cap
    points = state.points
    own = state.player * COLOURS
    reached: i64 = 0
    i: i64
    for i in range(COLOURS):
        before = points[own + i]
        after = before + GAINS[i]
        if after >= cap:
            after = cap
            if before < cap:
                reached += 1
        POINTS[i] = after
    return reached
