"""Building, city cards, the frontier bonus (W-36 to W-40, W-45, R-38 to R-50, R-79)."""

import pytest

from support.panda_positions import (
    ap,
    at,
    guards,
    missions,
    moves,
    picture,
    place,
    play,
    position,
    refused,
    strength,
    to_decide,
    view,
    vp,
)

pytestmark = pytest.mark.both

BUILD_MONK = ("space 8", "option 2", "step build")  # village
CITY_MONK = ("space 16", "option 2", "step build")
RICH = {12: "yellow white"}


def village(standing: str = "", around: str = "white white", **more):
    """White's monk on b2 with guards on b1-b2 (4 ninjas) and b2-c2 (3)."""
    figures = {"b1-b2": " ".join(around.split()[:3]), "b2-c2": " ".join(around.split()[3:5])}
    return position(
        heroes={"white monk": "b2", "white governor": "b2", "white warrior": "b2"},
        buildings={"b2": standing},
        figures={name: who for name, who in figures.items() if who},
        stacks=RICH,
        **more,
    )


@pytest.mark.parametrize(("standing", "needs", "points"), [("", 2, 4), ("market", 3, 3), ("market pagoda", 4, 2)])
def test_w36_w38_r38_buildings_one_to_three(standing: str, needs: int, points: int) -> None:
    short = village(standing, " ".join(["white"] * (needs - 1)))
    play(short, "space 8", "option 2")
    assert to_decide(short) == "yellow turn", "too few guards around"
    state = village(standing, " ".join(["yellow"] + ["white"] * (needs - 1)), row="C4 C3")
    play(state, *BUILD_MONK)
    assert vp(state) == 6 + points + 1, "and 1 for the rival's guard"


@pytest.mark.parametrize(
    ("standing", "needs", "points"),
    [("foundation", 5, 5), ("foundation market", 6, 7), ("foundation market pagoda", 8, 9)],
)
def test_w36_w38_r44_buildings_four_to_six(standing: str, needs: int, points: int) -> None:
    tiles = {5: {"b2-c2": "neutral", "b2-b3": "yellow"}, 6: {"b2-c2": "neutral", "b1-b2": "white"}}
    tiles[8] = {"b1-b2": "neutral", "b2-c2": "yellow", "a2-b2": "white"}
    around = {5: 5, 6: 7, 8: 8}[needs]
    rivals = {5: 2, 6: 0, 8: 3}[needs]
    state = position(heroes={"white monk": "b2"}, buildings={"b2": standing}, tiles=tiles[needs], stacks=RICH)
    assert place(state, "b2")["guards"] == around
    assert place(state, "b2")["needs"] == needs
    play(state, *CITY_MONK)
    assert vp(state) == 6 + points + rivals
    assert refused(position(buildings={"b2": standing}), "space 16") is None


def test_t10_w36_a_fourth_building_with_rivals() -> None:
    state = position(
        seats=4,
        heroes={"white monk": "b2"},
        buildings={"b2": "foundation"},
        tiles={"b2-b3": "neutral", "b2-c2": "white"},
        figures={"b1-b2": "purple purple"},
        stacks={12: "yellow orange purple white"},
    )
    play(state, *CITY_MONK)
    assert vp(state) == 6 + 7


def test_w36_where_matters() -> None:
    state = play(village("foundation", "white white white white white"), "space 8", "option 2")
    assert to_decide(state) == "yellow turn", "a city is not a village"
    state = play(village("market", "white white white white white"), "space 16", "option 2")
    assert to_decide(state) == "yellow turn", "a village is not a city"


def test_w37_r39_no_kind_twice_before_the_foundation_then_each_once_more() -> None:
    state = play(village("gate", "white white white"), "space 8", "option 2")
    assert to_decide(state) == "yellow turn"
    state = play(village("foundation gate", "white white white white white"), "space 16", "option 2")
    assert to_decide(state) == "yellow turn"
    tiles = {"b2-c2": "white", "b1-b2": "white"}
    state = position(heroes={"white governor": "b2"}, buildings={"b2": "foundation gate"}, tiles=tiles, stacks=RICH)
    play(state, "space 17", "option 2", "step build")
    assert place(state, "b2")["pieces"] == ["gate", "market"]


def test_w36_w37_refusals_name_what_is_missing() -> None:
    def rule(**how) -> str | None:
        state = position(stacks=RICH, heroes={"white monk": "b2"}, **how)
        play(state, "space 20", "option 1")
        return refused(state, "step build")

    enough = {"b1-b2": "white", "b2-c2": "white", "a2-b2": "white"}
    assert rule(buildings={"b2": "gate"}, tiles=enough) == "W-36"
    assert rule(buildings={"b2": "foundation gate"}, tiles=enough) == "W-37"
    assert rule(buildings={"b2": "foundation"}, tiles=enough, pieces={"gate": 0}) == "R-41"
    assert rule(buildings={"b2": "foundation"}, tiles={"a2-b2": "white"}) == "W-36"
    assert rule(buildings={"b2": "foundation gate market pagoda"}, tiles=enough) == "R-44"
    assert rule(buildings={"b2": "foundation"}, tiles=enough) is None


