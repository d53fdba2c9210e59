"""What can be done at a place, by a hero or on a space; and what cannot, with the reason."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TypeVar

from lampion.games.panda import turn_steps
from lampion.games.panda.components import KINDS
from lampion.games.panda.state import Panda
from lampion.games.panda.turn_effects import Effect
from lampion.games.panda.turn_refused import Refusals
from lampion.games.panda.turn_shapes import HereView, HereViews, Refusal
from lampion.games.panda.turn_steps import NOTHING, TurnStep
from lampion.games.panda.turn_view import hero_id
from lampion.games.panda.whole_turns import WholeTurn

Key = TypeVar("Key", bound=Hashable)
AT_HOME = (turn_steps.MISSION, turn_steps.SELL_CHEST)
ONTO_A_PLACE = (turn_steps.MOVE, turn_steps.APPEAR, turn_steps.RELOCATE)


class Deeds:
    """Who does what where, in any of the turns."""

    def __init__(self, state: Panda, listed: list[Effect]) -> None:
        self.by_hero: set[tuple[int, str]] = set()  # own hero, want
        self.at_place: set[tuple[int, str, int]] = set()  # place, want, own hero
        own = int(state.active) * KINDS
        for one in listed:
            for step in one.turn.steps:
                want, hero = want_of(step), int(step.hero)
                if step.kind == turn_steps.TAKE:
                    hero = own + int(step.tile) % KINDS
                if want and own <= hero < own + KINDS:
                    self.by_hero.add((hero - own, want))
                    self.at_place.add((int(one.turn.end.heroes[hero]), want, hero - own))
                elif step.kind == turn_steps.BUILD:
                    self.at_place.add((int(step.target), "build", int(step.building)))

    def of_hero(self, kind: int) -> set[str]:
        return {want for hero, want in self.by_hero if hero == kind}

    def at(self, place: int, want: str) -> set[int]:
        return {kind for where, done, kind in self.at_place if (where, done) == (place, want)}


def want_of(step: TurnStep) -> str:
    """What a step is for its hero; nothing if it is nothing that he could be refused."""
    if step.kind in ONTO_A_PLACE:
        return "move"
    if step.kind == turn_steps.TAKE:
        return "strength" if step.tile < KINDS else "mission"
    return step.kind if step.kind in (turn_steps.BUILD, turn_steps.STRENGTH, turn_steps.MISSION) else ""


def here_views(state: Panda, listed: list[Effect], refusals: Refusals) -> HereViews:
    """By place, hero, space and field: the turns that have to do with them, and what is refused."""
    places: dict[str, list[int]] = {}
    heroes: dict[str, list[int]] = {}
    spaces: dict[int, list[int]] = {}
    fields: dict[int, list[int]] = {}
    for number, one in enumerate(listed):
        for node in sorted(places_of(one.turn)):
            places.setdefault(state.board.node_names[node], []).append(number)
        for hero in sorted(heroes_of(state, one.turn)):
            heroes.setdefault(hero_id(hero) or "", []).append(number)
        same = (one.turn, *one.others)
        for space in sorted({int(turn.space) for turn in same} - {NOTHING}):
            spaces.setdefault(space, []).append(number)
        for field in sorted({int(turn.field) for turn in same} - {NOTHING}):
            fields.setdefault(field + 1, []).append(number)
    deeds, own = Deeds(state, listed), int(state.active) * KINDS
    return HereViews(
        places=views(
            places,
            {
                name: refusals.about_place(at, deeds.at(at, "build"), deeds.at(at, "mission"), deeds.at(at, "move"))
                for at, name in enumerate(state.board.place_names)
            },
        ),
        heroes=views(
            heroes, {hero_id(own + kind) or "": refusals.about_hero(kind, deeds.of_hero(kind)) for kind in range(KINDS)}
        ),
        spaces=views(spaces, refusals.about_spaces()),
        fields=views(fields, refusals.about_fields()),
    )


def views(turns: Mapping[Key, list[int]], refused: Mapping[Key, list[Refusal]]) -> dict[Key, HereView]:
    """Both together; what has neither is left out."""
    keys = [*turns, *(key for key, reasons in refused.items() if reasons and key not in turns)]
    return {key: HereView(tuple(turns.get(key, ())), tuple(refused.get(key, ()))) for key in keys}


def places_of(turn: WholeTurn) -> set[int]:
    """Where a turn does something: where heroes come to, where they build or do a mission."""
    found: set[int] = set()
    for step in turn.steps:
        if step.kind in ONTO_A_PLACE or step.kind in AT_HOME:
            found.add(int(turn.end.heroes[step.hero]))
        elif step.kind == turn_steps.BUILD:
            found.add(int(step.target))
    return found - {int(turn.end.board.vanished)}


def heroes_of(state: Panda, turn: WholeTurn) -> set[int]:
    """Whom a turn moves or gives something to."""
    own = int(state.active) * KINDS
    acting = {int(step.hero) for step in turn.steps} - {NOTHING}
    return acting | {own + int(step.tile) % KINDS for step in turn.steps if step.kind == turn_steps.TAKE}
