"""18 points, "Axio!" and bonus turns (A-19 to A-22, AR-12 to AR-17, B)."""

from dataclasses import dataclass

import pytest

from lampion.games.axio.game import GAME
from support.axio_positions import (
    Effect,
    bag,
    boards,
    bonus_turns,
    closed_cells,
    effect,
    picture,
    play,
    position,
    rack,
    refused,
    scores,
    step,
)

pytestmark = pytest.mark.both

# Boards that yield the points of the examples. Where a real pyramid scores more than the example names, the rest
# falls on colours that are full, or is named below.
BOARDS = boards("""
   B-1        B-2        B-3        B-4        B-5
   23456789X  23456789X  23456789X  23456789X  23456789X
2  ....R....  .r..R....  ....R....  ....R....  ....R....
3  .........  .bb......  .........  .........  .........
4  bbbb.....  .........  bbb......  b........  .........
5  .........  .........  .........  .........  .........
6  O...P...B  O...P...B  O...P...B  O...P...B  O...P...B
7  .........  .........  .........  .........  .........
8  .........  .........  .........  pp.......  ppp......
9  .........  .........  .........  .........  .........
X  ....G....  ....G....  ....G....  ....G....  ....G....
""") | boards("""
   B-6        B-7        B-8        B-9        four
   23456789X  23456789X  23456789X  23456789X  23456789X
2  .p..R....  g..gRrb^g  ....R....  g..gRrb^g  ...gR....
3  .o.......  bbrrrrrgb  ..r..o...  bbprrrrgb  ..r.oo...
4  .........  b^bppppgb  .g....b..  b^pppppgb  .g....b..
5  .........  oooopoogb  ..o..r...  oooopoogb  ..bb.r...
6  O...P...B  OgboPbbbB  O...P...B  OgboPbbbB  O...P...B
7  .........  ^ooorbbbb  .........  ^ooorbbbb  .........
8  .........  rooor^bpp  .........  rooor^bpp  .........
9  .........  ggggggggg  .........  ggggggggg  .........
X  ....G....  ^gg^Ggrrb  ....G....  ^gg^Ggrrb  ....G....
""")


@dataclass(frozen=True)
class Example:
    before: str
    move: str
    tile: str
    pyramids: str
    after: str
    bonus: int
    lost: dict[str, int]


EXAMPLES = {
    "B-1": Example("5/16/3/9/7", "b(4,6) o(4,7)", "b4 o0", "none", "5/18/3/9/7", 1, {"blue": 2}),
    "B-2": Example("17/16/3/9/7", "b(3,2) o(4,2)", "b2 o0", "(2,2): r1 b1", "18/18/3/9/7", 2, {"blue": 1}),
    "B-3": Example("5/18/3/9/7", "b(4,5) o(4,6)", "b3 o0", "none", "5/18/3/9/7", 0, {"blue": 3}),
    "B-8": Example(
        "4/17/3/9/7",
        "b(4,5) p(4,6)",
        "b0 p0",
        "(4,4): r1 b1 g1 o1; (4,7): r1 b1 o1 p1",
        "6/18/4/11/8",
        1,
        {"blue": 1},
    ),
}


def full_rack(move: str) -> str:
    return "".join(half[0] for half in move.split()) + " rr rr gg gg"


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_scores_and_bonus_turns_of_the_worked_examples(name: str) -> None:
    example = EXAMPLES[name]
    state = position(BOARDS[name], full_rack(example.move), scores=example.before)
    (seen,) = GAME.previews(state, [GAME.parse(state, example.move)])
    expected = (example.tile, example.pyramids)
    scored = effect(state, example.move)
    assert (scored.tile, scored.pyramids) == expected, picture(state)
    assert seen["lost"] == example.lost
    play(state, example.move)
    assert scores(state) == example.after, f"{name}{picture(state)}"
    assert bonus_turns(state) == example.bonus, f"{name}{picture(state)}"
    assert step(state) == ("place" if example.bonus else "refill")


def test_b4_a_bonus_turn_earns_another_and_three_tiles_are_played_in_all() -> None:
    state = position(BOARDS["B-4"], "bo op rg rr gg", scores="5/17/3/9/17")
    size = bag(state).total()
    play(state, "b(4,3) o(4,4)")
    assert scores(state) == "5/18/3/9/17", picture(state)
    assert bonus_turns(state) == 1
    play(state, "p(8,4) o(8,5)")
    assert scores(state) == "5/18/3/9/18", picture(state)
    assert bonus_turns(state) == 1, "a second bonus turn follows"
    play(state, "r(10,9) g(10,10)")
    assert (step(state), rack(state)) == ("refill", "rr gg"), picture(state)
    play(state, "refill")
    assert len(rack(state).split()) == 5
    assert bag(state).total() == size - 3
    assert state.seat() == 1


