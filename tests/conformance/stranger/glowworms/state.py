"""The rules of Glowworms."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from lampion.core.message import Reason
from lampion.core.plain_state import PlainState
from lampion.core.state import NOBODY


@dataclass(eq=False)
class Glowworms(PlainState):
    """A position. `deck` is face down, its top card last; a card that is not known is 0."""

    deck: list[int]
    hands: list[list[int]]
    played: list[tuple[int, int]]  # (seat, card), the latest last
    player: int
    cards: int

    def seat(self) -> i64:
        return self.player if self.legal() else NOBODY

    def legal(self) -> list[int]:
        return list(self.hands[self.player])

    def why_not(self, action: int) -> Reason:
        if self.over() or not 1 <= action <= self.cards:
            return super().why_not(action)
        return Reason("G-2", "glowworms-refuse-not-in-hand", {"card": action})

    def play(self, action: i64) -> None:
        """G-2: the card drawn is a secret that comes to light, so undo ends there."""
        hand = self.hands[self.player]
        hand.remove(action)
        self.played.append((self.player, int(action)))
        self.barrier = bool(self.deck)
        if self.deck:
            hand.append(self.deck.pop())
            hand.sort()
        self.player = (self.player + 1) % len(self.hands)

    def lights(self) -> list[tuple[int, int]]:
        """The cards that scored, with their seats (G-3)."""
        before = [0, *(card for _, card in self.played)]
        return [(seat, card) for (seat, card), last in zip(self.played, before, strict=False) if card > last]

    def scores(self) -> list[int]:
        return [self.tally(seat)[0] for seat in range(len(self.hands))]

    def tally(self, seat: int) -> list[int]:
        """Points, and the number of cards that scored them."""
        own = [card for owner, card in self.lights() if owner == seat]
        return [sum(own), len(own)]
