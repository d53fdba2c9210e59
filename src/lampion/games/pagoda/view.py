"""What people see of Pagoda: a seat's view, prompts, sentences for the log, previews, and the generic zones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from lampion.core.game import Piece, Zone
from lampion.core.message import Arg, Message, SeatRef
from lampion.core.state import NOBODY
from lampion.games.pagoda.actions import (
    Alternative,
    Cards,
    Column,
    Dragon,
    EndTurn,
    Lantern,
    Move,
    Pass,
    Roof,
    Tile,
    move_of,
)
from lampion.games.pagoda.components import (
    ABILITY_NAMES,
    ANY,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    ENDS_AT,
    FAN_HAND_SIZE,
    FULL,
    HAND_SIZE,
    LETTERS,
    NO_TILE,
    PLAYERS,
    ROOFED,
    SITES,
    TABLE_SIZE,
    TILE_POINTS,
    TILES,
    TOP,
    card_name,
    tile_name,
)
from lampion.games.pagoda.finishable import finishable
from lampion.games.pagoda.offers import parts, site_name
from lampion.games.pagoda.position import CLOSING, FRESH
from lampion.games.pagoda.refusal import colour_name, tile_message, zone_name
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


class PagodaView(TypedDict):
    """The table as a seat sees it. `hand` is None where the seat may not look."""

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
    drawn: DrawnView | None
    players: list[PlayerView]


def view(state: Pagoda, seat: int | None) -> PagodaView:
    return {
        "quick": state.variant.quick,
        "simple": state.variant.simple,
        "floors": int(state.variant.floors),
        "spire_points": int(state.variant.spire_points),
        "start": int(state.start),
        "player": int(state.player),
        "phase": "over" if state.finished else PHASES[state.phase],
        "built": int(state.built),
        "limit": int(state.limit),
        "used": [name for ability, name in enumerate(ABILITY_NAMES) if state.has_used(ability)],
        "played": cards_view([int(count) for count in state.played]),
        "sites": [site_view(state, site) for site in range(SITES)],
        "completed": int(state.completed()),
        "ends_at": int(ENDS_AT),
        "end_triggered": state.end_triggered,
        "supply": [tile_view(state, tile) for tile in range(TILES) if state.supply[tile]],
        "pile": int(state.pile_size),
        "discard": dict(zip(COLOUR_NAMES, (int(count) for count in state.discard), strict=True)),
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
    status = status_of(state, site)
    done = status in ("roofed", "blocked")
    any_colour = state.colours[site] == ANY
    return {
        "site": site_name(site + 1),
        "status": status,
        "floors": floors_view(state, site),
        "floor": int(state.floors[site]),
        "columns": min(int(state.columns[site]), FULL),
        "next": None if done else next_piece(state, site),
        "needs": None if done or any_colour else COLOUR_NAMES[state.colours[site]],
        "points": 0 if done else next_points(state, site),
    }


def status_of(state: Pagoda, site: int) -> str:
    """P-10."""
    if state.columns[site] == ROOFED:
        return "roofed"
    if state.columns[site] < FULL:
        return "open"
    return "blocked" if state.is_blocked(site) else "awaiting"


def next_piece(state: Pagoda, site: int) -> str:
    if state.columns[site] < FULL:
        return "column"
    return "roof" if state.at_top(site) else "tile"


def next_points(state: Pagoda, site: int) -> int:
    """What the next piece of a site scores: a column, a tile, or a whole roof."""
    if state.columns[site] < FULL:
        return int(state.floors[site])
    return int(TILE_POINTS) + (int(state.variant.spire_points) if state.at_top(site) else 0)


def floors_view(state: Pagoda, site: int) -> list[FloorView]:
    floors: list[FloorView] = []
    for number in range(1, int(state.floors[site]) + 1):
        tile = int(state.tiles[site * TOP + number - 1])
        top = number == state.floors[site]
        columns = min(int(state.columns[site]), FULL) if top else FULL
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
        "spire": COLOUR_NAMES[state.variant.spire[tile]],
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


# -- sentences -----------------------------------------------------------------------------------------------


def prompt(state: Pagoda, seat: int | None) -> Message:
    """What is to be decided. Only the player is told what depends on hidden cards."""
    if state.finished:
        return Message("pagoda-prompt-over")
    who: dict[str, Arg] = {"who": SeatRef(int(state.player))}
    if state.phase == CLOSING:
        return Message("pagoda-prompt-closing", who)
    if state.phase == FRESH:
        return Message(fresh_prompt(state, seat), {**who, "last": "yes" if state.end_triggered else "no"})
    if state.built == state.limit:
        return Message("pagoda-prompt-limit", {**who, "limit": int(state.limit)})
    facts: dict[str, Arg] = {**who, "built": int(state.built), "left": int(state.limit - state.built)}
    return Message("pagoda-prompt-go-on" if state.built else "pagoda-prompt-needs-column", facts)


def fresh_prompt(state: Pagoda, seat: int | None) -> str:
    if seat != state.player or finishable(state):
        return "pagoda-prompt-fresh"
    return "pagoda-prompt-alternative" if state.has_open_site() else "pagoda-prompt-pass"


def describe(state: Pagoda, action: int) -> Message:
    """A decision as a sentence of the log; it shows nothing that its result will not show to all."""
    move = move_of(action)
    who: dict[str, Arg] = {"who": SeatRef(int(state.player))}
    match move:
        case Lantern():
            return Message("pagoda-log-lantern", who)
        case Dragon():
            return Message("pagoda-log-dragon", {**who, "cards": cards_message(move.cards), "count": len(move.cards)})
        case Pass():
            return Message("pagoda-log-pass", {**who, "cards": cards_message(move.cards)})
        case EndTurn():
            table, hand = refill(state, move.fan)
            return Message("pagoda-log-fan" if move.fan else "pagoda-log-end", {**who, "count": table + hand})
        case _:
            return building(state, action, move, who)


def building(state: Pagoda, action: int, move: Column | Tile | Roof | Alternative, who: dict[str, Arg]) -> Message:
    effect = building_preview(state, action, move)
    facts: dict[str, Arg] = {**who, "site": move.site, "points": effect["points"]}
    match move:
        case Column():
            facts |= {"colour": colour_name(move.colour), "cards": cards_message(move.paid)}
            said = Message("pagoda-log-column", facts)
        case Alternative():
            facts |= {"colour": colour_name(move.colour), "cards": cards_message(move.cards)}
            said = Message("pagoda-log-alternative", facts)
        case Tile():
            said = Message(
                "pagoda-log-tile", {**facts, "tile": tile_message(move.tile), "cards": cards_message(move.paid)}
            )
        case Roof():
            cards = cards_message(move.paid) + cards_message(move.spire)
            said = Message("pagoda-log-roof", {**facts, "tile": tile_message(move.tile), "cards": cards})
    notes = notes_on(effect)
    return Message("pagoda-log-notes", {"what": said, "notes": notes}) if notes else said


def notes_on(effect: BuildingPreview) -> list[Message]:
    """What else everybody should notice."""
    notes = [Message("pagoda-note-used", {"ability": ability}) for ability in effect["uses"]]
    notes += [Message("pagoda-note-gained", {"ability": ability}) for ability in effect["gains"]]
    notes += [Message("pagoda-note-blocked", {"site": int(site[1:])}) for site in effect["blocks"]]
    return notes + ([Message("pagoda-note-end")] if effect["triggers"] else [])


def cards_message(cards: Cards) -> list[Message]:
    """Cards in words, equal ones counted."""
    return [
        Message(
            "pagoda-cards", {"count": cards.count(card), "colour": colour_name(card[0]), "zone": zone_name(card[1])}
        )
        for card in dict.fromkeys(cards)
    ]


def outcome(state: Pagoda) -> Message:
    """The result of a finished game (P-48)."""
    winners = state.winners()
    if len(winners) > 1:
        return Message("pagoda-result-draw", {"points": int(state.points[0])})
    winner = winners[0]
    facts: dict[str, Arg] = {"own": int(state.points[winner]), "other": int(state.points[1 - winner])}
    return Message("pagoda-result-win", {"who": SeatRef(winner), **facts})


# -- consequences --------------------------------------------------------------------------------------------


class BuildingPreview(TypedDict):
    """What building does. `completes` says that the site gets its roof, `triggers` that the end of the game comes."""

    kind: str
    site: str
    points: int
    floor: int
    uses: list[str]
    gains: list[str]
    completes: bool
    blocks: list[str]
    triggers: bool
    built: int
    limit: int


class CardsPreview(TypedDict):
    """What laying cards down or ending the turn does: cards that will be drawn, and whether the pile runs out."""

    kind: str
    table: int
    hand: int
    reshuffles: bool


class LanternPreview(TypedDict):
    kind: str
    built: int
    limit: int


def preview(state: Pagoda, action: int) -> Mapping[str, object]:
    move = move_of(action)
    match move:
        case Lantern():
            after = state.copy()
            after.play(action)
            lit: LanternPreview = {"kind": "lantern", "built": int(after.built), "limit": int(after.limit)}
            return lit
        case Dragon():
            hand = sum(card[1] == "h" for card in move.cards)
            return cards_preview(state, "dragon", len(move.cards) - hand, hand)
        case Pass():
            return cards_preview(state, "pass", 0, 0)
        case EndTurn():
            return cards_preview(state, "end", *refill(state, move.fan))
        case _:
            return building_preview(state, action, move)


def cards_preview(state: Pagoda, kind: str, table: int, hand: int) -> CardsPreview:
    return {"kind": kind, "table": table, "hand": hand, "reshuffles": table + hand > state.pile_size}


def refill(state: Pagoda, fan: bool) -> tuple[int, int]:
    """How many cards closing the turn draws to the table and to the hand (P-44)."""
    hand = FAN_HAND_SIZE if fan else HAND_SIZE
    player = int(state.player)
    return int(TABLE_SIZE - state.table_size(player)), max(0, int(hand - state.hand_size(player)))


def building_preview(state: Pagoda, action: int, move: Move) -> BuildingPreview:
    """Carry it out on a copy, and compare. Nothing is drawn, so all of it is certain."""
    assert isinstance(move, Column | Tile | Roof | Alternative)
    player, site = int(state.player), move.site - 1
    after = state.copy()
    after.play(action)
    gains = [ABILITY_NAMES[LETTERS.index(move.tile[0])]] if isinstance(move, Tile | Roof) else []
    blocked = [other for other in range(SITES) if after.is_blocked(other) and not state.is_blocked(other)]
    return {
        "kind": str(parts(move)["kind"]),
        "site": site_name(move.site),
        "points": int(after.points[player] - state.points[player]),
        "floor": int(state.floors[site]),
        "uses": [
            name
            for ability, name in enumerate(ABILITY_NAMES)
            if after.has_used(ability) and not state.has_used(ability)
        ],
        "gains": [] if state.variant.simple else gains,
        "completes": isinstance(move, Roof),
        "blocks": [site_name(other + 1) for other in blocked],
        "triggers": after.end_triggered and not state.end_triggered,
        "built": int(after.built),
        "limit": int(after.limit),
    }


# -- the generic description ---------------------------------------------------------------------------------


def zones(state: Pagoda, seat: int | None) -> list[Zone]:
    """Sites, supply, piles, and each player's cards, abilities and score as pieces in named places."""
    sites = [
        Zone(
            site_name(site + 1),
            Message("pagoda-zone-site", {"site": site + 1}),
            "list",
            tuple(site_pieces(state, site)),
        )
        for site in range(SITES)
    ]
    tiles = [
        Piece(tile_name(tile), tile_message(tile_name(tile)), colour=COLOUR_NAMES[tile // COLOURS])
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
    status = status_of(state, site)
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
    abilities = (
        [ability_piece(state, player, ability) for ability in range(COLOURS)] if not state.variant.simple else []
    )
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
