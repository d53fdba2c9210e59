"""No stranding: whether a turn without a column can still build one (P-19, PR-6).

Zones do not matter here, only how many cards of each colour the player holds. Tiles are laid on the position itself and
taken off again, so nothing is copied.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.games.pagoda.components import ANY, BOWL, BUDDHA, CELLS, COLOURS, Box
from lampion.games.pagoda.position import Position

HELD: Final = vec[i64]([0] * COLOURS)  # scratch: a player's cards of each colour, counted last


def finishable(position: Position) -> bool:
    """Some column or roof can be built here, or after laying tiles that lead there (P-19)."""
    count_cards(position, position.player)
    return can_finish(position)


def count_cards(position: Position, player: i64) -> None:
    own = player * CELLS
    colour: i64
    for colour in range(COLOURS):
        HELD[colour] = position.cards[own + colour] + position.cards[own + COLOURS + colour]


def can_finish(position: Position) -> bool:
    sites = position.box.sites
    site: i64
    for site in range(sites):
        if can_build_column(position, site) or can_build_roof(position, site):
            return True
    for site in range(sites):
        if position.is_awaiting(site) and not position.at_top(site) and some_tile_finishes(position, site):
            return True
    return False


def can_build_column(position: Position, site: i64) -> bool:
    """Action A, with the Rice Bowl if need be (P-21)."""
    if position.columns[site] >= position.box.full:
        return False
    price = position.box.column_price
    substitute: i64 = 0
    if position.ready(BOWL):
        substitute = position.box.bowl_price
    colour = position.colours[site]
    if colour != ANY:
        return can_pay(colour, price, substitute)
    for colour in range(COLOURS):
        if can_pay(colour, price, substitute):
            return True
    return False


def can_build_roof(position: Position, site: i64) -> bool:
    """Action C: the tile first, then the spire from what is left (P-27)."""
    if not position.is_awaiting(site) or not position.at_top(site):
        return False
    base = position.colours[site]
    buddha = position.ready(BUDDHA)
    substitute: i64 = 0
    if position.bowl_ready_for_roof(base):
        substitute = position.box.bowl_price
    tile: i64
    paid: i64
    for tile in range(base * COLOURS, (base + 1) * COLOURS):
        if position.supply[tile] > 0:
            for paid in range(COLOURS):
                price = tile_price(position.box, paid == base, buddha)
                if price > 0 and HELD[paid] >= price:
                    HELD[paid] -= price
                    payable = can_pay(position.box.spire[tile], position.box.spire_price, substitute)
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
        price = tile_price(position.box, paid == base, buddha)
        if price > 0 and HELD[paid] >= price:
            for tile in range(base * COLOURS, (base + 1) * COLOURS):
                if position.supply[tile] > 0 and finishes_with(position, site, tile, paid, price):
                    return True
    return False


def tile_price(box: Box, own_colour: bool, buddha: bool) -> i64:
    """How many cards of a colour a tile costs; in others only the Buddha pays, without it 0 (P-24, P-43)."""
    if own_colour:
        return box.tile_price
    if buddha:
        return box.buddha_price
    return 0


def can_pay(colour: i64, price: i64, substitute: i64) -> bool:
    """Whether the cards counted last pay so many of a colour; so many of another can stand for one, 0: none (P-41)."""
    if HELD[colour] >= price:
        return True
    if substitute == 0 or HELD[colour] < price - 1:
        return False
    other: i64
    for other in range(COLOURS):  # a pair of the same colour is no substitute (PR-18)
        if other != colour and HELD[other] >= substitute:
            return True
    return False


def finishes_with(position: Position, site: i64, tile: i64, paid: i64, price: i64) -> bool:
    """Lay the tile, look, and take it off again. Abilities gained by it count (P-19)."""
    base = tile // COLOURS
    used = position.used
    marker = position.player * COLOURS + base
    uses = position.markers[marker]
    if paid != base:
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
    position.columns[site] = position.box.full
    position.floors[site] -= 1
    position.left[base] += 1
    position.supply[tile] += 1
    HELD[paid] += price
    position.used = used
    return found
