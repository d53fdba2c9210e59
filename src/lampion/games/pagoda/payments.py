"""Every way to pay for a column, a tile or a roof, zone by zone (P-16): written behind each other as whole actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.games.pagoda import codes
from lampion.games.pagoda.components import BOWL, BUDDHA, CELLS, COLOURS
from lampion.games.pagoda.finishable import HELD, count_cards, finishes_with, tile_price
from lampion.games.pagoda.position import Position

PRICES: Final = vec[i64]([0] * COLOURS)  # scratch: what a tile costs in each colour, 0 where it cannot be paid


def coded(kind: i64, site: i64, piece: i64) -> i64:
    """An action without its cards."""
    return kind << codes.KIND_SHIFT | site << codes.SITE_SHIFT | piece << codes.PIECE_SHIFT


def column_actions(position: Position, site: i64, colour: i64, found: vec[i64], n: i64) -> i64:
    """Action A: cards of the colour, or with the Rice Bowl a substitute for one of them (P-21, P-41)."""
    price = position.box.column_price
    return paid_with(position, colour, price, position.ready(BOWL), coded(codes.COLUMN, site, colour), found, n)


def tile_actions(position: Position, site: i64, found: vec[i64], n: i64) -> i64:
    """Action B: a card of the base colour, or with the Buddha its substitute (P-24, P-43), if it strands nobody."""
    base = position.colours[site]
    buddha = position.ready(BUDDHA)
    tile: i64
    paid: i64
    count_cards(position, position.player)
    for paid in range(COLOURS):
        PRICES[paid] = tile_price(position.box, paid == base, buddha)
        if HELD[paid] < PRICES[paid]:
            PRICES[paid] = 0
    for tile in range(base * COLOURS, (base + 1) * COLOURS):
        if position.supply[tile] > 0:
            for paid in range(COLOURS):
                price = PRICES[paid]
                if price > 0 and may_lay(position, site, tile, paid, price):
                    n = with_cards(position, paid, price, coded(codes.TILE, site, tile), found, n)
    return n


def may_lay(position: Position, site: i64, tile: i64, paid: i64, price: i64) -> bool:
    """Before the first column of a turn a tile must leave one possible (P-19). The cards must have been counted."""
    return position.built > 0 or finishes_with(position, site, tile, paid, price)


def roof_actions(position: Position, site: i64, found: vec[i64], n: i64) -> i64:
    """Action C: every payment of the tile with every payment of the spire from the cards that are left (P-27)."""
    base = position.colours[site]
    buddha = position.ready(BUDDHA)
    tile: i64
    other: i64
    for tile in range(base * COLOURS, (base + 1) * COLOURS):
        if position.supply[tile] > 0:
            code = coded(codes.ROOF, site, tile)
            n = after_tile(position, tile, base, position.box.tile_price, code, found, n)
            if buddha:
                for other in range(COLOURS):
                    if other != base:
                        n = after_tile(position, tile, other, position.box.buddha_price, code, found, n)
    return n


def after_tile(position: Position, tile: i64, colour: i64, price: i64, code: i64, found: vec[i64], n: i64) -> i64:
    """The spires that can be paid once one or two cards of a colour have paid the tile."""
    hand = COLOURS + colour
    if price == 1:
        n = after_one(position, tile, colour, code, found, n)
        return after_one(position, tile, hand, code, found, n)
    n = after_two(position, tile, colour, colour, code, found, n)
    n = after_two(position, tile, colour, hand, code, found, n)
    return after_two(position, tile, hand, hand, code, found, n)


def after_one(position: Position, tile: i64, cell: i64, code: i64, found: vec[i64], n: i64) -> i64:
    """The spires that can be paid once a card of this cell has paid the tile."""
    at = position.player * CELLS + cell
    if position.cards[at] > 0:
        position.cards[at] -= 1
        n = spire_actions(position, tile, code | (cell + 1) << codes.PAYMENT_SHIFT, found, n)
        position.cards[at] += 1
    return n


def after_two(position: Position, tile: i64, first: i64, second: i64, code: i64, found: vec[i64], n: i64) -> i64:
    """The spires that can be paid once two cards have paid the tile."""
    own = position.player * CELLS
    if position.cards[own + second] > 0:
        position.cards[own + second] -= 1
        paid = code | (second + 1) << (codes.PAYMENT_SHIFT + codes.PAYMENT_BITS)
        n = after_one(position, tile, first, paid, found, n)
        position.cards[own + second] += 1
    return n


def spire_actions(position: Position, tile: i64, code: i64, found: vec[i64], n: i64) -> i64:
    """Cards of the spire's colour, or with the Rice Bowl a substitute for one of them (P-29, P-42)."""
    bowl = position.bowl_ready_for_roof(tile // COLOURS)
    return paid_with(position, position.box.spire[tile], position.box.spire_price, bowl, code, found, n)


# -- the price: so many cards of a colour, one of which an ability can substitute -------------------------------------


def paid_with(position: Position, colour: i64, price: i64, substitute: bool, code: i64, found: vec[i64], n: i64) -> i64:
    """Every way to pay a price in this colour; with the Rice Bowl some of one other colour stand for one (P-41)."""
    n = with_cards(position, colour, price, code, found, n)
    if not substitute:
        return n
    own = position.player * CELLS
    table = position.cards[own + colour]
    hand = position.cards[own + COLOURS + colour]
    from_hand: i64
    other: i64
    for from_hand in range(price):
        from_table = price - 1 - from_hand
        if table >= from_table and hand >= from_hand:
            rest = code + from_table * codes.ONE[colour] + from_hand * codes.ONE[COLOURS + colour]
            for other in range(COLOURS):
                if other != colour:
                    n = with_cards(position, other, position.box.bowl_price, rest, found, n)
    return n


def with_cards(position: Position, colour: i64, count: i64, code: i64, found: vec[i64], n: i64) -> i64:
    """So many cards of the colour: all from the table, then more and more of them from the hand (P-16)."""
    own = position.player * CELLS
    table = position.cards[own + colour]
    hand = position.cards[own + COLOURS + colour]
    if table + hand < count:
        return n
    from_hand: i64 = 0  # spelled out: a choice between a native number and a plain one would make an object of both
    if table < count:
        from_hand = count - table
    last: i64 = hand if hand < count else count
    of_table = codes.ONE[colour]
    of_hand = codes.ONE[COLOURS + colour]
    paid = code + (count - from_hand) * of_table + from_hand * of_hand
    while from_hand <= last:
        found[n] = paid
        n += 1
        paid += of_hand - of_table
        from_hand += 1
    return n
