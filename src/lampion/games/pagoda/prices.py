"""What the pieces of Pagoda cost (P-21, P-24, P-29), for whoever looks at cards that are named for one."""

from __future__ import annotations

from dataclasses import dataclass

from lampion.games.pagoda.actions import Cards
from lampion.games.pagoda.components import (
    ABILITY_NAMES,
    BOWL,
    BUDDHA,
    COLUMN_PRICE,
    SPIRE_PRICE,
    SUBSTITUTE,
    TILE_PRICE,
)


@dataclass(frozen=True)
class Price:
    """So many cards of the piece's colour; with the ability some of another stand for one of them (P-41, P-43)."""

    piece: str
    rule: str
    cards: int
    ability: int

    def is_met(self, paid: Cards, letter: str) -> bool:
        """Exactly these cards, without a substitute."""
        return [card[0] for card in paid] == [letter] * self.cards

    def is_met_by_substitute(self, paid: Cards, letter: str) -> bool:
        """The ability's cards, all of one other colour, stand for one of them."""
        others = [card[0] for card in paid if card[0] != letter]
        pair = len(others) == SUBSTITUTE and len(set(others)) == 1
        return pair and len(paid) - len(others) == self.cards - 1

    def uses(self, paid: Cards) -> list[str]:
        """The ability, by name, if more cards were paid than the price: then a substitute is among them."""
        return [ABILITY_NAMES[self.ability]] if len(paid) > self.cards else []


FOR_COLUMN = Price("column", "P-21", int(COLUMN_PRICE), BOWL)
FOR_TILE = Price("tile", "P-24", int(TILE_PRICE), BUDDHA)
FOR_SPIRE = Price("spire", "P-29", int(SPIRE_PRICE), BOWL)
