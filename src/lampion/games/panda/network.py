"""The map as guards and tiles make it: guards around a place (W-4), and the network of a player (W-54)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.games.panda import grid
from lampion.games.panda.components import MAX_SEATS, NEUTRAL, NO_TILE
from lampion.games.panda.position import Position

LABELS: Final = vec[i64]([0] * grid.PLACES)  # scratch: the component of each place, named by one of its places
QUEUE: Final = vec[i64]([0] * grid.NODES)  # scratch
DISTANCE: Final = vec[i64]([0] * grid.NODES)  # scratch: tiles between a node and the one measured from, -1 if apart


def guards_around(p: Position, place: i64) -> i64:
    """All figures of all players plus the values of all tiles, neutral ones included (W-4, R-1, R-38)."""
    total: i64 = 0
    k: i64
    for k in range(grid.LINKS):
        path = grid.LINK_PATH[place * grid.LINKS + k]
        total += p.board.ninjas[path] - p.uncovered[path]  # a tile counts as many guards as the path has ninjas
    return total


def own_guards_around(p: Position, place: i64, seat: i64) -> i64:
    """A player's figures and tiles of the own colour (W-4)."""
    total: i64 = 0
    k: i64
    for k in range(grid.LINKS):
        path = grid.LINK_PATH[place * grid.LINKS + k]
        total += p.figures[path * MAX_SEATS + seat]
        if p.tiles[path] == seat + 1:
            total += p.board.ninjas[path]
    return total


def rival_guards_around(p: Position, place: i64, seat: i64) -> i64:
    """Other players' figures and the values of their tiles (W-38)."""
    total = guards_around(p, place) - own_guards_around(p, place, seat)
    k: i64
    for k in range(grid.LINKS):
        path = grid.LINK_PATH[place * grid.LINKS + k]
        if p.tiles[path] == NEUTRAL:
            total -= p.board.ninjas[path]
    return total


def is_free(p: Position, place: i64) -> bool:
    """All four paths of a place are defeated (W-35)."""
    k: i64
    for k in range(grid.LINKS):
        if p.uncovered[grid.LINK_PATH[place * grid.LINKS + k]] != 0:
            return False
    return True


def joins(p: Position, path: i64, seat: i64) -> bool:
    """A path carries a tile of the player's colour or a neutral one (W-54, R-67)."""
    owner = p.tiles[path]
    return owner == seat + 1 or owner == NEUTRAL


def label_components(p: Position, seat: i64) -> None:
    """Write for each place the first place of its component in the player's network (W-54)."""
    i: i64
    for i in range(grid.PLACES):
        LABELS[i] = -1
    for i in range(grid.PLACES):
        if LABELS[i] < 0:
            flood(p, seat, i)


def flood(p: Position, seat: i64, first: i64) -> None:
    LABELS[first] = first
    QUEUE[0] = first
    waiting: i64 = 1
    k: i64
    while waiting > 0:
        waiting -= 1
        place = QUEUE[waiting]
        for k in range(grid.LINKS):
            end = grid.LINK_END[place * grid.LINKS + k]
            if end < grid.PLACES and LABELS[end] < 0 and joins(p, grid.LINK_PATH[place * grid.LINKS + k], seat):
                LABELS[end] = first
                QUEUE[waiting] = end
                waiting += 1


def sides_touched(p: Position, seat: i64, component: i64) -> i64:
    """The sides a component touches, as bits N, E, S, W (W-54, R-66). Components must have been labelled."""
    sides: i64 = 0
    path: i64
    for path in range(grid.PATHS):
        if grid.PATH_SIDE[path] >= 0 and p.tiles[path] != NO_TILE and joins(p, path, seat):
            if LABELS[grid.FIRST_END[path]] == component:
                sides |= 1 << grid.PATH_SIDE[path]
    return sides


def measure(p: Position, seat: i64, start: i64) -> None:
    """Write how many tiles lie between a node and every other one on routes of own and neutral tiles (W-65)."""
    i: i64
    k: i64
    for i in range(grid.NODES):
        DISTANCE[i] = -1
    DISTANCE[start] = 0
    QUEUE[0] = start
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        node = QUEUE[head]
        head += 1
        for k in range(grid.LINKS):
            path = grid.LINK_PATH[node * grid.LINKS + k]
            if path >= 0 and joins(p, path, seat):
                end = grid.LINK_END[node * grid.LINKS + k]
                if DISTANCE[end] < 0:
                    DISTANCE[end] = DISTANCE[node] + 1
                    QUEUE[tail] = end
                    tail += 1
