"""What AXIO is made of: colours, kinds of tiles, cells, slots and codes, and the box of an edition.

The shape is the same in every edition; what can be corrected is in a `Box`, which each position holds.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.editions import Edition

COLOUR_NAMES: Final = ["red", "blue", "green", "orange", "purple"]
SHAPES: Final = ["sun", "star", "dot", "square", "ring"]
LETTERS: Final = "rbgop"
COLOURS: Final = 5
SIDE: Final = 13  # rows and columns of the whole board
MOST_SEATS: Final = 4

# The grid keeps a border around the board, so that rays need no test for its edge.
WIDTH: Final = SIDE + 2
GRID: Final = WIDTH * WIDTH
RIGHT: Final = 1
DOWN: Final = WIDTH
STEPS: Final = vec[i64]([RIGHT, DOWN, -RIGHT, -DOWN])

# What a grid cell holds: nothing, a colour from 1 to 5, or one of these.
FREE: Final = 0
CLOSED: Final = 6
OUTSIDE: Final = 7

# Tile kinds: the unordered pairs of colours in the order of LETTERS, doubles included ("rr", "rb" … "pp").
KIND_NAMES: Final = [LETTERS[a] + LETTERS[b] for a in range(COLOURS) for b in range(a, COLOURS)]
KINDS: Final = 15
KIND_INDEX: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}
KIND_LOW: Final = vec[i64]([LETTERS.index(name[0]) for name in KIND_NAMES])
KIND_HIGH: Final = vec[i64]([LETTERS.index(name[1]) for name in KIND_NAMES])
KIND_OF: Final = vec[i64](
    [KIND_INDEX[LETTERS[min(a, b)] + LETTERS[max(a, b)]] for a in range(COLOURS) for b in range(COLOURS)]
)

# Actions. A placement is slot * PAIRS + first * COLOURS + second: the colours (0 to 4) on the slot's two cells.
# A slot is cell * 2, plus 1 if it goes down and not right from its first cell; cells are row * SIDE + column.
PAIRS: Final = COLOURS * COLOURS
SLOTS: Final = SIDE * SIDE * 2
REFILL: Final = SLOTS * PAIRS
SWAP: Final = REFILL + 1


def grid_cell(row: int, column: int) -> int:
    """The place of a board cell in the grid."""
    return (row + 1) * WIDTH + column + 1


def row_and_column(cell: int) -> tuple[int, int]:
    """The inverse of `grid_cell`."""
    return cell // WIDTH - 1, cell % WIDTH - 1


SLOT_FIRST: Final = vec[i64]([grid_cell(slot // 2 // SIDE, slot // 2 % SIDE) for slot in range(SLOTS)])
SLOT_SECOND: Final = vec[i64]([int(SLOT_FIRST[slot]) + (DOWN if slot % 2 else RIGHT) for slot in range(SLOTS)])


class Box:
    """The values of one edition, as the rules read them. Its file has been checked: see `editions.py`."""

    def __init__(self, edition: Edition, saved: dict[str, str] | None) -> None:
        self.edition: Final[Edition] = edition
        self.saved: Final[dict[str, str] | None] = saved  # what a saved position says of it; the first one is not named
        data: dict[str, Any] = edition.data
        tiles, track = data["tiles"], data["track"]
        counts = [int(tiles["double" if kind[0] == kind[1] else "pair"]) for kind in KIND_NAMES]
        self.kind_counts: Final[vec[i64]] = vec[i64](counts)
        self.tiles: Final[i64] = sum(counts)
        self.rack: Final[i64] = int(data["rack"]["tiles"])
        self.most_pairs: Final[i64] = min(2 * int(data["rack"]["tiles"]), PAIRS)  # ways to lay the tiles of a rack
        self.track: Final[i64] = int(track["last"])  # the last field of a scoring track
        self.solo_track: Final[i64] = int(track["last"]) * int(track["boards"])
        squares = [
            (int(square["row"]), int(square["column"]), COLOUR_NAMES.index(square["symbol"]) + 1)
            for square in data["printed"]
        ]
        self.areas: Final[dict[int, Area]] = {
            int(seats): Area(
                squares, int(span[0]), int(span[1]), int(track["last"]) * (int(track["boards"]) if seats == "1" else 1)
            )
            for seats, span in data["area"].items()
        }


class Area:
    """The board of a number of players (A-1): what exists of it, its slots, and where the tracks end."""

    def __init__(self, squares: list[tuple[int, int, int]], first: int, last: int, cap: int) -> None:
        self.first: Final = first
        self.last: Final = last
        self.cap: Final[i64] = cap  # the most points of a colour
        self.printed: Final[list[tuple[int, int, int]]] = [
            (row, column, symbol) for row, column, symbol in squares if first <= row <= last and first <= column <= last
        ]
        empty = [OUTSIDE] * GRID
        for row in range(first, last + 1):
            for column in range(first, last + 1):
                empty[grid_cell(row, column)] = FREE
        printed_at = [0] * GRID
        for row, column, symbol in self.printed:
            empty[grid_cell(row, column)] = symbol
            printed_at[grid_cell(row, column)] = 1
        slots = [
            slot
            for slot in range(SLOTS)
            if empty[grid_cell(slot // 2 // SIDE, slot // 2 % SIDE)] == FREE
            and empty[grid_cell(slot // 2 // SIDE, slot // 2 % SIDE) + (DOWN if slot % 2 else RIGHT)] == FREE
        ]
        only_printed = [only_printed_beside(self.printed, slot) for slot in range(SLOTS)]
        self.empty: Final[vec[i64]] = vec[i64](empty)
        self.printed_at: Final[vec[i64]] = vec[i64](printed_at)
        self.only_printed: Final[vec[i64]] = vec[i64](only_printed)
        self.free: Final[i64] = empty.count(FREE)
        self.slots: Final[vec[i64]] = vec[i64](slots)
        self.slot_count: Final[i64] = len(slots)
        self.first_tile_slots: Final[vec[i64]] = vec[i64]([slot for slot in slots if only_printed[slot] != 0])


def only_printed_beside(printed: list[tuple[int, int, int]], slot: int) -> int:
    """The one printed square that a tile on this slot would touch; 0 if it would touch none, or several (A-11)."""
    beside = {int(cell + step) for cell in (SLOT_FIRST[slot], SLOT_SECOND[slot]) for step in STEPS}
    touched = [grid_cell(row, column) for row, column, _ in printed if grid_cell(row, column) in beside]
    return touched[0] if len(touched) == 1 else 0
