"""Pagoda as named zones of pieces: for the generic board, the terminal and screen readers."""

from __future__ import annotations

from lampion.core.message import Arg, Message, SeatRef
from lampion.core.offers import Piece, Zone
from lampion.games.pagoda.components import (
    ABILITY_NAMES,
    ANY,
    COLOUR_NAMES,
    COLOURS,
    PLAYERS,
    TILES,
    card_name,
    tile_name,
)
from lampion.games.pagoda.offers import site_name
from lampion.games.pagoda.state import Pagoda
from lampion.games.pagoda.view import FloorView, floors_view, may_see_hand, zone
from lampion.games.pagoda.words import listed_tile_message


def zones(state: Pagoda, seat: int | None) -> list[Zone]:
    """Sites, supply, piles, and each player's cards, abilities and score as pieces in named places."""
    sites = [
        Zone(
            site_name(site + 1),
            Message("pagoda-zone-site", {"site": site + 1}),
            "list",
            tuple(site_pieces(state, site)),
        )
        for site in range(state.box.sites)
    ]
    tiles = [
        Piece(tile_name(tile), listed_tile_message(state.box, tile_name(tile)), colour=COLOUR_NAMES[tile // COLOURS])
        for tile in range(TILES)
        if state.supply[tile]
    ]
    supply = Zone("supply", Message("pagoda-zone-supply"), "list", tuple(tiles))
    pile_label = Message("pagoda-zone-pile")
    pile = Zone("pile", pile_label, "counter", (Piece("pile", pile_label, count=int(state.pile_size), hidden=True),))
    discard = Zone("discard", Message("pagoda-zone-discard"), "list", tuple(discard_pieces(state)))
    facts: dict[str, Arg] = {"built": int(state.built), "limit": int(state.limit)}
    turn = Zone("turn", Message("pagoda-zone-turn"), "list", (Piece("turn", Message("pagoda-turn", facts)),))
    players = [one for player in range(PLAYERS) for one in player_zones(state, player, seat)]
    return [*sites, supply, turn, *players, pile, discard]


def site_pieces(state: Pagoda, site: int) -> list[Piece]:
    """The floors from the ground up, then what comes next."""
    name = site_name(site + 1)
    pieces = [floor_piece(name, floor) for floor in floors_view(state, site)]
    status = state.status(site)
    colour = int(state.colours[site])
    if status == "blocked":
        pieces.append(
            Piece(f"{name}-blocked", Message("pagoda-site-blocked", {"colour": COLOUR_NAMES[colour]}), at=name)
        )
    elif colour == ANY:
        pieces.append(Piece(f"{name}-empty", Message("pagoda-site-empty"), at=name))
    return pieces


def floor_piece(site: str, floor: FloorView) -> Piece:
    facts: dict[str, Arg] = {"floor": floor["number"], "columns": floor["columns"], "colour": floor["colour"]}
    if floor["tile"] is None:
        label = Message("pagoda-floor", facts)
    else:
        roof, tile = floor["roof"], floor["tile"]
        facts["next"] = tile["spire"] if roof else tile["next"]
        label = Message("pagoda-floor-roofed" if roof else "pagoda-floor-tiled", facts)
    shape = ABILITY_NAMES[COLOUR_NAMES.index(floor["colour"])]
    return Piece(
        f"{site}-{floor['number']}", label, at=site, count=floor["columns"], colour=floor["colour"], shape=shape
    )


def discard_pieces(state: Pagoda) -> list[Piece]:
    return [
        Piece(
            f"discard-{name}",
            Message("pagoda-some-cards", {"count": int(state.discard[c]), "colour": name}),
            count=int(state.discard[c]),
            colour=name,
            shape=ABILITY_NAMES[c],
        )
        for c, name in enumerate(COLOUR_NAMES)
        if state.discard[c]
    ]


def player_zones(state: Pagoda, player: int, seat: int | None) -> list[Zone]:
    who: dict[str, Arg] = {"who": SeatRef(player)}
    if may_see_hand(state, player, seat):
        hand = card_pieces(state, player, 1, seat)
    else:
        hand = [
            Piece(f"{player}-hidden", Message("pagoda-card-hidden"), count=int(state.hand_size(player)), hidden=True)
        ]
    abilities = [ability_piece(state, player, ability) for ability in range(COLOURS)] if not state.box.simple else []
    score = Piece(
        f"{player}-score",
        Message("pagoda-score", {"points": int(state.points[player])}),
        count=int(state.points[player]),
    )
    return [
        Zone(
            f"table-{player}",
            Message("pagoda-zone-table", who),
            "row",
            tuple(card_pieces(state, player, 0, seat)),
            owner=player,
        ),
        Zone(f"hand-{player}", Message("pagoda-zone-hand", who), "row", tuple(hand), owner=player),
        Zone(f"abilities-{player}", Message("pagoda-zone-abilities", who), "list", tuple(abilities), owner=player),
        Zone(f"score-{player}", Message("pagoda-zone-score", who), "counter", (score,), owner=player),
    ]


def card_pieces(state: Pagoda, player: int, number: int, seat: int | None) -> list[Piece]:
    """Cards of a zone. Those of the player who looks lie at their name, so that they can be picked."""
    pieces: list[Piece] = []
    for colour, count in enumerate(zone(state, player, number)):
        for _ in range(count):
            name = card_name(number * COLOURS + colour)
            label = Message("pagoda-card", {"colour": COLOUR_NAMES[colour]})
            at = name if player == seat else None
            shape = ABILITY_NAMES[colour]
            pieces.append(
                Piece(f"{player}-{name}-{len(pieces)}", label, at=at, colour=COLOUR_NAMES[colour], shape=shape)
            )
    return pieces


def ability_piece(state: Pagoda, player: int, ability: int) -> Piece:
    uses = int(state.markers[player * COLOURS + ability])
    name = ABILITY_NAMES[ability]
    label = Message("pagoda-uses", {"ability": name, "uses": uses})
    return Piece(f"{player}-{name}", label, count=uses, colour=COLOUR_NAMES[ability], shape=name)
