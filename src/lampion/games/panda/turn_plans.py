"""The best ends of a turn of Way of the Panda, as plans that a bot can follow."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.planned_turn import PlannedTurn
from lampion.core.state import State
from lampion.games.panda.flow import settle
from lampion.games.panda.prospects import advantage
from lampion.games.panda.state import Panda
from lampion.games.panda.turn_ends import Moment, TurnEnds

LEAST: Final = -1_000_000_000


def best_plans(state: Panda, worth: vec[i64], most: i64) -> list[PlannedTurn]:
    """The ends with the largest advantage for the active player; of several with the same one, the shortest.

    None in the setup, and none for a tile that is chosen out of turn: there is no turn to plan.
    """
    if state.seat() != state.active:
        return []
    found = TurnEnds(state, True)
    values = vec[i64]([LEAST] * most)
    best: list[Moment] = []
    for end in found.ends:
        settle(end.position)
        keep(best, values, most, end, advantage(end.position, worth, state.active))
    return [plan_to(end, state.active) for end in best]


def keep(best: list[Moment], values: vec[i64], most: i64, end: Moment, value: i64) -> None:
    """Put an end into its place among the best, unless they are better or one of them is worth the same."""
    count = len(best)
    if count == most and value <= values[count - 1]:
        return
    i: i64
    for i in range(count):
        if values[i] == value:
            return
    if count == most:
        best.pop()
    at: i64 = len(best)
    while at > 0 and values[at - 1] < value:
        at -= 1
    best.insert(at, end)
    for i in range(len(best) - 1, at, -1):
        values[i] = values[i - 1]
    values[at] = value


def plan_to(end: Moment, seat: i64) -> PlannedTurn:
    """What to choose on the way to an end."""
    asked: list[State] = []
    actions: list[int] = []
    moment = end
    while moment.before is not None:
        position = moment.before.position
        if position.seat() == seat:
            asked.append(position)
            actions.append(int(moment.action))
        moment = moment.before
    asked.reverse()
    actions.reverse()
    return PlannedTurn(end.position, asked, actions)
