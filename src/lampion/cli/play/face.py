"""A game in the terminal: what its `Terminal` draws, as rich shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from lampion.cli.play.beside import Beside, widest
from lampion.cli.play.voice import Voice
from lampion.cli.play.zones import draw_zones
from lampion.core.game import Game
from lampion.core.message import Message, Reason
from lampion.core.offers import Offer
from lampion.core.state import State
from lampion.core.terminal import Pick, Span, Terminal


class Face:
    """How a game looks, and how its moves may be typed."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal

    def draw(self, game: Game, state: State, viewer: int | None, voice: Voice, plain: bool) -> RenderableType:
        """The position as the viewer may see it; `plain` is for terminals that know only ASCII."""
        words = draw_zones(game.zones(state, viewer), viewer, voice)
        drawing = self._terminal.drawing(game, state, viewer, lambda message: voice.say(message, viewer), plain)
        if drawing is None:
            return words
        picture = text_of(drawing.lines)
        shown: list[RenderableType] = [Beside(picture, text_of(drawing.beside)) if drawing.beside else picture]
        if drawing.legend is not None:
            shown.append(Text(voice.say(drawing.legend, viewer), "dim"))
        if drawing.zones:
            shown += ["", draw_zones(drawing.zones, viewer, voice)]
        return Group(*shown) if drawing.beside else IfItFits(picture, Group(*shown), words)

    def read(self, text: str, state: State, picked: str | None) -> str | Pick | Reason:
        return self._terminal.read(text, state, picked)

    def ranked(self, offers: Sequence[Offer], previews: Sequence[Mapping[str, object]]) -> list[Offer]:
        return self._terminal.ranked(offers, previews)

    def manual(self, state: State) -> Message | None:
        return self._terminal.manual(state)

    def example(self, state: State) -> Message | None:
        return self._terminal.example(state)


def text_of(lines: Sequence[Sequence[Span]]) -> Text:
    """Lines of spans as one text that is never wrapped."""
    return Text("\n", no_wrap=True).join(Text.assemble(*line) for line in lines)


class IfItFits:
    """One picture where the terminal is wide enough for a drawing, else another."""

    def __init__(self, drawing: Text, wide: RenderableType, narrow: RenderableType) -> None:
        self._drawing, self._wide, self._narrow = drawing, wide, narrow

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._wide if widest(self._drawing) <= options.max_width else self._narrow
