"""Why an action is not allowed in Way of the Panda: the rule's number and the facts."""

from __future__ import annotations

from lampion.core.message import Arg, Reason, SeatRef, Thing, game_over, unknown_action
from lampion.core.state import NOBODY
from lampion.games.panda import ask, codes, decisions, faults, step_kinds
from lampion.games.panda.a_cards import field_fault
from lampion.games.panda.action_board import guards_needed, hero_fault, space_fault, step_fault
from lampion.games.panda.actions import is_move
from lampion.games.panda.building import build_fault
from lampion.games.panda.components import BUILDINGS, GOVERNOR, HERO_ANYONE, HEROES, KINDS, NEUTRAL_COLUMN, TILE_KINDS
from lampion.games.panda.graph import NO_LINK
from lampion.games.panda.movement import link_to
from lampion.games.panda.network import guards_around
from lampion.games.panda.position import Position
from lampion.games.panda.setup import own_hero_on, rival_on
from lampion.games.panda.sheet import available, take_fault
from lampion.games.panda.words import hero_of, node_name, path_name, space_name, step_name

# The rule and the sentence of each fault; no rule where it depends on what is to be done.
SENTENCES = {
    faults.BEHIND: ("W-22", "panda-refuse-behind"),
    faults.FEW_GUARDS: ("W-22", "panda-refuse-guards"),
    faults.LITTLE_AP: ("W-22", "panda-refuse-ap"),
    faults.NO_FIELDS: ("W-61", "panda-refuse-field-no-card"),
    faults.FIELD_TAKEN: ("W-61", "panda-refuse-field-taken"),
    faults.SECOND_FIELD: ("W-61", "panda-refuse-field-again"),
    faults.NO_GUARD: ("W-61", "panda-refuse-field-guard"),
    faults.VANISHED: ("W-29", "panda-refuse-vanished"),
    faults.BLOCKED: ("W-30", "panda-refuse-move-blocked"),
    faults.NOBODY_MOVES: ("W-30", "panda-refuse-move-nobody"),
    faults.NOT_ON_PLACE: ("", "panda-refuse-not-on-place"),
    faults.NOTHING_TO_BUILD: ("W-36", "panda-refuse-build-nothing"),
    faults.CAPITAL: ("R-44", "panda-refuse-build-capital"),
    faults.ONLY_VILLAGES: ("W-36", "panda-refuse-build-village"),
    faults.ONLY_CITIES: ("W-36", "panda-refuse-build-city"),
    faults.KIND_IS_THERE: ("W-37", "panda-refuse-build-again"),
    faults.NO_FOUNDATION: ("R-42", "panda-refuse-build-foundation"),
    faults.NO_PIECE: ("R-41", "panda-refuse-build-piece"),
    faults.UNGUARDED: ("W-36", "panda-refuse-build-guards"),
    faults.NO_BUILDING: ("", "panda-refuse-no-building"),
    faults.NO_TILE_LEFT: ("", "panda-refuse-tile-supply"),
    faults.COLUMN_FULL: ("", "panda-refuse-tile-full"),
    faults.NO_CHEST: ("W-44", "panda-refuse-no-chest"),
}


def why_not(state: Position, action: int) -> Reason:
    """The first rule that an action breaks which is not legal; any integer at all may come."""
    if not is_move(state.board, action):
        return unknown_action(action)
    if state.finished:
        return game_over()
    meant = decisions.decision_of(action)
    asked = int(state.fact(0))
    if meant != asked:
        return Reason(
            "W-53", "panda-refuse-other-decision", {"asked": decisions.NAMES[asked], "meant": decisions.NAMES[meant]}
        )
    return REFUSERS[asked](state, action)


def worded(fault: int, facts: dict[str, Arg] | None = None, about: tuple[Thing, ...] = (), rule: str = "") -> Reason:
    """The sentence of a fault, and the rule that it breaks here, if that depends on the decision."""
    usual, key = SENTENCES[fault]
    return Reason(rule or usual, key, facts or {}, about)


