"""AXIO as a small drawing for notebooks: the board with its symbols, and below it the scores."""

from __future__ import annotations

from lampion.core.picture import headline
from lampion.core.svg import (
    CARD,
    COLOURS,
    GLOW,
    INK,
    LINE,
    MUTED,
    TURN,
    box,
    disc,
    drawing,
    label,
    outline,
    star,
    stroke,
)
from lampion.games.axio.components import COLOUR_NAMES, SHAPES
from lampion.games.axio.picture import task
from lampion.games.axio.state import Axio
from lampion.games.axio.view import BoardView, PlacedTile, PlayerView, board_view, players_view

CELL, EDGE, ROW = 36, 30, 28
FREE, STONE, DARK_STONE = "#ece4d4", "#b5aea2", "#8d8577"


def svg(title: str, state: Axio) -> str:
    """What lies open; the tiles on the racks are not drawn."""
    view, players = board_view(state), players_view(state, None)
    side = EDGE + CELL * (view["area"][1] - view["area"][0] + 1)
    parts = [*cells(view), *numbers(view), *printed(view)]
    parts += [part for tile in view["tiles"] for part in placed(view, tile)]
    width = max(side + 12, 390)
    left = (width - side) / 2 - 6
    parts = [f'<g transform="translate({left:g} 0)">', *parts, "</g>"]
    for seat, player in enumerate(players):
        parts += scores(seat, player, side + ROW * (seat + 0.75), seat == int(state.seat()))
    foot = side + ROW * (len(players) + 0.7)
    said = headline(title, state, task(view, players[int(state.player)]))
    parts.append(label(16, foot, said, 14, anchor="start", bold=True))
    parts.append(label(width - 16, foot, f"bag {view['bag']}", 13, MUTED, "end"))
    return drawing(width, foot + 18, parts)


def corner(view: BoardView, cell: str) -> tuple[float, float]:
    """The upper left corner of a cell."""
    row, column = (int(number) - view["area"][0] for number in cell.split(","))
    return EDGE + column * CELL, EDGE + row * CELL


def middle(view: BoardView, cell: str) -> tuple[float, float]:
    x, y = corner(view, cell)
    return x + CELL / 2, y + CELL / 2


def cells(view: BoardView) -> list[str]:
    """Free cells, and a pyramid on each that is closed."""
    parts = []
    for cell in (*view["free_cells"], *view["closed"]):
        x, y = corner(view, cell)
        parts.append(box(x + 1, y + 1, CELL - 2, CELL - 2, FREE, 5))
    for cell in view["closed"]:
        x, y = middle(view, cell)
        parts.append(outline([(x, y - 10), (x + 12, y + 10), (x - 12, y + 10)], STONE))
        parts.append(outline([(x, y - 10), (x + 12, y + 10), (x + 2, y + 10)], DARK_STONE))
    return parts


def numbers(view: BoardView) -> list[str]:
    """Rows and columns as the notation names them."""
    first, last = view["area"]
    spots = [(number, EDGE + (number - first + 0.5) * CELL) for number in range(first, last + 1)]
    across = [label(spot, EDGE / 2 + 3, str(number), 12, MUTED) for number, spot in spots]
    return across + [label(EDGE / 2 + 3, spot, str(number), 12, MUTED) for number, spot in spots]


def printed(view: BoardView) -> list[str]:
    """Symbols of the board itself: light on a square of their colour."""
    parts = []
    for square in view["printed"]:
        x, y = corner(view, square["cell"])
        fill = COLOURS[square["symbol"]]
        parts.append(box(x + 1, y + 1, CELL - 2, CELL - 2, fill, 5))
        parts.append(symbol(*middle(view, square["cell"]), square["symbol"], CARD, fill))
    return parts


def placed(view: BoardView, tile: PlacedTile) -> list[str]:
    """A tile over its two cells; the last one has a golden edge."""
    (x, y), (to_x, to_y) = (corner(view, cell) for cell in tile["cells"])
    last = tile["number"] == len(view["tiles"])
    edge = stroke(GLOW, 3) if last else stroke(LINE)
    parts = [box(x + 2, y + 2, to_x - x + CELL - 4, to_y - y + CELL - 4, CARD, 6, edge)]
    for cell, colour in zip(tile["cells"], tile["symbols"], strict=True):
        parts.append(symbol(*middle(view, cell), colour, COLOURS[colour], CARD))
    return parts


def symbol(x: float, y: float, colour: str, fill: str, ground: str, size: float = 11) -> str:
    """The shape of a colour, so that no colour stands alone."""
    shape = SHAPES[COLOUR_NAMES.index(colour)]
    if shape == "sun":
        return outline(star(x, y, 8, size * 1.1, size * 0.7), fill) + disc(x, y, size * 0.42, ground)
    if shape == "star":
        return outline(star(x, y, 5, size * 1.1, size * 0.46), fill)
    if shape == "dot":
        return disc(x, y, size * 0.85, fill)
    if shape == "square":
        return box(x - size * 0.75, y - size * 0.75, size * 1.5, size * 1.5, fill)
    return disc(x, y, size * 0.66, ground, stroke(fill, size * 0.42))


def scores(seat: int, player: PlayerView, y: float, turn: bool) -> list[str]:
    """A line with five scores, the lowest ones on gold."""
    parts = [disc(20, y, 4, TURN)] if turn else []
    parts.append(label(32, y, f"seat {seat}", 14, INK, "start", bold=turn))
    for number, (colour, points) in enumerate(player["scores"].items()):
        x = 110 + 56 * number
        if colour in player["lowest"]:
            parts.append(box(x - 14, y - 12, 52, 24, "#fbe7bd", 6))
        parts.append(symbol(x, y, colour, COLOURS[colour], CARD, 9))
        parts.append(label(x + 15, y, str(points), 14, INK, "start"))
    return parts
