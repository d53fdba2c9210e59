"""Step 2: each half counts its colour along three rays (A-12 to A-15, AR-7, AX)."""

import pytest

from support.axio_positions import Effect, board, boards, effect, picture, play, position, scores

pytestmark = pytest.mark.both

BOARDS = boards("""
   AX-1       AX-2       AX-3       AX-4       AX-5
   23456789X  23456789X  23456789X  23456789X  23456789X
2  ....R....  ....R....  ....R....  ....R....  ob..R....
3  .........  ...br....  .........  .........  gb.......
4  .gb......  .bb......  .........  .gb..bb..  .........
5  .........  ..og.....  ...g.....  .........  rb.......
6  O...P...B  O...P...B  O..rP...B  O...P...B  O...P...B
7  .........  .........  .br.op...  .........  .........
8  .........  .........  .bb.bg...  .........  .........
9  .........  .........  ..ob.....  .........  .........
X  ....G....  ....G....  ....G....  ....G....  ....G....
""") | boards("""
   AX-7       AX-8       AX-9       AX-10      AX-11
   23456789X  23456789X  23456789X  23456789X  23456789X
2  ....R....  .rg.R....  ..g.R....  ....R....  ....R....
3  ....go...  .........  ..g......  .........  ...bg....
4  ..bb^bb..  .........  .........  gro.pb...  .........
5  ....og...  .........  .........  b....po..  .........
6  O...P...B  O...P...B  O...P...B  Org.P...B  O.gbP...B
7  .........  .........  .........  .........  .........
8  .........  .........  .........  .........  .........
9  .........  .........  .........  .........  .........
X  ....G....  ....G....  ....G....  ....G....  ....G....
""")

EXAMPLES = {
    "AX-1": ("b(4,5) o(4,6)", "b1 o0", "none", "b1"),
    "AX-2": ("b(4,5) r(4,6)", "b3 r2", "none", "r2 b3"),
    "AX-3": ("r(7,5) b(8,5)", "r2 b4", "none", "r2 b4"),
    "AX-4": ("b(4,5) b(4,6)", "b1 b2", "none", "b3"),
    "AX-5": ("b(4,3) p(4,4)", "b3 p0", "(4,2): r1 b1 g1", "r1 b4 g1"),
    "AX-7": ("r(4,2) b(4,3)", "r0 b2", "none", "b2"),
    "AX-8": ("b(3,2) o(3,3)", "b0 o0", "(2,2): r1 b1", "r1 b1"),
    "AX-9": ("r(3,5) o(3,6)", "r0 o0", "(2,5): r2 g1", "r2 g1"),
    "AX-10": ("g(5,4) p(5,5)", "g1 p0", "(5,3): r2 b1 g1; (5,6): p4", "r2 b1 g2 p4"),
    "AX-11": ("b(4,5) b(5,5)", "b1 b1", "none", "b2"),
}


def tile_of(move: str) -> str:
    return "".join(half[0] for half in move.split())


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_placements_of_the_worked_examples(name: str) -> None:
    move, tile, pyramids, total = EXAMPLES[name]
    state = position(BOARDS[name], tile_of(move))
    assert effect(state, move) == Effect(tile, pyramids, total), f"{name}: {move}{picture(state)}"


def test_ax6_with_three_players_the_cell_beside_the_edge_of_two_is_not_isolated() -> None:
    state = position(BOARDS["AX-5"], "bp", seats=3)
    assert effect(state, "b(4,3) p(4,4)") == Effect("b3 p0", "none", "b3"), picture(state)


def test_ax12_three_players_count_beyond_the_area_of_two() -> None:
    drawn = board("""
   123456789XY
1  ...........
2  .....R.....
3  ...........
4  ...........
5  g..........
6  oO...P...B.
7  ...........
8  ...........
9  ...........
X  .....G.....
Y  ...........
""")
    state = position(drawn, "op", seats=3)
    assert effect(state, "o(6,3) p(6,4)") == Effect("o2 p0", "none", "o2"), picture(state)
    state = position(rack="op", seats=2)
    assert effect(state, "o(6,3) p(6,4)") == Effect("o1 p0", "none", "o1"), picture(state)