def test_b5_all_five_at_18_win_at_once() -> None:
    state = position(BOARDS["B-5"], "op rr rr gg gg", seats=3, scores="18/18/18/18/16")
    play(state, "p(8,5) o(8,6)")
    assert scores(state) == "18/18/18/18/18", picture(state)
    assert (step(state), state.winners()) == ("over", [0])
    assert bonus_turns(state) == 0
    assert rack(state) == "rr rr gg gg", "no refill"
    assert state.legal() == [], "the round is not completed"


def test_b6_the_win_comes_before_two_bonus_turns_that_would_be_due() -> None:
    state = position(BOARDS["B-6"], "ro rr rr gg gg", scores="18/18/18/17/17")
    scored = effect(state, "o(3,2) r(4,2)")
    assert (scored.tile, scored.pyramids) == ("o1 r0", "(2,2): o1 p1"), picture(state)
    play(state, "o(3,2) r(4,2)")
    assert scores(state) == "18/18/18/18/18", picture(state)
    assert (step(state), state.winners(), bonus_turns(state)) == ("over", [0], 0)


def test_b7_without_a_slot_the_bonus_turn_lapses() -> None:
    state = position(BOARDS["B-7"], "bp rr rr gg gg", scores="5/17/3/9/7")
    assert effect(state, "b(2,3) p(2,4)") == Effect("b1 p0", "none", "b1"), picture(state)
    play(state, "b(2,3) p(2,4)")
    assert scores(state) == "5/18/3/9/7", picture(state)
    assert (step(state), bonus_turns(state)) == ("over", 0)


def test_b9_the_win_is_tested_before_the_full_board() -> None:
    state = position(BOARDS["B-9"], "op rr rr gg gg", scores=["18/18/18/18/16", "18/18/18/18/17"])
    assert effect(state, "o(2,3) p(2,4)") == Effect("o0 p2", "none", "p2"), picture(state)
    play(state, "o(2,3) p(2,4)")
    assert (step(state), state.winners()) == ("over", [0]), picture(state)
    assert GAME.outcome(state).key == "axio-result-full", "by A-22, not by comparison"


# -- the rules ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(13, 17), (14, 18), (15, 18), (17, 18), (18, 18)])
def test_a19_no_score_exceeds_18(before: int, after: int) -> None:
    state = position(BOARDS["B-1"], full_rack("b o"), scores=f"0/{before}/0/0/0")
    play(state, "b(4,6) o(4,7)")
    assert scores(state) == f"0/{after}/0/0/0", picture(state)


def test_a19_surplus_points_of_a_pyramid_are_lost_too() -> None:
    state = position(BOARDS["four"], "pp rr rr gg gg", scores="16/0/0/0/0")
    play(state, "p(4,5) p(4,6)")
    assert scores(state) == "18/3/2/2/5", picture(state)


def test_a20_a_colour_that_reaches_18_earns_one_bonus_turn() -> None:
    state = position(BOARDS["B-1"], full_rack("b o"), scores="0/14/0/0/0")
    play(state, "b(4,6) o(4,7)")
    assert (state.seat(), step(state), bonus_turns(state)) == (0, "place", 1), picture(state)


def test_a20_17_points_earn_nothing() -> None:
    state = position(BOARDS["B-1"], full_rack("b o"), scores="0/13/0/0/0")
    play(state, "b(4,6) o(4,7)")
    assert (step(state), bonus_turns(state)) == ("refill", 0), picture(state)


def test_a20_the_tile_and_its_pyramids_are_scored_to_the_end_before_the_bonus_turn() -> None:
    state = position(BOARDS["B-2"], full_rack("b o"), scores="0/16/0/0/0")
    play(state, "b(3,2) o(4,2)")
    assert scores(state) == "1/18/0/0/0", picture(state)
    assert closed_cells(state) == [(2, 2)]
    assert bonus_turns(state) == 1


def test_a21_a_bonus_turn_uses_the_remaining_rack_without_refilling() -> None:
    state = position(BOARDS["B-1"], "bo rr rg gg pp", scores="0/14/0/0/0")
    play(state, "b(4,6) o(4,7)")
    assert rack(state) == "rr rg gg pp", picture(state)
    assert refused(state, "b(8,4) o(8,5)") == "A-9", "that tile is gone"
    play(state, "p(8,4) p(8,5)")
    assert (rack(state), step(state), state.seat()) == ("rr rg gg", "refill", 0), picture(state)


