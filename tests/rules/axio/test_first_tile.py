"""The first tile of each player belongs beside a printed square that no tile touches yet (A-11, AR-2 to AR-6, F)."""

import re

import pytest

from lampion.core.setup import Setup
from lampion.games.axio.components import LETTERS
from lampion.games.axio.editions import EDITIONS
from lampion.games.axio.game import GAME
from support.axio_games import random_game
from support.axio_positions import Cell, board, picture, play, position, refused, scores, slots

pytestmark = pytest.mark.both

SQUARES = {(row, column) for row, column, _ in EDITIONS.named("first").areas[4].printed}


def beside(at: Cell) -> set[Cell]:
    row, column = at
    return {(row, column + 1), (row, column - 1), (row + 1, column), (row - 1, column)}


def opening(*moves: str, seats: int = 2):
    """A game in which only these first tiles have been placed; every rack holds the same five tiles."""
    same = "rb rg ro rp bo"
    racks = dict.fromkeys(range(1, seats), same)
    state = position(rack=same, seats=seats, first_tiles=(), other_racks=racks)
    for move in moves:
        play(state, move, *(["refill"] if seats > 1 else []))
    return state


# -- the rule ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a11_first_tile_touches_an_untouched_printed_square(seats: int) -> None:
    state = opening(seats=seats)
    for slot in slots(state):
        touched = SQUARES & (beside(slot[0]) | beside(slot[1]))
        assert len(touched) == 1, f"{slot}{picture(state)}"


