"""How likely each card of Pagoda is: any that is left in the pile, whatever order it lies in (P-3, P-44, P-45).

The order of the pile is decided long before a card is drawn, but nobody has seen it: for everybody the next card is any
of those in the pile, and after a reshuffle any of those that were discarded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mypy_extensions import i64

from lampion.core.chance import ChanceEvent
from lampion.core.chance_law import START, ChanceLaw, Draw, Outcome, PartLedger, shares
from lampion.core.rng import Rng
from lampion.core.setup import Setup
from lampion.games.pagoda.components import COLOURS, LETTERS, PLAYERS
from lampion.games.pagoda.editions import EDITIONS
from lampion.games.pagoda.knowledge import thrown_away
from lampion.games.pagoda.state import Pagoda

DEAL = "shuffle"  # kinds of chance events
RESHUFFLE = "reshuffle"
CARD = "card"  # drawn from the pile: no chance event of a record, which notes whole shuffles


class PagodaLaw(ChanceLaw[Pagoda]):
    """What is drawn are cards; a shuffle itself tells nobody anything."""

    def outcomes(
        self, setup: Setup, before: Pagoda | None, action: int, given: Sequence[Draw], draw: Draw
    ) -> list[Outcome]:
        if draw.kind == START:
            return super().outcomes(setup, before, action, given, draw)
        if before is None:
            each = int(EDITIONS.named(setup.edition).variants[False, False].each_colour) - PLAYERS
            left = Counter(dict.fromkeys(LETTERS, each))
        elif draw.kind == CARD:
            left = counted(before)
        else:
            left = Counter(dict(zip(LETTERS, thrown_away(before, action), strict=True)))
        left.subtract(one.item for one in given if one.kind == draw.kind)
        return shares(left)

    def draws(self, before: Pagoda | None, action: int, after: Pagoda, events: Sequence[ChanceEvent]) -> list[Draw]:
        if before is None:
            found: list[Draw] = []
            for event in events:
                seen = dealt_cards(after) if event.kind == DEAL else len(event.items)
                found += [Draw(event.kind, event.seat, item) for item in event.items[:seen]]
            return found
        size = int(after.drawn_size)
        first = int(after.renewed_after) if after.renewed_after >= 0 else size
        seat = int(before.player)
        letters = [LETTERS[after.drawn[i]] for i in range(size)]
        return [Draw(CARD if i < first else RESHUFFLE, seat, letter) for i, letter in enumerate(letters)]

    def carried_out(self, before: Pagoda, action: int, given: Sequence[Draw], rng: Rng) -> Pagoda:
        after = self.afresh(before, rng)
        on_top(after, [LETTERS.index(draw.item) for draw in given if draw.kind == CARD])
        after.ledger = PartLedger([draw for draw in given if draw.kind == RESHUFFLE])
        after.play(action)
        after.ledger = None
        return after

    def afresh(self, state: Pagoda, rng: Rng) -> Pagoda:
        """The pile is stacked anew: from its counts, so that its old order leaves no trace."""
        fresh = super().afresh(state, rng)
        place: i64 = 0
        colour: i64
        for letter, count in sorted(counted(state).items()):
            colour = LETTERS.index(letter)
            for _ in range(count):
                fresh.pile[place] = colour
                place += 1
        fresh.shuffle(DEAL)
        return fresh

    def forked(self, state: Pagoda, rng: Rng) -> Pagoda:
        fresh = super().afresh(state, rng)
        fresh.shuffle(DEAL)
        return fresh


def counted(state: Pagoda) -> Counter[str]:
    """The cards of the pile by their letters."""
    return Counter(LETTERS[state.pile[i]] for i in range(state.pile_size))


def on_top(state: Pagoda, colours: list[int]) -> None:
    """Cards of these colours come first from the pile: each changes places with one that lies higher."""
    pile = state.pile
    place = int(state.pile_size) - 1
    for colour in colours:
        found = next(at for at in range(place, -1, -1) if pile[at] == colour)
        pile[found], pile[place] = pile[place], pile[found]
        place -= 1


def dealt_cards(state: Pagoda) -> int:
    """How many cards of the first shuffle are drawn at once."""
    box = state.box
    return int(PLAYERS * (box.table - COLOURS + box.hand))
