"""A refusal names the things on the table that stand in the way, so that a board can point at them."""

import re

import pytest

from lampion.core.message import Reason, Thing
from lampion.core.registry import game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.testing.journey import number_below

NAMES = {
    "axio": {"cell": r"\d+,\d+", "tile": "[rbgop]{2}", "bag": "tiles"},
    "pagoda": {
        "site": "s[1-6]",
        "missing": "s[1-6]",
        "card": "[RBGYV][th]",
        "ability": "lantern|buddha|bowl|dragon|fan",
        "tile": "[RBGYV]{2}",
        "built": "columns",
    },
    "panda": {
        "path": r"\w+-\w+",
        "place": r"\w+",
        "space": r"\d+",
        "hero": "[0-3]-(monk|governor|warrior)",
        "field": "[1-3]",
        "card": "left|right",
        "guards": "[0-3]",
        "ap": "[0-3]",
    },
}


def refusals(name: str, seats: int, seed: str, decisions: int = 160) -> dict[str, Reason]:
    """One refusal for each key met on the way through a random game."""
    state: State = game(name).new(Setup(seats, seed))
    rng = rng_from(f"{seed}/asked")
    met: dict[str, Reason] = {}
    for _ in range(decisions):
        if state.over():
            break
        legal = state.legal()
        for action in [
            *(number_below(rng, 2 * max(legal) + 10) for _ in range(40)),
            *(code ^ 1 for code in legal[:20]),
        ]:
            reason = state.refusal(action)
            if reason is not None:
                met.setdefault(reason.key, reason)
        state.apply(legal[rng.below(len(legal))])
    return met


@pytest.mark.parametrize(("name", "seats"), [("axio", 2), ("pagoda", 2), ("panda", 3)])
def test_every_thing_a_refusal_is_about_has_a_name_boards_know(name: str, seats: int) -> None:
    met = refusals(name, seats, f"{name}/about")
    named = [(reason.key, thing) for reason in met.values() for thing in reason.about]
    assert named, f"nothing to point at in {sorted(met)}"
    for key, thing in named:
        assert re.fullmatch(NAMES[name].get(thing.part, "no such part"), thing.name), f"{key}: {thing}"


def test_a_taken_cell_and_a_far_first_tile_point_at_cells() -> None:
    state = game("axio").new(Setup(2, "cells"))
    printed = state.refusal(game("axio").parse(state, "r(2,6) b(2,7)"))
    assert printed is not None and printed.about == (Thing("cell", "2,6"),)
    apart = state.refusal(game("axio").parse(state, first_tile_far_away(state)))
    assert apart is not None and apart.key == "axio-refuse-first-tile-apart"
    assert Thing("cell", "2,6") in apart.about and len(apart.about) == 5, "all printed squares are still free to touch"


def first_tile_far_away(state: State) -> str:
    """A placement of a tile in hand that touches no printed square."""
    notation = game("axio").notation(state, state.legal()[0])
    first, second = re.findall(r"[rbgop]", notation)
    return f"{first}(4,4) {second}(4,3)"


def test_a_roofless_floor_points_at_what_is_missing_and_an_idle_ability_at_its_medal() -> None:
    pagoda = game("pagoda")
    state = pagoda.new(Setup(2, "missing"))
    tile = state.refusal(pagoda.parse(state, "B1 [RB]<Rt"))
    assert tile is not None and tile.about == (Thing("missing", "s1"),)
    dragon = state.refusal(pagoda.parse(state, "D Rt"))
    assert dragon is not None and dragon.about == (Thing("ability", "dragon"),)
    nothing = state.refusal(pagoda.parse(state, "E"))
    assert nothing is not None and nothing.about == (Thing("built", "columns"),)


def test_a_path_with_a_rivals_guard_is_pointed_at() -> None:
    panda = game("panda")
    state = panda.new(Setup(2, "paths"))
    first = panda.notation(state, state.legal()[0])
    path = first.split()[1]
    state.apply(state.legal()[0])
    while state.seat() == 0:  # the same player may place more than one
        state.apply(next(action for action in state.legal() if path not in panda.notation(state, action)))
    reason = state.refusal(panda.parse(state, first))
    assert reason is not None and reason.about == (Thing("path", path),)
