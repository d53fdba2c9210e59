"""Rounds, turns, action spaces, options and steps (W-20 to W-26, R-11 to R-15, R-56, R-83)."""

import pytest

from support.panda_positions import (
    ap,
    guards,
    missions,
    moves,
    path,
    picture,
    play,
    position,
    refused,
    spaces,
    strength,
    to_decide,
    view,
    vp,
)

pytestmark = pytest.mark.both


def test_t6_w20_turns_go_round_in_player_order() -> None:
    state = position(seats=4, order=["purple", "white", "orange", "yellow"], active="yellow")
    play(state, "space 0")
    assert to_decide(state) == "purple turn"


def test_w20_r15_passed_players_are_skipped_and_the_last_goes_on_alone() -> None:
    state = position(seats=3, active="yellow", passed="white orange")
    play(state, "space 0")
    assert to_decide(state) == "yellow turn"
    play(state, "space 0")
    assert to_decide(state) == "yellow turn"
    play(state, "pass")
    assert view(state)["round"] == 2


def test_t1_w22_no_space_before_the_last_choice() -> None:
    state = position(reached={"white": 9}, stacks={12: "white yellow"})
    assert spaces(state) == list(range(9, 24))
    assert refused(state, "space 8") == "W-22"
    assert spaces(position(stacks={12: "white yellow"})) == list(range(24))


def test_w22_the_same_space_again_is_fine() -> None:
    state = position(used={9: "white"})
    assert refused(state, "space 9") is None
    assert refused(state, "space 8") == "W-22"


def test_t2_w23_r12_r13_each_use_takes_one_guard_more() -> None:
    state = position(seats=3)
    play(state, "space 2", "space 2", "space 3")
    assert (guards(state), guards(state, "yellow"), guards(state, "orange")) == (8, 7, 7)
    play(state, "pass")
    play(state, "space 2")
    assert guards(state, "yellow") == 4, "the same player again: 3"
    play(state, "space 3")
    assert guards(state, "orange") == 4, "a neutral space: 2, then 3"
    assert view(state)["spaces"][3]["needs"] == 4


def test_r13_the_count_rises_whatever_option_was_used() -> None:
    state = position(used={6: "white"})
    assert view(state)["spaces"][6]["needs"] == 2


def test_t3_w21_w25_guards_ap_and_a_strength_tile() -> None:
    state = play(position(), "space 6", "option 2", "step strength")
    assert (guards(state), ap(state), strength(state, "white warrior")) == (9, 3, 2)
    assert view(state)["supply"]["tiles"]["sword"] == 3
    state = play(position(), "space 4", "option 1", "step strength")
    assert (strength(state, "white monk"), view(state)["supply"]["tiles"]["beads"]) == (2, 3)


def test_t4_w23_two_guards_and_two_ap() -> None:
    state = play(position(stacks={5: "white", 4: "yellow"}, used={8: "yellow"}), "space 8", "option 1")
    assert (guards(state), ap(state)) == (8, 3)


def test_t5_w22_w26_when_only_passing_is_left() -> None:
    assert moves(position(stacks={1: "white", 4: "yellow"}, guards={"white": 0})) == ["pass"]
    state = position(stacks={-1: "white", 4: "yellow"}, guards={"white": 2})
    assert refused(state, "space 4") is None
    assert refused(state, "pass") is None
    state = position(stacks={1: "white", 4: "yellow"}, guards={"white": 3}, reached={"white": 16})
    assert moves(state) == ["pass"]
    state = position(stacks={2: "white", 4: "yellow"}, guards={"white": 2})
    assert refused(state, "space 8") is None
    assert refused(state, "pass") is None


def test_t18_w22_a_row_that_would_go_too_low_is_illegal() -> None:
    assert refused(position(stacks={0: "white", 4: "yellow"}), "space 12") == "W-22"
    assert refused(position(stacks={1: "white", 4: "yellow"}), "space 12") is None


def test_w22_guards_in_the_supply_limit_the_choice() -> None:
    state = position(guards={"white": 1}, used={0: "yellow"})
    assert refused(state, "space 0") == "W-22"
    assert refused(state, "space 3") == "W-22"
    assert refused(state, "space 1") is None


