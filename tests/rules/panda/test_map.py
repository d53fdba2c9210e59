"""Map and locations (W-1 to W-7, R-1 to R-5)."""

import pytest

from lampion.games.panda.network import guards_around, own_guards_around
from support.panda_positions import PROVINCE, at, moves, path, picture, place, play, position, refused, view

pytestmark = pytest.mark.both

TOTALS = "a1 9 b1 13 c1 10 d1 10 a2 9 b2 10 c2 10 d2 8 a3 10 b3 8 c3 8 d3 13 a4 13 b4 10 c4 9 d4 10"


def test_w1_sixteen_places_forty_paths_and_four_around_each_place() -> None:
    seen = view(position())
    inner = [way for way in seen["paths"] if way["ends"][1] in PROVINCE.place_names]
    assert (len(seen["places"]), len(inner), len(seen["paths"]) - len(inner)) == (16, 24, 16)
    for name in PROVINCE.place_names:
        assert sum(name in ends for ends in PROVINCE.path_ends) == 4
    for side in "NESW":
        assert sum(ends[1].startswith(side) for ends in PROVINCE.path_ends) == 4


def test_w1_ninjas_around_each_place_are_those_of_the_drawing() -> None:
    words = TOTALS.split()
    ninjas = {way["id"]: way["ninjas"] for way in view(position())["paths"]}
    for name, total in zip(words[::2], words[1::2], strict=True):
        around = [
            ninjas[path_id]
            for path_id, ends in zip(PROVINCE.path_names, PROVINCE.path_ends, strict=True)
            if name in ends
        ]
        assert sum(around) == int(total), name


def test_w2_uncovered_is_ninjas_less_figures_and_nothing_under_a_tile() -> None:
    state = position(figures={"c1-c2": "white yellow"}, tiles={"a1-a2": "neutral"})
    assert (path(state, "c1-c2")["ninjas"], path(state, "c1-c2")["uncovered"]) == (4, 2)
    assert (path(state, "a1-a2")["ninjas"], path(state, "a1-a2")["uncovered"]) == (3, 0)


def test_w3_r3_border_areas_form_a_closed_ring() -> None:
    for i, name in enumerate(PROVINCE.border_names):
        state = play(position(heroes={"white monk": name}), "space 0", "step move")
        beside = {PROVINCE.border_names[i - 1], PROVINCE.border_names[(i + 1) % 16]}
        assert {move.split()[1] for move in moves(state)} >= beside
    assert refused(play(position(heroes={"white monk": "N4"}), "space 0", "step move"), "move E1") is None


def test_w3_there_are_no_ninjas_between_border_areas() -> None:
    state = play(position(heroes={"white monk": "N1"}), "space 0", "step move", "move W1")
    assert at(state, "white monk") == "W1"
    assert state.seat() == 1, "nothing was there to be covered"


def test_w4_r1_figures_and_tiles_count_on_exit_paths_too_and_neutral_tiles_belong_to_nobody() -> None:
    state = position(tiles={"a1-W1": "white", "a1-a2": "neutral", "a1-b1": "yellow"}, figures={"a1-N1": "white yellow"})
    a1 = PROVINCE.place_names.index("a1")
    assert guards_around(state, a1) == 1 + 3 + 2 + 2
    assert own_guards_around(state, a1, 0) == 1 + 1
    assert own_guards_around(state, a1, 1) == 2 + 1


@pytest.mark.parametrize(
    ("standing", "level", "number"),
    [
        ("", "village", 0),
        ("gate market", "village", 2),
        ("foundation", "city", 3),
        ("foundation gate pagoda", "city", 5),
        ("foundation gate market pagoda", "capital", 6),
    ],
)
def test_w5_villages_cities_and_capitals(standing: str, level: str, number: int) -> None:
    seen = place(position(buildings={"b2": standing}), "b2")
    assert (seen["level"], seen["buildings"]) == (level, number)


def test_w6_r53_a_foundation_stands_for_every_kind() -> None:
    state = position(buildings={"b2": "gate", "c2": "foundation"})
    b2, c2 = PROVINCE.place_names.index("b2"), PROVINCE.place_names.index("c2")
    assert [bool(state.has_kind(b2, kind)) for kind in range(3)] == [True, False, False]
    assert [bool(state.has_kind(c2, kind)) for kind in range(3)] == [True, True, True]


def test_w7_symbols_of_the_places() -> None:
    seen = view(position())["places"]
    assert [spot["id"] for spot in seen if spot["start"]] == ["a1", "c1", "d2", "a3", "c3", "b4"]
    assert [spot["id"] for spot in seen if spot["frontier"]] == ["b1", "d3", "a4"]
    assert {spot["number"]: spot["id"] for spot in seen if spot["number"]} == {1: "d1", 2: "c4", 3: "a2"}


def test_w7_r4_heroes_share_places_and_border_areas() -> None:
    state = position(heroes={"white monk": "N1", "yellow monk": "N1", "white governor": "N2"})
    play(state, "space 0", "step move", "move N2")
    assert at(state, "white monk") == at(state, "white governor") == "N2", picture(state)


def test_r2_guards_and_tiles_lie_on_exit_paths_in_play() -> None:
    state = position(heroes={"white monk": "c1"})
    play(state, "space 0", "step move", "cover yes", "tile own")  # the only path that strength 1 can cross
    assert path(state, "c1-N3")["tile"] == {"owner": 0, "value": 1}


@pytest.mark.parametrize(("space", "option"), [(4, "option 2"), (8, "option 2"), (22, "option 1")])
def test_r5_a_hero_in_a_border_area_neither_builds_nor_takes_missions(space: int, option: str) -> None:
    hero = "white warrior" if space == 22 else "white monk"
    state = position(heroes={hero: "N1"}, stacks={9: "yellow white"})
    play(state, f"space {space}", option)
    assert not any(move in ("step mission", "step build") for move in moves(state)), picture(state)


def test_r5_a_hero_in_a_border_area_moves_vanishes_and_gains_strength() -> None:
    assert refused(play(position(heroes={"white monk": "N1"}), "space 0"), "step move") is None
    assert refused(play(position(heroes={"white monk": "N1"}), "space 4", "option 1"), "step strength") is None
    assert refused(play(position(heroes={"white monk": "N1"}), "space 7", "step vanish_appear"), "vanish monk") is None
