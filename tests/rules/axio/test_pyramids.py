"""Step 3: isolated cells are closed and score once (A-7, A-16 to A-18, AR-8 to AR-11)."""

import re

import pytest

from support.axio_games import random_game
from support.axio_positions import (
    Effect,
    board,
    boards,
    bonus_turns,
    closed_cells,
    drawn_board,
    effect,
    picture,
    play,
    position,
    refused,
    scores,
    step,
)

pytestmark = pytest.mark.both

PYRAMIDS = 20  # in the printed box; closed cells may be more

BOARDS = boards("""
   corner     edge       inside     printed    four
   23456789X  23456789X  23456789X  23456789X  23456789X
2  .rg.R....  r.b.R....  ....R....  ..g.R....  ...gR....
3  .........  .........  ...r.....  ..g......  ..r.oo...
4  .........  .........  ..b.o....  .........  .g....b..
5  .........  .........  .........  .........  ..bb.r...
6  O...P...B  O...P...B  O...P...B  O...P...B  O...P...B
7  .........  .........  .........  .........  .........
8  .........  .........  .........  .........  .........
9  .........  .........  .........  .........  .........
X  ....G....  ....G....  ....G....  ....G....  ....G....
""")


def test_a7_a_free_cell_without_a_free_neighbour_is_closed_for_ever() -> None:
    state = position(BOARDS["corner"], "bo rr", scores="0/17/0/0/0")
    play(state, "b(3,2) o(3,3)")
    assert closed_cells(state) == [(2, 2)], picture(state)
    assert scores(state) == "1/18/0/0/0"
    play(state, "r(4,2) r(4,3)", "refill")
    assert closed_cells(state) == [(2, 2)]
    assert scores(state) == "1/18/0/0/0", "a closed cell is scored once"


def test_a7_a_closed_cell_takes_no_tile() -> None:
    drawn = {**BOARDS["corner"], (2, 2): "^"}
    assert refused(position(drawn, "bo"), "b(2,2) o(3,2)") == "A-7"


def test_a7_a_cell_with_one_free_neighbour_is_not_isolated() -> None:
    state = position(BOARDS["corner"], "bo")
    play(state, "b(4,2) o(4,3)")
    assert closed_cells(state) == [], picture(state)


def test_a16_every_cell_that_has_become_isolated_is_closed() -> None:
    state = position(BOARDS["four"], "pp")
    pyramids = "(3,5): r1 g1 o1 p1; (4,4): r1 b1 g1 p1; (4,7): r1 b1 o1 p1; (5,6): r1 b1 p2"
    assert effect(state, "p(4,5) p(4,6)") == Effect("p0 p0", pyramids, "r4 b3 g2 o2 p5"), picture(state)
    play(state, "p(4,5) p(4,6)")
    assert closed_cells(state) == [(3, 5), (4, 4), (4, 7), (5, 6)], picture(state)


@pytest.mark.parametrize(
    ("name", "move", "pyramid"),
    [
        ("corner", "b(3,2) o(3,3)", "(2,2): r1 b1"),
        ("edge", "g(3,3) o(4,3)", "(2,3): r1 b1 g1"),
        ("inside", "p(5,5) r(6,5)", "(4,5): r1 b1 o1 p1"),
        ("printed", "r(3,5) o(3,6)", "(2,5): r2 g1"),
    ],
    ids=["2 points in a corner", "3 on an edge", "4 inside", "a printed square counts"],
)
def test_a17_a_pyramid_scores_each_adjacent_cell_once_in_its_colour(name: str, move: str, pyramid: str) -> None:
    state = position(BOARDS[name], "".join(half[0] for half in move.split()))
    seen = effect(state, move)
    assert seen.pyramids == pyramid, picture(state)
    assert seen.total == pyramid.split(": ")[1], picture(state)


