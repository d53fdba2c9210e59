"""Draws with matplotlib, as SVG that takes its colours from the page, so that it reads in light and dark.

The same data gives the same bytes.
"""

from __future__ import annotations

import io
import re
from html import escape
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

# The colours that are drawn with, each replaced by a variable of the page's style.
INK, MUTED, LINE, BLUE, ACCENT, SHADE = "#22262e", "#5b5e64", "#d9d0bf", "#2f6db3", "#b03a26", "#ece4d4"
VARIABLES = {INK: "ink", MUTED: "muted", LINE: "line", BLUE: "blue", ACCENT: "accent", SHADE: "shade"}
WIDTH, LETTERS = 4.9, 12  # inches of 72 units, and units: so it can still be read at the width of a phone
STYLE: dict[Any, object] = {  # (matplotlib lists every name it allows as a type)
    "font.size": LETTERS,
    "axes.edgecolor": LINE,
    "axes.labelcolor": MUTED,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "text.color": INK,
    "xtick.color": MUTED,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "svg.fonttype": "none",
}


class Drawing:
    """One or more rows of axes that share the horizontal one; `svg()` gives what was drawn on them."""

    def __init__(self, name: str, height: float, rows: int = 1) -> None:
        self.name = name
        with matplotlib.rc_context(STYLE):
            self.figure = Figure(figsize=(WIDTH, height), layout="constrained")
            self.rows: list[Axes] = list(self.figure.subplots(rows, 1, sharex=True, squeeze=False)[:, 0])

    @property
    def axes(self) -> Axes:
        """The only row."""
        return self.rows[0]

    def svg(self, label: str) -> str:
        """The drawing as an element of a page, with a sentence for those who cannot see it."""
        file = io.StringIO()
        with matplotlib.rc_context({**STYLE, "svg.hashsalt": self.name}):
            FigureCanvasSVG(self.figure)
            nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
            self.figure.savefig(file, format="svg", transparent=True, metadata=nothing)
        return self._for_the_page(file.getvalue(), label)

    def _for_the_page(self, text: str, label: str) -> str:
        text = text[text.index("<svg") :]
        text = re.sub(r"<metadata>.*?</metadata>\s*", "", text, flags=re.DOTALL)
        # Names must be unique on a page with several drawings.
        text = re.sub(r'\bid="', f'id="{self.name}-', text)
        text = re.sub(r'(href="|url\()#', rf"\1#{self.name}-", text)
        for colour, variable in VARIABLES.items():
            text = text.replace(colour, f"var(--{variable})")
        opening = re.compile(r'<svg [^>]*?(viewBox="[^"]*")[^>]*>', re.DOTALL)
        heading = f'<svg \\1 role="img" aria-label="{escape(label)}" xmlns:xlink="http://www.w3.org/1999/xlink">'
        return opening.sub(heading, text, count=1).strip()
