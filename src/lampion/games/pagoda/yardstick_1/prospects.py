"""What a player's cards could make of a position of Pagoda."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.games.pagoda.components import ANY, COLOURS
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
    for site in range(state.box.sites):
        total += site_points(state, site)
    return total


def site_points(state: Position, site: i64) -> i64:
    """Points that the cards counted last could make on a site in one turn, abilities left out."""
    box = state.box
    columns = state.columns[site]
    floor = state.floors[site]
    colour = state.colours[site]
    if columns < box.full:
        if colour == ANY:
            return box.points_on(1)
        payable = HELD[colour]
        if box.column_price > 1:
            payable //= box.column_price
        return box.points_on(floor) * min(box.full - columns, payable)
    if not state.is_awaiting(site) or HELD[colour] < box.tile_price:
        return 0
    if state.at_top(site):
        return roof_points(state, colour)
    return box.tile_points + 1 + box.points_on(floor + 1) * best_next(state, colour)


def roof_points(state: Position, base: i64) -> i64:
    """The roof, if some tile and its spire can be paid."""
    points: i64 = 0
    tile: i64
    box = state.box
    HELD[base] -= box.tile_price
    for tile in range(base * COLOURS, (base + 1) * COLOURS):
        if state.supply[tile] > 0 and HELD[box.spire[tile]] >= box.spire_price:
            points = box.tile_points + 1 + box.spire_points
    HELD[base] += box.tile_price
    return points


def best_next(state: Position, base: i64) -> i64:
    """The most columns that some tile of the colour would open for these cards."""
    best: i64 = 0
    tile: i64
    price = state.box.tile_price
    HELD[base] -= price
    for tile in range(base * COLOURS, (base + 1) * COLOURS):
        if state.supply[tile] > 0:
            best = max(best, HELD[tile % COLOURS])
    HELD[base] += price
    if state.box.column_price > 1:
        best //= state.box.column_price
    return min(best, state.limit)
