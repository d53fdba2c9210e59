"""No stranding: whether a turn without a column can still build one (P-19, PR-6).

Zones do not matter here, only how many cards of each colour the player holds. Tiles are laid on the position itself and
taken off again, so nothing is copied.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.games.pagoda.components import (
    ANY,
    BOWL,
    BUDDHA,
    CELLS,
    COLOURS,
    FULL,
    SITES,
)
from lampion.games.pagoda.position import Position

HELD: Final = vec[i64]([0] * COLOURS)  # scratch: the player's cards of each colour


def finishable(position: Position) -> bool:
    """Some column or roof can be built here, or after laying tiles that lead there (P-19)."""
    count_cards(position)
    return can_finish(position)


def finishable_after(position: Position, site: i64, tile: i64, paid: i64, price: i64) -> bool:
    """Whether the position is finishable after laying a tile for `price` cards of the colour `paid`."""
    count_cards(position)
    return finishes_with(position, site, tile, paid, price)


def count_cards(position: Position) -> None:
    own = position.player * CELLS
    colour: i64
    for colour in range(COLOURS):
        HELD[colour] = position.cards[own + colour] + position.cards[own + COLOURS + colour]


def can_finish(position: Position) -> bool:
    site: i64
    for site in range(SITES):
        if can_build_column(position, site) or can_build_roof(position, site):
            return True
    for site in range(SITES):
        if position.is_awaiting(site) and not position.at_top(site) and some_tile_finishes(position, site):
            return True
    return False


def can_build_column(position: Position, site: i64) -> bool:
    """Action A with one card of the right colour, or with the Rice Bowl (P-21)."""
    if position.columns[site] >= FULL:
        return False
    colour = position.colours[site]
    if colour == ANY:
        return holds_some()
    return HELD[colour] > 0 or (position.ready(BOWL) and holds_pair(colour))


def can_build_roof(position: Position, site: i64) -> bool:
    """Action C: the tile first, then the spire from what is left (P-27)."""
    if not position.is_awaiting(site) or not position.at_top(site):
        return False
    base = position.colours[site]
    buddha = position.ready(BUDDHA)
    bowl = position.bowl_ready_for_roof(base)
    tile: i64
    paid: i64
    for tile in range(base * COLOURS, (base + 1) * COLOURS):
        if position.supply[tile] > 0:
            spire = position.variant.spire[tile]
            for paid in range(COLOURS):
                price = tile_price(paid, base, buddha)
                if price > 0:
                    HELD[paid] -= price
                    payable = HELD[spire] >= 2 or (bowl and HELD[spire] == 1 and holds_pair(spire))
                    HELD[paid] += price
                    if payable:
                        return True
    return False


def some_tile_finishes(position: Position, site: i64) -> bool:
    base = position.colours[site]
    buddha = position.ready(BUDDHA)
    paid: i64
    tile: i64
    for paid in range(COLOURS):
        price = tile_price(paid, base, buddha)
        if price > 0:
            for tile in range(base * COLOURS, (base + 1) * COLOURS):
                if position.supply[tile] > 0 and finishes_with(position, site, tile, paid, price):
                    return True
    return False


def tile_price(paid: i64, base: i64, buddha: bool) -> i64:
    """How many cards of a colour pay a tile: one of its own, or two of another with the Buddha; 0 if they cannot."""
    if paid == base:
        return 1 if HELD[paid] > 0 else 0
    return 2 if buddha and HELD[paid] >= 2 else 0


def finishes_with(position: Position, site: i64, tile: i64, paid: i64, price: i64) -> bool:
    """Lay the tile, look, and take it off again. Abilities gained by it count (P-19)."""
    base = tile // COLOURS
    used = position.used
    marker = position.player * COLOURS + base
    uses = position.markers[marker]
    if price == 2:
        position.used |= 1 << BUDDHA
    HELD[paid] -= price
    position.supply[tile] -= 1
    position.left[base] -= 1
    position.floors[site] += 1
    position.columns[site] = 0
    position.colours[site] = tile % COLOURS
    position.gain(base)
    found = can_finish(position)
    position.markers[marker] = uses
    position.colours[site] = base
    position.columns[site] = FULL
    position.floors[site] -= 1
    position.left[base] += 1
    position.supply[tile] += 1
    HELD[paid] += price
    position.used = used
    return found


def holds_some() -> bool:
    colour: i64
    for colour in range(COLOURS):
        if HELD[colour] > 0:
            return True
    return False


def holds_pair(other_than: i64) -> bool:
    """Two cards of one colour, but not of this one (PR-18)."""
    colour: i64
    for colour in range(COLOURS):
        if colour != other_than and HELD[colour] >= 2:
            return True
    return False
