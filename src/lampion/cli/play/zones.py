"""Draws any game from its zones: grids as grids, everything else as lines of words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lampion.cli.play.voice import Voice
from lampion.core.offers import Piece, Zone


def draw_zones(zones: Sequence[Zone], viewer: int | None, voice: Voice) -> RenderableType:
    return Group(*(draw_zone(zone, viewer, voice) for zone in zones))


def draw_zone(zone: Zone, viewer: int | None, voice: Voice) -> RenderableType:
    label = voice.say(zone.label, viewer)
    if zone.layout == "grid" and zone.columns:
        grid = Table.grid(padding=(0, 2, 0, 0))
        words = [Text(piece_words(piece, viewer, voice)) for piece in zone.pieces]
        for start in range(0, len(words), zone.columns):
            grid.add_row(*words[start : start + zone.columns])
        return Group(Text(label, style="bold"), grid)
    if zone.layout == "counter":
        return Text.assemble((label, "bold"), f": {sum(piece.count for piece in zone.pieces)}")
    pieces = ", ".join(piece_words(piece, viewer, voice) for piece in zone.pieces)
    return Text.assemble((label, "bold"), f": {pieces or '–'}")


def piece_words(piece: Piece, viewer: int | None, voice: Voice) -> str:
    """A piece's label; how many there are only where nobody may look, because other labels say it themselves."""
    words = voice.say(piece.label, viewer)
    return f"{piece.count} × {words}" if piece.hidden and piece.count != 1 else words
