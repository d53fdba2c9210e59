"""What a player may want of a hero, at a place or on a space and cannot have now: the sentences of the refusals."""

from __future__ import annotations

from lampion.core.message import Arg, Message, Reason
from lampion.games.panda import ask, codes, faults, step_kinds
from lampion.games.panda.a_cards import field_fault
from lampion.games.panda.action_board import hero_fault, space_fault, step_fault
from lampion.games.panda.building import build_fault
from lampion.games.panda.components import CITY, FIELDS, HERO_ANY, HERO_ANYONE, HEROES, KINDS, SPACES, VILLAGE
from lampion.games.panda.graph import NO_LINK, NO_PATH
from lampion.games.panda.movement import can_cross, link_to
from lampion.games.panda.position import ROUNDS
from lampion.games.panda.refusal import (
    cannot_build,
    cannot_cross,
    cannot_take,
    impossible,
    refuse_field,
    refuse_hero_step,
    refuse_turn,
)
from lampion.games.panda.sheet import take_fault
from lampion.games.panda.state import Panda
from lampion.games.panda.turn_shapes import Refusal
from lampion.games.panda.turn_view import hero_id
from lampion.games.panda.words import node_name

BY_HERO = {
    "move": step_kinds.MOVE,
    "build": step_kinds.BUILD,
    "strength": step_kinds.STRENGTH,
    "mission": step_kinds.MISSION,
}
ONLY_SOME_PLACES = (faults.ONLY_VILLAGES, faults.ONLY_CITIES)  # true of an action; another one may know better


