"""AP and VP tracks, order, the end of a round (W-8 to W-12, W-24, W-27, W-28, R-16 to R-23)."""

import pytest

from lampion.games.panda.tracks import pay, shift_ap
from support.panda_positions import (
    ap,
    guards,
    moves,
    picture,
    place,
    play,
    position,
    refused,
    stack,
    turn_order,
    view,
    vp,
)

pytestmark = pytest.mark.both


def test_w8_a_marker_goes_on_top_of_its_new_stack_and_those_above_drop() -> None:
    state = position(seats=4, stacks={4: "white yellow orange purple"})
    shift_ap(state, 1, -2)
    assert (stack(state, 4), stack(state, 2)) == ("white orange purple", "yellow")
    shift_ap(state, 0, -2)
    shift_ap(state, 3, -1)
    assert (stack(state, 4), stack(state, 3), stack(state, 2)) == ("orange", "purple", "yellow white")


def test_w8_one_jump_does_not_touch_the_fields_between() -> None:
    state = position(seats=3, stacks={1: "white", 2: "yellow", 4: "orange"})
    shift_ap(state, 0, 3)
    assert (stack(state, 2), stack(state, 4)) == ("yellow", "orange white")


def test_w9_r20_gains_stop_at_twelve_and_a_marker_there_keeps_its_place() -> None:
    state = position(stacks={12: "white yellow"})
    shift_ap(state, 0, 5)
    assert stack(state, 12) == "white yellow"
    state = position(stacks={10: "white", 12: "yellow"})
    shift_ap(state, 0, 5)
    assert stack(state, 12) == "yellow white"


def test_w9_ap_never_go_below_minus_two() -> None:
    state = position(stacks={0: "white yellow"})
    assert refused(state, "space 8") is None
    assert refused(state, "space 12") == "W-22"


def test_w10_r18_vp_start_at_six_and_never_fall_below_zero() -> None:
    state = position(stacks={0: "white", 4: "yellow"}, vp={"white": 3})
    play(state, "space 8")
    assert (ap(state), vp(state)) == (-2, 0)
    assert vp(state, "yellow") == 6


def test_w11_position_index_and_row_costs() -> None:
    seen = view(position())["spaces"]
    assert [space["index"] for space in seen] == list(range(24))
    assert [space["cost"] for space in seen] == [cost for cost in range(6) for _ in range(4)]
    assert [space["column"] for space in seen[:4]] == ["monk", "governor", "warrior", "neutral"]
    kinds = [[[step["kind"] for step in option] for option in space["options"]] for space in seen]
    assert kinds[4:8] == [
        [["strength"], ["mission"]],
        [["mission"], ["build"]],
        [["move"], ["strength"]],
        [["vanish_appear"]],
    ]
    assert kinds[11] == [["ap"]]
    assert kinds[20] == [["move", "build"], ["mission", "vp"]]


def test_w12_r51_four_rows_with_the_first_strength_printed() -> None:
    sheet = view(position())["players"][0]["heroes"][0]
    assert (sheet["strength"], sheet["missions"], sheet["multiplier"], sheet["value"]) == (1, 0, 0, 0)
    for strength, missions in ((2, 1), (3, 2), (4, 3), (4, 4)):
        state = position(strength={"white monk": strength}, missions={"white monk": missions})
        sheet = view(state)["players"][0]["heroes"][0]
        assert (sheet["multiplier"], sheet["value"]) == (strength - 1, 2 * missions)


@pytest.mark.parametrize(
    ("name", "before", "space", "lands", "loss"),
    [
        ("T-4", 5, 8, 3, 0),
        ("T-5", -1, 4, -2, 5),
        ("T-5", 0, 4, -1, 2),
        ("T-5", 2, 8, 0, 0),
        ("T-18", 1, 12, -2, 5),
        ("T-18", -1, 0, -1, 0),
    ],
)
def test_w24_r16_r17_only_the_field_landed_on_costs_vp(
    name: str, before: int, space: int, lands: int, loss: int
) -> None:
    state = position(stacks={before: "white", 4: "yellow"} if before != 4 else None, vp={"white": 20})
    seen = view(state)["spaces"][space]
    assert (seen["lands"], seen["loss"]) == (lands, loss), name
    play(state, f"space {space}")
    assert (ap(state), vp(state)) == (lands, 20 - loss), f"{name}{picture(state)}"


