"""The action board (W-11, W-21 to W-25): which spaces may be chosen, what they need, and which steps are possible."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.games.panda.building import can_build, hero_can_build
from lampion.games.panda.components import (
    HERO_NONE,
    KINDS,
    MAX_SEATS,
    PLACES,
    STEP_BUILD,
    STEP_MISSION,
    STEP_MOVE,
    STEP_SELL_CHEST,
    STEP_STRENGTH,
)
from lampion.games.panda.movement import can_move, may_use
from lampion.games.panda.position import Position
from lampion.games.panda.sheet import can_do_mission, can_sell_chest, can_train
from lampion.games.panda.tracks import can_pay, pay


def guards_needed(p: Position, space: i64) -> i64:
    """The printed number for the first use of the round, then always one more than the last use (W-23, R-12, R-13)."""
    last = p.last_use[space]
    return last + 1 if last > 0 else p.board.first_guards[space]


def may_choose(p: Position, seat: i64, space: i64) -> bool:
    """Not before one's last choice, enough guards in the supply, enough AP (W-22)."""
    return (
        space >= p.reached[seat] and p.guards[seat] >= guards_needed(p, space) and can_pay(p, seat, p.board.cost[space])
    )


def occupy(p: Position, space: i64) -> None:
    """Place the guards and pay (W-21, W-23, W-24)."""
    seat = p.active
    guards = guards_needed(p, space)
    p.guards[seat] -= guards
    p.posted[seat] += guards
    p.space_guards[space * MAX_SEATS + seat] += guards
    p.last_use[space] = guards
    p.reached[seat] = space
    pay(p, seat, p.board.cost[space])


def is_possible(p: Position, step: i64) -> bool:
    """Whether a step can be started at all (W-25). VP, AP, picks, vanishing and relocating always can."""
    kind = p.board.step_kind[step]
    hero = p.board.step_hero[step]
    if kind == STEP_MOVE:
        return anyone_can_move(p, step)
    if kind == STEP_BUILD:
        return anything_can_be_built(p, step)
    if kind == STEP_STRENGTH:
        return can_train(p, p.active, hero)
    if kind == STEP_MISSION:
        return can_do_mission(p, p.active, hero)
    if kind == STEP_SELL_CHEST:
        return can_sell_chest(p, p.active)
    return True


def anyone_can_move(p: Position, step: i64) -> bool:
    """Some hero whom the step is for has a move (W-29)."""
    hero: i64
    for hero in range(p.seats * KINDS):
        if may_use(p, step, hero) and can_move(p, hero, p.board.step_bypass[step]):
            return True
    return False


def anything_can_be_built(p: Position, step: i64) -> bool:
    """Some hero whom the step is for can build; on A9 no hero is needed (W-36, W-61)."""
    where = p.board.step_where[step]
    whose = p.board.step_hero[step]
    kind: i64
    place: i64
    if whose < KINDS:
        return hero_can_build(p, p.active, whose, where)
    for kind in range(KINDS):
        if whose != HERO_NONE:
            if hero_can_build(p, p.active, kind, where):
                return True
        else:
            for place in range(PLACES):
                if can_build(p, place, kind, where):
                    return True
    return False
