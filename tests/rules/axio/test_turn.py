"""A turn: what a free cell and a slot are, the order of steps, and where a tile may lie (A-6, A-8 to A-10, AR-25)."""

import pytest

from lampion.core.message import IllegalAction
from lampion.core.setup import Setup
from lampion.games.axio.components import REFILL
from lampion.games.axio.game import GAME
from support.axio_positions import board, drawn_board, picture, play, position, rack, refused, scores, slots, step

pytestmark = pytest.mark.both

BOARD = board("""
   23456789X
2  .rg.R....
3  b........
4  o........
5  .........
6  O...P...B
7  ......^..
8  .........
9  .........
X  ....G....
""")


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("r(2,1) b(2,2)", "A-1"),
        ("r(2,5) b(2,6)", "A-2"),
        ("r(3,2) b(3,3)", "A-6"),
        ("r(7,7) b(7,8)", "A-7"),
        ("r(3,3) b(3,4)", None),
    ],
    ids=["outside", "printed", "covered", "closed", "free"],
)
def test_a6_a_slot_is_a_pair_of_adjacent_free_cells(move: str, rule: str | None) -> None:
    state = position(BOARD, "rb")
    assert refused(state, move) == rule, picture(state)


def test_a6_every_pair_of_adjacent_free_cells_is_a_slot_and_nothing_else() -> None:
    state = position(BOARD, "rb")
    free = {at for at, symbol in drawn_board(state).items() if symbol == "."}
    expected = {(one, two) for one in free for two in ((one[0], one[1] + 1), (one[0] + 1, one[1])) if two in free}
    assert slots(state) == expected, picture(state)


def test_a8_a_turn_is_place_then_refill_and_then_the_next_player() -> None:
    state = GAME.new(Setup(2, "a turn", start=0))
    assert (state.seat(), step(state)) == (0, "place")
    state.apply(state.legal()[0])
    assert (state.seat(), step(state)) == (0, "refill")
    play(state, "refill")
    assert (state.seat(), step(state)) == (1, "place")


def test_a8_refilling_comes_after_the_tile_and_only_one_tile_is_placed() -> None:
    state = position(BOARD, "rb rb rb rb rb")
    assert refused(state, "refill") == "A-8"
    assert refused(state, "swap") == "A-8"
    play(state, "r(8,8) b(8,9)")
    assert refused(state, "r(9,8) b(9,9)") == "A-8"


def test_a8_passing_is_not_possible() -> None:
    state = position(BOARD)
    assert all(action < REFILL for action in state.legal())


def test_a8_only_the_active_player_ever_scores() -> None:
    state = position(BOARD, "rb", seats=3, player=1, scores=["1/2/3/4/5", "0/0/0/0/0", "5/4/3/2/1"])
    play(state, "r(3,3) b(4,3)")
    assert scores(state, 1) == "1/0/0/0/0", picture(state)
    assert (scores(state, 0), scores(state, 2)) == ("1/2/3/4/5", "5/4/3/2/1")


def test_a8_a_refused_move_changes_nothing() -> None:
    state = position(BOARD, "rb")
    before = state.dump()
    with pytest.raises(IllegalAction, match="A-6"):
        state.apply(GAME.parse(state, "r(3,2) b(3,3)"))
    assert state.dump() == before


def test_a9_the_tile_must_be_on_the_rack() -> None:
    state = position(BOARD, "rb gg")
    assert refused(state, "r(8,8) g(8,9)") == "A-9"
    assert refused(state, "g(8,8) g(8,9)") is None
    play(state, "g(8,8) g(8,9)")
    assert rack(state) == "rb"


def test_a9_either_half_may_lie_on_either_cell() -> None:
    state = position(BOARD, "rb")
    assert refused(state, "r(8,8) b(8,9)") is None
    assert refused(state, "b(8,8) r(8,9)") is None
    assert drawn_board(play(state, "b(8,8) r(8,9)"))[8, 8] == "b"


def test_a9_placed_tiles_never_move() -> None:
    state = GAME.new(Setup(2, "never move"))
    covered: dict[tuple[int, int], str] = {}
    while not state.over():
        state.apply(state.legal()[-1])
        shown = drawn_board(state)
        assert {at: shown[at] for at in covered} == covered, picture(state)
        covered = {at: symbol for at, symbol in shown.items() if symbol != "."}


def test_a10_a_tile_need_not_match_or_touch_anything() -> None:
    state = position(BOARD, "gp")
    assert refused(state, "g(8,4) p(8,5)") is None, "touching nothing"
    assert refused(state, "g(3,3) p(3,4)") is None, "matching nothing"


def test_ar25_the_two_ways_round_of_a_double_are_one_move() -> None:
    state = position(BOARD, "gg")
    assert len(state.legal()) == len(slots(state))
    assert GAME.parse(state, "g(8,4) g(8,5)") == GAME.parse(state, "g(8,5) g(8,4)")


def test_ar25_equal_tiles_of_a_rack_are_one_move() -> None:
    assert position(BOARD, "rb rb rb").legal() == position(BOARD, "rb").legal()
    assert len(position(BOARD, "rb rb gg gg").legal()) == 3 * len(slots(position(BOARD, "rb")))