def test_w24_a_payment_of_nothing_moves_nothing() -> None:
    state = position(stacks={-1: "white yellow"})
    pay(state, 0, 0)
    assert (stack(state, -1), vp(state)) == ("white yellow", 6)


def test_t12_w47_r19_four_ap_with_two_ap() -> None:
    state = play(position(stacks={2: "white", 4: "yellow"}), "space 11")
    assert (ap(state), vp(state)) == (4, 6)
    assert state.seat() == 1


def test_t19_r19_the_overdraft_comes_before_the_gain() -> None:
    state = play(position(stacks={1: "white", 4: "yellow"}), "space 11")
    assert (ap(state), vp(state)) == (3, 4)
    state = play(position(stacks={12: "white yellow"}), "space 11")
    assert stack(state, 12) == "yellow white"


def test_t7_guards_on_the_action_board_become_ap() -> None:
    state = position(
        stacks={0: "white", 1: "yellow"}, used={0: "white", 1: "white white", 5: "white", 2: "yellow yellow yellow"}
    )
    assert [player["posted"] for player in view(state)["players"]] == [5, 6]
    play(state, "pass", "pass")
    assert (ap(state), ap(state, "yellow")) == (5, 7)
    assert (guards(state), guards(state, "yellow")) == (10, 10)


def test_t8_w27_w28_r21_the_sequence_is_fixed_before_anything_moves() -> None:
    """Samuel is white, Jonas yellow, Julia orange, Sophie purple."""
    state = position(
        seats=4,
        stacks={0: "white yellow", 1: "orange purple"},
        used={
            0: "white white white",
            1: "white",
            2: "yellow yellow yellow",
            4: "orange orange",
            5: "orange orange",
            6: "purple purple",
            8: "purple purple",
        },
        guards=dict.fromkeys(("white", "yellow", "orange", "purple"), 1),
    )
    state.posted[0], state.posted[1], state.posted[2], state.posted[3] = 7, 6, 5, 5
    play(state, "pass", "pass", "pass", "pass")
    assert stack(state, 6) == "yellow purple orange"
    assert stack(state, 7) == "white"
    assert turn_order(state) == "orange purple yellow white"


def test_t20_w27_each_takes_one_guard_back() -> None:
    state = position(seats=3, stacks={4: "orange yellow white"})
    play(state, "space 0", "space 1", "space 2", "pass", "pass", "pass")  # nobody can move on a4
    assert stack(state, 5) == "white yellow orange"
    assert turn_order(state) == "orange yellow white"


def test_t21_r21_a_player_without_guards_to_take_back_does_not_move() -> None:
    state = position(stacks={0: "white", 1: "yellow"}, used={0: "white"})
    play(state, "pass", "pass")
    assert stack(state, 1) == "yellow white"
    assert turn_order(state) == "white yellow"


def test_w27_r22_r23_guards_on_paths_and_cards_stay_and_give_no_ap() -> None:
    state = position(figures={"c1-c2": "white white"}, a_card="A9", fields={3: "white"}, used={0: "white"})
    play(state, "pass", "pass")
    assert (ap(state), guards(state)) == (5, 7)
    assert view(state)["paths"][14]["figures"] == [2, 0]


def test_w28_the_action_board_is_empty_at_the_start_of_a_round() -> None:
    state = play(position(used={0: "white yellow"}, reached={"white": 9}), "pass", "pass")
    seen = view(state)
    assert seen["round"] == 2
    assert all(sum(space["placed"]) == 0 for space in seen["spaces"])
    assert seen["spaces"][0]["needs"] == 1
    assert not any(player["passed"] for player in seen["players"])
    assert "space 0" in moves(state)
    assert place(state, "a1")["guards"] == 0
