"""What an edition of AXIO may say: every key of its file, and what must hold between them.

The board of 13 rows and 13 columns, its five colours and the pairs of them are what codes and notation are made of, so
that records stay readable; everything else can be corrected. docs/editions.md lists the bounds.
"""

from __future__ import annotations

from collections.abc import Iterator

from lampion.core.edition_schema import Choice, Key, Number, Numbers, Report, Rows, Schema
from lampion.games.axio.components import COLOUR_NAMES, KIND_NAMES, MOST_SEATS, SIDE

Cell = tuple[int, int]

CODED_CELLS = f"a move names a cell of a board of {SIDE} rows and {SIDE} columns"
CODED_COLOURS = "moves and tiles name one of these five"
ROOM_FOR_TILES = "the page and the terminal have keys and room for 8 tiles"

PLACE = Number(0, SIDE - 1)
PRINTED = (
    Key("row", PLACE, because=CODED_CELLS),
    Key("column", PLACE, because=CODED_CELLS),
    Key("symbol", Choice(*COLOUR_NAMES, message="axio-edition-colour-"), because=CODED_COLOURS),
)


def areas(report: Report) -> Iterator[tuple[int, set[Cell], set[Cell]]]:
    """For each number of players the cells that exist and the printed squares among them."""
    printed = {(square["row"], square["column"]) for square in report.data["printed"]}
    for seats in range(1, MOST_SEATS + 1):
        first, last = report.data["area"][str(seats)]
        cells = {(row, column) for row in range(first, last + 1) for column in range(first, last + 1)}
        yield seats, cells, printed & cells


def beside(cell: Cell) -> set[Cell]:
    row, column = cell
    return {(row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column)}


def areas_begin_before_they_end(report: Report) -> None:
    for seats, (first, last) in report.data["area"].items():
        report.need(first < last, ("area", seats), "must begin before it ends", [first, last])


def squares_exist(report: Report) -> None:
    """A printed square that no game has would be a value without effect."""
    known = set().union(*(printed for _, _, printed in areas(report)))
    for i, square in enumerate(report.data["printed"]):
        at = (square["row"], square["column"])
        report.need(at in known, ("printed", i), "must lie in the area of some number of players", list(at))


def cells_have_neighbours(report: Report) -> None:
    """A cell that is shut in before the first tile would never be closed, and the game would never end (A-7, A-26)."""
    for seats, cells, printed in areas(report):
        free = cells - printed
        shut_in = sorted(cell for cell in free if not beside(cell) & free)
        expected = "must leave no free cell shut in by printed squares and edges"
        report.need(not shut_in, ("area", str(seats)), expected, shut_in)


def first_tiles_fit(report: Report) -> None:
    """Whatever the others place, everybody finds a printed square for a first tile (A-11, AR-5).

    A tile beside a square lies on a neighbour of the square and one cell further out. While the square is not taken its
    neighbours are free, and the further cells have all the same colour of the checkerboard: each tile of the others
    covers at most one of them. So a square with as many further cells as there are players keeps one.
    """
    for seats, cells, printed in areas(report):
        free = cells - printed
        roomy = [square for square in printed if len(further_cells(square, free, printed)) >= seats]
        expected = f"must have at least {seats} printed squares with room for a first tile beside them, one a player"
        report.need(len(roomy) >= seats, ("area", str(seats)), expected, len(roomy))


def further_cells(square: Cell, free: set[Cell], printed: set[Cell]) -> set[Cell]:
    """Where the second half of a first tile beside this square can lie: it touches no other printed square."""
    found = set()
    for near in beside(square) & free:
        for far in beside(near) & free:
            if (beside(near) | beside(far)) & printed == {square}:
                found.add(far)
    return found


def racks_can_be_dealt(report: Report) -> None:
    tiles, rack = report.data["tiles"], report.data["rack"]["tiles"]
    total = sum(tiles["double" if kind[0] == kind[1] else "pair"] for kind in KIND_NAMES)
    expected = f"must not be more than a quarter of the {total} tiles of the box, for {MOST_SEATS} players"
    report.need(MOST_SEATS * rack <= total, ("rack", "tiles"), expected, rack)


SCHEMA = Schema(
    "axio",
    keys=(
        Key("printed", Rows(PRINTED, 1, 24, name=("row", "column"), ordered=False)),
        Key("tiles.pair", Number(0, 40)),
        Key("tiles.double", Number(0, 40)),
        Key("rack.tiles", Number(1, 8), because=ROOM_FOR_TILES),
        Key("track.last", Number(5, 99)),
        Key("track.boards", Number(1, 4)),
        *(Key(f"area.{seats}", Numbers(2, 0, SIDE - 1), because=CODED_CELLS) for seats in range(1, MOST_SEATS + 1)),
    ),
    checks=(areas_begin_before_they_end, squares_exist, cells_have_neighbours, first_tiles_fit, racks_can_be_dealt),
)
