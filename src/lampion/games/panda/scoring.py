"""The end of the game: last take-back and final scoring (W-51)."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.games.panda.b_cards import card_points
from lampion.games.panda.components import KINDS
from lampion.games.panda.position import Position
from lampion.games.panda.tracks import gain_vp, take_guards_back


def sheet_points(p: Position, seat: i64) -> i64:
    """Per hero multiplier of the strength times value of the mission tiles (W-12, W-51)."""
    total: i64 = 0
    i: i64
    for i in range(seat * KINDS, (seat + 1) * KINDS):
        total += p.board.multiplier[p.strength[i]] * p.board.mission_value[p.missions[i]]
    return total


def finish(p: Position) -> None:
    """Guards back once more, then heroes, then the B card (W-51); the order is not read again (R-81)."""
    take_guards_back(p)
    seat: i64
    for seat in range(p.seats):
        p.hero_vp[seat] = sheet_points(p, seat)
        gain_vp(p, seat, p.hero_vp[seat])
    card_points(p, p.b_vp)
    for seat in range(p.seats):
        gain_vp(p, seat, p.b_vp[seat])
    p.finished = True
