"""Every way to pay for a column, a tile or a roof, zone by zone (P-16): written behind each other as whole actions."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lampion.games.pagoda.components import (
    BOWL,
    BUDDHA,
    CELLS,
    COLOURS,
    COLUMN,
    KIND_SHIFT,
    ONE,
    PAYMENT_BITS,
    PAYMENT_SHIFT,
    PIECE_SHIFT,
    ROOF,
    SITE_SHIFT,
    TILE,
)
from lampion.games.pagoda.finishable import finishable_after
from lampion.games.pagoda.position import Position


def coded(kind: i64, site: i64, piece: i64) -> i64:
    """An action without its cards."""
    return kind << KIND_SHIFT | site << SITE_SHIFT | piece << PIECE_SHIFT


def column_actions(position: Position, site: i64, colour: i64, found: vec[i64], n: i64) -> i64:
    """Action A: one card of the colour, or two of another with the Rice Bowl (P-21, P-41)."""
    code = coded(COLUMN, site, colour)
    n = with_one(position, colour, code, found, n)
    if position.ready(BOWL):
        other: i64
        for other in range(COLOURS):
            if other != colour:
                n = with_pair(position, other, code, found, n)
    return n


def tile_actions(position: Position, site: i64, found: vec[i64], n: i64) -> i64:
    """Action B: one card of the base colour, or two of another with the Buddha (P-24, P-43), if it strands nobody."""
    base = position.colours[site]
    buddha = position.ready(BUDDHA)
    tile: i64
    paid: i64
    for tile in range(base * COLOURS, (base + 1) * COLOURS):
        if position.supply[tile] > 0:
            code = coded(TILE, site, tile)
            for paid in range(COLOURS):
                if paid == base:
                    if holds(position, paid, 1) and may_lay(position, site, tile, paid, 1):
                        n = with_one(position, paid, code, found, n)
                elif buddha and holds(position, paid, 2) and may_lay(position, site, tile, paid, 2):
                    n = with_pair(position, paid, code, found, n)
    return n


def may_lay(position: Position, site: i64, tile: i64, paid: i64, price: i64) -> bool:
    """Before the first column of a turn a tile must leave one possible (P-19)."""
    return position.built > 0 or finishable_after(position, site, tile, paid, price)


def roof_actions(position: Position, site: i64, found: vec[i64], n: i64) -> i64:
    """Action C: every payment of the tile with every payment of the spire from the cards that are left (P-27)."""
    base = position.colours[site]
    buddha = position.ready(BUDDHA)
    tile: i64
    other: i64
    for tile in range(base * COLOURS, (base + 1) * COLOURS):
        if position.supply[tile] > 0:
            code = coded(ROOF, site, tile)
            n = after_one(position, tile, base, code, found, n)
            n = after_one(position, tile, COLOURS + base, code, found, n)
            if buddha:
                for other in range(COLOURS):
                    if other != base:
                        n = after_two(position, tile, other, other, code, found, n)
                        n = after_two(position, tile, other, COLOURS + other, code, found, n)
                        n = after_two(position, tile, COLOURS + other, COLOURS + other, code, found, n)
    return n


def after_one(position: Position, tile: i64, cell: i64, code: i64, found: vec[i64], n: i64) -> i64:
    """The spires that can be paid once a card of this cell has paid the tile."""
    at = position.player * CELLS + cell
    if position.cards[at] > 0:
        position.cards[at] -= 1
        n = spire_actions(position, tile, code | (cell + 1) << PAYMENT_SHIFT, found, n)
        position.cards[at] += 1
    return n


def after_two(position: Position, tile: i64, first: i64, second: i64, code: i64, found: vec[i64], n: i64) -> i64:
    """The spires that can be paid once two cards have paid the tile."""
    own = position.player * CELLS
    if position.cards[own + second] > 0:
        position.cards[own + second] -= 1
        paid = code | (second + 1) << (PAYMENT_SHIFT + PAYMENT_BITS)
        n = after_one(position, tile, first, paid, found, n)
        position.cards[own + second] += 1
    return n


def spire_actions(position: Position, tile: i64, code: i64, found: vec[i64], n: i64) -> i64:
    """Two cards of the spire's colour; with the Rice Bowl one of them and a pair of another colour (P-29, P-42)."""
    spire = position.variant.spire[tile]
    n = with_pair(position, spire, code, found, n)
    if position.bowl_ready_for_roof(tile // COLOURS):
        own = position.player * CELLS
        cell: i64
        other: i64
        for cell in range(spire, CELLS, COLOURS):
            if position.cards[own + cell] > 0:
                for other in range(COLOURS):
                    if other != spire:
                        n = with_pair(position, other, code + ONE[cell], found, n)
    return n


def holds(position: Position, colour: i64, count: i64) -> bool:
    own = position.player * CELLS + colour
    return position.cards[own] + position.cards[own + COLOURS] >= count


def with_one(position: Position, colour: i64, code: i64, found: vec[i64], n: i64) -> i64:
    """A card of the colour from the table, or from the hand."""
    own = position.player * CELLS
    if position.cards[own + colour] > 0:
        found[n] = code + ONE[colour]
        n += 1
    if position.cards[own + COLOURS + colour] > 0:
        found[n] = code + ONE[COLOURS + colour]
        n += 1
    return n


def with_pair(position: Position, colour: i64, code: i64, found: vec[i64], n: i64) -> i64:
    """Two cards of the colour: both from the table, one from each zone, both from the hand."""
    own = position.player * CELLS
    table = position.cards[own + colour]
    hand = position.cards[own + COLOURS + colour]
    if table >= 2:
        found[n] = code + 2 * ONE[colour]
        n += 1
    if table >= 1 and hand >= 1:
        found[n] = code + ONE[colour] + ONE[COLOURS + colour]
        n += 1
    if hand >= 2:
        found[n] = code + 2 * ONE[COLOURS + colour]
        n += 1
    return n
