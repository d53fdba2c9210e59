"""Step 4: refill the rack, or swap it (A-23 to A-25, AR-18 to AR-22, W)."""

from collections import Counter

import pytest

from lampion.core.setup import Setup
from lampion.games.axio.game import GAME
from support.axio_games import random_game
from support.axio_positions import bag, board, picture, play, position, rack, refused, scores, step

pytestmark = pytest.mark.both


def after_step_3(rack_left: str, points: str, size: int | str = 60, seats: int = 2):
    return position(rack=rack_left, scores=points, bag=size, step="refill", seats=seats)


# -- the examples ------------------------------------------------------------------------------------------------


def test_w1_a_rack_without_the_lowest_colour_may_be_swapped() -> None:
    state = after_step_3("rr rg go pp", "5/3/7/9/4")
    before = bag(state)
    assert refused(state, "swap") is None, "the lowest is blue"
    play(state, "swap")
    drawn = Counter(rack(state).split())
    assert drawn.total() == 5
    assert bag(state) == before - drawn + Counter(["rr", "rg", "go", "pp"]), picture(state)
    assert bag(state).total() == 59
    assert state.seat() == 1


@pytest.mark.parametrize(
    ("name", "points", "rack_left", "rule"),
    [
        ("W-2", "5/3/7/9/4", "rr rb go pp", "A-24"),
        ("W-3", "3/3/7/9/4", "gg go op pp", None),
        ("W-4", "3/3/7/9/4", "gg go rp pp", "A-24"),
        ("W-5", "0/0/0/0/0", "gg go rp pp", "A-24"),
        ("W-5", "0/0/0/0/0", "gg", "A-24"),
    ],
)
def test_swaps_of_the_worked_examples(name: str, points: str, rack_left: str, rule: str | None) -> None:
    state = after_step_3(rack_left, points)
    assert refused(state, "swap") == rule, f"{name}{picture(state)}"
    assert refused(state, "refill") is None, "refilling is always possible"


def test_w6_after_two_bonus_turns_two_tiles_are_returned() -> None:
    state = after_step_3("rb go", "18/18/9/11/4")
    before = bag(state)
    play(state, "swap")
    drawn = Counter(rack(state).split())
    assert drawn.total() == 5
    assert bag(state) == before - drawn + Counter(["rb", "go"]), picture(state)


@pytest.mark.parametrize(("size", "rule"), [(4, "AR-19"), (5, None)])
def test_w7_a_swap_needs_five_tiles_in_the_bag(size: int, rule: str | None) -> None:
    state = after_step_3("rr rg go pp", "5/3/7/9/4", size, seats=4)
    assert refused(state, "swap") == rule, picture(state)


# -- the rules ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", ["rr rg go pp", "rr rg go", "rr rg", "rr", ""])
def test_a23_the_rack_is_refilled_to_five(left: str) -> None:
    state = after_step_3(left, "1/2/3/4/5")
    before = bag(state)
    play(state, "refill")
    drawn = Counter(rack(state).split()) - Counter(left.split())
    assert drawn.total() == 5 - len(left.split()), picture(state)
    assert bag(state) == before - drawn


def test_a23_normally_one_tile_is_drawn() -> None:
    state = GAME.new(Setup(2, "one tile", start=0))
    state.apply(state.legal()[0])
    size = bag(state).total()
    play(state, "refill")
    assert (bag(state).total(), len(rack(state).split())) == (size - 1, 5)


@pytest.mark.parametrize(
    ("points", "rack_left", "rule"),
    [
        ("5/3/7/9/4", "rr go", None),
        ("5/3/7/9/4", "rr bb", "A-24"),
        ("5/3/7/9/4", "bg", "A-24"),
        ("5/3/7/9/3", "rr go", None),
        ("5/3/7/9/3", "rr rp", "A-24"),
        ("3/3/3/3/4", "pp", None),
        ("3/3/3/3/4", "op", "A-24"),
    ],
)
def test_a24_no_tile_left_may_show_a_colour_of_the_lowest_score(points: str, rack_left: str, rule: str | None) -> None:
    state = after_step_3(rack_left, points)
    assert refused(state, "swap") == rule, picture(state)


def test_a24_the_swap_is_optional() -> None:
    state = after_step_3("rr rg go pp", "5/3/7/9/4")
    play(state, "refill")
    assert Counter(["rr", "rg", "go", "pp"]) <= Counter(rack(state).split())


def test_a25_new_tiles_are_drawn_before_the_old_ones_return() -> None:
    state = after_step_3("rr rg go pp", "5/3/7/9/4", "bb bb bo bo bg")
    play(state, "swap")
    assert rack(state) == "bb bb bg bo bo", picture(state)
    assert bag(state) == Counter(["rr", "rg", "go", "pp"])


def test_a25_the_tiles_laid_aside_are_shown_to_all() -> None:
    state = after_step_3("rr go", "5/3/7/9/4")
    swap = GAME.parse(state, "swap")
    said = GAME.describe(state, swap, state.after(swap))
    shown = [(tile.args["first"], tile.args["second"]) for tile in said.args["tiles"]]
    assert shown == [("red", "red"), ("green", "orange")]


