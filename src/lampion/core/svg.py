"""Small SVG drawings for notebooks: what the games' drawings share."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import cos, pi, sin
from typing import Final

LETTER_WIDTH, LINE_HEIGHT, MARGIN = 8.4, 18, 10
PAPER, CARD, INK, MUTED, LINE = "#f7f2e8", "#fffdf8", "#22262e", "#5b5e64", "#b9ad96"
GLOW: Final = "#f6c667"  # what happened last
TURN: Final = "#b03a26"  # whose turn it is
COLOURS: Final = {
    "red": "#c8382e",
    "blue": "#2f6db3",
    "green": "#33814a",
    "yellow": "#e3b23c",
    "orange": "#d9741f",
    "violet": "#7a4fa3",
    "purple": "#7a4fa3",
    "white": "#fffdf8",
}


def drawing(width: float, height: float, parts: Sequence[str]) -> str:
    """A whole drawing; it brings its own light ground, so that it reads in dark notebooks too."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" font-family="sans-serif"><rect width="100%" height="100%" rx="8" fill="{PAPER}"/>'
        f"{''.join(parts)}</svg>"
    )


def text_as_svg(text: str) -> str:
    """Lines of characters, drawn as they are."""
    lines = text.splitlines() or [""]
    shown = [
        f'<text x="{MARGIN}" y="{MARGIN + LINE_HEIGHT * (number + 0.75):g}" font-family="monospace" font-size="14" '
        f'fill="{INK}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    ]
    width = 2 * MARGIN + LETTER_WIDTH * max(len(line) for line in lines)
    return drawing(width, 2 * MARGIN + LINE_HEIGHT * len(lines), shown)


def label(
    x: float, y: float, text: str, size: int = 14, fill: str = INK, anchor: str = "middle", bold: bool = False
) -> str:
    """A short text whose middle line is at y."""
    weight = ' font-weight="600"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y + size * 0.36:g}" font-size="{size}" fill="{fill}" text-anchor="{anchor}"{weight}>'
        f"{escape(text)}</text>"
    )


def box(x: float, y: float, width: float, height: float, fill: str, rounding: float = 0, edge: str = "") -> str:
    """A rectangle; `edge` is how its outline is drawn, if it has one."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{rounding:g}" fill="{fill}"{edge}/>'


def stroke(colour: str, width: float = 1, dashed: bool = False) -> str:
    """How an outline is drawn."""
    return f' stroke="{colour}" stroke-width="{width:g}"' + (' stroke-dasharray="3 2"' if dashed else "")


def disc(x: float, y: float, radius: float, fill: str, edge: str = "") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{edge}/>'


def outline(points: Sequence[tuple[float, float]], fill: str, edge: str = "") -> str:
    """A closed shape with straight sides."""
    corners = " ".join(f"{round(x, 1):g},{round(y, 1):g}" for x, y in points)
    return f'<polygon points="{corners}" fill="{fill}"{edge}/>'


def star(x: float, y: float, rays: int, outer: float, inner: float) -> list[tuple[float, float]]:
    """The corners of a star, the first ray upwards."""
    corners = []
    for number in range(2 * rays):
        angle, radius = number * pi / rays - pi / 2, inner if number % 2 else outer
        corners.append((x + radius * cos(angle), y + radius * sin(angle)))
    return corners


def path(along: str, fill: str = "none", edge: str = "") -> str:
    """Any shape, in the commands of SVG paths."""
    return f'<path d="{along}" fill="{fill}"{edge}/>'
