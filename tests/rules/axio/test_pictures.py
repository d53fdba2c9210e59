"""The notation these tests are written in: what a picture says is what the engine holds."""

import pytest

from support.axio_games import random_game
from support.axio_positions import board, boards, drawn_board, picture, position

CORNER = """
   left  right
   23    XY
2  r.    ^b
3  .b    ..
"""


def test_boards_side_by_side_are_read_by_name() -> None:
    assert boards(CORNER) == {
        "left": {(2, 2): "r", (2, 3): ".", (3, 2): ".", (3, 3): "b"},
        "right": {(2, 10): "^", (2, 11): "b", (3, 10): ".", (3, 11): "."},
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_picture_of_a_position_is_read_back_as_the_same_board(seats: int) -> None:
    for _, state in random_game(seats, "pictures"):
        drawn = board(picture(state).split(" seat")[0].rsplit("\n", 1)[0])
        assert drawn == drawn_board(state)
        assert drawn_board(position(drawn, seats=seats)) == drawn


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        ("   23\n2  r", "row 2"),
        ("   23\n2  rx", "row 2"),
        ("   one two\n   23\n2  r.", "as many names"),
    ],
)
def test_a_broken_picture_is_refused(block: str, expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        boards(block)


@pytest.mark.parametrize("drawn", [{(2, 6): "r"}, {(2, 6): "."}, {(3, 3): "R"}, {(0, 0): "r"}])
def test_a_board_that_cannot_be_is_refused(drawn: dict[tuple[int, int], str]) -> None:
    with pytest.raises(AssertionError, match=r"printed|outside"):
        position(drawn)
