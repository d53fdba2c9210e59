"""Small drawings of Pagoda's five abilities: the shape that stands beside each colour."""

from __future__ import annotations

from lampion.core.svg import box, disc, path, stroke
from lampion.games.pagoda.components import ABILITY_NAMES, COLOUR_NAMES


def glyph(x: float, y: float, colour: str, fill: str, size: float = 8) -> str:
    """The ability of a colour, about twice `size` high and wide."""
    ability = ABILITY_NAMES[COLOUR_NAMES.index(colour)]
    s = size
    if ability == "lantern":
        body = f'<ellipse cx="{x:g}" cy="{y:g}" rx="{s * 0.8:g}" ry="{s * 0.65:g}" fill="{fill}"/>'
        return body + box(x - s * 0.12, y - s, s * 0.24, 2 * s, fill)
    if ability == "buddha":
        robe = f"M{x - s:g} {y + s * 0.9:g}Q{x:g} {y - s * 1.3:g} {x + s:g} {y + s * 0.9:g}Z"
        return disc(x, y - s * 0.6, s * 0.38, fill) + path(robe, fill)
    if ability == "bowl":
        bowl = f"M{x - s:g} {y:g}H{x + s:g}A{s:g} {s:g} 0 0 1 {x - s:g} {y:g}Z"
        rice = f"M{x - s * 0.65:g} {y - s * 0.2:g}Q{x:g} {y - s * 1.5:g} {x + s * 0.65:g} {y - s * 0.2:g}Z"
        return path(bowl, fill) + path(rice, fill)
    if ability == "dragon":
        back = f"M{x - s:g} {y + s * 0.7:g}L{x - s * 0.4:g} {y - s * 0.6:g}L{x + s * 0.2:g} {y + s * 0.6:g}"
        return path(f"{back}L{x + s * 0.9:g} {y - s * 0.8:g}", edge=stroke(fill, s * 0.42))
    fan = f"M{x:g} {y + s * 0.8:g}L{x - s:g} {y - s * 0.3:g}A{s * 1.3:g} {s * 1.3:g} 0 0 1 {x + s:g} {y - s * 0.3:g}Z"
    return path(fan, fill)