def test_a25_at_most_one_swap_per_turn() -> None:
    state = after_step_3("rr rg go pp", "5/3/7/9/4", "gg gg gg gg oo")
    play(state, "swap")
    assert (state.seat(), step(state)) == (1, "place"), "even though the new tiles would qualify"


# -- the rulings -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ar18_refilling_never_fails(seats: int) -> None:
    for number in range(25):
        for recorder, state in random_game(seats, f"never fails {number}", swap=number % 2 == 0):
            if recorder.moves and recorder.moves[-1] in ("refill", "swap"):
                sizes = [len(rack(state, seat).split()) for seat in range(seats)]
                assert sizes == [5] * seats, picture(state)


def test_ar18_with_other_data_what_is_left_is_drawn() -> None:
    state = after_step_3("rr rg go", "1/2/3/4/5", "bb")
    play(state, "refill")
    assert (rack(state), bag(state).total()) == ("rr rg bb go", 0), picture(state)
    state = after_step_3("rr rg go", "1/2/3/4/5", 0)
    play(state, "refill")
    assert (rack(state), state.seat()) == ("rr rg go", 1), picture(state)


@pytest.mark.parametrize(("size", "rule"), [(0, "AR-19"), (3, "AR-19"), (4, "AR-19"), (5, None), (6, None)])
def test_ar19_with_fewer_than_five_tiles_in_the_bag_only_refilling_is_possible(size: int, rule: str | None) -> None:
    state = after_step_3("rr rg go pp", "5/3/7/9/4", size)
    assert refused(state, "swap") == rule, picture(state)
    assert refused(state, "refill") is None


LOWEST_CHANGES = board("""
   23456789X
2  ....R....
3  .........
4  bbbb.....
5  .........
6  O...P...B
7  .........
8  .........
9  .........
X  ....G....
""")


def test_ar20_the_swap_is_tested_with_the_scores_after_all_scoring_of_the_turn() -> None:
    state = position(LOWEST_CHANGES, "bo bb gg gg gg", scores="5/3/7/9/6")
    play(state, "b(4,6) o(4,7)")
    assert scores(state) == "5/7/7/9/6", picture(state)
    assert refused(state, "swap") is None, "blue is no longer the lowest, red is"


def test_ar20_bonus_turns_are_included() -> None:
    state = position(LOWEST_CHANGES, "bo rr gg gg gg", scores="3/17/7/9/6")
    play(state, "b(4,6) o(4,7)")
    assert refused(state, "swap") == "A-8", "the bonus turn comes first"
    play(state, "r(3,6) r(3,5)")
    assert scores(state) == "4/18/7/9/6", picture(state)
    assert refused(state, "swap") is None, "the red tile is gone"


def test_ar20_an_empty_rack_is_simply_refilled() -> None:
    state = after_step_3("", "5/3/7/9/4")
    assert refused(state, "swap") == "AR-20"
    play(state, "refill")
    assert len(rack(state).split()) == 5


def test_ar21_after_a_swap_the_rack_has_exactly_five_tiles() -> None:
    for left in ("rr rg go pp", "rr", "go pp"):
        state = after_step_3(left, "5/3/7/9/4")
        play(state, "swap")
        assert len(rack(state).split()) == 5, picture(state)
        assert (state.seat(), step(state)) == (1, "place")


def test_ar22_the_lowest_score_is_the_players_own() -> None:
    state = position(rack="rr gg", scores=["5/3/7/9/4", "0/9/9/9/9"], step="refill", other_racks={1: "rr rr gg gg oo"})
    assert refused(state, "swap") is None, "that red is the other player's lowest does not matter"


def test_ar22_scores_of_0_count() -> None:
    assert refused(after_step_3("rr gg", "0/3/7/9/4"), "swap") == "A-24"
    assert refused(after_step_3("bb gg", "0/3/7/9/4"), "swap") is None


# -- one press for the whole turn ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rack_now", "points", "then"),
    [
        ("bb rr rg go pp", "5/3/7/9/4", ["refill", "swap"]),  # after blue-blue nothing left shows blue
        ("bb rr rb go pp", "5/3/7/9/4", ["refill"]),
    ],
)
def test_a_preview_says_what_the_turn_may_end_with_and_the_account_that_all_read_does_not(
    rack_now: str, points: str, then: list[str]
) -> None:
    state = position(rack=rack_now, scores=points, bag=60)
    place = next(
        action for action in state.legal() if [half[0] for half in GAME.notation(state, action).split()] == ["b", "b"]
    )
    (seen,) = GAME.previews(state, [place])
    assert seen["then"] == then
    account = GAME.account(state, place, state.after(place))
    assert "then" not in account.preview, "whether a swap was possible is nobody else's affair (AR-31)"


def test_a_preview_of_a_tile_that_brings_a_bonus_turn_ends_nothing() -> None:
    state = position("  234\n2 r..\n3 ...", rack="rb rr gg", scores="17/0/0/0/0", bag=60)
    beside = next(
        action
        for action in state.legal()
        if GAME.previews(state, [action])[0]["bonus"]  # red comes to 18
    )
    assert GAME.previews(state, [beside])[0]["then"] == []
