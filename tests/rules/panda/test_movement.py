"""Movement, covering, route tiles, liberation (W-29 to W-35, W-48, R-24 to R-37, R-80)."""

import pytest

from support.panda_positions import at, guards, moves, path, picture, play, position, refused, tile, to_decide, view, vp

pytestmark = pytest.mark.both


def test_w29_a_move_crosses_a_path_or_goes_along_the_ring() -> None:
    state = play(position(heroes={"white monk": "W2"}, strength={"white monk": 4}), "space 0", "step move")
    assert set(moves(state)) == {"move a2", "move W1", "move W3"}
    assert refused(state, "move a3") == "W-29"


def test_w29_any_hero_is_chosen_once_for_both_moves_and_vanished_heroes_cannot_move() -> None:
    state = position(
        heroes={"white monk": "vanished", "white governor": "N1", "white warrior": "N3"}, stacks={9: "white yellow"}
    )
    play(state, "space 19", "step move")
    assert moves(state) == ["hero governor", "hero warrior"]
    assert refused(state, "hero monk") == "W-29"
    play(state, "hero warrior", "move N4")
    assert to_decide(state) == "white move"
    play(state, "move E1")
    assert at(state, "white warrior") == "E1"


def test_w29_going_back_and_stopping_are_allowed() -> None:
    state = play(position(heroes={"white monk": "N1"}), "space 8", "option 1", "step move", "move N2")
    assert "move stop" in moves(state)
    assert at(play(state, "move N1"), "white monk") == "N1"
    state = play(position(heroes={"white monk": "N1"}), "space 8", "option 1", "step move", "move N2", "move stop")
    assert at(state, "white monk") == "N2"


def test_r80_a_started_move_makes_at_least_one_move() -> None:
    state = play(position(heroes={"white monk": "N1"}), "space 8", "option 1", "step move")
    assert refused(state, "move stop") == "R-80"


@pytest.mark.parametrize(("strength", "crosses"), [(1, False), (2, False), (3, True)])
def test_w30_strength_must_reach_the_uncovered_ninjas(strength: int, crosses: bool) -> None:
    state = position(heroes={"white monk": "N1"}, strength={"white monk": strength})
    play(state, "space 0", "step move")
    assert (refused(state, "move a1") is None) == crosses
    if not crosses:
        assert refused(state, "move a1") == "W-30"


def test_w30_it_is_judged_at_the_moment_of_crossing() -> None:
    state = position(heroes={"white monk": "a2"}, strength={"white monk": 2}, figures={"a1-a2": "yellow"})
    play(state, "space 8", "option 1", "step move", "move a1", "cover yes")
    assert path(state, "a1-a2")["uncovered"] == 1


def test_w31_r24_covering_is_optional_and_needs_a_guard() -> None:
    state = position(heroes={"white monk": "a2"}, strength={"white monk": 2})
    play(state, "space 0", "step move", "move W2", "cover no")
    assert (path(state, "a2-W2")["uncovered"], guards(state)) == (2, 9)
    state = position(heroes={"white monk": "a2"}, strength={"white monk": 2}, guards={"white": 1})
    play(state, "space 0", "step move", "move W2")
    assert to_decide(state) == "yellow turn", "the only guard is on the action board"


def test_w31_r25_covering_comes_right_after_crossing() -> None:
    state = position(heroes={"white monk": "a2"}, strength={"white monk": 2})
    play(state, "space 8", "option 1", "step move", "move W2")
    assert moves(state) == ["cover no", "cover yes"]


def test_t26_w31_r27_crossing_twice_covers_twice() -> None:
    state = position(heroes={"white warrior": "a2"}, strength={"white warrior": 2}, stacks={9: "white yellow"})
    before = guards(state) - 1
    play(state, "space 14", "option 1", "step move", "move W2", "cover yes", "move a2", "cover yes", "tile own")
    assert tile(state, "a2-W2") == "white 2"
    assert guards(state) == before
    state = position(heroes={"white warrior": "b4"}, stacks={9: "white yellow"})
    play(state, "space 14", "option 1", "step move", "cover yes", "tile own", "move b4")
    assert tile(state, "b4-S2") == "white 1"
    assert to_decide(state) == "yellow turn", "nothing to cover on the way back"