TWENTY = board("""
   0123456789XYZ
0  .............
1  ...^.^...^.^.
2  .rg...R......
3  .^...^.^...^.
4  .............
5  .^.^...^...^.
6  ..O...P...B..
7  .^.^.^...^.^.
8  .............
9  .^.^...^.....
X  ......G......
Y  .............
Z  .rg..........
""")


def test_a18_ar11_when_all_pyramids_are_in_use_cells_are_closed_all_the_same() -> None:
    state = position(TWENTY, "bo", seats=4)
    before = closed_cells(state)
    assert len(before) == PYRAMIDS
    assert effect(state, "b(11,0) o(11,1)") == Effect("b0 o0", "(12,0): r1 b1", "r1 b1"), picture(state)
    play(state, "b(11,0) o(11,1)")
    assert closed_cells(state) == [*before, (12, 0)], "a vacated cell stays closed"


def test_a18_a_vacated_cell_stays_unusable_and_is_never_scored_again() -> None:
    state = position({**TWENTY, (12, 0): "^"}, "bo", seats=4)
    for row, column in closed_cells(state)[:-1]:
        assert refused(state, f"b({row},{column}) o({row},{column + 1})") == "A-7", picture(state)
    assert effect(state, "b(11,0) o(11,1)") == Effect("b0 o0", "none", ""), picture(state)


def test_ar11_more_than_twenty_cells_can_be_closed_in_a_real_game() -> None:
    most = 0
    for number in range(60):
        *_, (_, state) = random_game(4, f"many pyramids {number}")
        most = max(most, len(closed_cells(state)))
    assert most > PYRAMIDS


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ar8_closed_cells_are_never_adjacent_but_may_be_diagonal(seats: int) -> None:
    diagonal = 0
    for number in range(20):
        *_, (_, state) = random_game(seats, f"diagonal {number}")
        closed = set(closed_cells(state))
        for row, column in closed:
            assert not {(row + 1, column), (row, column + 1)} & closed, picture(state)
            diagonal += len({(row + 1, column - 1), (row + 1, column + 1)} & closed)
    assert diagonal > 0


@pytest.mark.parametrize(("seats", "closed"), [(1, [(2, 2)]), (2, [(2, 2)]), (3, []), (4, [])])
def test_ar9_the_edge_that_isolates_is_that_of_the_active_area(seats: int, closed: list[tuple[int, int]]) -> None:
    state = position(BOARDS["corner"], "bo", seats=seats)
    play(state, "b(3,2) o(3,3)")
    assert closed_cells(state) == closed, picture(state)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ar10_new_closed_cells_touch_the_tile_and_no_isolated_cell_is_left(seats: int) -> None:
    for number in range(6):
        before: set[tuple[int, int]] = set()
        for recorder, state in random_game(seats, f"isolated {number}"):
            shown = drawn_board(state)
            free = {at for at, symbol in shown.items() if symbol == "."}
            for row, column in free:
                beside = {(row, column + 1), (row, column - 1), (row + 1, column), (row - 1, column)}
                assert beside & free, f"({row},{column}) is isolated{picture(state)}"
            closed = set(closed_cells(state))
            for row, column in closed - before:
                tile = [(int(r), int(c)) for r, c in re.findall(r"\((\d+),(\d+)\)", recorder.moves[-1])]
                assert min(abs(row - r) + abs(column - c) for r, c in tile) == 1, picture(state)
            before = closed


def test_ar10_cells_are_closed_in_bonus_turns_too() -> None:
    drawn = {**BOARDS["corner"], (8, 8): "g"}
    state = position(drawn, "gp bo rr rr rr", scores="0/0/17/0/0")
    play(state, "g(8,7) p(9,7)")
    assert bonus_turns(state) == 1, picture(state)
    play(state, "b(3,2) o(3,3)")
    assert closed_cells(state) == [(2, 2)], picture(state)
    assert scores(state) == "1/1/18/0/0"
    assert step(state) == "refill"
