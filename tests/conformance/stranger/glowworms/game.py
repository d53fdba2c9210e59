"""Glowworms as Lampion knows it."""

from __future__ import annotations

from collections.abc import Mapping

from glowworms.state import Glowworms
from lampion.core.chance import ChanceLedger, shuffled
from lampion.core.game import Game
from lampion.core.message import Message, SeatRef
from lampion.core.offers import Offer, Piece, Zone
from lampion.core.rng import Rng, rng_from
from lampion.core.setup import Option, Setup

CARDS = {False: 12, True: 8}  # by the option `short`
HAND = 2


class GlowwormsGame(Game[Glowworms]):
    """Facts and faces of Glowworms."""

    name = "glowworms"
    title = "Glowworms"
    rules = "1"
    seats = (2, 3)
    options = (Option("short", False, (False, True)),)
    max_decisions = 12
    position_class = Glowworms

    def new(self, setup: Setup, ledger: ChanceLedger | None = None) -> Glowworms:
        count = CARDS[bool(self.check(setup)["short"])]
        rng = rng_from(setup.seed)
        start = self.start_player(setup, rng, ledger)
        deck = shuffled(range(1, count + 1), rng, ledger, "deck")
        hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(setup.seats)]
        return Glowworms(rng, deck, hands, [], start, count)

    def notation(self, state: Glowworms, action: int) -> str:
        return f"card {action}"

    def conceal(self, state: Glowworms, seat: int | None) -> None:
        """A seat sees its own hand and what was played. All other cards can be anywhere."""
        state.deck = [0] * len(state.deck)
        state.hands = [hand if owner == seat else [0] * len(hand) for owner, hand in enumerate(state.hands)]

    def imagine(self, known: Glowworms, seat: int, rng: Rng) -> None:
        """Shuffle the unseen cards over the hidden places."""
        seen = {card for _, card in known.played} | set(known.hands[seat])
        unseen = shuffled([card for card in range(1, known.cards + 1) if card not in seen], rng)
        for owner, hand in enumerate(known.hands):
            if owner != seat:
                known.hands[owner] = sorted(unseen.pop() for _ in hand)
        known.deck = unseen

    def view(self, state: Glowworms, seat: int | None) -> Mapping[str, object]:
        return {
            "deck": len(state.deck),
            "played": [{"seat": owner, "card": card} for owner, card in state.played],
            "hands": [hand if owner == seat else None for owner, hand in enumerate(state.hands)],
            "sizes": [len(hand) for hand in state.hands],
            "player": state.player,
        }

    def zones(self, state: Glowworms, seat: int | None) -> list[Zone]:
        deck = Piece("deck", Message("glowworms-hidden"), count=len(state.deck), hidden=True)
        return [
            Zone("row", Message("glowworms-zone-row"), "row", tuple(card_piece(card) for _, card in state.played)),
            Zone("deck", Message("glowworms-zone-deck"), "counter", (deck,)),
            *(hand_zone(hand, owner, seat) for owner, hand in enumerate(state.hands)),
        ]

    def offers(self, state: Glowworms) -> list[Offer]:
        return [Offer(card, self.notation(state, card), {"card": card}) for card in state.legal()]


def card_piece(card: int) -> Piece:
    return Piece(f"card-{card}", Message("glowworms-card", {"card": card}))


def hand_zone(hand: list[int], owner: int, seat: int | None) -> Zone:
    hidden = Piece(f"hidden-{owner}", Message("glowworms-hidden"), count=len(hand), hidden=True)
    pieces = [card_piece(card) for card in hand] if owner == seat else [hidden]
    return Zone(f"hand-{owner}", Message("glowworms-zone-hand", {"who": SeatRef(owner)}), "row", tuple(pieces), owner)


GAME = GlowwormsGame()
