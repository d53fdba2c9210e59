"""Positions of AXIO as text: `seats=2 board=4R4/9/… rack0=rb,gg,oo,pp,rg score0=3/0/5/1/0 turn=0` (docs/positions.md).

The text is made of the plain data of a saved position; position_reader.py is the way back.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lampion.core.position_text import NOTHING, hidden, plain_words, written
from lampion.games.axio.components import (
    CLOSED,
    COLOURS,
    FREE,
    GRID,
    KIND_NAMES,
    KINDS,
    LETTERS,
    PAIRS,
    SIDE,
    Area,
    Box,
    grid_cell,
)
from lampion.games.axio.editions import EDITIONS
from lampion.games.axio.fields import PLAIN
from lampion.games.axio.position import PLACE

LABELS = "0123456789XYZ"  # of rows and columns
DIRECTIONS = ">v"  # where the second half of a tile lies
PHASES = ["place", "refill"]


def text_of(saved: dict[str, Any], box: Box, seen: Sequence[bool] | None = None) -> str:
    """The text of a saved position. `seen` says which racks a seat sees, if it is not the whole position."""
    seats = range(saved["seats"])
    area = box.areas[saved["seats"]]
    board, phase = saved["board"], saved["phase"]
    placed = [Placed.of(number) for number in saved["placed"]]
    racks = [tiles_of(saved["racks"][seat * KINDS : (seat + 1) * KINDS]) for seat in seats]
    points = [saved["points"][seat * COLOURS : (seat + 1) * COLOURS] for seat in seats]
    first = [seat for seat in seats if saved["first_tiles"] >> seat & 1]
    return written(
        [
            None if box.saved is None else f"edition={EDITIONS.key_of(box.edition)}",
            f"seats={len(seats)}",
            f"board={board_text(board, area)}" if board != list(area.empty) else None,
            f"placed={','.join(map(str, placed))}" if placed else None,
            *(f"rack{seat}={rack_text(racks[seat], seen is None or seen[seat])}" for seat in seats),
            bag_text(saved, box, placed, racks) if seen is None else f"bag={hidden(saved['bag_size'])}",
            *(f"score{seat}={'/'.join(map(str, points[seat]))}" for seat in seats if any(points[seat])),
            f"turn={saved['player']}",
            f"phase={PHASES[phase]}" if phase != PLACE else None,
            f"bonus={saved['bonus']}" if saved["bonus"] else None,
            f"first={','.join(map(str, first)) or NOTHING}"
            if first != usual_first(board, placed, area, len(seats))
            else None,
            "over" if saved["finished"] else None,
            "barrier" if saved["barrier"] else None,
            *plain_words(saved, PLAIN, seen is None),
        ]
    )


def board_text(board: list[int], area: Area) -> str:
    """Rows with / between them: a number counts free cells, capitals are printed, ^ is closed, other letters tiles."""
    rows = []
    for row in span(area):
        symbols = "".join(symbol_of(board, area, grid_cell(row, column)) for column in span(area))
        rows.append(re.sub(r"\.+", lambda run: str(len(run[0])), symbols))
    return "/".join(rows)


def symbol_of(board: list[int], area: Area, cell: int) -> str:
    if board[cell] in (FREE, CLOSED):
        return "." if board[cell] == FREE else "^"
    letter = LETTERS[board[cell] - 1]
    return letter.upper() if area.printed_at[cell] else letter


def rack_text(tiles: Counter[str], seen: bool) -> str:
    if not seen:
        return hidden(tiles.total())
    return ",".join(name for name in KIND_NAMES for _ in range(tiles[name])) or NOTHING


def bag_text(saved: dict[str, Any], box: Box, placed: list[Placed], racks: list[Counter[str]]) -> str | None:
    """The bag's content, unless it is what is left of the box."""
    bag = tiles_of(saved["bag"])
    area = box.areas[saved["seats"]]
    if not unplaced_halves(saved["board"], placed, area) and bag == tiles_left(saved["board"], box, placed, racks):
        return None
    return f"bag={','.join(f'{name}{bag[name]}' for name in KIND_NAMES if bag[name]) or NOTHING}"


def tiles_of(counts: list[int]) -> Counter[str]:
    return Counter({name: count for name, count in zip(KIND_NAMES, counts, strict=True) if count})


# -- what follows from a board ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Placed:
    """Where a tile was placed, and by whom: `0:4X>` lies on (4,10) and (4,11), `1:45v` on (4,5) and (5,5)."""

    seat: int
    row: int
    column: int
    down: int

    @classmethod
    def of(cls, number: int) -> Placed:
        """As it is saved: action * 4 + seat."""
        action, seat = divmod(number, 4)
        cell, down = divmod(action // PAIRS, 2)
        return cls(seat, cell // SIDE, cell % SIDE, down)

    def saved(self, board: list[int]) -> int:
        """The inverse of `of`: the colours are those on the board."""
        first, second = (board[cell] - 1 for cell in self.cells)
        slot = (self.row * SIDE + self.column) * 2 + self.down
        return (slot * PAIRS + first * COLOURS + second) * 4 + self.seat

    @property
    def cells(self) -> tuple[int, int]:
        second = (self.row + self.down, self.column + 1 - self.down)
        return grid_cell(self.row, self.column), grid_cell(*second)

    def __str__(self) -> str:
        return f"{self.seat}:{LABELS[self.row]}{LABELS[self.column]}{DIRECTIONS[self.down]}"


def span(area: Area) -> range:
    """The rows, and the columns, of a board (A-1)."""
    return range(area.first, area.last + 1)


def box_tiles(box: Box) -> Counter[str]:
    """All tiles of an edition."""
    return Counter(dict(zip(KIND_NAMES, map(int, box.kind_counts), strict=True)))


def unplaced_halves(board: list[int], placed: list[Placed], area: Area) -> set[int]:
    """Cells with half a tile that `placed` does not name."""
    known = {cell for tile in placed for cell in tile.cells}
    return {cell for cell in range(GRID) if FREE < board[cell] < CLOSED and not area.printed_at[cell]} - known


def tiles_left(board: list[int], box: Box, placed: list[Placed], racks: list[Counter[str]]) -> Counter[str]:
    """The tiles of the box that are neither placed nor on a rack; a negative number says that there are too many."""
    left = box_tiles(box)
    for tile in placed:
        left["".join(sorted((LETTERS[board[cell] - 1] for cell in tile.cells), key=LETTERS.index))] -= 1
    for rack in racks:
        left.subtract(rack)
    return left


def usual_first(board: list[int], placed: list[Placed], area: Area, seats: int) -> list[int]:
    """Who has placed a first tile: the seats that `placed` names; all of them if it does not name every tile."""
    return list(range(seats)) if unplaced_halves(board, placed, area) else sorted({tile.seat for tile in placed})
