"""What a player's cards could make of a position of Pagoda."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.games.pagoda.components import ANY, COLOURS, FULL, SITES, SPIRE_PRICE, TILE_POINTS, TILE_PRICE
from lampion.games.pagoda.finishable import HELD, count_cards
from lampion.games.pagoda.position import Position


def uses_left(state: Position, player: i64) -> i64:
    """How often a player may still use abilities."""
    uses: i64 = 0
    i: i64
    for i in range(player * COLOURS, (player + 1) * COLOURS):
        uses += state.markers[i]
    return uses


def open_points(state: Position, player: i64) -> i64:
    """Points that a player's cards could make on each site, if it were the only one."""
    count_cards(state, player)
    total: i64 = 0
    site: i64
    for site in range(SITES):
        total += site_points(state, site)
    return total


def site_points(state: Position, site: i64) -> i64:
    """Points that the cards counted last could make on a site in one turn, abilities left out."""
    columns = state.columns[site]
    floor = state.floors[site]
    colour = state.colours[site]
    if columns < FULL:
        if colour == ANY:
            return 1
        room = FULL - columns
        return floor * min(room, HELD[colour])
    if not state.is_awaiting(site) or HELD[colour] < TILE_PRICE:
        return 0
    if state.at_top(site):
        return roof_points(state, colour)
    return TILE_POINTS + 1 + (floor + 1) * best_next(state, colour)


def roof_points(state: Position, base: i64) -> i64:
    """The roof, if some tile and its spire can be paid."""
    points: i64 = 0
    tile: i64
    HELD[base] -= TILE_PRICE
    for tile in range(base * COLOURS, (base + 1) * COLOURS):
        if state.supply[tile] > 0 and HELD[state.variant.spire[tile]] >= SPIRE_PRICE:
            points = TILE_POINTS + 1 + state.variant.spire_points
    HELD[base] += TILE_PRICE
    return points


def best_next(state: Position, base: i64) -> i64:
    """The most columns that some tile of the colour would open for these cards."""
    best: i64 = 0
    tile: i64
    HELD[base] -= TILE_PRICE
    for tile in range(base * COLOURS, (base + 1) * COLOURS):
        if state.supply[tile] > 0:
            best = max(best, min(HELD[tile % COLOURS], state.limit))
    HELD[base] += TILE_PRICE
    return best
