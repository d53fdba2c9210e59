"""Pagoda's cards: paying, laying down, drawing, and renewing the pile."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.state import NOBODY
from lampion.games.pagoda import codes
from lampion.games.pagoda.components import CELLS, COLOURS, LETTERS
from lampion.games.pagoda.position import Position


class Piles(Position):
    """A position whose cards can move between hands, sites and piles."""

    def pay(self, cards: i64) -> None:
        """Cards go to the site and stay there until closing (P-17)."""
        cell: i64 = 0
        while cards > 0:
            n = cards & codes.CARD_MASK
            if n > 0:
                self.pay_cell(cell, n)
            cards >>= codes.CARD_BITS
            cell += 1

    def pay_cell(self, cell: i64, count: i64) -> None:
        self.cards[self.player * CELLS + cell] -= count
        self.played[cell] += count

    def lay_down(self, cards: i64) -> None:
        """Cards go to the discard pile at once (P-30, P-33, P-37)."""
        cell: i64 = 0
        while cards > 0:
            n = cards & codes.CARD_MASK
            self.cards[self.player * CELLS + cell] -= n
            self.discard[cell % COLOURS] += n
            cards >>= codes.CARD_BITS
            cell += 1

    def refill(self, table: i64, hand: i64) -> None:
        """Draw until so many cards lie on the table, then until so many are in the hand (P-37, P-44)."""
        own = self.player * CELLS
        self.drawn_by = self.player
        self.draw_to(own, table - self.table_size(self.player))
        self.drawn_table = self.drawn_size
        self.draw_to(own + COLOURS, hand - self.hand_size(self.player))

    def forget_draws(self) -> None:
        self.drawn_size = 0
        self.drawn_table = 0
        self.drawn_by = NOBODY
        self.renewed_after = NOBODY

    def draw_to(self, zone: i64, count: i64) -> None:
        """Cards come one at a time from the top of the pile (P-44). A hand above its size keeps them all (P-40)."""
        i: i64
        for i in range(count):
            colour = self.draw_card()
            self.cards[zone + colour] += 1
            self.drawn[self.drawn_size] = colour
            self.drawn_size += 1

    def draw_card(self) -> i64:
        """The top card; an empty pile is renewed from the discard pile only when a card is needed (P-45, PR-7)."""
        if self.pile_size == 0:
            self.reshuffle()
            self.renewed_after = self.drawn_size
        self.barrier = True
        self.pile_size -= 1
        return self.pile[self.pile_size]

    def reshuffle(self) -> None:
        """The whole discard pile becomes the new draw pile (P-45); it is never empty then (PR-2)."""
        self.gather(self.discard)
        assert self.pile_size > 0, "PR-2: draw pile and discard pile are never both empty"
        self.shuffle("reshuffle")

    def gather(self, source: vec[i64]) -> None:
        """Cards, given as counts, are stacked in the order of their colours."""
        colour: i64
        i: i64
        for colour in range(COLOURS):
            for i in range(source[colour]):
                self.pile[self.pile_size] = colour
                self.pile_size += 1
            source[colour] = 0

    def shuffle(self, kind: str) -> None:
        """Every order is equally likely; it is decided, and noted, from the top card down."""
        ledger = self.ledger
        if ledger is not None:
            ledger.begin(kind, None)
        place = self.pile_size - 1
        while place >= 0:
            chosen = self.rng.below(place + 1)
            if ledger is not None:
                chosen = self.place_of(ledger.draw(LETTERS[self.pile[chosen]]), chosen, place)
            card = self.pile[chosen]
            self.pile[chosen] = self.pile[place]
            self.pile[place] = card
            place -= 1
        if ledger is not None:
            ledger.end()

    def place_of(self, letter: str, chosen: i64, last: i64) -> i64:
        """Where a card that is known to come lies among those not yet shuffled: where chance found it, if it fits."""
        if letter == LETTERS[self.pile[chosen]]:
            return chosen
        place: i64
        for place in range(last + 1):
            if letter == LETTERS[self.pile[place]]:
                return place
        raise ValueError(f"a card {letter!r} cannot come next in the pile: none of that colour is left")
