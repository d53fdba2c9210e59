"""Goes on from decision to decision (W-53): what needs nobody happens, and whoever has a choice is asked.

What is still to be done lies on a stack (see `position.py`). A decision with exactly one choice is taken at once,
except placing in the setup, choosing a space or passing, and leaving A4–A6 (R-83).
"""

from __future__ import annotations

from mypy_extensions import i64

from lampion.games.panda import ask
from lampion.games.panda.a_cards import discard
from lampion.games.panda.choices import list_choices
from lampion.games.panda.movement import freed
from lampion.games.panda.position import Position
from lampion.games.panda.steps import carry_out, next_card_step
from lampion.games.panda.turns import begin_next


def settle(p: Position) -> None:
    """Go on until somebody has to choose, or the game is over. The choices are written into the position."""
    while not p.finished:
        if settle_turn(p):
            return
        begin_next(p)
    p.choice_count = 0


def settle_turn(p: Position) -> bool:
    """Go on within the turn: True as soon as somebody has to choose, False if nothing of it is left."""
    while next_decision(p):
        if is_asked(p):
            return True
        carry_out(p, p.choices[0])
    return False


def next_decision(p: Position) -> bool:
    """Let happen what needs nobody, up to a decision, whose choices are listed; False if there is none."""
    while p.depth > 0:
        kind = p.fact(0)
        if kind < ask.GO_CARD:
            list_choices(p, kind)
            return True
        go_on(p, kind)
    return False


def is_asked(p: Position) -> bool:
    """The decision whose choices are listed is one that a player is asked about (R-83)."""
    return p.choice_count > 1 or p.fact(0) <= ask.TURN


def go_on(p: Position, kind: i64) -> None:
    """What needs no decision."""
    if kind == ask.GO_CARD:
        next_card_step(p)
    elif kind == ask.GO_FREED:
        path = p.fact(1)
        tile_laid = p.fact(2) == 1
        p.pop()
        freed(p, path, tile_laid)
    else:
        p.pop()
        discard(p)