def test_t9_w32_w33_r28_r30_a_tie_goes_to_the_one_who_covers() -> None:
    """Sophie is white, Julia yellow."""
    state = position(
        heroes={"white warrior": "d1", "yellow governor": "d2"}, strength={"white warrior": 2}, active="white"
    )
    play(state, "space 2", "step move", "move d2", "cover yes")
    assert path(state, "d1-d2")["uncovered"] == 1
    white, yellow = guards(state), guards(state, "yellow")
    play(state, "space 1", "step move", "move d1", "cover yes")
    assert to_decide(state) == "yellow tile"
    assert moves(state) == ["tile own", "tile neutral"]
    play(state, "tile own")
    assert tile(state, "d1-d2") == "yellow 2"
    assert view(state)["players"][1]["tiles"]["v32"] == 5
    assert (guards(state), guards(state, "yellow")) == (white + 1, yellow - 1)


def test_t22_w34_r29_the_majority_player_decides_out_of_turn() -> None:
    state = position(seats=4, heroes={"white monk": "c1"}, figures={"c1-c2": "yellow yellow purple"}, passed="yellow")
    play(state, "space 0", "step move", "move c2", "cover yes")
    assert to_decide(state) == "yellow tile"
    play(state, "tile neutral")
    assert tile(state, "c1-c2") == "neutral 4"
    assert (guards(state), guards(state, "yellow"), guards(state, "purple")) == (7, 8, 8)
    assert to_decide(state) == "orange turn"


def test_t23_w33_one_figure_each_is_a_tie() -> None:
    state = position(seats=4, heroes={"white monk": "b1"}, figures={"b1-b2": "yellow orange purple"})
    play(state, "space 0", "step move", "cover yes")
    assert to_decide(state) == "white tile"


def test_w34_if_only_one_sort_is_left_it_is_used() -> None:
    state = position(heroes={"white monk": "c1"}, route_tiles={"white": (0, 6, 2)})
    play(state, "space 0", "step move", "cover yes")
    assert tile(state, "c1-N3") == "neutral 1"
    state = position(heroes={"white monk": "c1"}, route_tiles={"neutral": (0, 7, 4)})
    play(state, "space 0", "step move", "cover yes")
    assert tile(state, "c1-N3") == "white 1"


def test_w34_a_3_or_2_tile_serves_as_either_value() -> None:
    state = position(
        heroes={"white monk": "a1"},
        figures={"a1-b1": "white", "a1-a2": "white white"},
        route_tiles={"white": (2, 2, 2)},
        stacks={9: "white yellow"},
    )
    play(state, "space 8", "option 1", "step move", "move b1", "cover yes", "tile own", "move a1", "space 0")
    assert tile(state, "a1-b1") == "white 2"
    play(state, "space 8", "option 1", "step move", "move a2", "cover yes", "tile own")
    assert tile(state, "a1-a2") == "white 3"
    assert view(state)["players"][0]["tiles"]["v32"] == 0


def test_t25_w34_w35_r31_r32_without_a_tile_the_figures_stay() -> None:
    state = position(
        heroes={"white monk": "a1"},
        figures={"a1-a2": "white yellow"},
        tiles={"a1-N1": "white", "a1-b1": "yellow", "a1-W1": "neutral"},
        route_tiles={"white": (2, 0, 2), "neutral": (5, 0, 4)},
    )
    play(state, "space 0", "step move", "move a2", "cover yes")
    assert tile(state, "a1-a2") is None
    assert path(state, "a1-a2")["figures"] == [2, 1]
    assert path(state, "a1-a2")["uncovered"] == 0
    assert vp(state) == 6 + 2 + 2 + 3
    assert vp(state, "yellow") == 6 + 1 + 2


def test_t24_w35_r33_one_guard_frees_both_ends() -> None:
    def freed(choice: str):
        state = position(
            heroes={"white monk": "a2"},
            tiles={
                "a1-a2": "white",
                "a2-a3": "neutral",
                "a2-W2": "yellow",
                "b1-b2": "yellow",
                "b2-c2": "white",
                "b2-b3": "neutral",
            },
        )
        return play(state, "space 0", "step move", "move b2", "cover yes", choice)

    state = freed("tile own")
    assert (vp(state), vp(state, "yellow")) == (6 + 12, 6 + 6)
    state = freed("tile neutral")
    assert (vp(state), vp(state, "yellow")) == (6 + 10, 6 + 6)