def test_a11_second_player_may_not_touch_the_square_that_is_taken() -> None:
    state = opening("r(2,5) b(3,5)")
    assert refused(state, "r(2,7) b(2,8)") == "A-11", picture(state)
    assert refused(state, "r(9,6) b(9,7)") is None, picture(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a11_after_the_first_round_no_printed_square_is_touched_by_two_tiles(seats: int) -> None:
    for number in range(30):
        for recorder, state in random_game(seats, f"first round {number}"):
            if len(recorder.moves) == 2 * seats:
                break
        tiles = []
        for line in recorder.moves[::2]:
            tiles.append([(int(row), int(column)) for row, column in re.findall(r"\((\d+),(\d+)\)", line)])
        for square in SQUARES:
            assert sum(bool(beside(square) & set(tile)) for tile in tiles) <= 1, picture(state)


# -- the rulings ---------------------------------------------------------------------------------------------


def test_ar2_a_tile_never_touches_two_printed_squares_nor_one_with_both_cells() -> None:
    for slot in slots(position(rack="rb", seats=4)):
        touching = [at for cell in slot for at in beside(cell) & SQUARES]
        assert len(touching) <= 1, slot


def test_ar2_a_corner_is_not_a_side() -> None:
    state = opening()
    assert refused(state, "r(3,4) b(3,5)") == "A-11", "(3,5) is only diagonal to the north square"


def test_ar3_any_tile_takes_a_printed_square_not_only_a_first_one() -> None:
    drawn = board("""
   23456789X
2  ....R....
3  ....gb...
4  .........
5  .........
6  Orb.P...B
7  .........
8  .........
9  .........
X  ....G....
""")
    state = position(drawn, "rb", seats=3, player=2, first_tiles=(0, 1))
    assert refused(state, "r(2,7) b(2,8)") == "A-11", picture(state)
    assert refused(state, "r(7,2) b(7,3)") == "A-11", picture(state)
    assert refused(state, "r(9,6) b(9,7)") is None, picture(state)


def test_ar3_a_closed_cell_is_no_tile_and_takes_nothing() -> None:
    drawn = board("""
   23456789X
2  ....R^...
3  .........
4  .........
5  .........
6  O...P...B
7  .........
8  .........
9  .........
X  ....G....
""")
    assert refused(position(drawn, "rb", first_tiles=()), "r(3,6) b(4,6)") is None


def test_ar4_first_tile_need_not_match_and_may_touch_the_tiles_of_others() -> None:
    state = opening("r(4,6) b(5,6)")
    assert refused(state, "b(3,5) o(3,6)") is None, "beside the red square, and beside the tile on (4,6)"
    play(state, "b(3,5) o(3,6)")
    assert scores(state, 1) == "0/0/0/0/0", picture(state)


@pytest.mark.parametrize(("seats", "beyond"), [(2, 5), (3, 7), (4, 8)])
def test_ar5_there_is_room_around_every_printed_square(seats: int, beyond: int) -> None:
    area = range(EDITIONS.named("first").areas[seats].first, EDITIONS.named("first").areas[seats].last + 1)
    for square in SQUARES:
        around = {at for at in beside(square) if at[0] in area and at[1] in area}
        further = {at for near in around for at in beside(near) if at[0] in area and at[1] in area} - {square}
        assert len(around) in (3, 4)
        assert len(further) >= beyond


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ar5_a_legal_first_tile_always_exists_and_no_cell_is_closed(seats: int) -> None:
    for number in range(40):
        for recorder, state in random_game(seats, f"room {number}"):
            assert state.legal(), picture(state)
            if len(recorder.moves) == 2 * seats:
                break
        assert "^" not in picture(state).split("seat")[0], picture(state)


def test_ar6_from_the_second_round_on_any_square_may_be_touched_taken_or_not() -> None:
    state = opening("r(2,5) b(3,5)", "r(9,6) b(9,7)")
    assert refused(state, "r(2,7) g(2,8)") is None, "one's own printed square"
    assert refused(state, "r(10,5) g(10,4)") is None, "the other player's"
    assert refused(state, "r(5,6) g(4,6)") is None, "an untouched one"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ar6_no_bonus_turn_can_occur_in_the_first_round(seats: int) -> None:
    for number in range(20):
        for recorder, state in random_game(seats, f"no bonus {number}", tries=10):
            assert max(max(state.tally(seat)) for seat in range(seats)) < 18
            if len(recorder.moves) == 2 * seats:
                break
        assert recorder.moves[1::2] == ["refill"] * seats, "place and refill take turns"


def test_ar26_the_solo_player_obeys_the_first_tile_rule() -> None:
    state = position(rack="rb", seats=1, first_tiles=())
    assert refused(state, "r(2,3) b(2,4)") == "A-11"
    assert refused(state, "r(2,4) b(2,5)") is None
    play(state, "r(2,4) b(2,5)")
    one, two = sorted(LETTERS.index(letter) for letter in GAME.view(state, 0)["players"][0]["rack"][0])
    assert refused(state, f"{LETTERS[one]}(8,3) {LETTERS[two]}(8,4)") is None, "the second one is free"


# -- the examples --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slot", ["(3,6) (4,6)", "(2,4) (2,5)", "(4,6) (5,6)", "(6,3) (7,3)"])
def test_f1_legal_first_slots_on_the_empty_board(slot: str) -> None:
    one, two = slot.split()
    assert refused(opening(), f"r{one} b{two}") is None


@pytest.mark.parametrize(
    ("slot", "rule"),
    [("(3,4) (3,5)", "A-11"), ("(2,3) (2,4)", "A-11"), ("(2,6) (3,6)", "A-2")],
    ids=["only diagonal to north", "touches nothing", "covers a printed square"],
)
def test_f1_illegal_first_slots_on_the_empty_board(slot: str, rule: str) -> None:
    one, two = slot.split()
    assert refused(opening(), f"r{one} b{two}") == rule


@pytest.mark.parametrize(("seats", "number"), [(1, 40), (2, 40), (3, 56), (4, 60)])
def test_f2_number_of_legal_slots_for_the_very_first_tile(seats: int, number: int) -> None:
    assert len(slots(GAME.new(Setup(seats, "F-2")))) == number


def test_f3_second_player_has_33_slots_when_north_is_taken() -> None:
    state = opening("r(2,4) b(2,5)")
    assert len(slots(state)) == 33, picture(state)
    assert refused(state, "r(2,7) b(2,8)") == "A-11"
    assert refused(state, "r(3,6) b(4,6)") == "A-11"


def test_f4_second_player_has_27_slots_when_the_centre_is_taken() -> None:
    state = opening("r(4,6) b(5,6)")
    assert len(slots(state)) == 27, picture(state)
    assert refused(state, "r(3,6) b(3,5)") is None
    assert refused(state, "r(6,5) b(6,4)") == "A-11"


@pytest.mark.parametrize(("seats", "rule"), [(1, "A-1"), (2, "A-1"), (3, "A-1"), (4, None)])
def test_f5_the_slot_above_north_exists_with_four_players_only(seats: int, rule: str | None) -> None:
    assert refused(opening(seats=seats), "r(0,6) b(1,6)") == rule


def test_f6_second_tile_of_a_player_may_lie_anywhere() -> None:
    state = opening("r(6,3) b(7,3)", "r(9,6) b(9,7)")
    assert state.seat() == 0
    assert refused(state, "r(2,3) o(2,4)") is None, "touching nothing"
    covered = {(6, 3), (7, 3), (9, 6), (9, 7)}
    everywhere = {slot for slot in slots(position(rack="rb")) if not covered & set(slot)}
    assert slots(state) == everywhere, picture(state)
