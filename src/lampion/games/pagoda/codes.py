"""The codes of the actions of Pagoda: what each bit of them says (notation: actions.py)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.games.pagoda.components import CELLS, COLOURS

# Cards chosen together are counts of the cells, CARD_BITS for each, packed into one number.
CARD_BITS: Final = 3
CARD_MASK: Final = 7
ONE: Final = vec[i64]([1 << (CARD_BITS * cell) for cell in range(CELLS)])
CARDS_MASK: Final = (1 << 30) - 1

# Actions, from the highest bits to the lowest: kind, site, piece, tile payment, cards. They stay below 2 ** 50, so that
# programs whose numbers are doubles can hold them too.
#   site          0 to 7; 0 where the kind has none
#   piece         the colour of a column, or a tile; 0 where the kind has none
#   tile payment  only for a roof: first cell + 1, and above it second cell + 1 (0: a single card), first <= second
#   cards         the other cards: what a column or tile costs, the spire's, or the set that is laid down
PAYMENT_SHIFT: Final = 30  # CARD_BITS * CELLS, written out: what other modules define is no constant to the compiler
PAYMENT_BITS: Final = 4
PAYMENT_MASK: Final = 15
PIECE_SHIFT: Final = PAYMENT_SHIFT + 2 * PAYMENT_BITS
PIECE_MASK: Final = 31
SITE_SHIFT: Final = PIECE_SHIFT + 5
SITE_MASK: Final = 7
KIND_SHIFT: Final = SITE_SHIFT + 3
COLUMN: Final = 0
TILE: Final = 1
ROOF: Final = 2
ALTERNATIVE: Final = 3
PASS: Final = 4
LIGHT: Final = 5
CHANGE: Final = 6
END: Final = 7
END_FAN: Final = 8
KINDS: Final = 9


def cards_of(cards: i64, colour: i64) -> i64:
    """How many of the packed cards have a colour, from table and hand."""
    return ((cards >> (CARD_BITS * colour)) & CARD_MASK) + ((cards >> (CARD_BITS * (COLOURS + colour))) & CARD_MASK)


assert CARD_BITS * CELLS == PAYMENT_SHIFT and CARDS_MASK == (1 << PAYMENT_SHIFT) - 1
