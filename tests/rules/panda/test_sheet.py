"""Tiles on the clan sheet, vanishing and appearing (W-41 to W-44, W-46, R-52 to R-55)."""

import pytest

from support.panda_positions import at, missions, moves, play, position, refused, strength, to_decide, view, vp

pytestmark = pytest.mark.both


@pytest.mark.parametrize("where", ["vanished", "N1", "b2"])
def test_w41_r52_strength_is_gained_anywhere(where: str) -> None:
    state = play(position(heroes={"white monk": where}), "space 4", "option 1", "step strength")
    assert strength(state, "white monk") == 2


def test_w41_not_without_supply_or_free_row() -> None:
    state = play(position(sheet_tiles={"beads": 0}, stacks={9: "white yellow"}), "space 12", "option 2")
    assert to_decide(state) == "yellow turn"


def test_t11_w42_missions_need_the_own_building() -> None:
    state = play(position(heroes={"white monk": "b2"}, buildings={"b2": "market"}), "space 4", "option 2")
    assert to_decide(state) == "yellow turn"
    state = position(heroes={"white governor": "b2"}, buildings={"b2": "market"})
    play(state, "space 5", "option 1", "step mission")
    assert missions(state, "white governor") == 1
    assert view(state)["supply"]["tiles"]["chest"] == 5


@pytest.mark.parametrize("how", [{"sheet_tiles": {"lantern": 0}}, {"missions": {"white monk": 4}}])
def test_w42_not_without_supply_or_free_row(how: dict) -> None:
    state = position(heroes={"white monk": "b2"}, buildings={"b2": "gate"}, stacks={9: "white yellow"}, **how)
    play(state, "space 12", "option 2")
    assert moves(state) == ["step strength", "step finish"]
    assert refused(state, "step mission") == "W-42"


def test_t34_w44_r53_r54_a_foundation_is_a_market() -> None:
    def governor(where: str, chests: int):
        return position(
            heroes={"white governor": where},
            buildings={"b2": "foundation"},
            missions={"white governor": chests},
            stacks={9: "white yellow"},
        )

    state = play(governor("b2", 0), "space 5", "option 1", "step mission")
    assert missions(state, "white governor") == 1
    state = play(governor("b2", 2), "space 21", "option 2", "step sell_chest")
    assert (vp(state), missions(state, "white governor")) == (12, 1)
    assert view(state)["supply"]["tiles"]["chest"] == 5
    assert to_decide(play(governor("N1", 2), "space 21", "option 2")) == "yellow turn"
    assert to_decide(play(governor("N1", 0), "space 5", "option 1")) == "yellow turn"
    assert to_decide(play(governor("b2", 0), "space 21", "option 2")) == "yellow turn", "no chest"


def test_w43_is_tested_with_city_cards_and_the_frontier() -> None:
    state = play(position(buildings={"b2": "gate"}), "space 4", "option 1")
    assert refused(state, "pick beads coin") == "W-53"


def test_w46_r55_vanish_from_place_or_border_and_appear_on_places() -> None:
    state = position(heroes={"white monk": "N1", "white governor": "vanished"}, stacks={9: "white yellow"})
    play(state, "space 7", "step vanish_appear")
    listed = moves(state)
    assert {"vanish monk", "vanish warrior"} <= set(listed)
    assert sum(move.startswith("appear governor ") for move in listed) == 16
    assert len(listed) == 18
    assert refused(state, "vanish governor") == "W-46"
    assert refused(state, "appear monk b2") == "W-46"
    play(state, "vanish monk")
    assert at(state, "white monk") is None
    assert to_decide(state) == "yellow turn", "not both in one use"
    play(state, "pass", "space 7", "step vanish_appear", "appear monk c3")
    assert at(state, "white monk") == "c3"


def test_w29_a_vanished_hero_neither_moves_nor_builds() -> None:
    state = play(position(heroes={"white monk": "vanished"}), "space 0")
    assert to_decide(state) == "yellow turn"
    state = play(position(heroes={"white monk": "vanished"}), "space 8", "option 2")
    assert to_decide(state) == "yellow turn"
