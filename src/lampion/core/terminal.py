"""How a game looks in the terminal, and how its moves may be typed there besides notation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from lampion.core.message import Message, Reason
from lampion.core.offers import Offer, Zone
from lampion.core.state import State

if TYPE_CHECKING:
    from lampion.core.game import Game

Span: TypeAlias = tuple[str, str]  # characters, and how they look: "bold color(124)", "dim", "white on red", or ""
Say: TypeAlias = Callable[[Message], str]  # words a message for whoever looks


@dataclass(frozen=True)
class Drawing:
    """A drawing in characters. `beside` stands next to it where there is room, else below.

    `legend` and `zones`, those of them that still need words, follow. A drawing with nothing beside it that is too wide
    for the terminal gives way to the zones.
    """

    lines: Sequence[Sequence[Span]]
    beside: Sequence[Sequence[Span]] = ()
    legend: Message | None = None
    zones: Sequence[Zone] = ()


@dataclass(frozen=True)
class Pick:
    """A first part of a move: of the moves on offer, those whose `part` is `value` remain."""

    part: str
    value: str


def plain_lines(lines: Sequence[str]) -> list[list[Span]]:
    """Lines of characters without colours."""
    return [[(line, "")] for line in lines]


class Terminal:
    """Any game: its own picture if it draws one, else its zones in words; moves typed in notation."""

    def __init__(self, draws: bool = False) -> None:
        self._draws = (
            draws  # whether the game has a picture of its own: the one made of zones says less than their words
        )

    def drawing(self, game: Game, state: State, viewer: int | None, say: Say, plain: bool) -> Drawing | None:
        """The position as the viewer may see it, None for zones in words; `plain`: the terminal knows only ASCII."""
        if plain or not self._draws:
            return None
        return Drawing(plain_lines(game.picture(state, viewer).splitlines()))

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
