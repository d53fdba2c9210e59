"""What a choice leads to: options and their steps (W-25), city cards (W-40), the frontier bonus (W-45)."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.games.panda import ask, codes, step_kinds
from lampion.games.panda.a_cards import all_fields_taken, use_field, withdraw
from lampion.games.panda.action_board import occupy
from lampion.games.panda.building import build
from lampion.games.panda.choices import ALL_TILE_KINDS, frontier_step
from lampion.games.panda.components import HERO_NONE, KINDS, NEUTRAL
from lampion.games.panda.movement import cover, cross, lay_tile
from lampion.games.panda.position import Position
from lampion.games.panda.sheet import sell_chest, take
from lampion.games.panda.tracks import gain_vp, shift_ap


def carry_out(p: Position, action: i64) -> None:
    """Carry out a choice of the topmost decision."""
    kind = p.fact(0)
    if kind == ask.TURN:
        take_turn(p, action)
    elif kind == ask.STEP:
        choose_step(p, action)
    elif kind == ask.MOVE:
        choose_move(p, action)
    elif kind == ask.COVER:
        if action == codes.COVER_YES:
            cover(p)
        else:
            p.pop()
    elif kind == ask.OPTION:
        space = p.fact(1)
        p.pop()
        begin_option(p, p.board.space_option[space] + action - codes.OPTION)
    elif kind == ask.HERO:
        choose_hero(p, action)
    elif kind == ask.TILE:
        path = p.fact(1)
        chooser = p.fact(2)
        p.pop()
        lay_tile(p, path, chooser + 1 if action == codes.TILE_OWN else NEUTRAL)
    elif kind == ask.WITHDRAW:
        p.pop()
        if action == codes.WITHDRAW_YES:
            withdraw(p)
    elif kind == ask.CARD:
        choose_card(p, action)
    elif kind == ask.PICK:
        p.pop()
        take_tiles(p, action - codes.PICK)
    elif kind == ask.FRONTIER:
        p.pop()
        if action != codes.FRONTIER_NONE:
            start_step(p, frontier_step(p, action - codes.FRONTIER), False)
    elif kind == ask.REWARD:
        p.pop()
        if action == codes.REWARD_VP:
            gain_vp(p, p.active, p.board.frontier_vp)
        else:
            p.push(ask.PICK, ALL_TILE_KINDS, p.board.frontier_tiles, 0)
    elif kind == ask.VANISH:
        p.pop()
        if action < codes.APPEAR:
            p.heroes[p.active * KINDS + action - codes.VANISH] = p.board.vanished
        else:
            put_hero(p, action, codes.APPEAR, codes.MORE_APPEAR)
    elif kind == ask.RELOCATE:
        p.pop()
        put_hero(p, action, codes.RELOCATE, codes.MORE_RELOCATE)
    elif kind == ask.BUILD:
        p.pop()
        build(p, (action - codes.BUILD) // KINDS, (action - codes.BUILD) % KINDS)
    elif kind == ask.GUARD:
        p.pop()
        place_guard(p, codes.guarded(action))
    else:
        p.pop()
        put_hero(p, action, codes.HERO_ON, codes.MORE_HERO_ON)


def place_guard(p: Position, path: i64) -> None:
    p.guards[p.active] -= 1
    p.figures[path * 4 + p.active] += 1
    p.uncovered[path] -= 1


def put_hero(p: Position, action: i64, first: i64, more: i64) -> None:
    """One of the active player's heroes onto a place, by a code of one of the ranges of such codes."""
    p.heroes[p.active * KINDS + codes.hero_of(action, first, more)] = codes.place_of(action, first, more)


def take_turn(p: Position, action: i64) -> None:
    """Place guards, pay, then the action; or a field of A9; or pass (W-21, W-26, W-61)."""
    p.pop()
    if action == codes.PASS:
        p.passed[p.active] = 1
    elif action >= codes.FIELD:
        field = action - codes.FIELD
        use_field(p, field)
        if all_fields_taken(p):
            p.push(ask.GO_CLEAR, 0, 0, 0)
        begin_option(p, p.board.field_option[field])
    else:
        occupy(p, action - codes.SPACE)
        p.push(ask.OPTION, action - codes.SPACE, 0, 0)


def begin_option(p: Position, option: i64) -> None:
    """VP and AP of the option come at once and cannot be refused; then its other steps (W-25, W-47, R-56)."""
    first = p.board.option_start[option]
    done: i64 = 0
    i: i64
    for i in range(p.board.option_size[option]):
        if gain(p, first + i):
            done |= 1 << i
    p.push(ask.STEP, option, done, 0)