def test_t31_w37_start_places_continue_with_the_second_building() -> None:
    def at_start(own: str):
        return position(heroes={"white monk": "a1"}, buildings={"a1": "pagoda"}, figures={"a1-N1": own}, stacks=RICH)

    state = play(at_start("white white"), "space 8", "option 2")
    assert to_decide(state) == "yellow turn"
    state = play(at_start("white white yellow"), *BUILD_MONK)
    assert vp(state) == 6 + 3 + 1


def test_t30_w39_r40_r41_a_third_building_returns_the_two_pieces() -> None:
    state = position(
        heroes={"white warrior": "b2"},
        buildings={"b2": "gate market"},
        figures={"b1-b2": "white white white", "b2-c2": "white"},
        pieces={"gate": 8, "market": 8, "pagoda": 0},
        stacks=RICH,
        row="C4 C3",
    )
    play(state, "space 10", "option 2", "step build")
    assert vp(state) == 8
    supply = view(state)["supply"]
    assert supply["buildings"] == {"gate": 9, "market": 9, "pagoda": 0}
    assert supply["foundations"] == 5
    assert to_decide(state) == "white card"
    assert (place(state, "b2")["level"], place(state, "b2")["pieces"]) == ("city", [])
    other = position(
        heroes={"white warrior": "b2"}, figures={"b1-b2": "white white white"}, pieces={"pagoda": 0}, stacks=RICH
    )
    play(other, "space 10", "option 2")
    assert to_decide(other) == "yellow turn", "no first building without a piece"


def test_r42_after_the_last_foundation_no_third_building() -> None:
    state = play(village("market pagoda", "white white white white", foundations=0), "space 8", "option 2")
    assert to_decide(state) == "yellow turn"


def test_r43_any_building_in_a_city_needs_the_hero_there() -> None:
    tiles = {"b2-c2": "white", "b1-b2": "white"}
    state = position(heroes={"white governor": "b2"}, buildings={"b2": "foundation"}, tiles=tiles, stacks=RICH)
    play(state, "space 23", "step build")
    assert place(state, "b2")["pieces"] == ["market"], "only the governor stands there"
    state = position(
        heroes={"white governor": "b2", "white monk": "b2"}, buildings={"b2": "foundation"}, tiles=tiles, stacks=RICH
    )
    play(state, "space 23", "step build")
    assert moves(state) == ["hero monk", "hero governor"]
    assert refused(state, "hero warrior") == "W-36"


def test_r50_rivals_on_the_place_do_not_matter() -> None:
    state = village("", "white white")
    state.heroes[3] = state.heroes[0]
    play(state, *BUILD_MONK)
    assert place(state, "b2")["pieces"] == ["gate"]


# -- city cards ----------------------------------------------------------------------------------------------------


def founded(row: str, **more):
    """White founds a city on b2 and is asked for a card."""
    return play(village("market pagoda", "white white white white", row=row, **more), *BUILD_MONK)


def test_w40_r45_left_right_or_none() -> None:
    state = founded("C3 C5 C6")
    assert moves(state) == ["card left", "card right", "card none"]
    play(state, "card none")
    assert [card["id"] for card in view(state)["city_row"]] == ["C3", "C5", "C6"]
    state = play(founded("C3 C5 C6"), "card left")
    assert (vp(state), [card["id"] for card in view(state)["city_row"]]) == (8 + 4, ["C5", "C6"])
    state = play(founded("C3 C5 C6"), "card right")
    assert (ap(state), [card["id"] for card in view(state)["city_row"]]) == (12, ["C3", "C5"])


def test_w40_one_card_left_is_the_left_one() -> None:
    state = founded("C4")
    assert moves(state) == ["card left", "card none"]
    assert refused(state, "card right") == "W-40"


def test_r42_without_cards_nothing_is_asked() -> None:
    assert to_decide(founded("")) == "yellow turn"


@pytest.mark.parametrize(("card", "points", "action"), [("C3", 4, 10), ("C4", 3, 10), ("C5", 0, 12), ("C6", 0, 12)])
def test_w40_cards_that_give_vp_and_ap(card: str, points: int, action: int) -> None:
    state = play(founded(f"{card} C8"), "card left")
    assert (vp(state), ap(state)) == (8 + points, action)


def test_w40_w43_r46_two_strength_tiles() -> None:
    state = play(founded("C1 C8"), "card left")
    assert moves(state) == ["pick beads coin", "pick beads sword", "pick coin sword"]
    play(state, "pick sword coin")
    assert [strength(state, f"white {hero}") for hero in ("monk", "governor", "warrior")] == [1, 2, 2]