class Refusals:
    """Reasons in one position, at the beginning of a turn: within one nothing is refused, only gone on with."""

    def __init__(self, state: Panda) -> None:
        self.state = state
        self.begins = state.fact(0) in (ask.WITHDRAW, ask.TURN)
        seat = state.active
        self.space_faults = [int(space_fault(state, seat, space)) for space in range(SPACES)]
        self.steps = [
            (space, step) for space in range(SPACES) for step in steps_on(state, space)
        ]  # all that is printed, from the cheapest space to the dearest

    def about_spaces(self) -> dict[int, list[Refusal]]:
        """The spaces that cannot be chosen."""
        found = enumerate(self.space_faults) if self.begins else ()
        return {space: [refused("space", self.no_space(space))] for space, fault in found if fault != faults.NONE}

    def about_fields(self) -> dict[int, list[Refusal]]:
        """The fields of A9 that cannot be chosen."""
        state = self.state
        if not self.begins or not state.a_open or field_fault(state, 0) == faults.NO_FIELDS:
            return {}
        closed = [field for field in range(FIELDS) if field_fault(state, field) != faults.NONE]
        return {field + 1: [refused("field", refuse_field(state, field))] for field in closed}

    def about_hero(self, kind: int, wants: set[str]) -> list[Refusal]:
        """What an own hero cannot do, of what no turn does with him."""
        if not self.begins:
            return []
        hero = int(self.state.active) * KINDS + kind
        return [refused(want, self.hero_reason(hero, want)) for want in BY_HERO if want not in wants]

    def hero_reason(self, hero: int, want: str) -> Reason:
        """Why a hero cannot: what he can choose does not help him, or nothing that would can be chosen."""
        state, kind = self.state, hero % KINDS
        if want in ("strength", "mission"):
            steps = self.steps_for(BY_HERO[want], (kind,))
            doubtful = [step for _, step in steps if step_fault(state, step) != faults.NONE]
            return impossible(state, doubtful[0]) if doubtful else self.no_space_of(steps)
        steps = self.steps_for(BY_HERO[want], (kind, HERO_ANY, HERO_ANYONE))
        can = sorted((step for _, step in self.open_ones(steps)), key=lambda step: -int(state.board.step_bypass[step]))
        found = [(step, int(hero_fault(state, step, hero))) for step in can or [step for _, step in steps]]
        wrong = [(step, fault) for step, fault in found if fault != faults.NONE]
        wrong.sort(key=lambda one: one[1] in ONLY_SOME_PLACES)
        if wrong and len(wrong) == len(found):
            return refuse_hero_step(state, wrong[0][0], hero, wrong[0][1])
        return self.no_space_of(steps)

    def about_place(self, place: int, built: set[int], missions: set[int], reached: set[int]) -> list[Refusal]:
        """What heroes cannot build or do there, and who cannot come there though he is next to it."""
        if not self.begins:
            return []
        found: list[Refusal] = []
        for kind in range(KINDS):
            hero = int(self.state.active) * KINDS + kind
            if kind not in built:
                found.append(refused("build", self.no_building(place, hero), hero))
            if kind not in missions and self.state.has_kind(place, kind):
                found.append(refused("mission", self.no_mission(place, hero), hero))
            way = int(link_to(self.state, hero, place))
            if kind not in reached and way != NO_LINK:
                found.append(refused("move", self.no_way(place, hero, way), hero))
        return found

    def no_building(self, place: int, hero: int) -> Reason:
        state, kind = self.state, hero % KINDS
        fault = int(build_fault(state, place, kind, VILLAGE | CITY))
        if fault != faults.NONE:
            return cannot_build(state, fault, place, kind)
        return self.away(place, hero) or self.hero_reason(hero, "build")

    def no_mission(self, place: int, hero: int) -> Reason:
        fault = int(take_fault(self.state, self.state.active, KINDS + hero % KINDS))
        if fault != faults.NONE:
            return cannot_take(fault, KINDS + hero % KINDS, "W-42")
        return self.away(place, hero) or self.hero_reason(hero, "mission")

    def no_way(self, place: int, hero: int, way: int) -> Reason:
        """He is one move away."""
        state = self.state
        steps = self.steps_for(step_kinds.MOVE, (hero % KINDS, HERO_ANY, HERO_ANYONE))
        can = self.open_ones(steps)
        bypass = max((int(state.board.step_bypass[step]) for _, step in can), default=0)
        if way != NO_PATH and not can_cross(state, hero, way, bypass):
            return cannot_cross(state, hero, place, way, bypass)
        return self.no_space_of(steps)

    def away(self, place: int, hero: int) -> Reason | None:
        """The hero is somewhere else."""
        if self.state.heroes[hero] == place:
            return None
        facts: dict[str, Arg] = {"hero": HEROES[hero % KINDS], "place": node_name(self.state, place)}
        return Reason("", "panda-refuse-hero-away", facts)

    def steps_for(self, kind: int, whose: tuple[int, ...]) -> list[tuple[int, int]]:
        board = self.state.board
        return [one for one in self.steps if board.step_kind[one[1]] == kind and int(board.step_hero[one[1]]) in whose]

    def open_ones(self, steps: list[tuple[int, int]]) -> list[tuple[int, int]]:
        return [(space, step) for space, step in steps if self.space_faults[space] == faults.NONE]

    def no_space(self, space: int) -> Reason:
        return refuse_turn(self.state, codes.SPACE + space)

    def no_space_of(self, steps: list[tuple[int, int]]) -> Reason:
        """Why no space that offers one of the steps can be chosen: what lacks, rather than what lies behind."""
        for fault in (faults.LITTLE_AP, faults.FEW_GUARDS, faults.BEHIND):
            for space, _ in steps:
                if self.space_faults[space] == fault:
                    return self.no_space(space)
        return Reason("", "panda-refuse-no-space")

    def want_reason(self, want: str, kinds: tuple[int, ...]) -> Message:
        """Why no turn brings something: no space that offers it can be chosen, or what it offers cannot be done."""
        if not self.begins:
            within = self.state.phase == ROUNDS and self.state.seat() == self.state.active
            return Message("panda-want-not-now", {"want": want}) if within else Message("panda-want-wait")
        state = self.state
        if not state.guards[state.active]:  # no space is free of guards: nothing else needs to be said
            return Message("panda-want-no-guards")
        offering = [one for one in self.steps if int(state.board.step_kind[one[1]]) in kinds]
        wrong = [step for _, step in self.open_ones(offering) if step_fault(state, step) != faults.NONE]
        reasons = [message_of(impossible(state, step)) for step in wrong]
        if not reasons:
            return message_of(self.no_space_of(offering))
        return reasons[0] if all(one == reasons[0] for one in reasons) else Message("panda-want-none", {"want": want})


def refused(want: str, reason: Reason, hero: int | None = None) -> Refusal:
    return Refusal(want, message_of(reason), reason.rule, None if hero is None else hero_id(hero))


def message_of(reason: Reason) -> Message:
    return Message(reason.key, reason.facts)


def steps_on(state: Panda, space: int) -> list[int]:
    """The steps of all actions of a space."""
    board = state.board
    first = int(board.space_option[space])
    return [
        int(board.option_start[option]) + at
        for option in range(first, first + int(board.space_options[space]))
        for at in range(int(board.option_size[option]))
    ]
