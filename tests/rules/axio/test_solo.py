"""The solo game: one tile at a time, two boards for each colour (A-29 to A-32, AR-27 to AR-30, S)."""

import pytest

from lampion.games.axio.game import GAME
from support.axio_games import random_game
from support.axio_positions import (
    bag,
    boards,
    bonus_turns,
    drawn_board,
    effect,
    picture,
    play,
    position,
    rack,
    refused,
    scores,
    slots,
    step,
)

pytestmark = pytest.mark.both

# Boards that yield the points of the examples; what a pyramid scores besides falls on colours that stand at 36.
BOARDS = boards("""
   S-1        S-2        S-3        S-4        S-5
   23456789X  23456789X  23456789X  23456789X  23456789X
2  ....R....  r.r.R....  .r..R....  ....R....  ....R....
3  .........  .........  .r.......  ..r..r...  .........
4  rrr..rr..  .........  .........  .b....b..  rrr..r...
5  .........  .........  .........  ..r..o...  .........
6  O...P...B  O...P...B  O...P...B  O...P...B  O...P...B
7  .........  .........  .........  .........  .........
8  .........  .........  .........  .........  .........
9  .........  .........  .........  .........  .........
X  ....G....  ....G....  ....G....  ....G....  ....G....
""") | boards("""
   S-6        S-7        S-8        S-9
   23456789X  23456789X  23456789X  23456789X
2  ....R....  ....R....  ....R....  ....R....
3  .........  ..r..r...  .........  .........
4  rrrr.....  .b....b..  .........  .........
5  .........  ..r..b...  .........  .........
6  O...P...B  O...P...B  O...P...B  O...P...B
7  .........  .........  .........  .........
8  .........  .........  p........  p........
9  .........  .........  .........  .........
X  ....G....  ....G....  ....G....  ....G....
""")

EXAMPLES = {
    "S-1": ("16/0/0/0/0", "r(4,5) r(4,6)", "r3 r2", "none", "21/0/0/0/0"),
    "S-2": ("17/0/0/0/0", "r(3,3) b(4,3)", "r0 b0", "(2,3): r3", "18/0/0/0/0"),
    "S-3": ("17/0/0/0/0", "r(3,2) b(4,2)", "r1 b0", "(2,2): r2", "20/0/0/0/0"),
    "S-4": ("17/36/36/36/36", "p(4,5) p(4,6)", "p0 p0", "(4,4): r2 b1 p1; (4,7): r1 b1 o1 p1", "20/36/36/36/36"),
    "S-5": ("15/0/0/0/0", "r(4,5) r(4,6)", "r3 r1", "none", "19/0/0/0/0"),
    "S-6": ("35/0/0/0/0", "r(4,6) o(4,7)", "r4 o0", "none", "36/0/0/0/0"),
    "S-7": ("17/17/36/36/36", "p(4,5) p(4,6)", "p0 p0", "(4,4): r2 b1 p1; (4,7): r1 b2 p1", "20/20/36/36/36"),
    "S-8": ("18/18/18/18/17", "p(8,3) o(8,4)", "p1 o0", "none", "18/18/18/18/18"),
    "S-9": ("36/36/36/36/35", "p(8,3) o(8,4)", "p1 o0", "none", "36/36/36/36/36"),
}


def solo(name: str, before: str, tile: str):
    return position(BOARDS[name], tile, seats=1, scores=before)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_totals_of_the_worked_examples(name: str) -> None:
    before, move, tile, pyramids, after = EXAMPLES[name]
    state = solo(name, before, "".join(half[0] for half in move.split()))
    seen = effect(state, move)
    assert (seen.tile, seen.pyramids) == (tile, pyramids), f"{name}{picture(state)}"
    play(state, move)
    assert scores(state) == after, f"{name}{picture(state)}"
    assert bonus_turns(state) == 0
    assert state.over() == (name == "S-9"), f"{name}{picture(state)}"


# -- the rules ---------------------------------------------------------------------------------------------------


def test_a29_one_tile_is_drawn_placed_and_followed_by_the_next() -> None:
    state = GAME.load(position(rack="bb", seats=1, bag="gg").dump())
    assert (rack(state), bag(state).total()) == ("bb", 1)
    play(state, "b(4,5) b(4,6)")
    assert (rack(state), bag(state).total(), step(state)) == ("gg", 0, "place"), picture(state)


def test_a29_there_is_no_refilling_and_no_swap() -> None:
    for _, state in random_game(1, "no step 4"):
        if not state.over():
            assert refused(state, "refill") == "A-29"
            assert refused(state, "swap") == "A-29"
            assert step(state) == "place"


