"""The choices of each decision (W-53), written into the position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lampion.core.state import NOBODY
from lampion.games.panda import faults
from lampion.games.panda.a_cards import field_fault
from lampion.games.panda.action_board import hero_fault, space_fault, step_fault
from lampion.games.panda.building import build_fault
from lampion.games.panda.components import (
    ANYONES_HERO,
    APPEAR,
    BUILD,
    CARD_LEFT,
    CARD_NONE,
    CARD_RIGHT,
    COVER_NO,
    COVER_YES,
    DECLINE,
    FIELD,
    FIELDS,
    FINISH,
    FRONTIER,
    FRONTIER_NONE,
    GUARD,
    HERO,
    HERO_ANYONE,
    HERO_ON,
    KINDS,
    LINK_END,
    LINK_PATH,
    LINKS,
    MOVE,
    NEUTRAL_COLUMN,
    NO_LINK,
    OPTION,
    PASS,
    PATHS,
    PICK,
    PLACES,
    RELOCATE,
    REWARD_TILES,
    REWARD_VP,
    ROWS,
    SPACE,
    SPACES,
    STEP,
    STOP,
    TILE_NEUTRAL,
    TILE_OWN,
    VANISH,
    VANISHED,
    WITHDRAW_NO,
    WITHDRAW_YES,
)
from lampion.games.panda.movement import can_cross, heroes_for, may_cover
from lampion.games.panda.position import (
    ASK_BUILD,
    ASK_CARD,
    ASK_COVER,
    ASK_FRONTIER,
    ASK_GUARD,
    ASK_HERO,
    ASK_MOVE,
    ASK_OPTION,
    ASK_PICK,
    ASK_RELOCATE,
    ASK_REWARD,
    ASK_STEP,
    ASK_TILE,
    ASK_TURN,
    ASK_VANISH,
    ASK_WITHDRAW,
    Position,
)
from lampion.games.panda.setup import may_place_guard, own_hero_on
from lampion.games.panda.sheet import available

ALL_TILE_KINDS: Final = 63


def list_choices(p: Position, kind: i64) -> None:
    """Write the choices of the topmost decision."""
    p.choice_count = 0
    if kind == ASK_TURN:
        list_turn(p)
    elif kind == ASK_STEP:
        list_steps(p)
    elif kind == ASK_MOVE:
        list_moves(p)
    elif kind == ASK_COVER:
        p.choose_from(COVER_NO)
        if may_cover(p, p.fact(1), p.fact(2)):
            p.choose_from(COVER_YES)
    elif kind == ASK_OPTION:
        list_options(p)
    elif kind == ASK_HERO:
        list_heroes(p)
    elif kind == ASK_TILE:
        p.choose_from(TILE_OWN)
        p.choose_from(TILE_NEUTRAL)
    elif kind == ASK_WITHDRAW:
        p.choose_from(WITHDRAW_NO)
        p.choose_from(WITHDRAW_YES)
    elif kind == ASK_CARD:
        list_cards(p)
    elif kind == ASK_PICK:
        list_picks(p, available(p, p.active, p.fact(1)), p.fact(2))
    elif kind == ASK_FRONTIER:
        list_frontier(p)
    elif kind == ASK_REWARD:
        p.choose_from(REWARD_VP)
        if available(p, p.active, ALL_TILE_KINDS) != 0:
            p.choose_from(REWARD_TILES)
    elif kind == ASK_VANISH:
        list_vanish(p)
    elif kind == ASK_RELOCATE:
        list_relocate(p)
    elif kind == ASK_BUILD:
        list_builds(p)
    elif kind == ASK_GUARD:
        list_guards(p)
    else:
        list_hero_places(p)


def list_guards(p: Position) -> None:
    path: i64
    for path in range(PATHS):
        if may_place_guard(p, path):
            p.choose_from(GUARD + path)


def list_hero_places(p: Position) -> None:
    hero = p.fact(1)
    place: i64
    for place in range(PLACES):
        if own_hero_on(p, place) == NOBODY:
            p.choose_from(HERO_ON + hero * PLACES + place)


def list_turn(p: Position) -> None:
    """A space, a field of A9, or passing (W-21, W-26)."""
    space: i64
    field: i64
    first = p.reached[p.active]
    for space in range(first if first > 0 else 0, SPACES):
        if space_fault(p, p.active, space) == faults.NONE:
            p.choose_from(SPACE + space)
    if p.a_open:
        for field in range(FIELDS):
            if field_fault(p, field) == faults.NONE:
                p.choose_from(FIELD + field)
    p.choose_from(PASS)


def list_options(p: Position) -> None:
    i: i64
    for i in range(p.board.space_options[p.fact(1)]):
        p.choose_from(OPTION + i)


def list_steps(p: Position) -> None:
    """The possible steps of the option that are not done yet, or finish (W-25)."""
    option = p.fact(1)
    done = p.fact(2)
    first = p.board.option_start[option]
    i: i64
    for i in range(p.board.option_size[option]):
        if done & (1 << i) == 0 and step_fault(p, first + i) == faults.NONE:
            p.choose_from(STEP + p.board.step_kind[first + i])
    p.choose_from(FINISH)


def list_heroes(p: Position) -> None:
    """The heroes who can do the step; a city card's move may be declined (W-29, W-36, W-40)."""
    step = p.fact(1)
    whose = p.board.step_hero[step]
    anyone = whose == HERO_ANYONE
    first, end = heroes_for(whose, p.active, p.seats)
    hero: i64
    for hero in range(first, end):
        if hero_fault(p, step, hero) == faults.NONE:
            p.choose_from(ANYONES_HERO + hero if anyone else HERO + hero % KINDS)
    if p.fact(2):
        p.choose_from(DECLINE)


