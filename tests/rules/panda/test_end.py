"""End of the game and final scoring (W-49 to W-53, R-57 to R-62, R-81, R-82)."""

import pytest

from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.panda.components import COLOURS
from lampion.games.panda.game import GAME
from support.panda_positions import ap, moves, picture, play, position, refused, stack, to_decide, view, vp

pytestmark = pytest.mark.both

RICH = {12: "yellow white"}
BUILD_MONK = ("space 8", "option 2", "step build")


def third_building(**more):
    """White's governor is about to found a city on b2."""
    return position(
        heroes={"white governor": "b2"},
        figures={"b1-b2": "white white white", "b2-c2": "white"},
        stacks=RICH,
        row="C4 C3",
        **more,
    )


def test_t16_w49_w50_the_fifth_foundation_ends_the_game_with_its_round() -> None:
    cities = dict.fromkeys(("a1", "c1", "d2", "a3"), "foundation")
    state = third_building(buildings={**cities, "b2": "gate pagoda"})
    play(state, "space 5", "option 2", "step build")
    assert view(state)["ending"] == "foundations"
    play(state, "card left")
    assert vp(state) == 8 + 3
    assert not state.over()
    play(state, "space 0", "space 9", "option 1", "step strength", "pass", "pass")
    assert state.over()
    assert to_decide(state) == "nobody"
    assert state.winners() == [0]


def test_t35_w50_r57_r58_the_last_piece() -> None:
    state = position(
        heroes={"white governor": "b2"},
        buildings={"b2": "gate"},
        figures={"b1-b2": "white white white"},
        pieces={"gate": 0, "market": 1, "pagoda": 0},
        stacks=RICH,
    )
    play(state, "space 5", "option 2", "step build")
    assert view(state)["ending"] == "last-building"
    state = third_building(buildings={"b2": "gate pagoda"}, pieces={"gate": 0, "market": 1, "pagoda": 0})
    play(state, "space 5", "option 2", "step build")
    assert view(state)["ending"] is None
    assert view(state)["supply"]["buildings"] == {"gate": 1, "market": 1, "pagoda": 1}


def test_r57_one_kind_running_out_does_not_end_the_game() -> None:
    state = position(heroes={"white monk": "b2"}, figures={"b1-b2": "white white"}, pieces={"gate": 1}, stacks=RICH)
    play(state, *BUILD_MONK)
    assert view(state)["supply"]["buildings"]["gate"] == 0
    assert view(state)["ending"] is None


def test_w50_r59_the_second_capital_counts_whoever_built_the_first() -> None:
    state = position(
        heroes={"white monk": "b2"},
        buildings={"c2": "foundation gate market pagoda", "b2": "foundation market pagoda"},
        tiles={"b1-b2": "yellow", "b2-c2": "yellow", "a2-b2": "yellow"},
        stacks=RICH,
    )
    play(state, "space 16", "option 2", "step build")
    assert view(state)["ending"] == "capitals"


def test_w50_the_round_limit() -> None:
    state = position(round_number=39)
    play(state, "pass", "pass")
    assert (view(state)["round"], state.over()) == (40, False)
    play(state, "pass")
    assert not state.over()
    play(state, "pass")
    assert state.over()
    assert view(state)["ending"] == "rounds"


def test_r62_r82_round_forty_is_played_to_its_end() -> None:
    state = position(round_number=40, used={0: "white"})
    play(state, "pass", "pass")
    assert state.over()
    assert ap(state) == 5, "guards are taken back once more"


def test_r60_players_who_have_not_passed_go_on() -> None:
    state = position(last_round=True, passed="yellow")
    play(state, "space 4", "option 1", "step strength")
    assert to_decide(state) == "white turn"


def test_t13_w51_multiplier_times_value() -> None:
    state = position(
        strength={"white monk": 2, "white governor": 3, "white warrior": 4},
        missions={"white monk": 3, "white governor": 1, "white warrior": 2},
        last_round=True,
        vp={"white": 0},
    )
    play(state, "pass", "pass")
    assert vp(state) == 22
    assert view(state)["players"][0]["hero_vp"] == 22


HEROES = ("monk", "governor", "warrior")
T14 = {  # Julia, Samuel, Sophie, Jonas
    "white": ([(3, 2), (2, 2), (2, 4)], 24, 44),
    "yellow": ([(2, 2), (3, 3), (1, 2)], 27, 43),
    "orange": ([(3, 4), (3, 1), (3, 3)], 19, 51),
    "purple": ([(2, 3), (2, 4), (4, 2)], 22, 48),
}


def final(vp_before: dict[str, int], stacks: dict[int, str]):
    sheets = {f"{colour} {hero}": pair for colour in T14 for hero, pair in zip(HEROES, T14[colour][0], strict=True)}
    state = position(
        seats=4,
        strength={name: pair[0] for name, pair in sheets.items()},
        missions={name: pair[1] for name, pair in sheets.items()},
        vp=vp_before,
        stacks=stacks,
        last_round=True,
    )
    return play(state, "pass", "pass", "pass", "pass")


def test_t14_w51_w52_final_scoring() -> None:
    state = final({colour: T14[colour][1] for colour in T14}, {4: "white yellow orange purple"})
    assert {colour: vp(state, colour) for colour in T14} == {colour: T14[colour][2] for colour in T14}
    assert state.winners() == [COLOURS.index("orange")]


def test_t15_w52_r61_ties_go_to_the_player_with_more_ap_else_they_share() -> None:
    before = {colour: T14[colour][1] for colour in T14} | {"purple": 25}
    state = final(before, {0: "orange", 2: "purple", 4: "white yellow"})
    assert (vp(state, "orange"), vp(state, "purple")) == (51, 51)
    assert state.winners() == [COLOURS.index("purple")]
    state = final(before, {2: "purple orange", 4: "white yellow"})
    assert state.winners() == [COLOURS.index("orange"), COLOURS.index("purple")]


def test_r61_r81_the_take_back_decides_ties_and_the_order_is_not_read_again() -> None:
    state = position(last_round=True, stacks={0: "white yellow"}, used={0: "yellow"}, order=["white", "yellow"])
    play(state, "pass", "pass")
    assert (ap(state, "yellow"), ap(state)) == (1, 0)
    assert state.winners() == [1]
    assert view(state)["order"] == [0, 1]
    assert stack(state, 1) == "yellow"


def test_w53_everything_is_public_and_chance_is_only_in_the_setup() -> None:
    state = GAME.new(Setup(3, "public", {"master": True}))
    rng = rng_from("public")
    while not state.over():
        started = state.round > 0
        for seat in range(3):
            seen = GAME.view(state, seat)
            assert {key: seen[key] for key in seen if key != "spaces"} == {
                key: value for key, value in GAME.view(state, None).items() if key != "spaces"
            }
        before = state.rng.position()
        state.apply(state.pick(rng))
        if started:
            assert state.rng.position() == before


def test_w53_pieces_are_conserved() -> None:
    state = position()
    assert sum(view(state)["supply"]["buildings"].values()) == 30
    assert refused(state, "option 1") == "W-53"
    assert moves(play(position(), "pass", "pass"))[-1] == "pass", picture(state)
