"""Draws AXIO: the board with its coordinates, beside it scores, bag and rack. Shapes tell the colours apart."""

from __future__ import annotations

from lampion.core.message import Message, SeatRef
from lampion.core.terminal import Drawing, Say, Span
from lampion.games.axio.components import COLOUR_NAMES, LETTERS
from lampion.games.axio.view import AxioView, PlacedTile

GLYPHS = {"red": "☼", "blue": "★", "green": "●", "orange": "■", "purple": "○"}
FILLS = {
    "red": "bold white on color(124)",
    "blue": "bold white on color(25)",
    "green": "bold white on color(28)",
    "orange": "bold black on color(208)",
    "purple": "bold white on color(91)",
}
INKS = {"red": "color(167)", "blue": "color(75)", "green": "color(71)", "orange": "color(208)", "purple": "color(140)"}
FREE, PYRAMID = "·", "▲"
PLAIN_FREE, PLAIN_PYRAMID = ".", "^"
LOWEST = "bold color(178)"
NAME_WIDTH, SCORE_WIDTH = 9, 4


def drawing_of(view: AxioView, to_move: int, viewer: int | None, say: Say, plain: bool) -> Drawing:
    return Drawing(board(view, viewer, plain), side(view, to_move, say, plain))


def glyph(colour: str, plain: bool) -> str:
    """A colour's shape; its letter where the terminal has no shapes."""
    return LETTERS[COLOUR_NAMES.index(colour)] if plain else GLYPHS[colour]


def board(view: AxioView, viewer: int | None, plain: bool) -> list[list[Span]]:
    """The active area. New tiles stand in square brackets, printed squares in round ones."""
    first, last = view["area"]
    span = range(first, last + 1)
    cells = placed_cells(view, viewer, plain)
    free = (f" {PLAIN_FREE if plain else FREE} ", "dim")
    head: list[Span] = [("    ", ""), ("".join(f"{column:^3}" for column in span), "dim")]
    rows = [[(f"{row:>3} ", "dim"), *(cells.get(f"{row},{column}", free) for column in span)] for row in span]
    return [head, *rows]


def placed_cells(view: AxioView, viewer: int | None, plain: bool) -> dict[str, tuple[str, str]]:
    """Text and style of every cell that is not free."""
    cells = dict.fromkeys(view["closed"], (f" {PLAIN_PYRAMID if plain else PYRAMID} ", "dim"))
    for square in view["printed"]:
        shape = glyph(square["symbol"], plain).upper()
        cells[square["cell"]] = (f"({shape})", f"bold {INKS[square['symbol']]}")
    fresh = new_tiles(view["tiles"], viewer)
    for tile in view["tiles"]:
        left, right = "[]" if tile["number"] in fresh else "  "
        for cell, colour in zip(tile["cells"], tile["symbols"], strict=True):
            cells[cell] = (f"{left}{glyph(colour, plain)}{right}", FILLS[colour])
    return cells


def new_tiles(tiles: list[PlacedTile], viewer: int | None) -> set[int]:
    """The numbers of the tiles placed since the viewer last looked: all after one's own, else the last one."""
    fresh: set[int] = set()
    for tile in reversed(tiles):
        if tile["seat"] == viewer:
            break
        fresh.add(tile["number"])
    return fresh or {tile["number"] for tile in tiles[-1:]}


def side(view: AxioView, to_move: int, say: Say, plain: bool) -> list[list[Span]]:
    """Scores with a star at each player's lowest, what is left, and the tiles the viewer may see."""
    head: list[Span] = [(" " * (NAME_WIDTH + 2), "")]
    for colour, letter in zip(COLOUR_NAMES, LETTERS, strict=True):
        head.append((f"{letter if plain else GLYPHS[colour] + letter:>{SCORE_WIDTH}}", INKS[colour]))
    lines = [head, *(score_line(view, seat, seat == to_move, say, plain) for seat in range(len(view["players"])))]
    bag = say(Message("axio-terminal-bag", {"count": view["bag"], "pairs": view["free_pairs"]}))
    lines += [[], [(bag, "")]]
    for seat, player in enumerate(view["players"]):
        if player["rack"]:
            lines += [[], [(say(Message("axio-zone-rack", {"who": SeatRef(seat)})), "")]]
            lines += [
                [(f"  {number}  ", "bold"), *tile_picture(tile, plain)] for number, tile in enumerate(player["rack"], 1)
            ]
    return lines


def score_line(view: AxioView, seat: int, moves: bool, say: Say, plain: bool) -> list[Span]:
    """A player's name and points."""
    name = say(Message("terminal-name", {"who": SeatRef(seat)}))
    marker = ">" if plain else "▸"
    line = [(f"{marker if moves else ' '} ", "bold"), (f"{name[:NAME_WIDTH]:<{NAME_WIDTH}}", "bold" if moves else "")]
    player = view["players"][seat]
    for colour, points in player["scores"].items():
        lowest = colour in player["lowest"]
        line.append((f"{f'*{points}' if lowest else points:>{SCORE_WIDTH}}", LOWEST if lowest else ""))
    return line


def tile_picture(tile: str, plain: bool) -> list[Span]:
    """Both halves, and the letters by which they are typed."""
    colours = [COLOUR_NAMES[LETTERS.index(letter)] for letter in tile]
    return [*((f" {glyph(colour, plain)} ", FILLS[colour]) for colour in colours), (f"  {tile}", "")]
