"""How a game looks in the terminal and how its moves may be typed; this one serves any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.console import RenderableType

from lampion.cli.play.voice import Voice
from lampion.cli.play.zones import draw_zones
from lampion.core.game import Game
from lampion.core.message import Message, Reason
from lampion.core.offers import Offer
from lampion.core.state import State


@dataclass(frozen=True)
class Pick:
    """A first part of a move: of the moves on offer, those whose `part` is `value` remain."""

    part: str
    value: str


class Face:
    """Any game: drawn from its zones, moves typed in notation."""

    def draw(self, game: Game, state: State, viewer: int | None, voice: Voice, plain: bool) -> RenderableType:
        """The position as the viewer may see it; `plain` is for terminals that know only ASCII."""
        return draw_zones(game.zones(state, viewer), viewer, voice)

    def read(self, text: str, state: State, picked: str | None) -> str | Pick | Reason:
        """Notation of a move for a typed line; or a part of one; or why it is neither."""
        return text

    def ranked(self, offers: Sequence[Offer], previews: Sequence[Mapping[str, object]]) -> list[Offer]:
        """The offers in the order in which a person would like to look at them."""
        return list(offers)

    def manual(self, state: State) -> Message | None:
        """How moves are typed, besides notation."""
        return None

    def example(self, state: State) -> Message | None:
        """A few words beside the prompt that show how to type."""
        return None
