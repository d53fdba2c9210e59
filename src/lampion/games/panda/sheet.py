"""Tiles on the clan sheet (W-12, W-41 to W-44) and heroes who vanish, appear or are relocated (W-46, W-61)."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.games.panda import faults
from lampion.games.panda.components import GOVERNOR, KINDS
from lampion.games.panda.position import Position
from lampion.games.panda.tracks import gain_vp


def take_fault(p: Position, seat: i64, kind: i64) -> i64:
    """A tile kind (strength 0 to 2, mission 3 to 5) is in the supply and has a free row on the sheet (W-43)."""
    if p.sheet_stock[kind] == 0:
        return faults.NO_TILE_LEFT
    if kind < KINDS:
        has_row = p.strength[seat * KINDS + kind] < p.board.strength_rows
    else:
        has_row = p.missions[seat * KINDS + kind - KINDS] < p.board.mission_rows
    return faults.NONE if has_row else faults.COLUMN_FULL


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
        if kinds & (1 << kind) and take_fault(p, seat, kind) == faults.NONE:
            found |= 1 << kind
    return found


def home_fault(p: Position, hero: i64) -> i64:
    """A hero (seat * 3 + hero) must be on a place that has his building (W-6, W-42, R-5)."""
    place = p.heroes[hero]
    if place >= p.board.places:
        return faults.NOT_ON_PLACE
    return faults.NONE if p.has_kind(place, hero % KINDS) else faults.NO_BUILDING


def mission_fault(p: Position, seat: i64, hero: i64) -> i64:
    """A mission is done at the hero's building; strength is gained wherever he is (W-41, W-42, R-52)."""
    fault = home_fault(p, seat * KINDS + hero)
    return take_fault(p, seat, KINDS + hero) if fault == faults.NONE else fault


def chest_fault(p: Position, seat: i64) -> i64:
    """The governor is at a market and has a chest (W-44)."""
    governor = seat * KINDS + GOVERNOR
    fault = home_fault(p, governor)
    return faults.NO_CHEST if fault == faults.NONE and p.missions[governor] == 0 else fault


def sell_chest(p: Position, seat: i64, vp: i64) -> None:
    p.missions[seat * KINDS + GOVERNOR] -= 1
    p.sheet_stock[KINDS + GOVERNOR] += 1
    gain_vp(p, seat, vp)
