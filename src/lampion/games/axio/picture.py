"""AXIO as a drawing of characters, for programmers.

Free cells are dots, closed ones pyramids, printed squares capitals; the halves of a tile are letters, and the frame
around both shows that they belong together.
"""

from __future__ import annotations

from lampion.core.picture import Viewer, aligned, eyes, headline, labelled, marker
from lampion.games.axio.components import COLOUR_NAMES, LETTERS
from lampion.games.axio.state import Axio
from lampion.games.axio.view import BoardView, PlayerView, board_view, player_view
from lampion.games.axio.zones import board_pieces

FREE, CLOSED = " · ", " ▲ "
ACROSS = ("[{}─", "─{}]")
DOWN = ("╭{}╮", "╰{}╯")


def picture(title: str, state: Axio, viewer: Viewer) -> str:
    """The board, then a line for each seat, and what is left."""
    view = board_view(state)
    players = [player_view(state, player, eyes(viewer, player)) for player in range(state.seats)]
    lines = [headline(title, state, task(view, players[int(state.player)])), "", *board_lines(state, view), ""]
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


def board_lines(state: Axio, view: BoardView) -> list[str]:
    """The cells that exist, with the numbers of their rows and columns."""
    first, last = view["area"]
    span = range(first, last + 1)
    cells = cell_texts(state, view)
    head = "   " + "".join(f"{column:^3}" for column in span)
    rows = [f"{row:>2} " + "".join(cells[f"{row},{column}"] for column in span) for row in span]
    return [line.rstrip() for line in (head, *rows)]


def cell_texts(state: Axio, view: BoardView) -> dict[str, str]:
    """Three characters for each cell: what it holds, and the frame of the tile that it belongs to."""
    printed = {square["cell"] for square in view["printed"]}
    frames: dict[str, str] = {}
    for tile in view["tiles"]:
        one, other = tile["cells"]
        frames.update(zip(tile["cells"], ACROSS if row_of(one) == row_of(other) else DOWN, strict=True))
    texts: dict[str, str] = {}
    for piece in board_pieces(state):
        if piece.colour is None:
            texts[piece.id] = FREE if piece.shape is None else CLOSED
        else:
            held = letter(piece.colour)
            texts[piece.id] = frames.get(piece.id, " {} ").format(held.upper() if piece.id in printed else held)
    return texts


def row_of(cell: str) -> str:
    return cell.split(",")[0]


def letter(colour: str) -> str:
    return LETTERS[COLOUR_NAMES.index(colour)]
