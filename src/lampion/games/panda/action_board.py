"""The action board (W-11, W-21 to W-25): which spaces may be chosen, what they need, and which steps are possible."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.games.panda import faults, step_kinds
from lampion.games.panda.building import build_fault, hero_build_fault
from lampion.games.panda.components import HERO_NONE, KINDS, MAX_SEATS
from lampion.games.panda.movement import heroes_for, move_fault
from lampion.games.panda.position import Position
from lampion.games.panda.sheet import chest_fault, mission_fault, take_fault
from lampion.games.panda.tracks import pay


def guards_needed(p: Position, space: i64) -> i64:
    """The printed number for the first use of the round, then always one more than the last use (W-23, R-12, R-13)."""
    last = p.last_use[space]
    return last + 1 if last > 0 else p.board.first_guards[space]


def space_fault(p: Position, seat: i64, space: i64) -> i64:
    """Not before one's last choice, enough guards in the supply, and AP never below the first field (W-9, W-22)."""
    if space < p.reached[seat]:
        return faults.BEHIND
    if p.guards[seat] < guards_needed(p, space):
        return faults.FEW_GUARDS
    return faults.NONE if p.ap[seat] - p.board.cost[space] >= p.board.ap_min else faults.LITTLE_AP


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


def step_fault(p: Position, step: i64) -> i64:
    """Whether a step can be started at all (W-25). VP, AP, picks, vanishing and relocating always can."""
    kind = p.board.step_kind[step]
    if kind in (step_kinds.MOVE, step_kinds.BUILD):
        return heroes_fault(p, step)
    if kind == step_kinds.STRENGTH:
        return take_fault(p, p.active, p.board.step_hero[step])
    if kind == step_kinds.MISSION:
        return mission_fault(p, p.active, p.board.step_hero[step])
    if kind == step_kinds.SELL_CHEST:
        return chest_fault(p, p.active)
    return faults.NONE


def heroes_fault(p: Position, step: i64) -> i64:
    """Some hero whom the step is for can do it; on A9 no hero is needed to build (W-29, W-36, W-61)."""
    whose = p.board.step_hero[step]
    if whose == HERO_NONE:
        return anywhere_fault(p, p.board.step_where[step])
    if whose < KINDS:
        return hero_fault(p, step, p.active * KINDS + whose)
    first, end = heroes_for(whose, p.active, p.seats)
    hero: i64
    for hero in range(first, end):
        if hero_fault(p, step, hero) == faults.NONE:
            return faults.NONE
    return faults.NOBODY_MOVES if p.board.step_kind[step] == step_kinds.MOVE else faults.NOTHING_TO_BUILD


def hero_fault(p: Position, step: i64, hero: i64) -> i64:
    """Whether a hero (seat * 3 + hero) can do a step that is for him."""
    if p.board.step_kind[step] == step_kinds.BUILD:
        return hero_build_fault(p, hero, p.board.step_where[step])
    return move_fault(p, hero, p.board.step_bypass[step])


def anywhere_fault(p: Position, where: i64) -> i64:
    place: i64
    kind: i64
    for place in range(p.board.places):
        for kind in range(KINDS):
            if build_fault(p, place, kind, where) == faults.NONE:
                return faults.NONE
    return faults.NOTHING_TO_BUILD
