"""Who will win a game of Pagoda: for searches, which judge a position after some decisions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.plain_math import exp
from lampion.games.pagoda.position import FRESH, Position
from lampion.games.pagoda.prospects import open_points, uses_left

NAMES: Final = ["prospect", "prospect_later", "use", "move", "last_move", "lead_at_the_end", "scale", "scale_ahead"]
PROSPECT: Final = 0  # a point that the cards of the player to begin a turn could make
PROSPECT_LATER: Final = 1  # and those of the other, who has to wait
USE: Final = 2  # a use of an ability
MOVE: Final = 3  # being the one to begin a turn
LAST_MOVE: Final = 4  # and besides, if the end has been triggered
LEAD_AT_THE_END: Final = 5  # a point of lead then, besides itself
SCALE: Final = 6  # points that make a victory e times as likely at the end
SCALE_AHEAD: Final = 7  # and how many more at the beginning

ALL_POINTS: Final = 200.0  # that both score in a usual game
STEEPEST: Final = 30.0


def judge(state: Position, weights: vec[float], chances: vec[float]) -> None:
    """Write the chance of each seat."""
    lead = float(state.points[0] - state.points[1])
    if state.finished:
        chances[0] = 1.0 if lead > 0.0 else 0.5 if lead == 0.0 else 0.0
        chances[1] = 1.0 - chances[0]
        return
    value = prospects(state, weights, 0) - prospects(state, weights, 1)
    left = 1.0 - float(state.points[0] + state.points[1]) / ALL_POINTS
    scale = weights[SCALE] + weights[SCALE_AHEAD] * max(0.0, left)
    chances[0] = 1.0 / (1.0 + exp(max(-STEEPEST, min(STEEPEST, -value / scale))))
    chances[1] = 1.0 - chances[0]


def prospects(state: Position, weights: vec[float], seat: i64) -> float:
    """What a player has scored, and what abilities, cards and the right to begin promise."""
    begins: i64 = state.player if state.phase == FRESH else 1 - state.player
    value = float(state.points[seat]) + weights[USE] * float(uses_left(state, seat))
    if seat == begins:
        value += weights[PROSPECT] * float(open_points(state, seat)) + weights[MOVE]
    else:
        value += weights[PROSPECT_LATER] * float(open_points(state, seat))
    if state.end_triggered:
        value += weights[LEAD_AT_THE_END] * float(state.points[seat])
        if seat == begins:
            value += weights[LAST_MOVE]
    return value
