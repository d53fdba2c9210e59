"""What one seat knows in Pagoda: the table as it sees it, and an exact count of where the unseen cards can be.

Unseen are the other hand and the draw pile. Until the first reshuffle all unseen cards are alike: each may be in the
hand or anywhere in the pile. When the pile has run out, the cards that are still unseen must be the other hand, so from
then on some of its cards are *known*: the new pile cannot hold them. Later draws mix with them, and when a card is
played from that hand, it may have been a known one or a later one: each possibility is a hypothesis, named by the known
cards that are still there, and every card that comes to light updates the weights by Bayes' rule.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.observation import Observation
from lampion.core.rng import Rng
from lampion.core.state import State
from lampion.games.pagoda import codes
from lampion.games.pagoda.components import CELLS, COLOURS
from lampion.games.pagoda.finishable import finishable
from lampion.games.pagoda.position import NORMAL
from lampion.games.pagoda.state import Pagoda

# How many cards of each colour the other player is known to hold.
Known: TypeAlias = tuple[int, ...]
Hypotheses: TypeAlias = dict[Known, float]

MOST_TRIES: Final = 10_000  # far more than are needed: the true hand is among those that fit


class PagodaObservation(Observation):
    """`known` is the table without what the seat cannot see: other hand, pile and generator are empty."""

    def __init__(self, seat: i64, known: Pagoda, other_hand: i64, hypotheses: Hypotheses) -> None:
        super().__init__(seat)
        self.known = known
        self.other_hand: i64 = other_hand
        self.hypotheses = hypotheses
        self.unseen = unseen_by(known, seat)

    def witness(self, before: State, action: i64, after: State) -> None:
        assert isinstance(before, Pagoda) and isinstance(after, Pagoda)
        actor = before.player
        kind = action >> codes.KIND_SHIFT
        if actor != self.seat:
            for colour in hand_cards(action):
                self.show_from_hand(colour)
        if kind == codes.CHANGE or kind >= codes.END:
            self.see_draws(before, action, after)
        self.known = as_seen_by(after, self.seat)
        if after.finished:
            self.hypotheses = {counts(after, hand_of(1 - self.seat)): 1.0}

    def see_draws(self, before: Pagoda, action: i64, after: Pagoda) -> None:
        """Cards come to the table, then to the hand; in between the pile may run out and be renewed (P-44, P-45)."""
        i: i64
        for i in range(after.drawn_size):
            if i == after.renewed_after:
                self.see_reshuffle(thrown_away(before, action))
            if i < after.drawn_table or before.player == self.seat:
                self.show_from_pile(after.drawn[i])
            else:
                self.other_hand += 1

    def see_reshuffle(self, discard: list[int]) -> None:
        """The pile has run out: what is unseen is the other hand. The new pile is what everybody saw discarded."""
        assert sum(self.unseen) == self.other_hand, "an empty pile leaves only the other hand unseen"
        self.hypotheses = {tuple(self.unseen): 1.0}
        self.unseen = [hidden + count for hidden, count in zip(self.unseen, discard, strict=True)]

    # -- hypotheses ------------------------------------------------------------------------------------------

    def show_from_pile(self, colour: int) -> None:
        """A card of this colour came from the pile before the seat's eyes."""
        updated: Hypotheses = {}
        size = sum(self.unseen)
        for known, weight in self.hypotheses.items():
            mixed = self.unseen[colour] - known[colour]
            if mixed > 0:
                updated[known] = weight * mixed / (size - sum(known))
        self.keep(updated, colour)

    def show_from_hand(self, colour: int) -> None:
        """A card of this colour came from the other hand: any of its cards, none more likely than another."""
        updated: Hypotheses = {}
        size = sum(self.unseen)
        for known, weight in self.hypotheses.items():
            held = sum(known)
            if known[colour] > 0:
                fewer = (*known[:colour], known[colour] - 1, *known[colour + 1 :])
                updated[fewer] = updated.get(fewer, 0.0) + weight * known[colour]
            mixed = self.unseen[colour] - known[colour]
            if mixed > 0 and self.other_hand > held:
                chance = (self.other_hand - held) * mixed / (size - held)
                updated[known] = updated.get(known, 0.0) + weight * chance
        self.other_hand -= 1
        self.keep(updated, colour)

    def keep(self, updated: Hypotheses, colour: int) -> None:
        """Weights are only compared with each other: scale them to sum 1. The card is no longer unseen."""
        self.unseen[colour] -= 1
        total = sum(updated.values())
        assert total > 0.0, "something was seen that cannot happen"
        self.hypotheses = {known: weight / total for known, weight in updated.items()}

    # -- imagining -------------------------------------------------------------------------------------------

    def imagine(self, rng: Rng) -> State:
        """The other player lays a tile or lights the Lantern only if a column can follow (P-19): the hand fits that."""
        state = self.dealt(rng)
        tries: i64 = 0
        while self.owes_a_column(state) and not finishable(state) and tries < MOST_TRIES:
            state = self.dealt(rng)
            tries += 1
        return state

    def owes_a_column(self, state: Pagoda) -> bool:
        """Whether the other player's turn is under way without a column."""
        return state.phase == NORMAL and state.built == 0 and state.player != self.seat

    def dealt(self, rng: Rng) -> Pagoda:
        """Unseen cards in the other hand and in the pile, as the hypotheses allow."""
        state = self.known.copy()
        state.rng = rng.fork()
        known = self.choose(rng)
        size: i64 = 0
        hand = hand_of(1 - self.seat)
        colour: i64
        i: i64
        for colour in range(COLOURS):
            state.cards[hand + colour] = known[colour]
            for i in range(self.unseen[colour] - known[colour]):
                state.pile[size] = colour
                size += 1
        state.pile_size = size
        for i in range(self.other_hand - sum(known)):
            self.take_random(state, hand, rng)
        place = state.pile_size - 1
        while place > 0:
            chosen = rng.below(place + 1)
            card = state.pile[chosen]
            state.pile[chosen] = state.pile[place]
            state.pile[place] = card
            place -= 1
        return state

    def take_random(self, state: Pagoda, hand: i64, rng: Rng) -> None:
        """A random card of the cards stacked so far goes to the hand."""
        chosen = rng.below(state.pile_size)
        state.cards[hand + state.pile[chosen]] += 1
        state.pile_size -= 1
        state.pile[chosen] = state.pile[state.pile_size]
        state.pile[state.pile_size] = 0

    def choose(self, rng: Rng) -> Known:
        """One hypothesis, by weight."""
        point = float(rng.word()) / 4294967296.0
        chosen: Known | None = None
        for known, weight in self.hypotheses.items():
            chosen = known
            point -= weight
            if point < 0.0:
                break
        assert chosen is not None
        return chosen

    def dump(self) -> dict[str, object]:
        return {
            "seat": int(self.seat),
            "known": self.known.dump(),
            "other_hand": int(self.other_hand),
            "hypotheses": [[weight, known] for known, weight in self.hypotheses.items()],
        }


