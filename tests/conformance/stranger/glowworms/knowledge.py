"""What a seat knows in Glowworms: its hand and what was played. All other cards can be anywhere."""

from __future__ import annotations

from mypy_extensions import i64

from glowworms.state import Glowworms
from lampion.core.observation import Observation
from lampion.core.rng import Rng, rng_from
from lampion.core.state import State


class GlowwormsObservation(Observation):
    """`known` is the table with a 0 for every card that the seat cannot see."""

    def __init__(self, seat: i64, known: Glowworms) -> None:
        super().__init__(seat)
        self.known = known

    def witness(self, before: State, action: i64, after: State) -> None:
        assert isinstance(after, Glowworms)
        self.known = as_seen_by(after, int(self.seat))

    def imagine(self, rng: Rng) -> Glowworms:
        """Shuffle the unseen cards over the hidden places."""
        state = self.known.copy()
        state.rng = rng.fork()
        seen = {card for _, card in state.played} | set(state.hands[int(self.seat)])
        unseen = shuffled([card for card in range(1, state.cards + 1) if card not in seen], rng)
        for seat, hand in enumerate(state.hands):
            if seat != self.seat:
                state.hands[seat] = sorted(unseen.pop() for _ in hand)
        state.deck = unseen
        return state

    def dump(self) -> dict[str, object]:
        return {"seat": int(self.seat), "known": self.known.dump()}


def as_seen_by(state: Glowworms, seat: int) -> Glowworms:
    seen = state.copy()
    seen.rng = rng_from("")
    seen.deck = [0] * len(state.deck)
    seen.hands = [hand if owner == seat else [0] * len(hand) for owner, hand in enumerate(seen.hands)]
    return seen


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    left = list(cards)
    return [left.pop(rng.below(len(left))) for _ in cards]
