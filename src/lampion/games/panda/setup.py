"""The setup (W-13 to W-19): what chance decides, and where guards and heroes may be placed."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.core.chance import ChanceLedger
from lampion.core.state import NOBODY
from lampion.games.panda import mission_cards
from lampion.games.panda.components import BUILDINGS, KINDS, MAX_SEATS, NEUTRAL
from lampion.games.panda.position import Position


def lay_out(p: Position, start: i64) -> None:
    """Everything up to the first guard: chance decides the start buildings and the city row."""
    i: i64
    for i in range(p.seats):
        seat = (start + i) % p.seats
        p.order[i] = seat
        p.height[seat] = p.seats - 1 - i  # the start player's marker is on top (W-16, R-9)
    lay_supplies(p)
    draw_start_buildings(p)
    draw_city_row(p)
    p.barrier = False


def lay_supplies(p: Position) -> None:
    """Guards, tiles, pieces and markers for this number of players (W-14, W-15)."""
    board = p.board
    size = p.seats - 2
    seat: i64
    k: i64
    for seat in range(p.seats):
        p.guards[seat] = board.guards[size]
        p.ap[seat] = board.ap_start
        p.vp[seat] = board.vp_start
        for k in range(KINDS):
            p.strength[seat * KINDS + k] = board.strength_printed
            p.tile_stock[seat * KINDS + k] = board.own_tiles[k]
    for k in range(KINDS):
        p.tile_stock[(NEUTRAL - 1) * KINDS + k] = board.neutral_tiles[k]
        p.sheet_stock[k] = board.strength_tiles[size]
        p.sheet_stock[KINDS + k] = board.mission_tiles[size]
        p.piece_stock[k] = board.pieces_per_kind
    p.foundation_stock = board.foundations


# -- chance ----------------------------------------------------------------------------------------------------


def draw(p: Position, kind: str, deck: list[str], count: int) -> list[str]:
    """Draw `count` cards one after the other; noted as one chance event, or taken from a known one."""
    left = list(deck)
    drawn: list[str] = []
    ledger: ChanceLedger | None = p.ledger
    if ledger is not None:
        ledger.begin(kind, None)
    for _ in range(count):
        card = left[p.rng.below(len(left))]
        if ledger is not None:
            card = ledger.draw(card)
            if card not in left:
                raise ValueError(f"{card!r} cannot be drawn for {kind}: expected one of {left}")
        left.remove(card)
        drawn.append(card)
    if ledger is not None:
        ledger.end()
    p.barrier = True
    return drawn


def draw_start_buildings(p: Position) -> None:
    """Start-building cards onto the start places, in the order of the file (W-14, R-10)."""
    places = p.board.start_places
    deck = [name for name in BUILDINGS for _ in range(p.board.start_cards_per_kind)]
    for place, name in zip(places, draw(p, "start-buildings", deck, len(places)), strict=True):
        kind = BUILDINGS.index(name)
        p.towns[place] = 1 << kind
        p.piece_stock[kind] -= 1


def draw_city_row(p: Position) -> None:
    """City cards from left to right; the others leave the game (W-13)."""
    cards = p.board.city_cards
    for i, name in enumerate(draw(p, "city-row", cards, p.board.row_size)):
        p.row[i] = cards.index(name)
    p.row_right = p.board.row_size


def draw_missions(p: Position) -> None:
    """Master variant: one A card and one B card, unless they were chosen; A4–A6 take one guard each (W-19, W-58)."""
    if not p.master:
        return
    if p.a_card == mission_cards.NO_CARD:
        p.a_card = mission_cards.A_CARDS.index(draw(p, "a-card", p.board.a_deck, 1)[0])
    if p.b_card == mission_cards.NO_CARD:
        p.b_card = mission_cards.B_CARDS.index(draw(p, "b-card", p.board.b_deck, 1)[0])
    p.a_open = True
    if p.board.a_kind[p.a_card] == mission_cards.BUILD4:
        seat: i64
        for seat in range(p.seats):
            p.guards[seat] -= 1
            p.on_card[seat] = 1


# -- placing ---------------------------------------------------------------------------------------------------


def may_place_guard(p: Position, path: i64) -> bool:
    """No rival's guard on the path, and never its last ninja (W-17, R-7)."""
    return p.uncovered[path] > 1 and rival_on(p, path) == NOBODY


def rival_on(p: Position, path: i64) -> i64:
    """The first other player with a guard on the path; NOBODY if there is none."""
    seat: i64
    for seat in range(p.seats):
        if seat != p.active and p.figures[path * MAX_SEATS + seat] > 0:
            return seat
    return NOBODY


def own_hero_on(p: Position, place: i64) -> i64:
    """The own hero (0 to 2) who stands on a place, where no other may be placed (W-18, R-8); NOBODY if none does."""
    hero: i64
    for hero in range(KINDS):
        if p.heroes[p.active * KINDS + hero] == place:
            return hero
    return NOBODY
