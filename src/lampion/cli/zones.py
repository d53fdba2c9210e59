"""Draws any game's zones in the terminal: grids as grids, everything else as a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from rich.text import Text

from lampion.core.game import Piece, Zone
from lampion.core.message import Message

# A shape tells colours apart without colour; each symbol is one column wide.
SYMBOLS = {"sun": "✶", "star": "★", "dot": "●", "square": "■", "ring": "○", "pyramid": "▲"}
NOTHING = "·"
STYLES = {"red": "red", "blue": "blue", "green": "green", "orange": "dark_orange", "purple": "purple"}


def drawn(zones: Sequence[Zone], wording: Callable[[Message], str]) -> Text:
    """All zones under their names, zones of one owner on consecutive lines."""
    parts = [part for _, group in groupby(zones, lambda zone: zone.owner) for part in owned(list(group), wording)]
    return Text("\n").join(parts)


def owned(zones: Sequence[Zone], wording: Callable[[Message], str]) -> list[Text]:
    return [grid(zone, wording) if zone.layout == "grid" and zone.columns else line(zone, wording) for zone in zones]


def grid(zone: Zone, wording: Callable[[Message], str]) -> Text:
    """The pieces row by row, between the numbers of rows and columns where places have such names."""
    width = zone.columns or 1
    rows = [zone.pieces[i : i + width] for i in range(0, len(zone.pieces), width)]
    lines = [Text(wording(zone.label), style="bold"), Text("   " + " ".join(f"{name:>2}" for name in header(rows[0])))]
    for row in rows:
        cells = Text(" ").join(Text(" ") + symbol(piece) for piece in row)
        lines.append(Text(f"{place(row[0], 0):>2} ") + cells)
    return Text("\n").join(lines)


def header(row: Sequence[Piece]) -> list[str]:
    return [place(piece, 1) for piece in row]


def place(piece: Piece, part: int) -> str:
    """A part of a place's name: of "4,5" the row 4 or the column 5."""
    parts = (piece.at or "").split(",")
    return parts[part] if len(parts) == 2 else ""


def symbol(piece: Piece) -> Text:
    if piece.shape is None and piece.colour is None:
        return Text(NOTHING, style="dim")
    return Text(SYMBOLS.get(piece.shape or "", "?"), style=STYLES.get(piece.colour or "", ""))


def line(zone: Zone, wording: Callable[[Message], str]) -> Text:
    pieces = Text(", ").join(named(piece, zone, wording) for piece in zone.pieces)
    return Text(wording(zone.label), style="bold") + Text(": ", style="not bold") + (pieces or Text("–"))


def named(piece: Piece, zone: Zone, wording: Callable[[Message], str]) -> Text:
    """A piece by its name, with its number; where the name only repeats the zone's, the number alone."""
    name = wording(piece.label)
    if zone.layout == "counter" and name == wording(zone.label):
        return Text(str(piece.count))
    shape = Text(SYMBOLS[piece.shape] + " ", STYLES.get(piece.colour or "", "")) if piece.shape in SYMBOLS else Text()
    counted = f"{piece.count} × {name}" if piece.hidden and piece.count != 1 else name
    return shape + Text(counted)
