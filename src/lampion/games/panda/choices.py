"""The choices of each decision (W-53), written into the position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lampion.core.state import NOBODY
from lampion.games.panda import ask, codes, faults
from lampion.games.panda.a_cards import field_fault
from lampion.games.panda.action_board import hero_fault, space_fault, step_fault
from lampion.games.panda.building import build_fault
from lampion.games.panda.components import FIELDS, HERO_ANYONE, KINDS, NEUTRAL_COLUMN, ROWS, SPACES
from lampion.games.panda.movement import can_cross, heroes_for, may_cover
from lampion.games.panda.position import Position
from lampion.games.panda.setup import may_place_guard, own_hero_on
from lampion.games.panda.sheet import available

ALL_TILE_KINDS: Final = 63


def list_choices(p: Position, kind: i64) -> None:
    """Write the choices of the topmost decision."""
    p.choice_count = 0
    if kind == ask.TURN:
        list_turn(p)
    elif kind == ask.STEP:
        list_steps(p)
    elif kind == ask.MOVE:
        list_moves(p)
    elif kind == ask.COVER:
        p.choose_from(codes.COVER_NO)
        if may_cover(p, p.fact(1), p.fact(2)):
            p.choose_from(codes.COVER_YES)
    elif kind == ask.OPTION:
        list_options(p)
    elif kind == ask.HERO:
        list_heroes(p)
    elif kind == ask.TILE:
        p.choose_from(codes.TILE_OWN)
        p.choose_from(codes.TILE_NEUTRAL)
    elif kind == ask.WITHDRAW:
        p.choose_from(codes.WITHDRAW_NO)
        p.choose_from(codes.WITHDRAW_YES)
    elif kind == ask.CARD:
        list_cards(p)
    elif kind == ask.PICK:
        list_picks(p, available(p, p.active, p.fact(1)), p.fact(2))
    elif kind == ask.FRONTIER:
        list_frontier(p)
    elif kind == ask.REWARD:
        p.choose_from(codes.REWARD_VP)
        if available(p, p.active, ALL_TILE_KINDS) != 0:
            p.choose_from(codes.REWARD_TILES)
    elif kind == ask.VANISH:
        list_vanish(p)
    elif kind == ask.RELOCATE:
        list_relocate(p)
    elif kind == ask.BUILD:
        list_builds(p)
    elif kind == ask.GUARD:
        list_guards(p)
    else:
        list_hero_places(p)


def list_guards(p: Position) -> None:
    path: i64
    for path in range(p.board.paths):
        if may_place_guard(p, path):
            p.choose_from(codes.guard(path))


def list_hero_places(p: Position) -> None:
    hero = p.fact(1)
    place: i64
    for place in range(p.board.places):
        if own_hero_on(p, place) == NOBODY:
            p.choose_from(codes.hero_on(codes.HERO_ON, codes.MORE_HERO_ON, hero, place))


def list_turn(p: Position) -> None:
    """A space, a field of A9, or passing (W-21, W-26)."""
    space: i64
    field: i64
    seat = p.active
    if p.guards[seat] > 0:  # every space needs one (W-23)
        first = p.reached[seat]
        for space in range(first if first > 0 else 0, SPACES):
            if space_fault(p, seat, space) == faults.NONE:
                p.choose_from(codes.SPACE + space)
    if p.a_open:
        for field in range(FIELDS):
            if field_fault(p, field) == faults.NONE:
                p.choose_from(codes.FIELD + field)
    p.choose_from(codes.PASS)


def list_options(p: Position) -> None:
    i: i64
    for i in range(p.board.space_options[p.fact(1)]):
        p.choose_from(codes.OPTION + i)


def list_steps(p: Position) -> None:
    """The possible steps of the option that are not done yet, or finish (W-25)."""
    option = p.fact(1)
    done = p.fact(2)
    first = p.board.option_start[option]
    i: i64
    for i in range(p.board.option_size[option]):
        if done & (1 << i) == 0 and step_fault(p, first + i) == faults.NONE:
            p.choose_from(codes.STEP + p.board.step_kind[first + i])
    p.choose_from(codes.FINISH)


def list_heroes(p: Position) -> None:
    """The heroes who can do the step; a city card's move may be declined (W-29, W-36, W-40)."""
    step = p.fact(1)
    whose = p.board.step_hero[step]
    anyone = whose == HERO_ANYONE
    first, end = heroes_for(whose, p.active, p.seats)
    hero: i64
    for hero in range(first, end):
        if hero_fault(p, step, hero) == faults.NONE:
            p.choose_from(codes.ANYONES_HERO + hero if anyone else codes.HERO + hero % KINDS)
    if p.fact(2):
        p.choose_from(codes.DECLINE)


