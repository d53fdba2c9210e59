"""Movement and covering (W-29 to W-35): crossing paths, covering ninjas, route tiles, liberation."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.games.panda import ask, faults
from lampion.games.panda.a_cards import check_networks
from lampion.games.panda.components import CLASS_OF, HERO_ANYONE, KINDS, MAX_SEATS, NEUTRAL
from lampion.games.panda.graph import NO_LINK, NO_PATH
from lampion.games.panda.network import is_free, own_guards_around
from lampion.games.panda.position import Position
from lampion.games.panda.tracks import gain_vp


def can_cross(p: Position, hero: i64, path: i64, bypass: i64) -> bool:
    """The hero's strength is at least the uncovered ninjas, less those bypassed (W-30, W-48)."""
    return path == NO_PATH or p.strength[hero] >= p.uncovered[path] - bypass


def move_fault(p: Position, hero: i64, bypass: i64) -> i64:
    """A hero (seat * 3 + hero) needs a way out that he can cross; vanished heroes have none (W-29)."""
    board = p.board
    node = p.heroes[hero]
    if node == board.vanished:
        return faults.VANISHED
    paths = board.link_path
    uncovered = p.uncovered
    reach = p.strength[hero] + bypass
    k: i64
    for k in range(board.link_start[node], board.link_start[node + 1]):
        path = paths[k]
        if path == NO_PATH or uncovered[path] <= reach:
            return faults.NONE
    return faults.BLOCKED


def link_to(p: Position, hero: i64, target: i64) -> i64:
    """The path from where a hero is to a node one move away: NO_PATH along the ring, NO_LINK if it is not one move."""
    board = p.board
    node = p.heroes[hero]
    if node == board.vanished:
        return NO_LINK
    ends = board.link_end
    k: i64
    for k in range(board.link_start[node], board.link_start[node + 1]):
        if ends[k] == target:
            return board.link_path[k]
    return NO_LINK


def heroes_for(whose: i64, active: i64, seats: i64) -> tuple[i64, i64]:
    """The heroes (seat * 3 + hero) a step is for, first and past the last: a certain own one, any own, or anyone's."""
    if whose == HERO_ANYONE:
        return 0, seats * KINDS
    own = active * KINDS
    return (own + whose, own + whose + 1) if whose < KINDS else (own, own + KINDS)


def cross(p: Position, step: i64, hero: i64, target: i64) -> None:
    """One move; right after crossing a path the active player may cover some of its ninjas (W-29, W-31, R-25)."""
    path = link_to(p, hero, target)
    p.heroes[hero] = target
    if path >= 0 and p.uncovered[path] > 0:
        p.push(ask.COVER, path, p.board.step_cover[step], 0)


def may_cover(p: Position, path: i64, left: i64) -> bool:
    """There is an uncovered ninja, a guard in the supply, and the right to cover (W-31, R-37)."""
    return left > 0 and p.uncovered[path] > 0 and p.guards[p.active] > 0


def cover(p: Position) -> None:
    """Cover one ninja of the path in question (W-32)."""
    path = p.fact(1)
    p.set_fact(2, p.fact(2) - 1)
    p.guards[p.active] -= 1
    p.figures[path * MAX_SEATS + p.active] += 1
    p.uncovered[path] -= 1
    if p.uncovered[path] == 0:
        p.pop()
        defeat(p, path)


def defeat(p: Position, path: i64) -> None:
    """The last ninja is covered: the majority player lays a tile, own or neutral, if any is left (W-33, W-34)."""
    p.push(ask.GO_FREED, path, 0, 0)
    chooser = majority_player(p, path)
    size = CLASS_OF[p.board.ninjas[path]]
    own = p.tile_stock[chooser * KINDS + size] > 0
    neutral = p.tile_stock[(NEUTRAL - 1) * KINDS + size] > 0
    if own and neutral:
        p.push(ask.TILE, path, chooser, 0)
    elif own:
        lay_tile(p, path, chooser + 1)
    elif neutral:
        lay_tile(p, path, NEUTRAL)


def majority_player(p: Position, path: i64) -> i64:
    """Most figures on the path; a tie goes to the player who covers now (W-33, R-28 to R-30)."""
    best = p.active
    seat: i64
    for seat in range(p.seats):
        if p.figures[path * MAX_SEATS + seat] > p.figures[path * MAX_SEATS + best]:
            best = seat
    return best


def lay_tile(p: Position, path: i64, owner: i64) -> None:
    """A tile replaces the figures, which return to their owners' supplies (W-33). ask.GO_FREED must be on top."""
    p.tile_stock[(owner - 1) * KINDS + CLASS_OF[p.board.ninjas[path]]] -= 1
    p.tiles[path] = owner
    p.set_fact(2, 1)
    seat: i64
    for seat in range(p.seats):
        at = path * MAX_SEATS + seat
        p.guards[seat] += p.figures[at]
        p.figures[at] = 0


def freed(p: Position, path: i64, tile_laid: bool) -> None:
    """After the tile: liberation of each end (W-35, R-32, R-33), then the A cards (W-32)."""
    liberate(p, p.board.first_end[path])
    if p.board.second_end[path] < p.board.places:
        liberate(p, p.board.second_end[path])
    if tile_laid:
        check_networks(p)


def liberate(p: Position, place: i64) -> None:
    """The covering player gains the bonus, every player for own guards around the place (W-35)."""
    if not is_free(p, place):
        return
    gain_vp(p, p.active, p.board.liberation_bonus)
    seat: i64
    for seat in range(p.seats):
        gain_vp(p, seat, own_guards_around(p, place, seat) * p.board.liberation_per_guard)
