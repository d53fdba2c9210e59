"""The green mission cards (W-54 to W-61, R-63, R-66 to R-72, R-77)."""

import pytest

from lampion.games.panda.a_cards import joins_opposite_sides
from lampion.games.panda.network import label_components
from support.panda_positions import (
    ap,
    at,
    guards,
    moves,
    path,
    picture,
    place,
    play,
    position,
    refused,
    spaces,
    to_decide,
    view,
    vp,
)

pytestmark = pytest.mark.both

RICH = {12: "yellow white"}
SQUARE = {"a1-b1": "white", "a1-a2": "neutral", "b1-b2": "white", "a2-b2": "neutral"}


def card(state) -> dict:
    return view(state)["a_card"]


def test_t41_w56_r77_a_loop_is_closed_by_whoever_builds() -> None:
    state = position(
        a_card="A2",
        active="yellow",
        heroes={"yellow monk": "b2"},
        buildings={"a1": "gate", "b1": "foundation", "a2": "gate"},
        tiles=SQUARE,
        stacks=RICH,
    )
    assert card(state)["open"]
    play(state, "space 8", "option 2", "step build")
    assert (vp(state), card(state)["winner"], card(state)["open"]) == (16, 0, False)


@pytest.mark.parametrize(("name", "building"), [("A1", "market"), ("A2", "gate"), ("A3", "pagoda")])
def test_w56_r63_which_card_is_about_which_building(name: str, building: str) -> None:
    state = position(a_card=name)
    assert (card(state)["building"], card(state)["vp"]) == (building, 10)
    standing = dict.fromkeys(("a1", "b1", "a2", "b2"), building)
    open_square = {key: owner for key, owner in SQUARE.items() if key != "a2-b2"}
    state = position(a_card=name, heroes={"white monk": "a2"}, buildings=standing, tiles=open_square)
    play(state, "space 0", "step move", "move b2", "cover yes", "tile own")
    assert vp(state) == 16, f"the tile closed the loop{picture(state)}"


def test_r77_figures_and_longer_loops_do_not_count() -> None:
    standing = dict.fromkeys(("a1", "b1", "c1", "a2", "b2", "c2"), "gate")
    around = {"a1-b1": "white", "b1-c1": "white", "a1-a2": "white", "c1-c2": "white", "b2-c2": "white"}
    state = position(a_card="A2", heroes={"white monk": "a2"}, buildings=standing, tiles=around)
    play(state, "space 0", "step move", "move b2", "cover yes", "tile own")
    assert vp(state) == 6


def test_w54_r66_figures_and_the_ring_connect_nothing() -> None:
    state = position(
        a_card="A7",
        tiles={"a1-N1": "white", "a1-a2": "white", "a2-a3": "white", "a4-S1": "white"},
        figures={"a3-a4": "white white white"},
    )
    label_components(state, 0)
    assert not joins_opposite_sides(state, 0)


def test_t40_w59_two_neighbouring_sides_are_not_opposite() -> None:
    state = position(a_card="A7", tiles={"a1-N1": "white", "a1-W1": "white"})
    label_components(state, 0)
    assert not joins_opposite_sides(state, 0)


def test_w59_r66_r67_opposite_sides_by_own_and_neutral_tiles() -> None:
    tiles = {"b1-N2": "neutral", "b1-b2": "white", "b2-b3": "neutral", "b3-b4": "white"}
    state = position(a_card="A7", heroes={"white monk": "b4"}, tiles=tiles, stacks=RICH)
    play(state, "space 0", "step move")
    assert vp(state) == 6, "at the edge, but not over it"
    play(state, "move S2", "cover yes", "tile own")
    assert (vp(state), card(state)["winner"]) == (21, 0)


