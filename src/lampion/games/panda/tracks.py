"""The AP and VP tracks (W-8 to W-10), paying (W-24), and the end of a round (W-27, W-28)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.games.panda.components import MAX_SEATS, SPACES
from lampion.games.panda.position import Position

SEQUENCE: Final = vec[i64]([0] * MAX_SEATS)  # scratch: seats as the AP track is read


def gain_vp(p: Position, seat: i64, amount: i64) -> None:
    """VP have no upper limit and are never below 0 (W-10)."""
    total = p.vp[seat] + amount
    p.vp[seat] = total
    if total < 0:
        p.vp[seat] = 0


def shift_ap(p: Position, seat: i64, amount: i64) -> None:
    """One jump of an AP marker; on a new field it goes on top of the stack (W-8, W-9, R-20)."""
    field = p.ap[seat] + amount
    if field > p.board.ap_max:
        field = p.board.ap_max
    if field == p.ap[seat]:
        return
    p.ap[seat] = field
    below = p.height[seat]
    other: i64
    for other in range(p.seats):
        if p.height[other] > below:
            p.height[other] -= 1
    p.height[seat] = p.seats - 1


def pay(p: Position, seat: i64, cost: i64) -> None:
    """Only a payment above 0 costs VP, and only for the field it lands on (W-24, R-16, R-17)."""
    if cost == 0:
        return
    shift_ap(p, seat, -cost)
    gain_vp(p, seat, -p.board.penalty[p.ap[seat] - p.board.ap_min])


def read_track(p: Position) -> None:
    """Write the seats by AP fields in ascending order, on each field from the top of the stack (W-27, W-28)."""
    i: i64
    k: i64
    for i in range(p.seats):
        SEQUENCE[i] = i
    for i in range(1, p.seats):
        seat = SEQUENCE[i]
        k = i
        while k > 0 and comes_before(p, seat, SEQUENCE[k - 1]):
            SEQUENCE[k] = SEQUENCE[k - 1]
            k -= 1
        SEQUENCE[k] = seat


def comes_before(p: Position, one: i64, other: i64) -> bool:
    if p.ap[one] != p.ap[other]:
        return p.ap[one] < p.ap[other]
    return p.height[one] > p.height[other]


def take_guards_back(p: Position) -> None:
    """Each player takes the guards from the action board, and as many AP in one jump (W-27, R-21, R-22)."""
    read_track(p)
    i: i64
    for i in range(p.seats):
        seat = SEQUENCE[i]
        p.guards[seat] += p.posted[seat]
        shift_ap(p, seat, p.posted[seat])
        p.posted[seat] = 0
    for i in range(SPACES):
        p.last_use[i] = 0
    for i in range(SPACES * MAX_SEATS):
        p.space_guards[i] = 0


def set_order(p: Position) -> None:
    """The player order of the next round, read from the AP track (W-28)."""
    read_track(p)
    i: i64
    for i in range(p.seats):
        p.order[i] = SEQUENCE[i]