def observe(state: Pagoda, seat: int) -> PagodaObservation:
    """What a seat knows of a position alone: its own hand and what lies open; both hands when the game is over."""
    known = counts(state, hand_of(1 - seat)) if state.finished else tuple([0] * COLOURS)
    return PagodaObservation(seat, as_seen_by(state, seat), state.hand_size(1 - seat), {known: 1.0})


def as_seen_by(state: Pagoda, seat: i64) -> Pagoda:
    """A copy without pile, generator and, until the game is over, the other hand. The pile's size is public."""
    seen = state.copy()
    seen.rng = Rng(vec[i64]([0] * 8))
    i: i64
    for i in range(state.box.all_cards):
        seen.pile[i] = 0
    if not state.finished:
        hand = hand_of(1 - seat)
        for i in range(hand, hand + COLOURS):
            seen.cards[i] = 0
        if state.drawn_by != seat:
            for i in range(state.drawn_table, state.drawn_size):
                seen.drawn[i] = 0
    return seen


def unseen_by(known: Pagoda, seat: i64) -> list[int]:
    """How many cards of each colour are in the pile or in the other hand."""
    unseen: list[int] = []
    own = seat * CELLS
    other = (1 - seat) * CELLS
    colour: i64
    for colour in range(COLOURS):
        seen = known.discard[colour] + known.played[colour] + known.played[COLOURS + colour]
        seen += known.cards[own + colour] + known.cards[own + COLOURS + colour] + known.cards[other + colour]
        unseen.append(known.box.each_colour - seen)
    return unseen


def hand_of(player: i64) -> i64:
    """Where a player's hand begins among the cards."""
    return player * CELLS + COLOURS


def counts(state: Pagoda, first: i64) -> tuple[int, ...]:
    return tuple([int(state.cards[first + colour]) for colour in range(COLOURS)])


def thrown_away(before: Pagoda, action: i64) -> list[int]:
    """The discard pile at the moment of the reshuffle: what lay there, what was played, what was laid down."""
    found: list[int] = []
    colour: i64
    for colour in range(COLOURS):
        count = before.discard[colour] + before.played[colour] + before.played[COLOURS + colour]
        count += (action >> (codes.CARD_BITS * colour)) & codes.CARD_MASK
        count += (action >> (codes.CARD_BITS * (COLOURS + colour))) & codes.CARD_MASK
        found.append(count)
    return found


def hand_cards(action: i64) -> list[int]:
    """The colours of the hand cards that an action shows to all."""
    shown: list[int] = []
    cell: i64
    for cell in range(COLOURS, CELLS):
        for _ in range((action >> (codes.CARD_BITS * cell)) & codes.CARD_MASK):
            shown.append(int(cell) - COLOURS)
    if action >> codes.KIND_SHIFT == codes.ROOF:
        for shift in (codes.PAYMENT_SHIFT, codes.PAYMENT_SHIFT + codes.PAYMENT_BITS):
            cell = ((action >> shift) & codes.PAYMENT_MASK) - 1
            if cell >= COLOURS:
                shown.append(int(cell) - COLOURS)
    return shown