def test_w40_w43_r46_two_mission_tiles() -> None:
    state = play(founded("C2 C8"), "card left", "pick lantern mask")
    assert [missions(state, f"white {hero}") for hero in ("monk", "governor", "warrior")] == [1, 0, 1]


def test_w40_a_cards_move_may_be_declined() -> None:
    state = play(founded("C7 C8"), "card left")
    assert vp(state) == 8 + 3
    assert moves(state) == ["hero monk", "hero governor", "hero warrior", "hero none"]
    play(state, "hero none")
    assert to_decide(state) == "yellow turn"
    state = play(founded("C7 C8"), "card right", "hero monk")
    assert vp(state) == 8 + 1
    assert set(moves(state)) == {"move a2", "move b1"}, "what strength 1 can cross"
    play(state, "move a2", "cover no")
    assert at(state, "white monk") == "a2"
    assert "move stop" in moves(state)


def test_w40_the_step_goes_on_after_the_card() -> None:
    state = position(
        heroes={"white monk": "b2"},
        buildings={"b2": "market pagoda"},
        figures={"b1-b2": "white white white", "b2-c2": "white"},
        stacks=RICH,
        row="C4 C3",
    )
    play(state, "space 16", "option 1", "step build", "card left")
    assert moves(state) == ["step move", "step finish"]


# -- frontier ------------------------------------------------------------------------------------------------------


def frontier(**more):
    """White builds a first gate on b1, a frontier place."""
    state = position(heroes={"white monk": "b1"}, figures={"b1-N2": "white white"}, stacks=RICH, **more)
    return play(state, *BUILD_MONK)


def test_w45_r48_r49_first_an_action_then_a_reward() -> None:
    state = frontier()
    assert vp(state) == 10
    assert moves(state) == ["frontier 7", "frontier 11", "frontier 15", "frontier none"], picture(state)
    assert refused(state, "frontier 3") == "W-45", "nobody can move"
    assert refused(state, "frontier 23") == "W-45", "there is no city"
    play(state, "frontier none")
    assert moves(state) == ["reward vp", "reward tiles"]
    play(state, "reward vp")
    assert vp(state) == 15


def test_w45_r14_the_action_is_free() -> None:
    state = frontier(used={11: "yellow yellow"}, reached={"white": 8})
    before = guards(state)
    play(state, "frontier 11", "reward vp")
    assert (ap(state), guards(state)) == (12, before)


def test_r79_a_chosen_frontier_action_is_carried_out() -> None:
    state = play(frontier(), "frontier 7")
    assert "vanish monk" in moves(state)
    assert not any(move.startswith("step") for move in moves(state))
    play(state, "vanish monk", "reward vp")
    assert at(state, "white monk") is None


def test_w45_w43_two_of_all_six_kinds() -> None:
    state = play(frontier(), "frontier none", "reward tiles")
    assert len(moves(state)) == 15
    play(state, "pick beads mask")
    assert (strength(state, "white monk"), missions(state, "white warrior")) == (2, 1)


def test_t44_w43_r47_fewer_kinds_than_to_be_picked() -> None:
    none = dict.fromkeys(("beads", "coin", "sword", "chest", "mask"), 0)
    state = play(frontier(sheet_tiles=none), "frontier none", "reward tiles")
    assert missions(state, "white monk") == 1
    assert to_decide(state) == "yellow turn"
    state = play(frontier(sheet_tiles={**none, "lantern": 0}), "frontier none")
    assert (vp(state), to_decide(state)) == (15, "yellow turn")


def test_w43_a_kind_with_a_full_column_cannot_be_picked() -> None:
    state = play(frontier(strength={"white monk": 4}), "frontier none", "reward tiles")
    assert refused(state, "pick beads coin") == "W-43"
    assert refused(state, "pick coin") == "W-43"
    assert refused(state, "pick coin sword") is None
    state = play(founded("C1 C2"), "card left")
    assert refused(state, "pick beads mask") == "W-43"


def test_t32_w45_r48_nested_bonuses() -> None:
    state = position(
        heroes={"white monk": "b1", "white governor": "b1"},
        buildings={"b1": "foundation"},
        figures={"b1-N2": "white white white", "b1-b2": "white white white"},
        stacks=RICH,
        vp={"white": 0},
    )
    play(state, *CITY_MONK)
    before = (guards(state), ap(state))
    play(state, "frontier 23")
    assert (guards(state), ap(state)) == before
    assert vp(state) == 12, "the governor was the only one who could build"
    play(state, "frontier none", "reward vp", "reward vp")
    assert vp(state) == 22


def test_w39_the_card_comes_before_the_frontier_bonus() -> None:
    state = position(
        heroes={"white monk": "b1"},
        buildings={"b1": "market pagoda"},
        figures={"b1-N2": "white white white", "b1-b2": "white"},
        stacks=RICH,
        row="C4 C3",
    )
    play(state, *BUILD_MONK)
    assert to_decide(state) == "white card"
    play(state, "card left")
    assert to_decide(state) == "white frontier"