# -- the rules -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("move", "tile"), [("b(4,5) b(4,6)", "b1 b2"), ("b(4,5) o(4,6)", "b1 o0")])
def test_a12_halves_are_scored_independently_and_doubles_like_mixed_tiles(move: str, tile: str) -> None:
    state = position(BOARDS["AX-4"], tile_of(move))
    assert effect(state, move).tile == tile, picture(state)


CROSS = board("""
   23456789X
2  ....R....
3  ...b.....
4  ...b.....
5  bbb..bbb.
6  O..bP...B
7  ...b.....
8  .........
9  .........
X  ....G....
""")


@pytest.mark.parametrize(
    ("move", "points"),
    [("b(5,5) o(5,6)", "b7"), ("b(5,5) b(5,6)", "b10"), ("o(5,5) b(5,6)", "b3")],
    ids=["up, down and left", "and right from the other half", "right only"],
)
def test_a13_a_half_counts_in_the_three_directions_leading_away_from_the_tile(move: str, points: str) -> None:
    state = position(CROSS, tile_of(move))
    assert effect(state, move).total == points, picture(state)


def test_a13_only_consecutive_cells_beginning_next_to_the_half_count() -> None:
    state = position(CROSS, "bo")
    assert effect(state, "b(5,10) o(4,10)").tile == "b4 o0", "three to the left, then a gap; the printed star below"
    assert effect(state, "b(9,5) o(9,6)").tile == "b0 o0", "a gap on (8,5) stops the count"


STOPS = boards("""
   another    empty      closed     edge       printed
   23456789X  23456789X  23456789X  23456789X  23456789X
2  ....R....  ....R....  ....R....  ....R....  ....R....
3  .........  .........  .........  .........  ....r....
4  b.obb....  b..bb....  b.^bb....  bb.......  ....r....
5  .........  .........  .........  .........  .........
6  O...P...B  O...P...B  O...P...B  O...P...B  O...P...B
7  .........  .........  .........  .........  .........
8  .........  .........  .........  .........  .........
9  .........  .........  .........  .........  .........
X  ....G....  ....G....  ....G....  ....G....  ....G....
""")


@pytest.mark.parametrize(
    ("stop", "move", "points"),
    [
        ("another", "b(4,7) o(4,8)", "b2"),
        ("empty", "b(4,7) o(4,8)", "b2"),
        ("closed", "b(4,7) o(4,8)", "b2"),
        ("edge", "b(4,4) o(4,5)", "b2"),
        ("printed", "r(5,6) o(5,7)", "r3"),
    ],
)
def test_a14_what_stops_the_count_and_that_printed_symbols_count_alike(stop: str, move: str, points: str) -> None:
    state = position(STOPS[stop], tile_of(move))
    assert effect(state, move).total == points, picture(state)


def test_a14_the_edge_is_that_of_the_active_area() -> None:
    drawn = board("""
   0123456789XYZ
0  .............
1  .............
2  ......R......
3  .............
4  bbbb.........
5  .............
6  ..O...P...B..
7  .............
8  .............
9  .............
X  ......G......
Y  .............
Z  .............
""")
    state = position(drawn, "bo", seats=4)
    assert effect(state, "b(4,4) o(4,5)").total == "b4", picture(state)


def test_a15_the_half_itself_and_the_other_half_are_never_counted() -> None:
    state = position(rack="bb")
    assert effect(state, "b(4,5) b(4,6)") == Effect("b0 b0", "none", ""), picture(state)


def test_a15_counting_never_passes_through_the_other_half() -> None:
    state = position(BOARDS["AX-11"], "bb")
    assert effect(state, "b(4,5) b(5,5)").tile == "b1 b1", picture(state)


def test_a15_a_tile_may_score_nothing() -> None:
    state = position(BOARDS["AX-1"], "rp")
    play(state, "r(8,8) p(8,9)")
    assert scores(state) == "0/0/0/0/0", picture(state)


@pytest.mark.parametrize("before", range(10, 19))
def test_ar7_the_order_of_the_halves_never_matters_with_several_players(before: int) -> None:
    mirrored = {(row, 12 - column): symbol for (row, column), symbol in BOARDS["AX-4"].items() if symbol.islower()}
    for drawn, move in ((BOARDS["AX-4"], "b(4,5) b(4,6)"), (mirrored, "b(4,6) b(4,7)")):
        state = position(drawn, "bb", scores=f"0/{before}/0/0/0")
        play(state, move)
        assert scores(state) == f"0/{min(18, before + 3)}/0/0/0", picture(state)
