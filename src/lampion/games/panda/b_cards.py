"""The blue mission cards of the Master variant, which count in the final scoring (W-62 to W-67)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.games.panda import mission_cards
from lampion.games.panda.components import ALL_KINDS, FOUNDATION, KINDS, MAX_SEATS
from lampion.games.panda.network import DISTANCE, LABELS, label_components, measure, own_guards_around, sides_touched
from lampion.games.panda.position import Position

VALUES: Final = vec[i64]([0] * MAX_SEATS)  # scratch: what a card compares, for each seat
BITS: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])  # how many of four sides


def points_of_card(p: Position) -> list[int]:
    """What the B card gives each seat as the table stands, in a list."""
    points = vec[i64]([0] * MAX_SEATS)
    card_points(p, points)
    return list(points[: p.seats])


def card_points(p: Position, points: vec[i64]) -> None:
    """Write what the B card in play gives each seat; a loss may be among them (W-51, R-78)."""
    seat: i64
    for seat in range(p.seats):
        points[seat] = 0
    if p.b_card < 0:
        return
    kind = p.board.b_kind[p.b_card]
    if kind == mission_cards.HEROES_TOGETHER:
        for seat in range(p.seats):
            points[seat] = points_together(p, seat)
    elif kind == mission_cards.SIDES_JOINED:
        for seat in range(p.seats):
            points[seat] = p.board.sides_vp[p.b_card * 5 + most_sides(p, seat)]
    elif kind == mission_cards.CITY_MAJORITY:
        score_cities(p, points)
    else:
        for seat in range(p.seats):
            VALUES[seat] = compared_value(p, seat, kind)
        best = highest(p)
        for seat in range(p.seats):
            if best > 0 and VALUES[seat] == best:
                points[seat] = p.board.b_vp[p.b_card] * (best if kind == mission_cards.NETWORK else 1)


def compared_value(p: Position, seat: i64, kind: i64) -> i64:
    """The number of which the highest scores; all tied leaders do (W-62, W-65, W-67, R-74)."""
    if kind == mission_cards.MOST_TILES:
        return tiles_on_map(p, seat, False)
    if kind == mission_cards.MOST_TILE_GUARDS:
        return tiles_on_map(p, seat, True)
    if kind == mission_cards.HERO_DISTANCE:
        return longest_distance(p, seat)
    assert kind == mission_cards.NETWORK
    return largest_network(p, seat, p.board.b_building[p.b_card])


def highest(p: Position) -> i64:
    best: i64 = 0
    seat: i64
    for seat in range(p.seats):
        if VALUES[seat] > best:
            best = VALUES[seat]
    return best


def tiles_on_map(p: Position, seat: i64, values: bool) -> i64:
    """B1: how many tiles of the own colour; B4: the sum of their values (W-62)."""
    total: i64 = 0
    path: i64
    for path in range(p.board.paths):
        if p.tiles[path] == seat + 1:
            total += p.board.ninjas[path] if values else 1
    return total


def points_together(p: Position, seat: i64) -> i64:
    """B2: all three heroes in one city or capital (W-63, R-73)."""
    place = p.heroes[seat * KINDS]
    if place >= p.board.places or p.heroes[seat * KINDS + 1] != place or p.heroes[seat * KINDS + 2] != place:
        return 0
    bits = p.towns[place]
    if bits & FOUNDATION == 0:
        return 0
    return p.board.together_vp[p.b_card * 2 + (1 if bits & ALL_KINDS == ALL_KINDS else 0)]


def most_sides(p: Position, seat: i64) -> i64:
    """B3: the most sides that one component touches (W-64)."""
    label_components(p, seat)
    best: i64 = 0
    place: i64
    for place in range(p.board.places):
        if LABELS[place] == place:
            count = BITS[sides_touched(p, seat, place)]
            if count > best:
                best = count
    return best


def longest_distance(p: Position, seat: i64) -> i64:
    """B5: the largest distance between two connected heroes, in tiles (W-65)."""
    best: i64 = 0
    one: i64
    other: i64
    for one in range(KINDS - 1):
        node = p.heroes[seat * KINDS + one]
        if node == p.board.vanished:
            continue
        measure(p, seat, node)
        for other in range(one + 1, KINDS):
            end = p.heroes[seat * KINDS + other]
            if end != p.board.vanished and DISTANCE[end] > best:
                best = DISTANCE[end]
    return best


def score_cities(p: Position, points: vec[i64]) -> None:
    """B6: for each city and capital the players with most own guards around it (W-66, R-75)."""
    place: i64
    seat: i64
    for place in range(p.board.places):
        if p.towns[place] & FOUNDATION:
            for seat in range(p.seats):
                VALUES[seat] = own_guards_around(p, place, seat)
            best = highest(p)
            for seat in range(p.seats):
                if best > 0 and VALUES[seat] == best:
                    points[seat] += p.board.b_vp[p.b_card]


def largest_network(p: Position, seat: i64, kind: i64) -> i64:
    """B7–B9: buildings of a kind in one component with at least two places that have it (W-67, R-76)."""
    label_components(p, seat)
    best: i64 = 0
    component: i64
    place: i64
    for component in range(p.board.places):
        if LABELS[component] != component:
            continue
        total: i64 = 0
        places: i64 = 0
        for place in range(p.board.places):
            if LABELS[place] == component and p.has_kind(place, kind):
                places += 1
                total += 1
                if p.towns[place] & FOUNDATION and p.towns[place] & (1 << kind):
                    total += 1
        if places > 1 and total > best:
            best = total
    return best