def test_a29_five_totals_of_18_end_nothing_and_give_no_bonus_turn() -> None:
    state = play(solo("S-8", "18/18/18/18/17", "op"), "p(8,3) o(8,4)")
    assert (scores(state), state.over(), bonus_turns(state)) == ("18/18/18/18/18", False, 0), picture(state)
    assert len(rack(state).split()) == 1


def test_a29_the_game_ends_when_no_slot_exists() -> None:
    for number in range(10):
        for _, state in random_game(1, f"solo end {number}"):
            if not state.over():
                assert slots(state), picture(state)
        assert position(drawn_board(state), "rr", seats=1).legal() == [], picture(state)


@pytest.mark.parametrize(
    ("before", "after"), [(13, 17), (14, 18), (15, 18), (17, 18), (18, 22), (31, 35), (32, 36), (35, 36), (36, 36)]
)
def test_a30_each_colour_runs_to_18_and_again_and_surplus_is_lost_at_both_ends(before: int, after: int) -> None:
    state = solo("S-6", f"{before}/0/0/0/0", "ro")
    play(state, "r(4,6) o(4,7)")
    assert scores(state) == f"{after}/0/0/0/0", picture(state)


def test_a31_later_events_of_the_same_placement_count_on_the_second_board() -> None:
    state = play(solo("S-3", "17/0/0/0/0", "rb"), "r(3,2) b(4,2)")
    assert scores(state) == "20/0/0/0/0", "the half ends the first board, the pyramid begins the second"


def test_a31_each_half_of_a_double_is_an_event_of_its_own() -> None:
    state = play(solo("S-1", "17/0/0/0/0", "rr"), "r(4,5) r(4,6)")
    assert scores(state) == "21/0/0/0/0", picture(state)


def test_a32_the_result_is_the_lowest_total() -> None:
    state = play(solo("S-9", "36/36/36/36/35", "op"), "p(8,3) o(8,4)")
    assert state.scores() == [36]
    *_, (_, state) = random_game(1, "result")
    assert state.scores() == [min(state.tally(0))]
    assert GAME.outcome(state).args == {"score": min(state.tally(0))}


# -- the rulings -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(12, 17), (13, 18), (14, 18), (15, 20), (16, 21), (17, 21), (18, 23)])
def test_ar27_the_halves_of_a_double_are_taken_in_the_better_order(before: int, after: int) -> None:
    state = play(solo("S-1", f"{before}/0/0/0/0", "rr"), "r(4,5) r(4,6)")
    assert scores(state) == f"{after}/0/0/0/0", f"3 and 2 points{picture(state)}"


def test_ar27_each_colour_has_its_own_order_of_the_pyramids() -> None:
    state = play(solo("S-7", "17/17/0/0/0", "pp"), "p(4,5) p(4,6)")
    assert scores(state) == "20/20/0/0/2", picture(state)


def test_ar27_the_tile_is_always_scored_before_the_pyramids() -> None:
    state = play(solo("S-3", "16/0/0/0/0", "rb"), "r(3,2) b(4,2)")
    assert scores(state) == "18/0/0/0/0", "r1 then r2 gives 18; the pyramid first would have given 19"


def test_ar28_points_of_one_colour_from_one_pyramid_are_one_event() -> None:
    state = play(solo("S-2", "17/0/0/0/0", "rb"), "r(3,3) b(4,3)")
    assert scores(state) == "18/0/0/0/0", "2 of its 3 points are lost"


def test_ar28_different_pyramids_are_different_events() -> None:
    state = play(solo("S-4", "16/0/0/0/0", "pp"), "p(4,5) p(4,6)")
    assert scores(state) == "19/2/0/1/2", "r2 ends the first board, r1 begins the second"


def test_ar29_five_totals_of_36_end_the_game_at_once() -> None:
    state = play(solo("S-9", "36/36/36/36/35", "op"), "p(8,3) o(8,4)")
    assert (state.over(), state.scores(), rack(state)) == (True, [36], ""), picture(state)
    state = play(solo("S-9", "36/36/36/36/34", "op"), "p(8,3) o(8,4)")
    assert not state.over(), picture(state)


def test_ar30_a_result_carries_all_five_totals_so_that_equal_ones_can_be_ordered() -> None:
    results: dict[int, set[tuple[int, ...]]] = {}
    for number in range(40):
        *_, (recorder, state) = random_game(1, f"high score {number}", tries=3)
        (totals,) = recorder.record().scores
        assert list(totals) == state.tally(0)
        results.setdefault(state.scores()[0], set()).add(tuple(sorted(totals)))
    assert any(len(equal) > 1 for equal in results.values()), "equal results whose next lowest values differ"
