"""Who is next (W-17, W-18, W-20, W-26): the order of the setup, turns, rounds, and when the game ends (W-49)."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.games.panda import ask
from lampion.games.panda.a_cards import may_withdraw
from lampion.games.panda.components import KINDS
from lampion.games.panda.position import BY_ROUNDS, GOING_ON, GUARDS, HEROES, ROUNDS, Position
from lampion.games.panda.scoring import finish
from lampion.games.panda.setup import draw_missions
from lampion.games.panda.tracks import set_order, take_guards_back


def begin_next(p: Position) -> None:
    """Nothing is left to be done: the next in the setup, or the next turn."""
    if p.phase == ROUNDS:
        next_turn(p)
    elif p.phase == GUARDS:
        next_guard(p)
    else:
        next_hero(p)


def next_guard(p: Position) -> None:
    """In player order each places 1 guard, until each has placed all (W-17, R-6)."""
    if p.placed == p.seats * p.board.setup_guards[p.seats - 2]:
        p.phase = HEROES
        p.placed = 0
        return
    p.active = p.order[p.placed % p.seats]
    p.placed += 1
    p.push(ask.GUARD, 0, 0, 0)


def next_hero(p: Position) -> None:
    """Monks in reverse player order, governors in player order, warriors in reverse (W-18)."""
    if p.placed == p.seats * KINDS:
        p.phase = ROUNDS
        draw_missions(p)
        begin_round(p)
        return
    hero = p.placed // p.seats
    at = p.placed % p.seats
    p.active = p.order[at if hero == 1 else p.seats - 1 - at]
    p.placed += 1
    p.push(ask.HERO_ON, hero, 0, 0)


def begin_round(p: Position) -> None:
    """Nobody has passed and nobody has a position on the action board (W-20)."""
    p.round += 1
    seat: i64
    for seat in range(p.seats):
        p.passed[seat] = 0
        p.reached[seat] = -1
        p.field_used[seat] = 0
    p.turn = -1


def next_turn(p: Position) -> None:
    """Turns go round in player order, skipping those who have passed (W-20, R-15)."""
    for _ in range(p.seats):
        p.turn = (p.turn + 1) % p.seats
        seat = p.order[p.turn]
        if p.passed[seat] == 0:
            p.active = seat
            p.push(ask.TURN, 0, 0, 0)
            if may_withdraw(p):
                p.push(ask.WITHDRAW, 0, 0, 0)
            return
    end_round(p)


def end_round(p: Position) -> None:
    """All have passed: the game ends with this round (W-49, R-82), or the next begins (W-27, W-28)."""
    if p.ending == GOING_ON and p.round == p.board.round_limit:
        p.ending = BY_ROUNDS
    if p.ending != GOING_ON:
        finish(p)
        return
    take_guards_back(p)
    set_order(p)
    begin_round(p)