def test_w35_r34_only_the_guard_on_the_last_ninja_frees_a_place() -> None:
    state = position(
        heroes={"white monk": "c1"},
        figures={"c1-c2": "white white"},
        tiles={"b1-c1": "white", "c1-d1": "white", "c1-N3": "white"},
        strength={"white monk": 2},
    )
    play(state, "space 0", "step move", "move c2", "cover yes")
    assert vp(state) == 6
    state = position(
        heroes={"white monk": "c1"},
        figures={"c1-c2": "white white white"},
        tiles={"b1-c1": "white", "c1-d1": "white", "c1-N3": "white"},
        guards={"white": 1},
    )
    play(state, "space 0", "step move", "move c2")
    assert vp(state) == 6, "no guard in the supply, no tile and no points"


def test_t27_w29_over_the_exit_and_along_the_ring() -> None:
    state = play(position(heroes={"white monk": "c1"}), "space 8", "option 1", "step move", "cover no", "move N4")
    assert at(state, "white monk") == "N4"
    play(state, "space 0")
    play(state, "space 8", "option 1", "step move")
    assert set(moves(state)) == {"move N3", "move E1"}
    assert refused(state, "move d1") == "W-30"


@pytest.mark.parametrize(("space", "ok", "too_many"), [(15, "a2-W2", "a3-W3")])
def test_t28_w48_r35_r36_bypass_ignores_one_ninja(space: int, ok: str, too_many: str) -> None:
    state = position(heroes={"white monk": "W2"}, stacks={9: "white yellow"})
    play(state, f"space {space}", "step move", "hero monk")
    assert refused(state, "move a2") is None
    play(state, "move a2", "cover yes")
    assert path(state, ok)["uncovered"] == 1
    assert to_decide(state) == "yellow turn", "one guard, one move"
    state = position(heroes={"white monk": "W3"}, stacks={9: "white yellow"})
    play(state, f"space {space}", "step move", "hero monk")
    assert refused(state, "move a3") == "W-30", too_many


def test_t28_w61_a9_bypasses_two() -> None:
    state = position(heroes={"white monk": "W3"}, a_card="A9")
    play(state, "field 2", "step move", "hero monk", "move a3", "cover yes")
    assert path(state, "a3-W3")["uncovered"] == 2
    state = position(heroes={"white monk": "W4"}, a_card="A9")
    play(state, "field 2", "step move")
    play(state, "hero monk")
    assert refused(state, "move a4") == "W-30"


def test_t29_w31_w48_r37_extra_ninja_covers_up_to_two() -> None:
    def begun(supply: int):
        state = position(
            heroes={"white monk": "a1"},
            strength={"white monk": 3},
            guards={"white": supply + 1},
            stacks={9: "white yellow"},
        )
        return play(state, "space 12", "option 1", "step move", "move a2")

    state = play(begun(1), "cover yes")
    assert (path(state, "a1-a2")["uncovered"], to_decide(state)) == (2, "yellow turn")
    state = play(begun(2), "cover yes", "cover yes")
    assert (path(state, "a1-a2")["uncovered"], to_decide(state)) == (1, "yellow turn")
    state = play(begun(3), "cover yes", "cover no")
    assert path(state, "a1-a2")["uncovered"] == 2


def test_r37_never_more_than_are_uncovered() -> None:
    state = position(heroes={"white monk": "a2"}, stacks={9: "white yellow"})
    play(state, "space 12", "option 1", "step move", "cover yes", "tile own")
    assert to_decide(state) == "yellow turn", picture(state)


def test_r26_no_other_step_between_the_two_moves() -> None:
    state = position(heroes={"white monk": "N1"}, stacks={9: "white yellow"}, buildings={"a1": "foundation"})
    play(state, "space 20", "option 1", "step move", "move N2")
    assert all(move.startswith("move ") for move in moves(state))
