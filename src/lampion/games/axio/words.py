"""Cells and tiles of AXIO as people name them."""

from __future__ import annotations

from lampion.core.message import Message, Thing
from lampion.games.axio.components import COLOUR_NAMES, GRID, row_and_column


def cell_name(cell: int) -> str:
    """A cell as people write it: row and column. Cells beyond the board have a name too."""
    assert 0 <= cell < GRID
    row, column = row_and_column(cell)
    return f"{row},{column}"


def cells_named(cells: list[int]) -> tuple[Thing, ...]:
    """Cells as things that a reason is about."""
    return tuple(Thing("cell", cell_name(cell)) for cell in cells)


def tile_message(name: str) -> Message:
    """A tile in words: its two colours."""
    first, second = (next(colour for colour in COLOUR_NAMES if colour[0] == letter) for letter in name)
    return Message("axio-tile", {"first": first, "second": second})
