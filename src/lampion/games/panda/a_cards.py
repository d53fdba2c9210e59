"""The green mission cards of the Master variant, which are won during the game (W-55 to W-61)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lampion.games.panda import faults, mission_cards
from lampion.games.panda.components import FIELDS
from lampion.games.panda.graph import LOOP
from lampion.games.panda.network import LABELS, joins, label_components, sides_touched
from lampion.games.panda.position import Position
from lampion.games.panda.tracks import gain_vp

NORTH_SOUTH: Final = 0b0101
EAST_WEST: Final = 0b1010
FOUR: Final = 4


def is_a_card(p: Position, kind: i64) -> bool:
    """Whether an A card of this kind is in play and not yet won."""
    return p.a_open and p.board.a_kind[p.a_card] == kind


def check_networks(p: Position) -> None:
    """A1–A3, A7, A8: after each tile and each building, for all players from the active one on (W-55, R-68, R-69)."""
    if not p.a_open:
        return
    kind = p.board.a_kind[p.a_card]
    if kind in (mission_cards.BUILD4, mission_cards.SPECIAL):
        return
    i: i64
    for i in range(p.seats):
        seat = p.order[(p.turn + i) % p.seats]
        if meets(p, seat, kind):
            win(p, seat)
            return


def meets(p: Position, seat: i64, kind: i64) -> bool:
    if kind == mission_cards.LOOP:
        return has_loop(p, seat, p.board.a_building[p.a_card])
    label_components(p, seat)
    if kind == mission_cards.OPPOSITE_SIDES:
        return joins_opposite_sides(p, seat)
    assert kind == mission_cards.NUMBERED
    return joins_numbers(p)


def has_loop(p: Position, seat: i64, building: i64) -> bool:
    """Four tiles in a closed loop whose four places all have the kind (W-56, R-77)."""
    board = p.board
    loop: i64
    k: i64
    for loop in range(board.loops):
        fits = True
        for k in range(loop * LOOP, (loop + 1) * LOOP):
            if not joins(p, board.loop_paths[k], seat) or not p.has_kind(board.loop_places[k], building):
                fits = False
                break
        if fits:
            return True
    return False


def joins_opposite_sides(p: Position, seat: i64) -> bool:
    """A component that touches two opposite sides (W-59)."""
    place: i64
    for place in range(p.board.places):
        if LABELS[place] == place:
            sides = sides_touched(p, seat, place)
            if sides & NORTH_SOUTH == NORTH_SOUTH or sides & EAST_WEST == EAST_WEST:
                return True
    return False


def joins_numbers(p: Position) -> bool:
    """All numbered places are in one component (W-60)."""
    component: i64 = -1
    place: i64
    for place in range(p.board.places):
        if p.board.number[place] > 0:
            if component >= 0 and LABELS[place] != component:
                return False
            component = LABELS[place]
    return True


def count_building(p: Position, seat: i64, kind: i64) -> None:
    """A4–A6: each building of the kind counts for a player who takes part; the fourth wins (W-57, W-58)."""
    if not is_a_card(p, mission_cards.BUILD4) or p.board.a_building[p.a_card] != kind or p.on_card[seat] == 0:
        return
    p.a_count[seat] += 1
    if p.a_count[seat] == FOUR:
        win(p, seat)


def win(p: Position, seat: i64) -> None:
    gain_vp(p, seat, p.board.a_vp[p.a_card])
    p.a_winner = seat
    discard(p)


def discard(p: Position) -> None:
    """The card leaves the game; guards on it return without AP (W-58, W-61, R-22)."""
    p.a_open = False
    seat: i64
    for seat in range(p.seats):
        p.guards[seat] += p.on_card[seat]
        p.on_card[seat] = 0


def may_withdraw(p: Position) -> bool:
    return is_a_card(p, mission_cards.BUILD4) and p.on_card[p.active] > 0


def withdraw(p: Position) -> None:
    """The guard returns to the supply, the count is lost, and there is no way back (W-58, R-70)."""
    p.guards[p.active] += p.on_card[p.active]
    p.on_card[p.active] = 0
    p.a_count[p.active] = 0


def field_fault(p: Position, field: i64) -> i64:
    """A9: an empty field, once a round, with a guard from the supply (W-61)."""
    if not is_a_card(p, mission_cards.SPECIAL):
        return faults.NO_FIELDS
    if p.field_seat[field] >= 0:
        return faults.FIELD_TAKEN
    if p.field_used[p.active]:
        return faults.SECOND_FIELD
    return faults.NONE if p.guards[p.active] > 0 else faults.NO_GUARD


def use_field(p: Position, field: i64) -> None:
    p.guards[p.active] -= 1
    p.on_card[p.active] += 1
    p.field_seat[field] = p.active
    p.field_used[p.active] = 1


def all_fields_taken(p: Position) -> bool:
    field: i64
    for field in range(FIELDS):
        if p.field_seat[field] < 0:
            return False
    return True
