"""The action board as people see it: what a space does, costs and needs, and whether it can be chosen."""

from __future__ import annotations

from typing import Any

from lampion.games.panda import faults
from lampion.games.panda.action_board import guards_needed, space_fault
from lampion.games.panda.components import COLUMNS, MAX_SEATS
from lampion.games.panda.position import Position
from lampion.games.panda.view_shapes import SpaceView

STATUS = {faults.NONE: "open", faults.BEHIND: "behind", faults.FEW_GUARDS: "guards", faults.LITTLE_AP: "ap"}


def space_view(state: Position, space: int, seat: int) -> SpaceView:
    cost = int(state.board.cost[space])
    lands = int(state.ap[seat]) - cost
    low = int(state.board.ap_min)
    return {
        "index": space,
        "row": space // 4 + 1,
        "column": COLUMNS[space % 4],
        "cost": cost,
        "needs": int(guards_needed(state, space)),
        "placed": [int(state.space_guards[space * MAX_SEATS + player]) for player in range(state.seats)],
        "options": options_of(state, space),
        "status": space_status(state, space, seat),
        "lands": lands,
        "loss": int(state.board.penalty[lands - low]) if cost and lands >= low else 0,
    }


def options_of(state: Position, space: int) -> list[list[dict[str, Any]]]:
    first = int(state.board.space_option[space])
    return state.board.options[first : first + int(state.board.space_options[space])]


def space_status(state: Position, space: int, seat: int) -> str:
    """Whether a seat could choose a space on its turn, or the first reason why not (W-22, W-26)."""
    return "passed" if state.passed[seat] else STATUS[space_fault(state, seat, space)]
