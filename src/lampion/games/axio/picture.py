"""AXIO as a drawing of characters, for programmers.

Free cells are dots, closed ones pyramids, printed squares capitals; the halves of a tile are letters, and the frame
around both shows that they belong together.
"""

from __future__ import annotations

from lampion.core.picture import Viewer, aligned, eyes, headline, labelled, marker
from lampion.games.axio.components import COLOUR_NAMES, LETTERS
from lampion.games.axio.state import Axio
from lampion.games.axio.view import BoardView, PlayerView, board_view, player_view

FREE, CLOSED = " · ", " ▲ "
ACROSS = ("[{}─", "─{}]")
DOWN = ("╭{}╮", "╰{}╯")


def picture(title: str, state: Axio, viewer: Viewer) -> str:
    """The board, then a line for each seat, and what is left."""
    view = board_view(state)
    players = [player_view(state, player, eyes(viewer, player)) for player in range(state.seats)]
    lines = [headline(title, state, task(view, players[int(state.player)])), "", *board_lines(view), ""]
    rows = [["", *LETTERS, "rack"]]
    for seat, player in enumerate(players):
        points = [f"*{n}" if colour in player["lowest"] else str(n) for colour, n in player["scores"].items()]
        rows.append([f"{marker(state, seat)} seat {seat}", *points, rack_text(player)])
    lines += aligned(rows)
    lines += ["", *labelled("left", [f"{view['bag']} tiles in the bag", f"{view['free_pairs']} free pairs"], ",")]
    return "\n".join(lines)


def task(view: BoardView, player: PlayerView) -> str:
    """What the player is to do now."""
    if view["phase"] == "refill":
        return "to refill or swap the rack"
    if not player["first_tile"]:
        return "to place the first tile"
    return "to place a tile" + (f", {view['bonus']} bonus turns to come" if view["bonus"] else "")


def rack_text(player: PlayerView) -> str:
    return f"{player['tiles']} hidden" if player["rack"] is None else " ".join(player["rack"])


def board_lines(view: BoardView) -> list[str]:
    """The cells that exist, with the numbers of their rows and columns."""
    first, last = view["area"]
    span = range(first, last + 1)
    cells = cell_texts(view)
    head = "   " + "".join(f"{column:^3}" for column in span)
    rows = [f"{row:>2} " + "".join(cells[f"{row},{column}"] for column in span) for row in span]
    return [line.rstrip() for line in (head, *rows)]


def cell_texts(view: BoardView) -> dict[str, str]:
    """Three characters for each cell."""
    texts = dict.fromkeys(view["free_cells"], FREE) | dict.fromkeys(view["closed"], CLOSED)
    for square in view["printed"]:
        texts[square["cell"]] = f" {letter(square['symbol']).upper()} "
    for tile in view["tiles"]:
        one, other = tile["cells"]
        frame = ACROSS if one.split(",")[0] == other.split(",")[0] else DOWN
        for cell, symbol, around in zip(tile["cells"], tile["symbols"], frame, strict=True):
            texts[cell] = around.format(letter(symbol))
    return texts


def letter(colour: str) -> str:
    return LETTERS[COLOUR_NAMES.index(colour)]
