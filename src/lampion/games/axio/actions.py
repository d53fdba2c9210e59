"""The decisions of AXIO: codes, typed moves and notation, each convertible into the others without loss."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from lampion.core.message import ImpossibleMove, NotationError, Reason, Thing
from lampion.core.move import Move
from lampion.games.axio.components import COLOURS, LETTERS, PAIRS, REFILL, SIDE, SWAP

Cell: TypeAlias = tuple[int, int]  # row, column


@dataclass(frozen=True)
class Place(Move):
    """A tile with one colour letter on each of two adjacent cells, the upper or left one first."""

    first: str
    first_cell: Cell
    second: str
    second_cell: Cell

    @property
    def tile(self) -> str:
        """The tile's name: its two letters in the order of LETTERS."""
        return "".join(sorted(self.first + self.second, key=LETTERS.index))

    def __str__(self) -> str:
        return f"{half(self.first, self.first_cell)} {half(self.second, self.second_cell)}"


@dataclass(frozen=True)
class Refill(Move):
    """Step 4: fill the rack up."""

    def __str__(self) -> str:
        return "refill"


@dataclass(frozen=True)
class Swap(Move):
    """Step 4: lay the rack aside and draw a new one."""

    def __str__(self) -> str:
        return "swap"


AxioMove: TypeAlias = Place | Refill | Swap


HALF = r"([rbgop])\s*\(\s*(\d{1,2})\s*,\s*(\d{1,2})\s*\)"
PLACEMENT = re.compile(rf"{HALF}\s*{HALF}")
# Shown to people of any language, so it is notation itself.
EXPECTED = "b(4,5) o(4,6) | refill | swap"


def code_of(move: AxioMove) -> int:
    """The action of a move."""
    match move:
        case Refill():
            return REFILL
        case Swap():
            return SWAP
        case Place():
            row, column = move.first_cell
            slot = (row * SIDE + column) * 2 + (move.second_cell[0] - row)
            return slot * PAIRS + LETTERS.index(move.first) * COLOURS + LETTERS.index(move.second)


def move_of(action: int) -> AxioMove:
    """The move of an action; ValueError if no move has this code."""
    if action == REFILL:
        return Refill()
    if action == SWAP:
        return Swap()
    if not 0 <= action < REFILL:
        raise ValueError(f"an action of AXIO is a number from 0 to {SWAP}, got {action}")
    slot, pair = divmod(action, PAIRS)
    row, column = divmod(slot // 2, SIDE)
    down = slot % 2
    second_cell = (row + down, column + 1 - down)
    return Place(LETTERS[pair // COLOURS], (row, column), LETTERS[pair % COLOURS], second_cell)


def half(letter: str, cell: Cell) -> str:
    return f"{letter}({cell[0]},{cell[1]})"


def move_from(text: str) -> AxioMove:
    """The move a line names, halves in either order; NotationError if it names none.

    Cells beyond the largest board (A-1) and cells that are not adjacent (A-9) have no action: the rule says so.
    """
    line = text.strip().lower()
    if line == "refill":
        return Refill()
    if line == "swap":
        return Swap()
    found = PLACEMENT.fullmatch(line)
    if found is None:
        raise NotationError(text, EXPECTED)
    one = (found[1], (int(found[2]), int(found[3])))
    two = (found[4], (int(found[5]), int(found[6])))
    (first, first_cell), (second, second_cell) = sorted((one, two), key=lambda half: half[1])
    names = [f"{row},{column}" for row, column in (first_cell, second_cell)]
    for cell, name in zip((first_cell, second_cell), names, strict=True):
        if max(cell) >= SIDE:
            raise ImpossibleMove(Reason("A-1", "axio-refuse-outside", {"cell": name}))
    if (second_cell[0] - first_cell[0], second_cell[1] - first_cell[1]) not in ((0, 1), (1, 0)):
        about = tuple(Thing("cell", name) for name in dict.fromkeys(names))
        raise ImpossibleMove(Reason("A-9", "axio-refuse-apart", {}, about))
    return Place(first, first_cell, second, second_cell)
