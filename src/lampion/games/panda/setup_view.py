"""The setup for people who know little yet: what each place needs, what a hero could do there, a good choice."""

from __future__ import annotations

from lampion.core.message import Message
from lampion.games.panda import ask, codes, faults
from lampion.games.panda.building import build_fault
from lampion.games.panda.components import CITY, HEROES, KINDS, TILE_KINDS, VILLAGE
from lampion.games.panda.heuristics import PandaHeuristics
from lampion.games.panda.network import guards_around, rival_guards_around
from lampion.games.panda.position import ROUNDS
from lampion.games.panda.refusal import cannot_build
from lampion.games.panda.setup import own_hero_on
from lampion.games.panda.state import Panda
from lampion.games.panda.steps import place_guard
from lampion.games.panda.turn_shapes import SetupPlace, SetupView
from lampion.games.panda.words import node_name

MOST_BUILDINGS = 2 * KINDS


def setup_view(state: Panda) -> SetupView | None:
    """What is being placed, and what each choice is good for; None after the setup."""
    if state.finished or state.phase == ROUNDS:
        return None
    names = state.board.place_names
    if state.fact(0) == ask.GUARD:
        return SetupView(
            placing="guard",
            number=(int(state.placed) - 1) // int(state.seats) + 1,
            count=int(state.board.setup_guards[state.seats - 2]),
            places={name: place_view(state, place) for place, name in enumerate(names)},
            paths={state.board.path_names[path]: ends_view(state, path) for path in guarded_paths(state)},
        )
    hero = int(state.fact(1))
    return SetupView(
        placing=HEROES[hero],
        number=hero + 1,
        count=KINDS,
        places={name: hero_view(state, place, hero) for place, name in enumerate(names)},
        paths={},
    )


def guarded_paths(state: Panda) -> list[int]:
    return [int(codes.guarded(action)) for action in state.legal()]


def ends_view(state: Panda, path: int) -> dict[str, SetupPlace]:
    """The ends of a path as they would be with a guard there."""
    after = state.copy()
    place_guard(after, path)
    ends = (int(state.board.first_end[path]), int(state.board.second_end[path]))
    return {state.board.place_names[end]: place_view(after, end) for end in ends if end < state.board.places}


def place_view(state: Panda, place: int) -> SetupPlace:
    """Guards around a place, how many its next building needs, and what that would bring."""
    number = int(state.buildings(place))
    if number == MOST_BUILDINGS:
        return SetupPlace(int(guards_around(state, place)), None)
    rivals = int(rival_guards_around(state, place, state.active))
    board = state.board
    return SetupPlace(
        guards=int(guards_around(state, place)),
        needs=int(board.guards_needed[number]),
        vp=int(board.building_vp[number] + board.rival_vp * rivals),
        rivals=int(board.rival_vp) * rivals,
    )


def hero_view(state: Panda, place: int, hero: int) -> SetupPlace:
    """The same for a hero who would stand there: what he could build at once, or why not; which mission he could do."""
    seen = place_view(state, place)
    fault = int(build_fault(state, place, hero, VILLAGE | CITY))
    return SetupPlace(
        guards=seen.guards,
        needs=seen.needs,
        vp=seen.vp,
        rivals=seen.rivals,
        builds=fault == faults.NONE,
        tile=TILE_KINDS[KINDS + hero] if state.has_kind(place, hero) else None,
        reason=reason_against(state, place, hero, fault),
    )


def reason_against(state: Panda, place: int, hero: int, fault: int) -> Message | None:
    """Why a hero cannot be placed there, or could build nothing there."""
    standing = int(own_hero_on(state, place))
    if standing >= 0:
        return Message("panda-refuse-setup-place", {"hero": HEROES[standing], "place": node_name(state, place)})
    if fault == faults.NONE:
        return None
    reason = cannot_build(state, fault, place, hero)
    return Message(reason.key, reason.facts)


def good_placing(state: Panda) -> int:
    """What a sensible player would place now; of equals the first."""
    heuristics = PandaHeuristics()
    return max(state.legal(), key=lambda action: (heuristics.action_value(state, action), -action))
