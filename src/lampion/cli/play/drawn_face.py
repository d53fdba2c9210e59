"""Games whose table is easier to see than to read: a drawing in characters stands above the words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from lampion.cli.play.face import Face
from lampion.cli.play.voice import Voice
from lampion.cli.play.zones import draw_zones
from lampion.core.game import Game
from lampion.core.message import Message
from lampion.core.state import State

Drawing = Callable[[Any], list[str]]  # from the view of a seat, without words


class DrawnFace(Face):
    """A drawing of what the seat sees, a legend, and the zones in words, except those that the drawing replaces."""

    def __init__(self, drawing: Drawing, legend: str, replaced: Sequence[str] = ()) -> None:
        self._drawing = drawing
        self._legend = Message(legend)
        self._replaced = replaced

    def draw(self, game: Game, state: State, viewer: int | None, voice: Voice, plain: bool) -> RenderableType:
        words = super().draw(game, state, viewer, voice, plain)
        if plain:
            return words
        view: Mapping[str, object] = game.view(state, viewer)
        others = [zone for zone in game.zones(state, viewer) if zone.id not in self._replaced]
        legend = Text(voice.say(self._legend, viewer), "dim")
        lines = Text("\n".join(self._drawing(view)), no_wrap=True)
        return IfItFits(lines, Group(lines, legend, "", draw_zones(others, viewer, voice)), words)


class IfItFits:
    """One picture where the terminal is wide enough for a drawing, else another."""

    def __init__(self, drawing: Text, wide: RenderableType, narrow: RenderableType) -> None:
        self._drawing, self._wide, self._narrow = drawing, wide, narrow

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        needed = max(line.cell_len for line in self._drawing.split("\n"))
        yield self._wide if needed <= options.max_width else self._narrow
