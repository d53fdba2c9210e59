"""What a position of Way of the Panda promises a seat: points, and what will soon be worth points.

Values are whole hundredths of a victory point, which compile best.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.games.panda import faults, mission_cards
from lampion.games.panda.b_cards import card_points
from lampion.games.panda.building import THIRD, site_fault
from lampion.games.panda.components import CITY, KINDS, MAX_SEATS, VILLAGE
from lampion.games.panda.graph import LOOP
from lampion.games.panda.movement import can_cross
from lampion.games.panda.network import guards_around, joins, rival_guards_around
from lampion.games.panda.position import GOING_ON, Position
from lampion.games.panda.scoring import sheet_points
from lampion.games.panda.sheet import take_fault

# What is weighed, by name; each weight is how many victory points one of them is worth, if nothing else is said.
NAMES: Final = [
    "strength",
    "mission",
    "vanished",
    "site",
    "mission_at_hand",
    "city_card",
    "frontier_bonus",
    "action_point",
    "overdrawn",
    "guard",
    "ready",
    "stranded",
    "map",
    "figure",
    "card_now",
    "card_progress",
    "staying",
    "rival",
    "scale",
    "scale_ahead",
]
STRENGTH: Final = 0  # one more strength, for crossing and for missions to come
MISSION: Final = 1  # one more mission, for strength to come
VANISHED_HERO: Final = 2  # what a hero off the map is missing
SITE: Final = 3  # a building a hero could put up at once, as a share of its points
MISSION_AT_HAND: Final = 4  # a mission that could be taken, for each strength
CITY_CARD: Final = 5  # what a city card is worth to its founder
FRONTIER_BONUS: Final = 6
ACTION_POINT: Final = 7  # now or after the take-back
OVERDRAWN: Final = 8  # each action point below 0 besides
GUARD: Final = 9  # a guard that is not bound on a path
READY: Final = 10  # a guard in the supply while there are spaces to use it on
STRANDED: Final = 11  # the same when there are none
MAP: Final = 12  # a guard's point beside a place that will be freed
FIGURE: Final = 13  # a guard on a path as a share of a tile's value: it may become another player's tile
CARD_NOW: Final = 14  # a point that a B card would give now
CARD_PROGRESS: Final = 15  # an A card's points, by the square of how far one has come
STAYING: Final = 16  # a guard on a card A4–A6, as long as nobody has won it
RIVAL: Final = 17  # what a point of the average opponent is worth to oneself
SCALE: Final = 18  # points that make a victory e times as likely in the last round
SCALE_AHEAD: Final = 19  # and how many more in the first

# Hundredths.
NEAR: Final = 60  # what is left of a site one move away
FREED: Final = vec[i64]([0, 70, 40, 22, 12, 7, 4])  # the chance that a place will be freed, by paths not defeated
LATE: Final = 80  # how much less the future counts when the last foundation but one is laid

B_POINTS: Final = vec[i64]([0] * MAX_SEATS)  # scratch

POINT: Final = 100


def advantage(p: Position, worth: vec[i64], seat: i64) -> i64:
    """A seat's prospects, less a share of the others'."""
    others: i64 = 0
    other: i64
    for other in range(p.seats):
        if other != seat:
            others += prospects(p, worth, other)
    return prospects(p, worth, seat) - worth[RIVAL] * others // (100 * (p.seats - 1))


def prospects(p: Position, worth: vec[i64], seat: i64) -> i64:
    """The points a seat has, and what its position promises."""
    total = POINT * p.vp[seat]
    if p.finished:
        return total + p.ap[seat]
    left = time_left(p)
    total += POINT * sheet_points(p, seat)
    total += (columns(p, worth, seat) + sites(p, worth, seat)) * left // 100
    if p.master:
        total += mission_value(p, worth, seat)
    return total + economy(p, worth, seat, left) + map_share(p, worth, seat)


def mission_value(p: Position, worth: vec[i64], seat: i64) -> i64:
    """What the mission cards of the Master variant promise."""
    card_points(p, B_POINTS)
    total = worth[CARD_NOW] * B_POINTS[seat]
    if p.a_open:
        kind = p.board.a_kind[p.a_card]
        if kind == mission_cards.LOOP:
            done = loop_progress(p, seat, p.board.a_building[p.a_card])
            total += worth[CARD_PROGRESS] * p.board.a_vp[p.a_card] * done * done // 64
        elif kind == mission_cards.BUILD4:
            total += worth[CARD_PROGRESS] * p.board.a_vp[p.a_card] * p.a_count[seat] * p.a_count[seat] // 16
            if p.on_card[seat]:
                total += worth[STAYING]
    return total


def loop_progress(p: Position, seat: i64, building: i64) -> i64:
    """The most tiles and buildings, of eight, that one loop of the map already has (W-56)."""
    board = p.board
    best: i64 = 0
    loop: i64
    k: i64
    for loop in range(board.loops):
        done: i64 = 0
        for k in range(loop * LOOP, (loop + 1) * LOOP):
            if joins(p, board.loop_paths[k], seat):
                done += 1
            if p.has_kind(board.loop_places[k], building):
                done += 1
        if done > best:
            best = done
    return best


def time_left(p: Position) -> i64:
    """From 100 at the start to 0 in the last round."""
    if p.ending != GOING_ON:
        return 0
    return 100 - LATE * p.foundations_laid() // p.board.end_foundations


def columns(p: Position, worth: vec[i64], seat: i64) -> i64:
    """Strength and missions that may still be multiplied."""
    total: i64 = 0
    i: i64
    for i in range(seat * KINDS, (seat + 1) * KINDS):
        total += worth[STRENGTH] * (p.strength[i] - 1) + worth[MISSION] * p.missions[i]
        if p.heroes[i] == p.board.vanished:
            total -= worth[VANISHED_HERO]
    return total


def economy(p: Position, worth: vec[i64], seat: i64, left: i64) -> i64:
    """Action points now and to come, guards that are free, and guards that can still be used this round."""
    ap = p.ap[seat]
    soon = ap + p.posted[seat]
    if soon > p.board.ap_max:
        soon = p.board.ap_max
    total = (worth[ACTION_POINT] * soon + worth[GUARD] * (p.guards[seat] + p.posted[seat])) * left // 100
    if ap < 0:
        total += worth[OVERDRAWN] * ap * left // 100
    if p.passed[seat] == 0:
        row = p.reached[seat] // 4 if p.reached[seat] > 0 else 0
        slack = ap - row + 1
        if slack > 3:
            total += worth[READY] * p.guards[seat]
        elif slack > 0:
            total += worth[READY] * p.guards[seat] * (2 + slack) // 5
        else:
            total += worth[STRANDED] * p.guards[seat]
    return total


def map_share(p: Position, worth: vec[i64], seat: i64) -> i64:
    """Own guards around places that are not free yet: they will score when the place is freed (W-35)."""
    board = p.board
    starts = board.link_start
    paths = board.link_path
    uncovered = p.uncovered
    tiles = p.tiles
    figures = p.figures
    figure = worth[FIGURE]
    total: i64 = 0
    place: i64
    k: i64
    for place in range(board.places):
        own: i64 = 0
        left: i64 = 0
        for k in range(starts[place], starts[place + 1]):
            path = paths[k]
            if uncovered[path] != 0:
                left += 1
            if tiles[path] == seat + 1:
                own += 100 * board.ninjas[path]
            else:
                own += figure * figures[path * MAX_SEATS + seat]
        if left > 0:
            total += FREED[left] * own // 100
    return worth[MAP] * total // 100


def sites(p: Position, worth: vec[i64], seat: i64) -> i64:
    """What each hero could build where he is or one move away, and missions he could take there."""
    board = p.board
    total: i64 = 0
    hero: i64
    k: i64
    for hero in range(KINDS):
        node = p.heroes[seat * KINDS + hero]
        if node == board.vanished:
            continue
        best: i64 = 0
        if node < board.places:
            best = site(p, worth, seat, hero, node)
        for k in range(board.link_start[node], board.link_start[node + 1]):
            end = board.link_end[k]
            if end < board.places and can_cross(p, seat * KINDS + hero, board.link_path[k], 0):
                near = NEAR * site(p, worth, seat, hero, end) // 100
                if near > best:
                    best = near
        total += best
    return total


def site(p: Position, worth: vec[i64], seat: i64, hero: i64, place: i64) -> i64:
    """How promising a place is for a hero: his next building there, less if guards are missing, and his missions."""
    value: i64 = 0
    if site_fault(p, place, hero, VILLAGE | CITY) == faults.NONE:
        number = p.buildings(place)
        points = POINT * (p.board.building_vp[number] + rival_guards_around(p, place, seat))
        if number == THIRD:
            points += worth[CITY_CARD]
        if p.board.frontier[place]:
            points += worth[FRONTIER_BONUS]
        missing = p.board.guards_needed[number] - guards_around(p, place)
        value = worth[SITE] * points // (100 * (1 + missing if missing > 0 else 1))
    if p.has_kind(place, hero) and take_fault(p, seat, KINDS + hero) == faults.NONE:
        value += worth[MISSION_AT_HAND] * p.strength[seat * KINDS + hero]
    return value
