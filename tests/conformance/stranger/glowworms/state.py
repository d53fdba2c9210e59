"""The rules of Glowworms."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.message import Reason
from lampion.core.rng import Rng
from lampion.core.state import NOBODY, State

HAND = 2


class Glowworms(State):
    """A position. `deck` is face down, its top card last; a card that is not known is 0."""

    def __init__(
        self,
        rng: Rng,
        deck: list[int],
        hands: list[list[int]],
        played: list[tuple[int, int]],
        player: int,
        cards: int,
    ) -> None:
        super().__init__(rng)
        self.deck = deck
        self.hands = hands
        self.played = played  # (seat, card), the latest last
        self.player = player
        self.cards = cards

    def copy(self) -> Glowworms:
        hands = [list(hand) for hand in self.hands]
        twin = Glowworms(self.rng.copy(), list(self.deck), hands, list(self.played), self.player, self.cards)
        twin.barrier = self.barrier
        return twin

    def seat(self) -> i64:
        return NOBODY if self.over() else self.player

    def over(self) -> bool:
        return not any(self.hands)

    def max_actions(self) -> i64:
        return HAND

    def actions(self, found: vec[i64]) -> i64:
        if self.over():
            return 0
        for index, card in enumerate(self.hands[self.player]):
            found[index] = card
        return len(self.hands[self.player])

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

    def winners(self) -> list[int]:
        if not self.over():
            return []
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def dump(self) -> dict[str, object]:
        return {
            "rng": self.rng.position(),
            "deck": self.deck,
            "hands": self.hands,
            "played": self.played,
            "player": self.player,
            "cards": self.cards,
            "barrier": self.barrier,
        }
