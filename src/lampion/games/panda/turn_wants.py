"""What a player may want, and actions that would do nothing."""

from __future__ import annotations

from lampion.core.message import Message
from lampion.games.panda import ask, codes, step_kinds
from lampion.games.panda.action_board import guards_needed
from lampion.games.panda.actions import notation_of
from lampion.games.panda.idle import idle_options
from lampion.games.panda.state import Panda
from lampion.games.panda.turn_shapes import IdleView, PriceView

# What each want can be had by, of the steps that are printed on spaces.
WANTS = {
    "move": (step_kinds.MOVE,),
    "build": (step_kinds.BUILD,),
    "strength": (step_kinds.STRENGTH, step_kinds.PICK),
    "mission": (step_kinds.MISSION, step_kinds.PICK),
    "points": (step_kinds.VP, step_kinds.AP, step_kinds.SELL_CHEST),
    "special": (step_kinds.VANISH_APPEAR, step_kinds.RELOCATE),
}


def idle_views(state: Panda) -> tuple[IdleView, ...]:
    """Actions of spaces and fields that may be chosen and could do nothing (R-11), each with its line."""
    found = []
    if state.fact(0) != ask.TURN:
        return ()
    for action in state.legal():
        if action == codes.PASS:
            continue
        for option, reasons in idle_options(state, action).items():
            found.append(idle_view(state, action, int(option), tuple(reasons)))
    return tuple(found)


def idle_view(state: Panda, action: int, option: int, reasons: tuple[Message, ...]) -> IdleView:
    if action >= codes.FIELD:
        field_line = (notation_of(state.board, action),)
        return IdleView(field_line, reasons, PriceView(guards=1), field=action - codes.FIELD + 1, option=option)
    space = action - codes.SPACE
    cost = int(state.board.cost[space])
    lands = int(state.ap[state.active]) - cost
    loss = int(state.board.penalty[lands - state.board.ap_min]) if cost else 0
    chosen = (codes.OPTION + option - 1,) if state.board.space_options[space] > 1 else ()
    line = tuple(notation_of(state.board, one) for one in (action, *chosen))
    price = PriceView(int(guards_needed(state, space)), 0, cost, lands, min(loss, int(state.vp[state.active])))
    return IdleView(line, reasons, price, space=space, option=option)
