"""What the pieces of Pagoda cost (P-21, P-24, P-29), for whoever looks at cards that are named for one."""

from __future__ import annotations

from dataclasses import dataclass

from lampion.games.pagoda.actions import Cards
from lampion.games.pagoda.components import ABILITY_NAMES, BOWL, BUDDHA, Box


@dataclass(frozen=True)
class Price:
    """So many cards of the piece's colour; with the ability `others` of one other colour stand for some of them.

    `rest` is what must still be paid in the colour then: the Rice Bowl stands for one card (P-41), the Buddha for the
    whole tile (P-43).
    """

    piece: str
    rule: str
    cards: int
    ability: int
    others: int
    rest: int

    def is_met(self, paid: Cards, letter: str) -> bool:
        """Exactly these cards, without a substitute."""
        return [card[0] for card in paid] == [letter] * self.cards

    def is_met_by_substitute(self, paid: Cards, letter: str) -> bool:
        """The ability's cards, all of one other colour, stand for some of them."""
        others = [card[0] for card in paid if card[0] != letter]
        return len(others) == self.others and len(set(others)) == 1 and len(paid) - len(others) == self.rest

    def is_own_pair(self, paid: Cards, letter: str) -> bool:
        """The ability's cards, but in the colour of the piece itself (PR-18)."""
        return self.rest == 0 and [card[0] for card in paid] == [letter] * self.others


def for_column(box: Box) -> Price:
    return Price("column", "P-21", int(box.column_price), BOWL, int(box.bowl_price), int(box.column_price) - 1)


def for_tile(box: Box) -> Price:
    return Price("tile", "P-24", int(box.tile_price), BUDDHA, int(box.buddha_price), 0)


def for_spire(box: Box) -> Price:
    return Price("spire", "P-29", int(box.spire_price), BOWL, int(box.bowl_price), int(box.spire_price) - 1)


def substitutes(ability: int, paid: Cards, letter: str) -> list[str]:
    """The ability, by name, if a card of another colour than the piece's is among those paid."""
    return [ABILITY_NAMES[ability]] if any(card[0] != letter for card in paid) else []
