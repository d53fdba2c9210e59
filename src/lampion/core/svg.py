"""Small SVG drawings for notebooks: what the games' drawings share."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

LETTER_WIDTH, LINE_HEIGHT, MARGIN = 8.4, 18, 10


def drawing(width: float, height: float, parts: Sequence[str]) -> str:
    """A whole drawing; it brings its own light ground, so that it reads in dark notebooks too."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" font-family="sans-serif"><rect width="100%" height="100%" rx="8" fill="#f7f2e8"/>'
        f"{''.join(parts)}</svg>"
    )


def text_as_svg(text: str) -> str:
    """Lines of characters, drawn as they are."""
    lines = text.splitlines() or [""]
    shown = [
        f'<text x="{MARGIN}" y="{MARGIN + LINE_HEIGHT * (number + 0.75):g}" font-family="monospace" font-size="14" '
        f'fill="#2b2118" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    ]
    width = 2 * MARGIN + LETTER_WIDTH * max(len(line) for line in lines)
    return drawing(width, 2 * MARGIN + LINE_HEIGHT * len(lines), shown)
