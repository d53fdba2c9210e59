"""The map as guards and tiles make it: guards around a place (W-4), and the network of a player (W-54)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.games.panda.components import MAX_SEATS, NEUTRAL, NO_TILE
from lampion.games.panda.graph import MOST_NODES, MOST_PLACES
from lampion.games.panda.position import Position

# A place has few links: reaching for each number where it lies costs less here than holding on to the vectors.

LABELS: Final = vec[i64]([0] * MOST_PLACES)  # scratch: the component of each place, named by one of its places
QUEUE: Final = vec[i64]([0] * MOST_NODES)  # scratch
DISTANCE: Final = vec[i64]([0] * MOST_NODES)  # scratch: tiles between a node and the one measured from, -1 if apart


def guards_around(p: Position, place: i64) -> i64:
    """All figures of all players plus the values of all tiles, neutral ones included (W-4, R-1, R-38)."""
    total: i64 = 0
    k: i64
    for k in range(p.board.link_start[place], p.board.link_start[place + 1]):
        path = p.board.link_path[k]
        total += p.board.ninjas[path] - p.uncovered[path]  # a tile counts as many guards as the path has ninjas
    return total


def own_guards_around(p: Position, place: i64, seat: i64) -> i64:
    """A player's figures and tiles of the own colour (W-4)."""
    total: i64 = 0
    k: i64
    for k in range(p.board.link_start[place], p.board.link_start[place + 1]):
        path = p.board.link_path[k]
        total += p.figures[path * MAX_SEATS + seat]
        if p.tiles[path] == seat + 1:
            total += p.board.ninjas[path]
    return total


def rival_guards_around(p: Position, place: i64, seat: i64) -> i64:
    """Other players' figures and the values of their tiles (W-38)."""
    total: i64 = 0
    k: i64
    for k in range(p.board.link_start[place], p.board.link_start[place + 1]):
        path = p.board.link_path[k]
        if not joins(p, path, seat):  # where a tile lies, there are no figures
            total += p.board.ninjas[path] - p.uncovered[path] - p.figures[path * MAX_SEATS + seat]
    return total


def is_free(p: Position, place: i64) -> bool:
    """All paths of a place are defeated (W-35)."""
    k: i64
    for k in range(p.board.link_start[place], p.board.link_start[place + 1]):
        if p.uncovered[p.board.link_path[k]] != 0:
            return False
    return True


def joins(p: Position, path: i64, seat: i64) -> bool:
    """A path carries a tile of the player's colour or a neutral one (W-54, R-67)."""
    owner = p.tiles[path]
    return owner == seat + 1 or owner == NEUTRAL


def label_components(p: Position, seat: i64) -> None:
    """Write for each place the first place of its component in the player's network (W-54)."""
    places = p.board.places
    i: i64
    for i in range(places):
        LABELS[i] = -1
    for i in range(places):
        if LABELS[i] < 0:
            flood(p, seat, i)


def flood(p: Position, seat: i64, first: i64) -> None:
    board = p.board
    LABELS[first] = first
    QUEUE[0] = first
    waiting: i64 = 1
    k: i64
    while waiting > 0:
        waiting -= 1
        place = QUEUE[waiting]
        for k in range(board.link_start[place], board.link_start[place + 1]):
            end = board.link_end[k]
            if end < board.places and LABELS[end] < 0 and joins(p, board.link_path[k], seat):
                LABELS[end] = first
                QUEUE[waiting] = end
                waiting += 1


def sides_touched(p: Position, seat: i64, component: i64) -> i64:
    """The sides a component touches, as bits N, E, S, W (W-54, R-66). Components must have been labelled."""
    board = p.board
    sides: i64 = 0
    path: i64
    for path in range(board.paths):
        if board.path_side[path] >= 0 and p.tiles[path] != NO_TILE and joins(p, path, seat):
            if LABELS[board.first_end[path]] == component:
                sides |= 1 << board.path_side[path]
    return sides


def measure(p: Position, seat: i64, start: i64) -> None:
    """Write how many tiles lie between a node and every other one on routes of own and neutral tiles (W-65).

    A border area is an end of a route, never on the way of one: it joins nothing (R-66).
    """
    board = p.board
    i: i64
    k: i64
    for i in range(board.nodes):
        DISTANCE[i] = -1
    DISTANCE[start] = 0
    QUEUE[0] = start
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        node = QUEUE[head]
        head += 1
        if node >= board.places and node != start:
            continue
        for k in range(board.link_start[node], board.link_start[node + 1]):
            path = board.link_path[k]
            if path >= 0 and joins(p, path, seat):
                end = board.link_end[k]
                if DISTANCE[end] < 0:
                    DISTANCE[end] = DISTANCE[node] + 1
                    QUEUE[tail] = end
                    tail += 1