def test_a21_several_bonus_turns_earned_at_once_are_all_played() -> None:
    state = position(BOARDS["B-2"], "bo rr rg gg pp", scores="17/16/3/9/7")
    play(state, "b(3,2) o(4,2)")
    assert bonus_turns(state) == 2
    play(state, "p(8,4) p(8,5)")
    assert (bonus_turns(state), state.seat()) == (1, 0), picture(state)
    play(state, "g(8,7) g(8,8)")
    assert (bonus_turns(state), step(state), rack(state)) == (0, "refill", "rr rg"), picture(state)


def test_a22_five_scores_of_18_win_immediately() -> None:
    state = position(BOARDS["B-5"], "op rr rr gg gg", seats=2, player=1, scores=["9/9/9/9/9", "18/18/18/18/15"])
    play(state, "p(8,5) o(8,6)")
    assert (state.over(), state.winners()) == (True, [1]), picture(state)


def test_a22_four_scores_of_18_do_not() -> None:
    state = position(BOARDS["B-5"], "op rr rr gg gg", scores="18/18/18/18/14")
    play(state, "p(8,5) o(8,6)")
    assert (scores(state), state.over()) == ("18/18/18/18/17", False), picture(state)


# -- the rulings -------------------------------------------------------------------------------------------------


def test_ar12_four_colours_at_once_give_four_bonus_turns() -> None:
    state = position(BOARDS["four"], "pp rr rg gg bb", scores="14/15/16/16/0")
    play(state, "p(4,5) p(4,6)")
    assert scores(state) == "18/18/18/18/5", picture(state)
    assert bonus_turns(state) == 4


def test_ar12_the_fifth_colour_wins_instead_of_giving_a_fifth_bonus_turn() -> None:
    state = position(BOARDS["four"], "pp rr rg gg bb", scores="14/15/16/16/13")
    play(state, "p(4,5) p(4,6)")
    assert (scores(state), step(state), bonus_turns(state)) == ("18/18/18/18/18", "over", 0), picture(state)


def test_ar13_bonus_turns_are_compulsory() -> None:
    state = position(BOARDS["B-1"], "bo rr rg gg pp", scores="1/14/1/1/0")
    play(state, "b(4,6) o(4,7)")
    assert refused(state, "refill") == "A-8", picture(state)
    assert refused(state, "swap") == "A-8", picture(state)


def test_ar14_remaining_bonus_turns_lapse_when_a_bonus_tile_fills_the_board() -> None:
    drawn = {**BOARDS["B-7"], (10, 3): ".", (10, 4): "."}
    state = position(drawn, "rb oo rr gg pp", scores="17/17/0/0/0")
    play(state, "b(2,3) r(2,4)")
    assert (scores(state), bonus_turns(state)) == ("18/18/0/0/0", 2), picture(state)
    play(state, "o(10,3) o(10,4)")
    assert (step(state), bonus_turns(state), state.legal()) == ("over", 0, []), picture(state)


def test_ar15_after_four_bonus_turns_the_rack_is_just_empty() -> None:
    state = position(BOARDS["four"], "pp rr rg gg bb", scores="14/15/16/16/0")
    play(state, "p(4,5) p(4,6)")
    for turns, move in enumerate(["r(8,2) r(8,3)", "r(8,5) g(8,6)", "g(8,8) g(8,9)", "b(10,8) b(10,9)"]):
        assert bonus_turns(state) == 4 - turns, picture(state)
        play(state, move)
    assert (rack(state), step(state)) == ("", "refill"), picture(state)


def test_ar16_the_win_is_checked_after_step_3() -> None:
    state = position(BOARDS["B-6"], "ro rr rr gg gg", scores="18/18/18/18/17")
    play(state, "o(3,2) r(4,2)")
    assert (step(state), state.winners()) == ("over", [0]), "the pyramid's purple point is the last one"


def test_ar16_a_win_in_a_bonus_turn_leaves_pending_bonus_turns_unplayed() -> None:
    drawn = {**BOARDS["B-2"], (8, 2): "p", (8, 3): "p"}
    state = position(drawn, "bo op rr gg pp", scores="17/16/18/18/16")
    play(state, "b(3,2) o(4,2)")
    assert bonus_turns(state) == 2
    play(state, "p(8,4) o(8,5)")
    assert (step(state), state.winners(), bonus_turns(state)) == ("over", [0], 0), picture(state)


def test_ar17_a_full_colour_scores_nothing_further_and_gives_no_second_bonus_turn() -> None:
    state = position(BOARDS["B-2"], full_rack("b o"), scores="18/18/0/0/0")
    play(state, "b(3,2) o(4,2)")
    assert scores(state) == "18/18/0/0/0", picture(state)
    assert (step(state), bonus_turns(state)) == ("refill", 0)
