"""What the rules page of AXIO says of an edition besides its own values: sizes, counts that follow, and the board."""

from __future__ import annotations

from itertools import combinations

from lampion.games.axio.components import COLOUR_NAMES, COLOURS, FREE, LETTERS, SIDE, Area, Box, grid_cell

ALWAYS, NEVER, ODD = ".", "-", "*"
TILE_REACH = 3  # steps from one printed square over a tile to another


def edition_words(box: Box, first: bool) -> dict[str, object]:
    fits = {seats: most_tiles(area) for seats, area in box.areas.items()}
    enough = {seats: box.tiles >= fits[seats] + (0 if seats == 1 else seats * box.rack) for seats in box.areas}
    several = all(holds for seats, holds in enough.items() if seats > 1)
    drawn = [[drawn_cell(box, row, column) for column in range(SIDE)] for row in range(SIDE)]
    return {
        "first": first,
        "board": board(drawn),
        "odd_cells": any(ODD in row for row in drawn),
        "unused_cells": any(NEVER in row for row in drawn),
        **{f"squares.{colour}": squares(box, symbol) for symbol, colour in enumerate(COLOUR_NAMES, 1)},
        **{f"size_{seats}": area.last - area.first + 1 for seats, area in box.areas.items()},
        **{f"first_{seats}": area.first for seats, area in box.areas.items()},
        **{f"last_{seats}": area.last for seats, area in box.areas.items()},
        **{f"fit_{seats}": count for seats, count in fits.items()},
        "tile_count": int(box.tiles),
        "solo_last": int(box.solo_track),
        "one_board": box.solo_track == box.track,
        "one_less": int(box.track) - 1,
        "two_less": int(box.track) - 2,
        "red_total": min(int(box.track) + 3, int(box.solo_track)),
        "touches_one": all(touches_one(area) for area in box.areas.values()),
        "bag_is_enough": several,
        "bag_is_enough_alone": enough[1],
        "rack_is_enough": several and box.rack >= COLOURS,
    }


def most_tiles(area: Area) -> int:
    """Each tile covers a cell of both colours of the checkerboard, so no more fit than there are of the rarer one."""
    span = range(area.first, area.last + 1)
    free = [row + column for row in span for column in span if area.empty[grid_cell(row, column)] == FREE]
    dark = sum(cell % 2 for cell in free)
    return min(dark, len(free) - dark)


def touches_one(area: Area) -> bool:
    """Whether no tile can touch two printed squares (AR-2)."""
    pairs = combinations(area.printed, 2)
    return all(abs(a[0] - b[0]) + abs(a[1] - b[1]) > TILE_REACH for a, b in pairs)


def squares(box: Box, symbol: int) -> str:
    """Where a symbol is printed."""
    found = sorted({(row, column) for area in box.areas.values() for row, column, one in area.printed if one == symbol})
    return ", ".join(f"({row},{column})" for row, column in found) or "–"


def board(drawn: list[list[str]]) -> str:
    """The whole board, with the numbers of its rows and columns."""
    rows = [["", *map(str, range(SIDE))], *([str(row), *cells] for row, cells in enumerate(drawn))]
    return "\n".join(f"{row:>3} " + "".join(f"{cell:>3}" for cell in cells) for row, *cells in rows)


def drawn_cell(box: Box, row: int, column: int) -> str:
    """The letter of a printed square, else from how many players on the cell is in play."""
    played = [seats for seats, area in sorted(box.areas.items()) if holds(area, row, column)]
    for seats in played:
        for at_row, at_column, symbol in box.areas[seats].printed:
            if (at_row, at_column) == (row, column):
                return LETTERS[symbol - 1].upper()
    if not played:
        return NEVER
    if played != list(range(played[0], max(box.areas) + 1)):
        return ODD
    return ALWAYS if played[0] == 1 else str(played[0])


def holds(area: Area, row: int, column: int) -> bool:
    return area.first <= row <= area.last and area.first <= column <= area.last