def refuse_guard(p: Position, action: int) -> Reason:
    """W-17: a path with a rival's guard, or its last ninja."""
    path = int(codes.guarded(action))
    facts: dict[str, Arg] = {"path": path_name(p, p.board.path_names[path])}
    rival = int(rival_on(p, path))
    if rival != NOBODY:
        return Reason("W-17", "panda-refuse-setup-rival", {**facts, "who": SeatRef(rival)}, the_path(p, path))
    return Reason("W-17", "panda-refuse-setup-last-ninja", facts, the_path(p, path))


def refuse_hero_on(p: Position, action: int) -> Reason:
    """W-18: another hero is placed now, or one of the own stands there."""
    hero, place = hero_and_place(action, codes.HERO_ON, codes.MORE_HERO_ON)
    if hero != p.fact(1):
        return Reason("W-18", "panda-refuse-setup-hero", {"hero": HEROES[p.fact(1)]})
    standing = int(own_hero_on(p, place))
    standing_there: dict[str, Arg] = {"hero": HEROES[standing], "place": node_name(p, place)}
    return Reason("W-18", "panda-refuse-setup-place", standing_there, the_hero(int(p.active) * KINDS + standing))


def refuse_turn(p: Position, action: int) -> Reason:
    """W-22 for spaces, W-61 for the fields of A9."""
    if action >= codes.FIELD:
        return refuse_field(p, action - codes.FIELD)
    space, seat = action - codes.SPACE, int(p.active)
    fault = int(space_fault(p, seat, space))
    facts: dict[str, Arg] = {"space": space_name(p, space)}
    if fault == faults.BEHIND:
        reached = int(p.reached[seat])
        return worded(fault, {**facts, "reached": space_name(p, reached)}, the_space(reached))
    if fault == faults.FEW_GUARDS:
        counts = {"needs": int(guards_needed(p, space)), "have": int(p.guards[seat])}
        return worded(fault, {**facts, **counts}, (*the_space(space), Thing("guards", str(seat))))
    facts |= {"cost": int(p.board.cost[space]), "ap": int(p.ap[seat]), "least": int(p.board.ap_min)}
    return worded(fault, facts, (*the_space(space), Thing("ap", str(seat))))


def refuse_field(p: Position, field: int) -> Reason:
    fault = int(field_fault(p, field))
    if fault == faults.FIELD_TAKEN:
        facts: dict[str, Arg] = {"field": field + 1, "who": SeatRef(int(p.field_seat[field]))}
        return worded(fault, facts, (Thing("field", str(field + 1)),))
    return worded(fault, {}, (Thing("guards", str(int(p.active))),) if fault == faults.NO_GUARD else ())


def refuse_option(p: Position, action: int) -> Reason:
    return Reason("W-25", "panda-refuse-option", {"space": space_name(p, int(p.fact(1)))}, the_space(int(p.fact(1))))


def refuse_step(p: Position, action: int) -> Reason:
    """W-25: not part of the option, done already, or impossible."""
    option, done = int(p.fact(1)), int(p.fact(2))
    first = int(p.board.option_start[option])
    kinds = [int(p.board.step_kind[first + i]) for i in range(p.board.option_size[option])]
    kind = action - codes.STEP
    if kind not in kinds:
        return Reason("W-25", "panda-refuse-step-missing", {"kind": step_kinds.NAMES[kind]})
    at = kinds.index(kind)
    if done >> at & 1:
        return Reason("W-25", "panda-refuse-step-done", {"kind": step_kinds.NAMES[kind]})
    return impossible(p, first + at)


def impossible(p: Position, step: int) -> Reason:
    """Why a step cannot be started."""
    fault, kind, hero = int(step_fault(p, step)), int(p.board.step_kind[step]), int(p.board.step_hero[step])
    own = int(p.active) * KINDS + hero
    if fault in (faults.NOBODY_MOVES, faults.NOTHING_TO_BUILD, faults.NO_CHEST):
        return worded(fault)
    if kind in (step_kinds.MOVE, step_kinds.BUILD):
        return refuse_hero_step(p, step, own, fault)
    if kind == step_kinds.STRENGTH:
        return cannot_take(fault, hero, "W-41")
    if kind == step_kinds.SELL_CHEST:
        return not_at_building(p, fault, int(p.active) * KINDS + GOVERNOR, "W-44")
    if fault in (faults.NOT_ON_PLACE, faults.NO_BUILDING):
        return not_at_building(p, fault, own, "W-42")
    return cannot_take(fault, KINDS + hero, "W-42")


