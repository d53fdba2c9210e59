"""What is being decided, with all that a board needs to offer it."""

from __future__ import annotations

from typing import Any

from lampion.games.panda import ask, decisions
from lampion.games.panda.components import HEROES, KINDS
from lampion.games.panda.map_view import where_is
from lampion.games.panda.movement import can_cross
from lampion.games.panda.position import Position
from lampion.games.panda.spaces_view import options_of
from lampion.games.panda.state import Panda
from lampion.games.panda.view_shapes import Asked, Blocked


def asked(state: Panda) -> Asked:
    """The topmost decision with its facts."""
    kind = int(state.fact(0))
    found: Asked = {
        "decision": decisions.NAMES[kind],
        "seat": int(state.seat()),
        "active": int(state.active),
        "space": None,
        "options": [],
        "done": [],
        "hero": None,
        "hero_seat": None,
        "path": None,
        "left": None,
        "blocked": [],
    }
    if kind == ask.OPTION:
        found["space"] = int(state.fact(1))
        found["options"] = options_of(state, int(state.fact(1)))
    elif kind == ask.STEP:
        option = state.board.options[state.fact(1)]
        found["options"] = [option]
        found["done"] = [step["kind"] for i, step in enumerate(option) if state.fact(2) >> i & 1]
    elif kind in (ask.HERO, ask.BUILD):
        found["options"] = [[step_data(state, int(state.fact(1)))]]
    elif kind == ask.HERO_ON:
        found["hero"], found["hero_seat"] = HEROES[state.fact(1)], int(state.active)
    elif kind == ask.MOVE:
        found["options"] = [[step_data(state, int(state.fact(1)))]]
        found["hero"], found["hero_seat"] = HEROES[state.fact(2) % KINDS], int(state.fact(2)) // KINDS
        found["left"] = int(state.board.step_max[state.fact(1)] - state.fact(3))
        found["blocked"] = blocked(state, int(state.fact(2)), int(state.board.step_bypass[state.fact(1)]))
    elif kind in (ask.COVER, ask.TILE):
        found["path"] = state.board.path_names[state.fact(1)]
        found["left"] = int(state.fact(2)) if kind == ask.COVER else None
    elif kind == ask.PICK:
        found["left"] = int(state.fact(2))
    return found


def step_data(state: Position, step: int) -> dict[str, Any]:
    """A step as the map file has it."""
    return [one for option in state.board.options for one in option][step]


def blocked(state: Position, hero: int, bypass: int) -> list[Blocked]:
    """The paths that keep the moving hero back, with the strength each needs (W-30)."""
    here = where_is(state, hero)
    return [
        {"path": state.board.path_names[path], "needs": int(state.uncovered[path]) - bypass}
        for path in range(state.board.paths)
        if here in state.board.path_ends[path] and not can_cross(state, hero, path, bypass)
    ]
