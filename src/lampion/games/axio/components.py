"""What is in the box of AXIO: colours, tiles, printed squares, and the board of each number of players."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLOUR_NAMES: Final = ["red", "blue", "green", "orange", "purple"]
SHAPES: Final = ["sun", "star", "dot", "square", "ring"]
LETTERS: Final = "rbgop"
COLOURS: Final = 5
SIDE: Final = 13  # rows and columns of the whole board

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

BOX: Final = tomllib.loads(files("lampion.games.axio").joinpath("box.toml").read_text("utf-8"))
RACK: Final[i64] = int(BOX["rack"]["tiles"])
CAP: Final[i64] = int(BOX["track"]["last"])
SOLO_CAP: Final[i64] = int(BOX["track"]["last"]) * int(BOX["track"]["boards"])
PYRAMIDS: Final[int] = int(BOX["track"]["pyramids"])
PRINTED: Final[list[tuple[int, int, int]]] = [
    (int(square["row"]), int(square["column"]), COLOUR_NAMES.index(square["symbol"]) + 1) for square in BOX["printed"]
]

# Tile kinds: the unordered pairs of colours in the order of LETTERS, doubles included ("rr", "rb" … "pp").
KIND_NAMES: Final = [LETTERS[a] + LETTERS[b] for a in range(COLOURS) for b in range(a, COLOURS)]
KINDS: Final = 15
KIND_INDEX: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}
KIND_LOW: Final = vec[i64]([LETTERS.index(name[0]) for name in KIND_NAMES])
KIND_HIGH: Final = vec[i64]([LETTERS.index(name[1]) for name in KIND_NAMES])
KIND_OF: Final = vec[i64](
    [KIND_INDEX[LETTERS[min(a, b)] + LETTERS[max(a, b)]] for a in range(COLOURS) for b in range(COLOURS)]
)
KIND_COUNT: Final = vec[i64]([int(BOX["tiles"]["double" if name[0] == name[1] else "pair"]) for name in KIND_NAMES])
TILES: Final = sum(int(count) for count in KIND_COUNT)

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
PRINTED_AT: Final = vec[i64](
    [int(any(grid_cell(row, column) == cell for row, column, _ in PRINTED)) for cell in range(GRID)]
)


def only_printed_beside(slot: int) -> int:
    """The one printed square that a tile on this slot would touch; 0 if it would touch none, or several (A-11)."""
    beside = {int(cell + step) for cell in (SLOT_FIRST[slot], SLOT_SECOND[slot]) for step in STEPS}
    touched = [grid_cell(row, column) for row, column, _ in PRINTED if grid_cell(row, column) in beside]
    return touched[0] if len(touched) == 1 else 0


ONLY_PRINTED: Final = vec[i64]([only_printed_beside(slot) for slot in range(SLOTS)])


class Area:
    """The part of the board that exists for a number of players (A-1): an empty grid, and its slots."""

    def __init__(self, first: int, last: int) -> None:
        self.first: Final = first
        self.last: Final = last
        empty = [OUTSIDE] * GRID
        for row in range(first, last + 1):
            for column in range(first, last + 1):
                empty[grid_cell(row, column)] = FREE
        for row, column, symbol in PRINTED:
            empty[grid_cell(row, column)] = symbol
        slots = [
            slot
            for slot in range(SLOTS)
            if empty[grid_cell(slot // 2 // SIDE, slot // 2 % SIDE)] == FREE
            and empty[grid_cell(slot // 2 // SIDE, slot // 2 % SIDE) + (DOWN if slot % 2 else RIGHT)] == FREE
        ]
        self.empty: Final[vec[i64]] = vec[i64](empty)
        self.free: Final[i64] = empty.count(FREE)
        self.slots: Final[vec[i64]] = vec[i64](slots)
        self.slot_count: Final[i64] = len(slots)
        self.first_tile_slots: Final[vec[i64]] = vec[i64]([slot for slot in slots if ONLY_PRINTED[slot] != 0])


AREAS: Final = {int(seats): Area(int(span[0]), int(span[1])) for seats, span in BOX["area"].items()}