def refuse_hero_step(p: Position, step: int, hero: int, fault: int) -> Reason:
    """W-29, W-30, W-36: why a hero cannot move or build."""
    if fault == faults.NOT_ON_PLACE:
        return not_at_building(p, fault, hero, "W-36")
    if p.board.step_kind[step] == step_kinds.BUILD:
        return cannot_build(p, fault, int(p.heroes[hero]), hero % KINDS)
    if fault == faults.VANISHED:
        return worded(fault, {"hero": hero_of(hero)})
    bypass = int(p.board.step_bypass[step])
    return worded(fault, {"hero": hero_of(hero), "strength": int(p.strength[hero]), "bypass": bypass}, the_hero(hero))


def not_at_building(p: Position, fault: int, hero: int, rule: str) -> Reason:
    """W-36, W-42, W-44: the hero must be on a place, for the latter two on one that has his building."""
    facts: dict[str, Arg] = {"hero": hero_of(hero), "building": BUILDINGS[hero % KINDS]}
    if fault == faults.NOT_ON_PLACE:
        return worded(fault, facts, the_hero(hero), rule)
    place = int(p.heroes[hero])
    return worded(fault, {**facts, "place": node_name(p, place)}, the_place(p, place), rule)


def cannot_take(fault: int, kind: int, rule: str) -> Reason:
    """W-41 to W-43: the supply is empty, or the column is full."""
    return worded(fault, {"tile": TILE_KINDS[kind]}, rule=rule)


def cannot_build(p: Position, fault: int, place: int, kind: int) -> Reason:
    """W-36: the wrong sort of place, the kind is there, a piece is missing, or guards are."""
    facts: dict[str, Arg] = {"place": node_name(p, place), "building": BUILDINGS[kind]}
    if fault == faults.UNGUARDED:
        facts |= {"needs": int(p.board.guards_needed[p.buildings(place)]), "have": int(guards_around(p, place))}
    return worded(fault, facts, the_place(p, place))


def refuse_hero(p: Position, action: int) -> Reason:
    """The step is not for that hero, or he cannot do it."""
    step = int(p.fact(1))
    if action == codes.DECLINE:
        return Reason("R-80", "panda-refuse-decline")
    anyone = bool(p.board.step_hero[step] == HERO_ANYONE)
    if anyone != (action >= codes.ANYONES_HERO):
        return Reason("W-29", "panda-refuse-hero-anyone" if anyone else "panda-refuse-hero-own")
    hero = action - codes.ANYONES_HERO if anyone else int(p.active) * KINDS + action - codes.HERO
    if hero >= p.seats * KINDS:
        return Reason("W-61", "panda-refuse-hero-nobody")
    return refuse_hero_step(p, step, hero, int(hero_fault(p, step, hero)))


def refuse_move(p: Position, action: int) -> Reason:
    """W-29: not one move away; W-30: too many ninjas; R-80: the first move cannot be skipped."""
    if action == codes.STOP:
        return Reason("R-80", "panda-refuse-stop")
    hero, node = int(p.fact(2)), int(codes.moved(action))
    path = int(link_to(p, hero, node))
    if path == NO_LINK:
        ways: dict[str, Arg] = {"to": node_name(p, node), "from": node_name(p, int(p.heroes[hero]))}
        facts: dict[str, Arg] = {"hero": hero_of(hero), **ways}
        return Reason("W-29", "panda-refuse-move-far", facts, the_hero(hero))
    return cannot_cross(p, hero, node, path, int(p.board.step_bypass[p.fact(1)]))


def cannot_cross(p: Position, hero: int, node: int, path: int, bypass: int) -> Reason:
    """W-30: too many ninjas on the path to a node."""
    facts: dict[str, Arg] = {
        "hero": hero_of(hero),
        "to": node_name(p, node),
        "path": path_name(p, p.board.path_names[path]),
        "ninjas": int(p.uncovered[path]),
        "strength": int(p.strength[hero]),
        "bypass": bypass,
    }
    return Reason("W-30", "panda-refuse-move-ninjas", facts, the_path(p, path))


