"""Setup: the active area, the printed squares, scores, tiles and the start player (A-1 to A-5, AR-1)."""

from collections import Counter

import pytest

from lampion.core.chance import ChanceLedger
from lampion.core.errors import SetupError
from lampion.core.setup import Setup
from lampion.games.axio.components import LETTERS
from lampion.games.axio.editions import EDITIONS
from lampion.games.axio.game import GAME
from support.axio_positions import bag, board, drawn_board, picture, play, position, rack, refused, scores

pytestmark = pytest.mark.both

NINE = """
   23456789X
2  ....R....
3  .........
4  .........
5  .........
6  O...P...B
7  .........
8  .........
9  .........
X  ....G....
"""


@pytest.mark.parametrize(("seats", "first", "last"), [(1, 2, 10), (2, 2, 10), (3, 1, 11), (4, 0, 12)])
def test_a1_the_active_area_grows_with_the_number_of_players(seats: int, first: int, last: int) -> None:
    state = GAME.new(Setup(seats, "area"))
    span = range(first, last + 1)
    assert set(drawn_board(state)) == {(row, column) for row in span for column in span}


@pytest.mark.parametrize(
    ("seats", "outside", "inside"),
    [
        (1, "r(1,4) b(2,4)", "r(2,4) b(3,4)"),
        (2, "r(4,10) b(4,11)", "r(4,9) b(4,10)"),
        (3, "r(0,4) b(1,4)", "r(1,4) b(2,4)"),
        (3, "r(4,11) b(4,12)", "r(4,10) b(4,11)"),
    ],
)
def test_a1_cells_outside_the_active_area_do_not_exist(seats: int, outside: str, inside: str) -> None:
    state = position(rack="rb", seats=seats)
    assert refused(state, outside) == "A-1", picture(state)
    assert refused(state, inside) is None, picture(state)


def test_a1_with_four_players_the_whole_board_is_played() -> None:
    state = position(rack="rb", seats=4)
    assert refused(state, "r(0,0) b(0,1)") is None
    assert refused(state, "r(11,12) b(12,12)") is None


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a2_the_printed_squares_show_a_symbol_from_the_start(seats: int) -> None:
    shown = drawn_board(GAME.new(Setup(seats, "printed")))
    assert {at: symbol for at, symbol in shown.items() if symbol != "."} == {
        at: symbol for at, symbol in board(NINE).items() if symbol != "."
    }


@pytest.mark.parametrize(
    "move", ["r(2,6) b(3,6)", "r(6,9) b(6,10)", "r(10,5) b(10,6)", "r(6,2) b(6,3)", "r(6,6) b(7,6)"]
)
def test_a2_a_printed_square_is_never_free(move: str) -> None:
    state = position(rack="rb")
    assert refused(state, move) == "A-2", picture(state)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a3_everybody_starts_with_five_scores_of_0(seats: int) -> None:
    state = GAME.new(Setup(seats, "scores"))
    assert [scores(state, seat) for seat in range(seats)] == ["0/0/0/0/0"] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a4_everybody_draws_five_of_the_hundred_tiles(seats: int) -> None:
    state = GAME.new(Setup(seats, "deal"))
    held = [rack(state, seat).split() for seat in range(seats)]
    assert [len(tiles) for tiles in held] == [5] * seats
    everything = bag(state) + Counter(tile for tiles in held for tile in tiles)
    assert everything == {a + b: 4 if a == b else 8 for i, a in enumerate(LETTERS) for b in LETTERS[i:]}
    assert everything.total() == 100


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_a4_racks_are_drawn_in_seat_order_from_the_start_player(start: int) -> None:
    ledger = ChanceLedger()
    GAME.new(Setup(4, "order", start=start), ledger)
    assert [(dealt.kind, dealt.seat) for dealt in ledger.events] == [("deal", (start + i) % 4) for i in range(4)]


def test_a4_every_tile_in_the_bag_is_equally_likely() -> None:
    drawn: Counter[str] = Counter()
    for number in range(500):
        state = GAME.new(Setup(2, f"uniform {number}"))
        drawn.update(rack(state, 0).split() + rack(state, 1).split())
    for tile, count in drawn.items():
        expected = 200 if tile[0] == tile[1] else 400
        assert abs(count - expected) < 5 * expected**0.5, f"{tile} was drawn {count} times, expected about {expected}"


def test_a4_a_draw_is_from_the_current_content_of_the_bag() -> None:
    state = position(rack="rr rg go pp", bag="bb", step="refill")
    play(state, "refill")
    assert rack(state, 0) == "rr rg bb go pp"
    assert bag(state).total() == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a5_the_start_player_is_chosen_by_the_lobby_or_at_random(seats: int) -> None:
    for start in range(seats):
        assert GAME.new(Setup(seats, "start", start=start)).seat() == start
    assert {int(GAME.new(Setup(seats, f"start {number}")).seat()) for number in range(60)} == set(range(seats))


def test_a5_the_start_player_must_have_a_seat() -> None:
    with pytest.raises(SetupError, match="start player"):
        GAME.new(Setup(3, "start", start=3))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a5_play_goes_in_seat_order(seats: int) -> None:
    state = GAME.new(Setup(seats, "turns", start=1))
    turns = []
    for _ in range(3 * seats):
        turns.append(int(state.seat()))
        state.apply(state.legal()[0])
        play(state, "refill")
    assert turns == [(1 + turn) % seats for turn in range(3 * seats)]


@pytest.mark.parametrize("seats", [0, 5])
def test_the_game_is_for_one_to_four_players(seats: int) -> None:
    with pytest.raises(SetupError, match="seats"):
        GAME.new(Setup(seats, "seats"))


def test_ar1_the_printed_symbols_come_from_data() -> None:
    names = {"red": "r", "blue": "b", "green": "g", "orange": "o", "purple": "p"}
    from_data = {
        (square["row"], square["column"]): names[square["symbol"]]
        for square in EDITIONS.edition("first").data["printed"]
    }
    assert from_data == {(2, 6): "r", (6, 10): "b", (10, 6): "g", (6, 2): "o", (6, 6): "p"}
    assert {
        (row, column): LETTERS[symbol - 1] for row, column, symbol in EDITIONS.named("first").areas[4].printed
    } == from_data


def test_the_box_holds_tracks_to_18_and_a_hundred_tiles() -> None:
    assert EDITIONS.edition("first").data["track"] == {"last": 18, "boards": 2}
    assert EDITIONS.edition("first").data["tiles"] == {"pair": 8, "double": 4}
