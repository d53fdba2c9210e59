"""Small drawings of what lies on the map of Way of the Panda: clans, ninjas, buildings."""

from __future__ import annotations

from lampion.core.svg import CARD, COLOURS, INK, box, disc, outline, path, stroke
from lampion.games.panda.components import COLOURS as CLANS
from lampion.games.panda.zones import SHAPES

BUILDING_INKS = {"gate": COLOURS["blue"], "market": COLOURS["green"], "pagoda": COLOURS["red"]}


def clan_colour(seat: int) -> str:
    return COLOURS[CLANS[seat]]


def on_clan(seat: int) -> str:
    """The ink that can be read on a clan's colour."""
    return CARD if CLANS[seat] == "purple" else INK


def clan(x: float, y: float, seat: int, size: float = 8) -> str:
    """A clan's shape in its colour."""
    fill, edge = clan_colour(seat), stroke(INK, 1.4)
    shape = SHAPES[seat]
    if shape == "circle":
        return disc(x, y, size, fill, edge)
    if shape == "diamond":
        return outline([(x, y - size * 1.2), (x + size * 1.2, y), (x, y + size * 1.2), (x - size * 1.2, y)], fill, edge)
    if shape == "triangle":
        return outline([(x, y - size * 1.3), (x + size * 1.3, y + size), (x - size * 1.3, y + size)], fill, edge)
    return box(x - size, y - size, 2 * size, 2 * size, fill, 0, edge)


def ninja(x: float, y: float) -> str:
    """A hooded face."""
    return disc(x, y, 7, INK) + box(x - 5, y - 3, 10, 3.6, "#f0d9b5", 1.8)


def building(x: float, y: float, kind: str) -> str:
    """A gate, a market or a pagoda, 18 wide and high."""
    ink = BUILDING_INKS[kind]
    if kind == "gate":
        posts = box(x - 6, y - 3, 3, 12, ink) + box(x + 3, y - 3, 3, 12, ink)
        return box(x - 9, y - 9, 18, 3.5, ink) + box(x - 7, y - 4, 14, 2.5, ink) + posts
    if kind == "market":
        awning = outline([(x - 6, y - 8), (x + 6, y - 8), (x + 9, y), (x - 9, y)], ink)
        return awning + box(x - 7, y + 1, 14, 8, "none", 0, stroke(ink, 2))
    roofs = [
        outline([(x, y - 10 + 8 * n), (x + 6 + n, y - 3 + 8 * n), (x - 6 - n, y - 3 + 8 * n)], ink) for n in (0, 1)
    ]
    return "".join(roofs) + path(f"M{x - 4:g} {y + 5:g}V{y + 9:g}M{x + 4:g} {y + 5:g}V{y + 9:g}", edge=stroke(ink, 3))