def refuse_card(p: Position, action: int) -> Reason:
    return Reason("W-40", "panda-refuse-card", {}, (Thing("card", "left"), Thing("card", "right")))


def refuse_pick(p: Position, action: int) -> Reason:
    """W-43: a kind that is not offered or cannot be taken, or the wrong number of tiles."""
    chosen, offered = action - codes.PICK, int(p.fact(1))
    can = int(available(p, p.active, offered))
    for kind, name in enumerate(TILE_KINDS):
        if chosen >> kind & 1 and not offered >> kind & 1:
            return Reason("W-43", "panda-refuse-pick-kind", {"tile": name})
        if chosen >> kind & 1 and not can >> kind & 1:
            return cannot_take(int(take_fault(p, p.active, kind)), kind, "W-43")
    count = min(int(p.fact(2)), can.bit_count())
    return Reason("W-43", "panda-refuse-pick-count", {"count": count, "got": chosen.bit_count()})


def refuse_frontier(p: Position, action: int) -> Reason:
    row = action - codes.FRONTIER
    option = p.board.options[p.board.space_option[row * 4 + NEUTRAL_COLUMN]]
    space = row * 4 + NEUTRAL_COLUMN
    facts: dict[str, Arg] = {"space": space_name(p, space), "step": step_name(option[0])}
    return Reason("W-45", "panda-refuse-frontier", facts, the_space(space))


def refuse_vanish(p: Position, action: int) -> Reason:
    """W-46: who has vanished can only appear, who has not can only vanish."""
    if action < codes.APPEAR:
        return Reason("W-46", "panda-refuse-vanished-already", {"hero": HEROES[action - codes.VANISH]})
    hero, _ = hero_and_place(action, codes.APPEAR, codes.MORE_APPEAR)
    return Reason("W-46", "panda-refuse-not-vanished", {"hero": HEROES[hero]}, the_hero(int(p.active) * KINDS + hero))


def refuse_relocate(p: Position, action: int) -> Reason:
    hero, place = hero_and_place(action, codes.RELOCATE, codes.MORE_RELOCATE)
    facts: dict[str, Arg] = {"hero": HEROES[hero], "place": node_name(p, place)}
    return Reason("W-61", "panda-refuse-relocate", facts, the_place(p, place))


def refuse_build(p: Position, action: int) -> Reason:
    place, kind = divmod(action - codes.BUILD, KINDS)
    fault = int(build_fault(p, place, kind, p.board.step_where[p.fact(1)]))
    return cannot_build(p, fault, place, kind)


def hero_and_place(action: int, first: int, more: int) -> tuple[int, int]:
    return int(codes.hero_of(action, first, more)), int(codes.place_of(action, first, more))


def the_path(p: Position, path: int) -> tuple[Thing, ...]:
    """A path, as a thing that a reason is about."""
    return (Thing("path", p.board.path_names[path]),)


def the_place(p: Position, place: int) -> tuple[Thing, ...]:
    return (Thing("place", p.board.node_names[place]),)


def the_space(space: int) -> tuple[Thing, ...]:
    return (Thing("space", str(space)),)


def the_hero(hero: int) -> tuple[Thing, ...]:
    """A hero by the number of seat and kind."""
    return (Thing("hero", f"{hero // KINDS}-{HEROES[hero % KINDS]}"),)


def never(p: Position, action: int) -> Reason:
    raise AssertionError(f"every choice of this decision is legal, so {action} was among them")


REFUSERS = {
    ask.GUARD: refuse_guard,
    ask.HERO_ON: refuse_hero_on,
    ask.WITHDRAW: never,
    ask.TURN: refuse_turn,
    ask.OPTION: refuse_option,
    ask.STEP: refuse_step,
    ask.HERO: refuse_hero,
    ask.MOVE: refuse_move,
    ask.COVER: never,
    ask.TILE: never,
    ask.CARD: refuse_card,
    ask.PICK: refuse_pick,
    ask.FRONTIER: refuse_frontier,
    ask.REWARD: never,
    ask.VANISH: refuse_vanish,
    ask.RELOCATE: refuse_relocate,
    ask.BUILD: refuse_build,
}
