"""Two pictures side by side, or one above the other where the terminal is too narrow."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

GAP = 3


class Beside:
    """A picture, and words about it."""

    def __init__(self, picture: Text, words: Text) -> None:
        self.picture = picture
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        needed = widest(self.picture) + GAP + widest(self.words)
        page = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
        if needed <= options.max_width:
            page.add_row(self.picture, self.words)
        else:
            page.add_row(self.picture)
            page.add_row("")
            page.add_row(self.words)
        yield page


def widest(text: Text) -> int:
    return max(line.cell_len for line in text.split("\n"))