def test_w60_all_numbered_places_in_one_component() -> None:
    route = {"c1-d1": "white", "c1-c2": "neutral", "b2-c2": "white", "c2-c3": "neutral", "c3-c4": "white"}
    state = position(a_card="A8", heroes={"white monk": "a2"}, tiles=route)
    play(state, "space 0", "step move", "cover yes", "tile neutral")
    assert (vp(state), card(state)["winner"]) == (26, 0)


def test_w55_r68_the_first_from_the_active_player_wins() -> None:
    """Neutral tiles make all players qualify at once (R-67)."""
    route = dict.fromkeys(("c1-d1", "c1-c2", "b2-c2", "c2-c3", "c3-c4"), "neutral")
    state = position(
        seats=3,
        a_card="A8",
        active="yellow",
        heroes={"yellow monk": "a2"},
        tiles=route,
        route_tiles={"neutral": (5, 7, 4)},
    )
    play(state, "space 0", "step move", "cover yes", "tile neutral")
    assert card(state)["winner"] == 1
    assert [vp(state, colour) for colour in ("white", "yellow", "orange")] == [6, 26, 6]


def test_r69_another_player_may_win_as_majority_player() -> None:
    route = dict.fromkeys(("c1-d1", "c2-c3", "c3-c4", "b2-c2", "a2-b2"), "yellow")
    state = position(a_card="A8", heroes={"white monk": "c1"}, tiles=route, figures={"c1-c2": "yellow yellow yellow"})
    play(state, "space 0", "step move")
    play(state, "move c2", "cover yes", "tile own")
    assert card(state)["winner"] == 1
    assert vp(state, "yellow") == 26


@pytest.mark.parametrize(("name", "kind"), [("A4", "gate"), ("A5", "market"), ("A6", "pagoda")])
def test_w57_four_buildings_of_a_kind(name: str, kind: str) -> None:
    assert card(position(a_card=name))["building"] == kind


def test_t37_w57_w58_r22_the_fourth_gate_wins_and_guards_return() -> None:
    def build(count: int | None):
        state = position(
            a_card="A4",
            counts={"white": count, "yellow": 1},
            heroes={"white monk": "b2"},
            buildings={"b2": "market pagoda"},
            figures={"b1-b2": "white white white", "b2-c2": "white"},
            stacks=RICH,
            row="",
        )
        if count is not None:
            play(state, "withdraw no")
        return play(state, "space 8", "option 2", "step build")

    state = build(3)
    assert vp(state) == 6 + 2 + 10
    assert (card(state)["winner"], card(state)["open"]) == (0, False)
    assert (ap(state), guards(state), guards(state, "yellow")) == (10, 5, 10)
    state = build(None)
    assert vp(state) == 6 + 2
    assert card(state)["open"]
    assert view(build(2))["a_card"]["counts"] == [3, 1]


def test_w58_start_buildings_do_not_count() -> None:
    assert card(position(a_card="A4", counts={"white": 0, "yellow": 0}, buildings={"a1": "gate"}))["counts"] == [0, 0]


def test_w58_r70_withdrawing_is_asked_before_each_own_turn_and_final() -> None:
    state = play(position(a_card="A6", counts={"white": 2, "yellow": 0}), "withdraw no", "space 0")
    assert to_decide(state) == "yellow withdraw"
    play(state, "withdraw no")
    assert refused(state, "withdraw yes") == "W-53"
    play(state, "space 0", "withdraw yes")
    assert (guards(state), ap(state)) == (9, 4)
    assert card(state)["counts"] == [None, 0]
    play(state, "pass", "withdraw yes", "pass")
    assert to_decide(state) in ("white turn", "yellow turn"), "nobody is left on the card"


def test_w58_withdrawing_loses_the_count() -> None:
    state = position(a_card="A6", counts={"white": 2, "yellow": 3}, active="yellow")
    play(state, "withdraw no", "space 0", "withdraw yes")
    assert state.dump()["a_count"][:2] == [0, 3], "the one who leaves has nothing, the other keeps theirs"