def list_moves(p: Position) -> None:
    """Where the hero can go in one move; after the first he may stop (W-29, W-30, R-80)."""
    hero = p.fact(2)
    board = p.board
    bypass = board.step_bypass[p.fact(1)]
    node = p.heroes[hero]
    paths = board.link_path
    ends = board.link_end
    k: i64
    for k in range(board.link_start[node], board.link_start[node + 1]):
        if can_cross(p, hero, paths[k], bypass):
            p.choose_from(codes.move(ends[k]))
    if p.fact(3) > 0:
        p.choose_from(codes.STOP)


def list_cards(p: Position) -> None:
    """The left-most or right-most card of the row, or none (W-40, R-42, R-45)."""
    if p.row_left < p.row_right:
        p.choose_from(codes.CARD_LEFT)
    if p.row_left + 1 < p.row_right:
        p.choose_from(codes.CARD_RIGHT)
    p.choose_from(codes.CARD_NONE)


def list_picks(p: Position, kinds: i64, count: i64) -> None:
    """Every set of `count` of these kinds, or all of them if there are fewer (W-43, R-47)."""
    have = count_bits(kinds)
    if have < count:
        count = have
    chosen: i64
    for chosen in range(ALL_TILE_KINDS + 1):
        if chosen & ~kinds == 0 and count_bits(chosen) == count:
            p.choose_from(codes.PICK + chosen)


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def list_frontier(p: Position) -> None:
    """A neutral space with a possible step, or none (W-45, R-14)."""
    row: i64
    for row in range(ROWS):
        if step_fault(p, frontier_step(p, row)) == faults.NONE:
            p.choose_from(codes.FRONTIER + row)
    p.choose_from(codes.FRONTIER_NONE)


def frontier_step(p: Position, row: i64) -> i64:
    """The step of the neutral space in a row: neutral spaces have one option with one step."""
    return p.board.option_start[p.board.space_option[row * 4 + NEUTRAL_COLUMN]]


def list_vanish(p: Position) -> None:
    """A hero on the map vanishes, or a vanished one appears on any place (W-46, R-55)."""
    hero: i64
    place: i64
    for hero in range(KINDS):
        if p.heroes[p.active * KINDS + hero] != p.board.vanished:
            p.choose_from(codes.VANISH + hero)
        else:
            for place in range(p.board.places):
                p.choose_from(codes.hero_on(codes.APPEAR, codes.MORE_APPEAR, hero, place))


def list_relocate(p: Position) -> None:
    """One of the own heroes, wherever he is, to any place he is not on (W-61, R-72)."""
    hero: i64
    place: i64
    for hero in range(KINDS):
        for place in range(p.board.places):
            if p.heroes[p.active * KINDS + hero] != place:
                p.choose_from(codes.hero_on(codes.RELOCATE, codes.MORE_RELOCATE, hero, place))


def list_builds(p: Position) -> None:
    """Any kind on any village or city, without a hero (W-61)."""
    where = p.board.step_where[p.fact(1)]
    place: i64
    kind: i64
    for place in range(p.board.places):
        for kind in range(KINDS):
            if build_fault(p, place, kind, where) == faults.NONE:
                p.choose_from(codes.BUILD + place * KINDS + kind)
