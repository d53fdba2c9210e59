"""Draws AXIO: the board with its coordinates, beside it scores, bag and rack. Shapes tell the colours apart."""

from __future__ import annotations

from typing import cast

from rich.console import RenderableType
from rich.text import Text

from lampion.cli.play.beside import Beside
from lampion.cli.play.voice import Voice
from lampion.core.game import Game
from lampion.core.message import Message, SeatRef
from lampion.core.state import State
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


def draw_axio(game: Game, state: State, viewer: int | None, voice: Voice, plain: bool) -> RenderableType:
    view = cast("AxioView", game.view(state, viewer))
    return Beside(board(view, viewer, plain), side(view, int(state.seat()), viewer, voice, plain))


def glyph(colour: str, plain: bool) -> str:
    """A colour's shape; its letter where the terminal has no shapes."""
    return LETTERS[COLOUR_NAMES.index(colour)] if plain else GLYPHS[colour]


def board(view: AxioView, viewer: int | None, plain: bool) -> Text:
    """The active area. New tiles stand in square brackets, printed squares in round ones."""
    first, last = view["area"]
    cells = placed_cells(view, viewer, plain)
    text = Text("    ", no_wrap=True)
    text.append("".join(f"{column:^3}" for column in range(first, last + 1)), "dim")
    for row in range(first, last + 1):
        text.append(f"\n{row:>3} ", "dim")
        for column in range(first, last + 1):
            text.append(*cells.get(f"{row},{column}", (f" {PLAIN_FREE if plain else FREE} ", "dim")))
    return text


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


def side(view: AxioView, to_move: int, viewer: int | None, voice: Voice, plain: bool) -> Text:
    """Scores with a star at each player's lowest, what is left, and the tiles the viewer may see."""
    text = Text(" " * (NAME_WIDTH + 2))
    for colour, letter in zip(COLOUR_NAMES, LETTERS, strict=True):
        text.append(f"{letter if plain else GLYPHS[colour] + letter:>{SCORE_WIDTH}}", INKS[colour])
    for seat, player in enumerate(view["players"]):
        name = voice.say(Message("terminal-name", {"who": SeatRef(seat)}), viewer)
        marker = ">" if plain else "▸"
        text.append(f"\n{marker if seat == to_move else ' '} ", "bold")
        text.append(f"{name[:NAME_WIDTH]:<{NAME_WIDTH}}", "bold" if seat == to_move else "")
        for colour, points in player["scores"].items():
            lowest = colour in player["lowest"]
            text.append(f"{f'*{points}' if lowest else points:>{SCORE_WIDTH}}", LOWEST if lowest else "")
    text.append("\n\n" + voice.say(Message("axio-terminal-bag", {"count": view["bag"], "pairs": view["free_pairs"]})))
    for seat, player in enumerate(view["players"]):
        if player["rack"]:
            text.append("\n\n" + voice.say(Message("axio-zone-rack", {"who": SeatRef(seat)}), viewer))
            for number, tile in enumerate(player["rack"], start=1):
                text.append(f"\n  {number}  ", "bold")
                text.append_text(tile_picture(tile, plain))
    return text


def tile_picture(tile: str, plain: bool) -> Text:
    """Both halves, and the letters by which they are typed."""
    text = Text()
    for letter in tile:
        colour = COLOUR_NAMES[LETTERS.index(letter)]
        text.append(f" {glyph(colour, plain)} ", FILLS[colour])
    return text.append(f"  {tile}")
