"""A field of a position that its game's text has no words for is written as name=value."""

import pytest

from lampion.core.errors import PositionError
from lampion.core.position_text import Words, plain_words, read_plain

USUAL = {"swaps": 0, "night": False}


@pytest.mark.parametrize(
    "saved", [{"swaps": 0, "night": False}, {"swaps": 3, "night": True}, {"swaps": -2, "night": False}]
)
def test_what_is_written_is_read_again(saved: dict[str, int]) -> None:
    words = Words("A game", " ".join(plain_words(saved, USUAL, True)))
    assert read_plain(words, USUAL) == saved
    words.end()


def test_usual_values_are_left_out() -> None:
    assert plain_words({"swaps": 0, "night": False}, USUAL, True) == []
    assert plain_words({"swaps": 1, "night": True}, USUAL, True) == ["swaps=1", "night"]


def test_the_text_of_a_seat_hides_them_whatever_they_are() -> None:
    assert plain_words({"swaps": 1, "night": True}, USUAL, False) == ["swaps=?", "night=?"]
    assert plain_words({"swaps": 0, "night": False}, USUAL, False) == ["swaps=?", "night=?"]


def test_a_wrong_value_is_named() -> None:
    with pytest.raises(PositionError, match=r"a number from -999999 to 999999 .* got 'many' in 'swaps=many'"):
        read_plain(Words("A game", "swaps=many"), USUAL)