def test_r70_a_guard_from_the_card_can_be_used_at_once() -> None:
    state = position(a_card="A6", counts={"white": 0, "yellow": 0}, guards={"white": 0}, active="yellow")
    play(state, "withdraw no", "pass")
    assert to_decide(state) == "white withdraw"
    play(state, "withdraw yes")
    assert "space 0" in moves(state)


# -- A9 ------------------------------------------------------------------------------------------------------------


def test_t36_w61_r14_a_field_leaves_the_position_and_can_be_used_once_a_round() -> None:
    state = position(a_card="A9", reached={"white": 9}, stacks=RICH)
    play(state, "field 3")
    assert vp(state) == 12
    play(state, "space 0")
    assert spaces(state) == list(range(9, 24))
    assert refused(state, "field 6") == "W-61"


def test_w61_a_field_costs_a_guard_and_no_ap() -> None:
    state = play(position(a_card="A9", stacks={-2: "white yellow"}), "field 6")
    assert (ap(state), guards(state)) == (3, 9)
    assert refused(state, "field 6") == "W-61", "it is taken"
    assert refused(position(a_card="A9", guards={"white": 0}), "field 1") == "W-61"
    assert refused(position(), "field 1") == "W-61", "there is no such card"


def test_w61_r72_relocate_a_hero_wherever_he_is() -> None:
    state = position(a_card="A9", heroes={"white monk": "vanished", "white governor": "N2", "white warrior": "b2"})
    play(state, "field 1", "step relocate")
    assert len(moves(state)) == 16 + 16 + 15
    assert refused(state, "relocate warrior b2") == "W-61"
    assert at(play(state, "relocate monk c3"), "white monk") == "c3"


def test_w61_r72_build_without_a_hero_with_all_consequences() -> None:
    state = position(a_card="A9", figures={"b1-N2": "white yellow"})
    play(state, "field 4", "step build")
    assert moves(state) == [f"build b1 {kind}" for kind in ("gate", "market", "pagoda")]
    assert refused(state, "build c1 gate") == "W-36"
    play(state, "build b1 market")
    assert (place(state, "b1")["pieces"], vp(state)) == (["market"], 6 + 4 + 1)
    assert to_decide(state) == "white frontier"


def test_w58_a9_builds_count_for_the_active_player_only() -> None:
    state = position(a_card="A9", figures={"b2-c2": "white white"})
    play(state, "field 4", "step build", "build b2 gate")
    assert place(state, "b2")["pieces"] == ["gate"]


def test_w61_move_anyones_hero_and_cover_two_yourself() -> None:
    state = position(a_card="A9", heroes={"yellow monk": "a1", "white monk": "N1"}, strength={"yellow monk": 3})
    play(state, "field 5", "step move")
    assert "hero yellow monk" in moves(state)
    assert "hero white monk" in moves(state)
    assert refused(state, "hero monk") == "W-29"
    assert refused(state, "hero orange monk") == "W-61"
    play(state, "hero yellow monk", "move a2", "cover yes", "cover yes")
    assert at(state, "yellow monk") == "a2"
    assert path(state, "a1-a2")["figures"] == [2, 0]


def test_r71_the_sixth_field_is_carried_out_then_all_guards_return() -> None:
    taken = {1: "white", 2: "white", 4: "white", 5: "yellow", 6: "yellow"}
    state = position(a_card="A9", fields=taken)
    before = (guards(state), guards(state, "yellow"), ap(state))
    play(state, "field 3")
    assert vp(state) == 12
    assert not card(state)["open"]
    assert (guards(state), guards(state, "yellow"), ap(state)) == (before[0] + 3, before[1] + 2, before[2])
    assert refused(state, "field 3") == "W-61"


def test_r71_a_field_whose_effect_cannot_be_used_may_be_chosen() -> None:
    state = play(position(a_card="A9"), "field 4")
    assert to_decide(state) == "yellow turn"
    assert guards(state) == 9
