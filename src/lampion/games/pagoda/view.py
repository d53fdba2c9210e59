"""What a seat may see of Pagoda."""

from __future__ import annotations

from typing import TypedDict

from lampion.core.state import NOBODY
from lampion.games.pagoda.components import (
    ABILITY_NAMES,
    ANY,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    NO_TILE,
    PLAYERS,
    TILES,
    TOP,
    card_name,
    tile_name,
)
from lampion.games.pagoda.offers import site_name
from lampion.games.pagoda.state import Pagoda

PHASES = ["fresh", "normal", "closing"]


class CardView(TypedDict):
    """A card by its name in the notation, and its colour."""

    card: str
    colour: str


class TileView(TypedDict):
    name: str
    base: str
    next: str
    spire: str


class FloorView(TypedDict):
    number: int
    colour: str
    columns: int
    tile: TileView | None
    roof: bool


class SiteView(TypedDict):
    """A pagoda from the ground up. `next` is its next piece: column, tile or roof (None: it is completed), and `needs`
    the colour of that piece (None: any, or nothing more)."""

    site: str
    status: str
    floors: list[FloorView]
    floor: int
    columns: int
    next: str | None
    needs: str | None
    points: int


class DrawnView(TypedDict):
    """What the last decision drew, in this order. `hand` is None where the seat may not look.

    `renewed_after` says how many cards had been drawn when the pile was renewed; None if it was not.
    """

    seat: int
    table: list[str]
    hand: list[str] | None
    hand_size: int
    renewed_after: int | None


class PlayerView(TypedDict):
    score: int
    table: list[CardView]
    hand: list[CardView] | None
    hand_size: int
    abilities: dict[str, int]


class TableView(TypedDict):
    """What lies open: both players see the same."""

    quick: bool
    simple: bool
    floors: int
    spire_points: int
    start: int
    player: int
    phase: str
    built: int
    limit: int
    used: list[str]
    played: list[CardView]
    sites: list[SiteView]
    completed: int
    ends_at: int
    end_triggered: bool
    supply: list[TileView]
    pile: int
    discard: dict[str, int]


class HandsView(TypedDict):
    """The players' cards. `hand` is None where the seat may not look."""

    drawn: DrawnView | None
    players: list[PlayerView]


class PagodaView(TableView, HandsView):
    """The table as a seat sees it."""


def view(state: Pagoda, seat: int | None) -> PagodaView:
    return {**table_view(state), **hands_view(state, seat)}


def table_view(state: Pagoda) -> TableView:
    return {
        "quick": state.box.quick,
        "simple": state.box.simple,
        "floors": int(state.box.floors),
        "spire_points": int(state.box.spire_points),
        "start": int(state.start),
        "player": int(state.player),
        "phase": "over" if state.finished else PHASES[state.phase],
        "built": int(state.built),
        "limit": int(state.limit),
        "used": [name for ability, name in enumerate(ABILITY_NAMES) if state.has_used(ability)],
        "played": cards_view([int(count) for count in state.played]),
        "sites": [site_view(state, site) for site in range(state.box.sites)],
        "completed": int(state.completed()),
        "ends_at": int(state.box.ends_at),
        "end_triggered": state.end_triggered,
        "supply": [tile_view(state, tile) for tile in range(TILES) if state.supply[tile]],
        "pile": int(state.pile_size),
        "discard": dict(zip(COLOUR_NAMES, (int(count) for count in state.discard), strict=True)),
    }


def hands_view(state: Pagoda, seat: int | None) -> HandsView:
    return {
        "drawn": drawn_view(state, seat),
        "players": [player_view(state, player, seat) for player in range(PLAYERS)],
    }


def drawn_view(state: Pagoda, seat: int | None) -> DrawnView | None:
    if state.drawn_size == 0:
        return None
    colours = [COLOUR_NAMES[colour] for colour in state.drawn[: state.drawn_size]]
    table = int(state.drawn_table)
    return {
        "seat": int(state.drawn_by),
        "table": colours[:table],
        "hand": colours[table:] if may_see_hand(state, int(state.drawn_by), seat) else None,
        "hand_size": len(colours) - table,
        "renewed_after": None if state.renewed_after == NOBODY else int(state.renewed_after),
    }


def site_view(state: Pagoda, site: int) -> SiteView:
    status = state.status(site)
    done = status in ("roofed", "blocked")
    any_colour = state.colours[site] == ANY
    return {
        "site": site_name(site + 1),
        "status": status,
        "floors": floors_view(state, site),
        "floor": int(state.floors[site]),
        "columns": min(int(state.columns[site]), int(state.box.full)),
        "next": None if done else next_piece(state, site),
        "needs": None if done or any_colour else COLOUR_NAMES[state.colours[site]],
        "points": 0 if done else next_points(state, site),
    }


def next_piece(state: Pagoda, site: int) -> str:
    if state.columns[site] < state.box.full:
        return "column"
    return "roof" if state.at_top(site) else "tile"


def next_points(state: Pagoda, site: int) -> int:
    """What the next piece of a site scores: a column, a tile, or a whole roof."""
    if state.columns[site] < state.box.full:
        return int(state.box.points_on(state.floors[site]))
    return int(state.box.tile_points) + (int(state.box.spire_points) if state.at_top(site) else 0)


def floors_view(state: Pagoda, site: int) -> list[FloorView]:
    floors: list[FloorView] = []
    for number in range(1, int(state.floors[site]) + 1):
        tile = int(state.tiles[site * TOP + number - 1])
        top = number == state.floors[site]
        columns = min(int(state.columns[site]), int(state.box.full)) if top else int(state.box.full)
        if top and tile == NO_TILE and state.colours[site] == ANY:
            break
        colour = int(state.colours[site]) if tile == NO_TILE else tile // COLOURS
        floors.append(
            {
                "number": number,
                "colour": COLOUR_NAMES[colour],
                "columns": columns,
                "tile": None if tile == NO_TILE else tile_view(state, tile),
                "roof": top and tile != NO_TILE,
            }
        )
    return floors


def tile_view(state: Pagoda, tile: int) -> TileView:
    return {
        "name": tile_name(tile),
        "base": COLOUR_NAMES[tile // COLOURS],
        "next": COLOUR_NAMES[tile % COLOURS],
        "spire": COLOUR_NAMES[state.box.spire[tile]],
    }


def player_view(state: Pagoda, player: int, seat: int | None) -> PlayerView:
    uses = [int(state.markers[player * COLOURS + ability]) for ability in range(COLOURS)]
    return {
        "score": int(state.points[player]),
        "table": cards_view([*zone(state, player, 0), *[0] * COLOURS]),
        "hand": cards_view([*[0] * COLOURS, *zone(state, player, 1)]) if may_see_hand(state, player, seat) else None,
        "hand_size": int(state.hand_size(player)),
        "abilities": dict(zip(ABILITY_NAMES, uses, strict=True)),
    }


def may_see_hand(state: Pagoda, player: int, seat: int | None) -> bool:
    """One's own; both once the game is over."""
    return player == seat or state.finished


def zone(state: Pagoda, player: int, number: int) -> list[int]:
    """How many cards of each colour lie on a player's table (0) or are in the hand (1)."""
    first = player * CELLS + number * COLOURS
    return [int(state.cards[first + colour]) for colour in range(COLOURS)]


def cards_view(counts: list[int]) -> list[CardView]:
    return [
        {"card": card_name(cell), "colour": COLOUR_NAMES[cell % COLOURS]}
        for cell, count in enumerate(counts)
        for _ in range(count)
    ]
