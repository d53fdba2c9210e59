"""The end of the game and its winner (A-26 to A-28, AR-23, AR-24, T)."""

import pytest

from lampion.games.axio.game import GAME
from support.axio_games import random_game
from support.axio_positions import board, picture, play, position, rack, refused, scores, slots, step

pytestmark = pytest.mark.both

LAST_SLOT = {
    2: board("""
   23456789X
2  g..gRrb^g
3  bbrrrrrgb
4  b^bppppgb
5  oooopoogb
6  OgboPbbbB
7  ^ooorbbbb
8  rooor^bpp
9  ggggggggg
X  ^gg^Ggrrb
"""),
    3: board("""
   123456789XY
1  rrrrrrrrrrr
2  rg..gRrb^gr
3  rbbrrrrrgbr
4  rb^bppppgbr
5  roooopoogbr
6  rOgboPbbbBr
7  r^ooorbbbbr
8  rrooor^bppr
9  rgggggggggr
X  r^gg^Ggrrbr
Y  rrrrrrrrrrr
"""),
}
LAST_TILE = "p(2,3) p(2,4)"  # scores nothing


def ended(*everyone: str):
    """A game whose last tile scores nothing, so that these are the final scores."""
    state = position(LAST_SLOT[len(everyone)], "pp rr rr gg gg", seats=len(everyone), scores=everyone)
    play(state, LAST_TILE)
    assert step(state) == "over", picture(state)
    assert [scores(state, seat) for seat in range(len(everyone))] == list(everyone), picture(state)
    return state


@pytest.mark.parametrize(
    ("name", "everyone", "winners"),
    [
        ("T-1", ["11/14/13/18/12", "12/8/18/18/18"], [0]),
        ("T-2", ["9/11/18/18/18", "12/9/12/18/18", "15/12/9/15/16"], [2]),
        ("T-3", ["4/9/9/12/18", "18/12/9/4/9"], [0, 1]),
        ("T-4", ["10/10/10/10/10", "18/18/18/18/9"], [0]),
        ("T-5", ["5/9/9/9/9", "9/5/9/9/9", "4/18/18/18/18"], [0, 1]),
    ],
)
def test_the_winners_of_the_worked_examples(name: str, everyone: list[str], winners: list[int]) -> None:
    assert ended(*everyone).winners() == winners, name


def test_a26_the_game_ends_at_once_when_no_slot_exists() -> None:
    state = position(LAST_SLOT[2], "pp rr rr gg gg")
    assert slots(state) == {((2, 3), (2, 4))}
    play(state, LAST_TILE)
    assert (state.over(), state.seat(), state.legal()) == (True, -1, []), picture(state)
    assert refused(state, "refill") == "", "the game is over"


def test_a26_the_game_goes_on_while_there_is_a_slot() -> None:
    state = position({**LAST_SLOT[2], (10, 3): ".", (10, 4): "."}, "pp rr rr gg gg")
    play(state, LAST_TILE)
    assert (state.over(), step(state), state.winners()) == (False, "refill", []), picture(state)


def test_a26_free_cells_that_make_no_slot_are_closed_and_end_the_game() -> None:
    state = position({**LAST_SLOT[2], (2, 2): "."}, "pp rr rr gg gg")
    play(state, LAST_TILE)
    assert state.over(), picture(state)
    assert scores(state) == "0/1/0/0/1", "the pyramid on (2,2) is still scored"


@pytest.mark.parametrize(
    ("everyone", "winners"),
    [
        (["5/6/7/8/9", "4/18/18/18/18"], [0]),
        (["4/6/7/8/9", "9/8/7/5/4"], [0]),
        (["4/5/7/8/9", "9/8/6/5/4"], [0]),
        (["4/5/6/8/9", "9/7/6/5/4"], [0]),
        (["4/5/6/7/9", "10/7/6/5/4"], [1]),
    ],
    ids=["lowest", "second", "third", "fourth", "fifth"],
)
def test_a27_scores_are_compared_in_ascending_order(everyone: list[str], winners: list[int]) -> None:
    assert ended(*everyone).winners() == winners


def test_a27_the_lowest_colour_is_the_number_a_person_compares_first() -> None:
    assert ended("11/14/13/18/12", "12/8/18/18/18").scores() == [11, 8]


def test_a28_players_equal_in_all_five_values_share_the_victory() -> None:
    assert ended("1/2/3/4/5", "5/4/3/2/1", "2/3/1/5/4").winners() == [0, 1, 2]


def test_a28_whether_a_score_is_18_does_not_matter() -> None:
    assert ended("6/6/6/6/6", "18/18/18/18/5").winners() == [0]


def test_ar23_the_end_is_tested_right_after_step_3_and_step_4_is_skipped() -> None:
    state = position(LAST_SLOT[2], "pp rr rr gg gg", scores="5/3/7/9/4")
    play(state, LAST_TILE)
    assert step(state) == "over"
    assert rack(state) == "rr rr gg gg", "nothing is drawn"
    assert refused(state, "swap") == "", "and no swap is offered, though the rack would qualify"


def test_ar23_in_the_solo_game_no_tile_is_drawn_after_the_last() -> None:
    state = position(LAST_SLOT[2], "pp", seats=1)
    play(state, LAST_TILE)
    assert (step(state), rack(state)) == ("over", ""), picture(state)


@pytest.mark.parametrize("player", [0, 1, 2])
def test_ar24_the_end_needs_no_equal_number_of_turns(player: int) -> None:
    state = position(LAST_SLOT[3], "pp rr rr gg gg", seats=3, player=player)
    play(state, LAST_TILE)
    assert state.over(), picture(state)


@pytest.mark.parametrize("tile", ["rr", "bg", "op", "pp"])
def test_ar24_any_tile_fits_any_slot_so_the_racks_do_not_matter(tile: str) -> None:
    state = position(LAST_SLOT[2], tile)
    assert slots(state) == {((2, 3), (2, 4))}, picture(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_outcome_names_the_winners_of_random_games(seats: int) -> None:
    for number in range(10):
        *_, (_, state) = random_game(seats, f"outcome {number}")
        said = GAME.outcome(state)
        assert (said.key == "axio-result-shared") == (len(state.winners()) > 1)
        if len(state.winners()) == 1:
            assert said.args["who"].seat == state.winners()[0]
