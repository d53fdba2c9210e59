"""Building (W-36 to W-39): what may be built where, what it scores, and the end conditions it can meet (W-50)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lampion.games.panda import ask, faults
from lampion.games.panda.a_cards import check_networks, count_building
from lampion.games.panda.components import ALL_KINDS, CITY, FOUNDATION, KINDS, VILLAGE
from lampion.games.panda.network import guards_around, rival_guards_around
from lampion.games.panda.position import BY_CAPITALS, BY_FOUNDATIONS, BY_LAST_PIECE, GOING_ON, Position
from lampion.games.panda.tracks import gain_vp

THIRD: Final = 2  # counted from 0


def build_fault(p: Position, place: i64, kind: i64, where: i64) -> i64:
    """A site for the building, and enough guards around it (W-36)."""
    fault = site_fault(p, place, kind, where)
    if fault != faults.NONE or guards_around(p, place) >= p.board.guards_needed[p.buildings(place)]:
        return fault
    return faults.UNGUARDED


def site_fault(p: Position, place: i64, kind: i64, where: i64) -> i64:
    """Village or city as asked, the kind not there yet, and a piece or foundation left (W-36)."""
    bits = p.towns[place]
    if bits == FOUNDATION | ALL_KINDS:
        return faults.CAPITAL
    if where & (CITY if bits & FOUNDATION else VILLAGE) == 0:
        return faults.ONLY_VILLAGES if bits & FOUNDATION else faults.ONLY_CITIES
    if bits & (1 << kind):
        return faults.KIND_IS_THERE
    if p.buildings(place) == THIRD:
        return faults.NONE if p.foundation_stock > 0 else faults.NO_FOUNDATION
    return faults.NONE if p.piece_stock[kind] > 0 else faults.NO_PIECE


def hero_build_fault(p: Position, hero: i64, where: i64) -> i64:
    """A hero (seat * 3 + hero) builds his kind on the place where he stands (W-36, R-5, R-43)."""
    place = p.heroes[hero]
    return build_fault(p, place, hero % KINDS, where) if place < p.board.places else faults.NOT_ON_PLACE


def build(p: Position, place: i64, kind: i64) -> None:
    """Everything about one building of the active player, in the order of W-39."""
    number = p.buildings(place)
    put_down(p, place, kind, number)
    seat = p.active
    gain_vp(p, seat, p.board.building_vp[number] + p.board.rival_vp * rival_guards_around(p, place, seat))
    count_building(p, seat, kind)
    check_networks(p)
    check_end(p, number)
    if p.board.frontier[place]:
        p.push(ask.REWARD, 0, 0, 0)
        p.push(ask.FRONTIER, 0, 0, 0)
    if number == THIRD:
        p.push(ask.CARD, 0, 0, 0)


def put_down(p: Position, place: i64, kind: i64, number: i64) -> None:
    """A piece; or for a third building a foundation, and the village's pieces return (W-39, R-40)."""
    if number != THIRD:
        p.piece_stock[kind] -= 1
        p.towns[place] |= 1 << kind
        return
    other: i64
    for other in range(KINDS):
        if p.towns[place] & (1 << other):
            p.piece_stock[other] += 1
    p.towns[place] = FOUNDATION
    p.foundation_stock -= 1


def check_end(p: Position, number: i64) -> None:
    """The first condition that is met decides that this round is the last (W-49, W-50, R-57 to R-59)."""
    if p.ending != GOING_ON:
        return
    if number == THIRD:
        if p.foundations_laid() >= p.board.end_foundations:
            p.ending = BY_FOUNDATIONS
    elif p.piece_stock[0] + p.piece_stock[1] + p.piece_stock[2] == 0:
        p.ending = BY_LAST_PIECE
    elif number == 2 * KINDS - 1 and capitals(p) >= p.board.end_capitals:
        p.ending = BY_CAPITALS


def capitals(p: Position) -> i64:
    count: i64 = 0
    place: i64
    for place in range(p.board.places):
        if p.towns[place] == FOUNDATION | ALL_KINDS:
            count += 1
    return count
