"""AXIO in the terminal: its drawing, and short ways to type a placement."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from lampion.core.game import Game
from lampion.core.message import Message, Reason
from lampion.core.offers import Offer
from lampion.core.state import State
from lampion.core.terminal import Drawing, Pick, Say, Terminal
from lampion.games.axio.actions import PLACEMENT
from lampion.games.axio.components import LETTERS, SIDE
from lampion.games.axio.state import Axio
from lampion.games.axio.terminal_drawing import drawing_of
from lampion.games.axio.view import rack, view

CELL = r"\(?\s*(\d{1,3})\s*[,.;/]\s*(\d{1,3})\s*\)?"
SHORT = re.compile(rf"(?:(\d|[{LETTERS}]{{2}})\s*[:\s]\s*)?{CELL}\s*{CELL}")
TILE = re.compile(rf"\d|[{LETTERS}]{{2}}")
STEP_FOUR = {
    "refill": ("refill", "draw", "nachziehen", "ziehen", "compléter", "completer", "piocher"),
    "swap": ("swap", "tauschen", "échanger", "echanger"),
}


class AxioTerminal(Terminal):
    """A placement is a tile, by its number or letters, and two cells: `2 4,5 4,6` or `bo 4,5 4,6`."""

    def drawing(self, game: Game, state: State, viewer: int | None, say: Say, plain: bool) -> Drawing:
        return drawing_of(view(placing(state), viewer), int(state.seat()), viewer, say, plain)

    def read(self, text: str, state: State, picked: str | None) -> str | Pick | Reason:
        line = text.lower()
        for notation, words in STEP_FOUR.items():
            if line in words:
                return notation
        if state.over() or int(placing(state).phase) != 0:
            return text
        if TILE.fullmatch(line):
            tile = named_tile(line, state)
            return tile if isinstance(tile, Reason) else Pick("tile", tile)
        short = SHORT.fullmatch(line)
        if short is not None:
            tile = named_tile(short[1], state) if short[1] else picked or only_tile(state)
            if isinstance(tile, Reason):
                return tile
            return placement(tile, (int(short[2]), int(short[3])), (int(short[4]), int(short[5])))
        whole = PLACEMENT.fullmatch(line)
        if whole is not None:
            return placement(whole[1] + whole[4], (int(whole[2]), int(whole[3])), (int(whole[5]), int(whole[6])))
        return text

    def ranked(self, offers: Sequence[Offer], previews: Sequence[Mapping[str, object]]) -> list[Offer]:
        """Most points first."""
        order = sorted(range(len(offers)), key=lambda i: -total(previews[i]))
        return [offers[i] for i in order]

    def manual(self, state: State) -> Message | None:
        return Message("axio-terminal-manual")

    def example(self, state: State) -> Message | None:
        return Message("axio-terminal-example") if not state.over() and int(placing(state).phase) == 0 else None


def placing(state: State) -> Axio:
    assert isinstance(state, Axio), f"expected a position of AXIO, got {type(state).__name__}"
    return state


def named_tile(name: str, state: State) -> str | Reason:
    """The tile of that number on the rack of the player to move; two letters are a tile already."""
    if not name.isdigit():
        return name
    tiles = rack(placing(state), int(state.seat()))
    if not 1 <= int(name) <= len(tiles):
        return Reason("", "axio-terminal-no-tile", {"number": int(name), "count": len(tiles)})
    return tiles[int(name) - 1]


def only_tile(state: State) -> str | Reason:
    """The tile that is meant where none is named: the only one there is."""
    tiles = sorted(set(rack(placing(state), int(state.seat()))))
    return tiles[0] if len(tiles) == 1 else Reason("", "axio-terminal-which-tile")


def placement(tile: str, first: tuple[int, int], second: tuple[int, int]) -> str | Reason:
    """Notation for a tile whose first half lies on the first cell, if such cells exist."""
    for cell in (first, second):
        if max(cell) >= SIDE:
            return Reason("A-1", "axio-refuse-outside", {"cell": f"{cell[0]},{cell[1]}"})
    return f"{tile[0]}({first[0]},{first[1]}) {tile[1]}({second[0]},{second[1]})"


def total(preview: Mapping[str, object]) -> int:
    points = preview.get("points")
    return sum(points.values()) if isinstance(points, dict) else 0