def list_moves(p: Position) -> None:
    """Where the hero can go in one move; after the first he may stop (W-29, W-30, R-80)."""
    hero = p.fact(2)
    bypass = p.board.step_bypass[p.fact(1)]
    node = p.heroes[hero]
    k: i64
    for k in range(node * LINKS, node * LINKS + LINKS):
        path = LINK_PATH[k]
        if path != NO_LINK and can_cross(p, hero, path, bypass):
            p.choose_from(MOVE + LINK_END[k])
    if p.fact(3) > 0:
        p.choose_from(STOP)


def list_cards(p: Position) -> None:
    """The left-most or right-most card of the row, or none (W-40, R-42, R-45)."""
    if p.row_left < p.row_right:
        p.choose_from(CARD_LEFT)
    if p.row_left + 1 < p.row_right:
        p.choose_from(CARD_RIGHT)
    p.choose_from(CARD_NONE)


def list_picks(p: Position, kinds: i64, count: i64) -> None:
    """Every set of `count` of these kinds, or all of them if there are fewer (W-43, R-47)."""
    have = count_bits(kinds)
    if have < count:
        count = have
    chosen: i64
    for chosen in range(ALL_TILE_KINDS + 1):
        if chosen & ~kinds == 0 and count_bits(chosen) == count:
            p.choose_from(PICK + chosen)


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
            p.choose_from(FRONTIER + row)
    p.choose_from(FRONTIER_NONE)


def frontier_step(p: Position, row: i64) -> i64:
    """The step of the neutral space in a row: neutral spaces have one option with one step."""
    return p.board.option_start[p.board.space_option[row * 4 + NEUTRAL_COLUMN]]


def list_vanish(p: Position) -> None:
    """A hero on the map vanishes, or a vanished one appears on any place (W-46, R-55)."""
    hero: i64
    place: i64
    for hero in range(KINDS):
        if p.heroes[p.active * KINDS + hero] != VANISHED:
            p.choose_from(VANISH + hero)
        else:
            for place in range(PLACES):
                p.choose_from(APPEAR + hero * PLACES + place)


def list_relocate(p: Position) -> None:
    """One of the own heroes, wherever he is, to any place he is not on (W-61, R-72)."""
    hero: i64
    place: i64
    for hero in range(KINDS):
        for place in range(PLACES):
            if p.heroes[p.active * KINDS + hero] != place:
                p.choose_from(RELOCATE + hero * PLACES + place)


def list_builds(p: Position) -> None:
    """Any kind on any village or city, without a hero (W-61)."""
    where = p.board.step_where[p.fact(1)]
    place: i64
    kind: i64
    for place in range(PLACES):
        for kind in range(KINDS):
            if build_fault(p, place, kind, where) == faults.NONE:
                p.choose_from(BUILD + place * KINDS + kind)