def gain(p: Position, step: i64) -> bool:
    """Receive what a `vp` or `ap` step gives; False for any other step."""
    kind = p.board.step_kind[step]
    if kind == step_kinds.VP:
        gain_vp(p, p.active, p.board.step_amount[step])
    elif kind == step_kinds.AP:
        shift_ap(p, p.active, p.board.step_amount[step])
    else:
        return False
    return True


def choose_step(p: Position, action: i64) -> None:
    """One of the remaining steps, or finish (W-25)."""
    if action == codes.FINISH:
        p.pop()
        return
    first = p.board.option_start[p.fact(1)]
    i: i64
    for i in range(p.board.option_size[p.fact(1)]):
        if p.board.step_kind[first + i] == action - codes.STEP:
            p.set_fact(2, p.fact(2) | 1 << i)
            start_step(p, first + i, False)
            return


def start_step(p: Position, step: i64, may_decline: bool) -> None:
    """Begin a possible step: at once what leaves nothing to decide, else the first decision about it."""
    kind = p.board.step_kind[step]
    hero = p.board.step_hero[step]
    if kind == step_kinds.MOVE:
        if hero < KINDS:
            p.push(ask.MOVE, step, p.active * KINDS + hero, 0)
        else:
            p.push(ask.HERO, step, 1 if may_decline else 0, 0)
    elif kind == step_kinds.BUILD:
        if hero < KINDS:
            build(p, p.heroes[p.active * KINDS + hero], hero)
        elif hero == HERO_NONE:
            p.push(ask.BUILD, step, 0, 0)
        else:
            p.push(ask.HERO, step, 0, 0)
    elif kind == step_kinds.STRENGTH:
        take(p, p.active, hero)
    elif kind == step_kinds.MISSION:
        take(p, p.active, KINDS + hero)
    elif kind == step_kinds.PICK:
        p.push(ask.PICK, p.board.step_of[step], p.board.step_amount[step], 0)
    elif kind == step_kinds.VANISH_APPEAR:
        p.push(ask.VANISH, 0, 0, 0)
    elif kind == step_kinds.SELL_CHEST:
        sell_chest(p, p.active, p.board.step_amount[step])
    elif kind == step_kinds.RELOCATE:
        p.push(ask.RELOCATE, 0, 0, 0)
    else:
        gain(p, step)


def choose_hero(p: Position, action: i64) -> None:
    """The hero who moves, the same for both moves, or who builds (W-29, W-36)."""
    step = p.fact(1)
    p.pop()
    if action == codes.DECLINE:
        return
    hero = action - codes.ANYONES_HERO if action >= codes.ANYONES_HERO else p.active * KINDS + action - codes.HERO
    if p.board.step_kind[step] == step_kinds.BUILD:
        build(p, p.heroes[hero], hero % KINDS)
    else:
        p.push(ask.MOVE, step, hero, 0)


def choose_move(p: Position, action: i64) -> None:
    """One move; a step of two moves is asked about again once its covering is done (W-29, R-26)."""
    step = p.fact(1)
    hero = p.fact(2)
    moves = p.fact(3) + 1
    if action == codes.STOP or moves == p.board.step_max[step]:
        p.pop()
    else:
        p.set_fact(3, moves)
    if action != codes.STOP:
        cross(p, step, hero, codes.moved(action))


def choose_card(p: Position, action: i64) -> None:
    """The card leaves the row and applies at once (W-40)."""
    p.pop()
    if action == codes.CARD_NONE:
        return
    if action == codes.CARD_LEFT:
        card = p.row[p.row_left]
        p.row_left += 1
    else:
        p.row_right -= 1
        card = p.row[p.row_right]
    p.push(ask.GO_CARD, p.board.card_option[card], 0, 0)


def next_card_step(p: Position) -> None:
    """The steps of a city card in list order; all compulsory, except that a move may be declined (W-40)."""
    option = p.fact(1)
    at = p.fact(2)
    if at == p.board.option_size[option]:
        p.pop()
        return
    p.set_fact(2, at + 1)
    start_step(p, p.board.option_start[option] + at, True)


def take_tiles(p: Position, kinds: i64) -> None:
    kind: i64
    for kind in range(2 * KINDS):
        if kinds & (1 << kind):
            take(p, p.active, kind)
