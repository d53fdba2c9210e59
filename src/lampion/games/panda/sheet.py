"""Tiles on the clan sheet (W-12, W-41 to W-44) and heroes who vanish, appear or are relocated (W-46, W-61)."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.games.panda.components import GOVERNOR, KINDS, PLACES
from lampion.games.panda.position import Position
from lampion.games.panda.tracks import gain_vp


def can_take(p: Position, seat: i64, kind: i64) -> bool:
    """A tile kind (strength 0 to 2, mission 3 to 5) is in the supply and has a free row on the sheet (W-43)."""
    if p.sheet_stock[kind] == 0:
        return False
    if kind < KINDS:
        return p.strength[seat * KINDS + kind] < p.board.strength_rows
    return p.missions[seat * KINDS + kind - KINDS] < p.board.mission_rows


def take(p: Position, seat: i64, kind: i64) -> None:
    p.sheet_stock[kind] -= 1
    if kind < KINDS:
        p.strength[seat * KINDS + kind] += 1
    else:
        p.missions[seat * KINDS + kind - KINDS] += 1


def available(p: Position, seat: i64, kinds: i64) -> i64:
    """Those of a set of tile kinds (bits) that can be taken (W-43)."""
    found: i64 = 0
    kind: i64
    for kind in range(2 * KINDS):
        if kinds & (1 << kind) and can_take(p, seat, kind):
            found |= 1 << kind
    return found


def at_own_building(p: Position, seat: i64, hero: i64) -> bool:
    """The hero is on a place that has his building (W-6, W-42, R-5)."""
    place = p.heroes[seat * KINDS + hero]
    return place < PLACES and p.has_kind(place, hero)


def can_train(p: Position, seat: i64, hero: i64) -> bool:
    """Strength is gained wherever the hero is (W-41, R-52)."""
    return can_take(p, seat, hero)


def can_do_mission(p: Position, seat: i64, hero: i64) -> bool:
    return at_own_building(p, seat, hero) and can_take(p, seat, KINDS + hero)


def can_sell_chest(p: Position, seat: i64) -> bool:
    """The governor is at a market and has a chest (W-44)."""
    return at_own_building(p, seat, GOVERNOR) and p.missions[seat * KINDS + GOVERNOR] > 0


def sell_chest(p: Position, seat: i64, vp: i64) -> None:
    p.missions[seat * KINDS + GOVERNOR] -= 1
    p.sheet_stock[KINDS + GOVERNOR] += 1
    gain_vp(p, seat, vp)