def test_w25_both_options_may_be_chosen_even_if_useless() -> None:
    """T-43: the option may be chosen although its step is impossible."""
    state = play(position(strength={"white monk": 4}), "space 4", "option 1")
    assert to_decide(state) == "yellow turn", "nothing was left to decide"
    assert view(state)["players"][0]["posted"] == 1


def test_t43_w25_a_full_column_leaves_the_other_step() -> None:
    state = position(
        strength={"white monk": 4}, heroes={"white monk": "b2"}, buildings={"b2": "gate"}, stacks={9: "white yellow"}
    )
    play(state, "space 12", "option 2")
    assert moves(state) == ["step mission", "step finish"]
    assert refused(state, "step strength") == "W-41"
    play(state, "step mission")
    assert missions(state, "white monk") == 1


def test_w25_r56_steps_in_any_order_each_once_or_none() -> None:
    def begun():
        state = position(heroes={"white monk": "b2"}, buildings={"b2": "gate"}, stacks={9: "white yellow"})
        return play(state, "space 12", "option 2")

    assert moves(begun()) == ["step strength", "step mission", "step finish"]
    state = play(begun(), "step mission", "step strength")
    assert (strength(state, "white monk"), missions(state, "white monk")) == (2, 1)
    assert to_decide(state) == "yellow turn"
    state = play(begun(), "step strength")
    assert refused(state, "step strength") == "W-25"
    state = play(begun(), "step finish")
    assert (strength(state, "white monk"), missions(state, "white monk")) == (1, 0)


def test_w25_w47_printed_vp_and_ap_come_at_once_and_cannot_be_refused() -> None:
    state = position(heroes={"white monk": "b2"}, buildings={"b2": "gate"}, stacks={9: "white yellow"})
    play(state, "space 20", "option 2")
    assert vp(state) == 8
    assert moves(state) == ["step mission", "step finish"]
    state = play(position(stacks={9: "white yellow"}), "space 22", "option 2")
    assert vp(state) == 9


def test_w25_a_step_that_is_not_in_the_option_is_refused() -> None:
    state = play(position(heroes={"white monk": "b2"}), "space 8", "option 1")
    assert refused(state, "step build") == "W-25"
    assert refused(state, "step finish") is None


def test_w26_passing_is_final_for_the_round_and_keeps_guards() -> None:
    state = play(position(seats=3, used={0: "white"}), "pass", "space 1")
    assert to_decide(state) == "orange turn"
    play(state, "space 1")
    assert to_decide(state) == "yellow turn"
    assert view(state)["players"][0]["posted"] == 1
    assert view(state)["players"][0]["passed"]


def test_w26_r83_a_forced_pass_is_asked_and_recorded() -> None:
    state = position(guards={"white": 0})
    assert to_decide(state) == "white turn"
    assert moves(state) == ["pass"]


def test_r11_a_space_may_be_chosen_although_nothing_can_be_done() -> None:
    state = position(sheet_tiles={"sword": 0})
    play(state, "space 6", "option 2")
    assert to_decide(state) == "yellow turn"
    assert strength(state, "white warrior") == 1


def test_r14_frontier_actions_do_not_touch_the_action_board() -> None:
    state = position(
        figures={"b1-N2": "white white"}, heroes={"white monk": "b1", "white warrior": "c1"}, reached={"white": 8}
    )
    play(state, "space 8", "option 2", "step build", "frontier 3")
    seen = view(state)["spaces"]
    assert (seen[3]["needs"], seen[3]["placed"]) == (2, [0, 0])
    assert view(state)["players"][0]["reached"] == 8


def test_r15_a_player_may_pass_first_of_all() -> None:
    assert refused(position(), "pass") is None


def test_r83_one_choice_is_taken_by_the_engine() -> None:
    state = position(heroes={"white monk": "c1"})
    play(state, "space 0", "step move")
    assert path(state, "c1-N3")["uncovered"] == 1
    assert to_decide(state) == "white cover", f"the only move was made{picture(state)}"


def test_r83_nothing_is_asked_that_has_one_choice() -> None:
    state = play(position(), "space 11")
    assert to_decide(state) == "yellow turn", "one option, and AP cannot be refused"
