"""The table of Way of the Panda as pieces in named places, for boards that know nothing of the game."""

from __future__ import annotations

from functools import lru_cache

from lampion.core.message import Arg, Message, SeatRef
from lampion.core.offers import Piece, Zone
from lampion.games.panda.cards_view import a_card_view, b_card_view, city_row, supply_view
from lampion.games.panda.components import (
    BUILDINGS,
    COLOURS,
    FOUNDATION,
    HEROES,
    KINDS,
    MAX_SEATS,
    NO_TILE,
    SPACES,
    TILE_KINDS,
    Board,
)
from lampion.games.panda.map_view import where_is
from lampion.games.panda.network import guards_around
from lampion.games.panda.position import Position
from lampion.games.panda.previews import tile_owner
from lampion.games.panda.spaces_view import space_view
from lampion.games.panda.state import Panda
from lampion.games.panda.words import path_name, place_name, space_name, step_name

SHAPES = ("circle", "diamond", "triangle", "square")


def zones(state: Panda, seat: int | None) -> list[Zone]:
    """Map, paths, action board, tracks, every clan, city row, supply and mission cards."""
    found = [
        Zone(
            "places", Message("panda-zone-places"), "grid", tuple(place_pieces(state)), columns=columns_of(state.board)
        ),
        Zone("paths", Message("panda-zone-paths"), "list", tuple(path_pieces(state))),
        Zone("spaces", Message("panda-zone-spaces"), "grid", tuple(space_pieces(state, seat)), columns=4),
        Zone("order", Message("panda-zone-order"), "row", tuple(order_pieces(state))),
    ]
    for player in range(state.seats):
        found.append(clan_zone(state, player))
    found.append(Zone("city-row", Message("panda-zone-city-row"), "row", tuple(card_pieces(state))))
    found.append(Zone("supply", Message("panda-zone-supply"), "list", tuple(supply_pieces(state))))
    missions = mission_pieces(state)
    if missions:
        found.append(Zone("missions", Message("panda-zone-missions"), "row", tuple(missions)))
    return found


def columns_of(board: Board) -> int:
    """The places of a grid lie in its columns; any others four in a row."""
    columns = [int(place["col"]) for place in board.data["map"]["place"] if "col" in place]
    return max(columns) if len(columns) == board.places else 4


def place_pieces(state: Position) -> list[Piece]:
    return [
        Piece(state.board.place_names[place], place_label(state, place), at=state.board.place_names[place])
        for place in range(state.board.places)
    ]


def place_label(state: Position, place: int) -> Message:
    """A place with its buildings, guards around and heroes."""
    bits = int(state.towns[place])
    standing = ["foundation"] if bits & FOUNDATION else []
    standing += [name for kind, name in enumerate(BUILDINGS) if bits & 1 << kind]
    heroes = [
        Message("panda-hero-of", {"hero": HEROES[at % KINDS], "colour": COLOURS[at // KINDS]})
        for at in range(state.seats * KINDS)
        if state.heroes[at] == place
    ]
    facts: dict[str, Arg] = {
        "place": place_name(state, state.board.place_names[place]),
        "guards": int(guards_around(state, place)),
        "buildings": [Message("panda-building", {"building": name}) for name in standing],
        "heroes": heroes,
    }
    key = f"panda-place-{'with' if standing else 'without'}-{'heroes' if heroes else 'nobody'}"
    return Message(key, facts)


def path_pieces(state: Position) -> list[Piece]:
    return [path_piece(state, path) for path in range(state.board.paths)]


def path_piece(state: Position, path: int) -> Piece:
    name = state.board.path_names[path]
    facts: dict[str, Arg] = {
        "path": path_name(state, name),
        "ninjas": int(state.board.ninjas[path]),
        "left": int(state.uncovered[path]),
    }
    if state.tiles[path] != NO_TILE:
        owner = tile_owner(state, path)
        colour = "neutral" if owner is None else COLOURS[owner]
        label = Message("panda-path-tile", {**facts, "colour": colour})
        return Piece(name, label, at=name, colour=colour, shape="square" if owner is None else SHAPES[owner])
    guards = [
        Message("panda-guards-of", {"count": int(state.figures[path * MAX_SEATS + seat]), "colour": COLOURS[seat]})
        for seat in range(state.seats)
        if state.figures[path * MAX_SEATS + seat]
    ]
    if guards:
        return Piece(name, Message("panda-path-guards", {**facts, "guards": guards}), at=name)
    return Piece(name, Message("panda-path-empty", facts), at=name)


def space_pieces(state: Position, seat: int | None) -> list[Piece]:
    found = []
    printed = printed_options(state.board)
    for space in range(SPACES):
        seen = space_view(state, space, int(state.active) if seat is None else seat)
        facts: dict[str, Arg] = {
            "space": space,
            "name": space_name(state, space),
            "needs": seen["needs"],
            "options": printed[space],
            "status": seen["status"],
        }
        label = Message("panda-space", facts)
        found.append(Piece(f"space-{space}", label, at=str(space), count=sum(seen["placed"])))
    return found


@lru_cache(maxsize=8)
def printed_options(board: Board) -> list[list[Message]]:
    """What each space of a board offers: it never changes, and there is much of it."""
    return [
        [
            Message("panda-option", {"number": number, "steps": [step_name(step) for step in option]})
            for number, option in enumerate(space["options"], 1)
        ]
        for space in board.data["action_board"]["space"]
    ]


def order_pieces(state: Position) -> list[Piece]:
    seats = [int(state.order[i]) for i in range(state.seats)]
    return [
        Piece(f"order-{seat}", Message("seat-name", {"who": SeatRef(seat)}), colour=COLOURS[seat], shape=SHAPES[seat])
        for seat in seats
    ]


def clan_zone(state: Position, player: int) -> Zone:
    """VP, AP, guards, and the three heroes with their columns."""
    who: dict[str, Arg] = {"who": SeatRef(player)}
    counts = {"vp": int(state.vp[player]), "ap": int(state.ap[player]), "guards": int(state.guards[player])}
    keys = {name: f"panda-count-{name}" for name in counts}
    pieces = [
        Piece(f"{player}-{name}", Message(keys[name], {"count": count}), count=count) for name, count in counts.items()
    ]
    for hero in range(KINDS):
        at = player * KINDS + hero
        node = where_is(state, at)
        facts: dict[str, Arg] = {
            "hero": HEROES[hero],
            "strength": int(state.strength[at]),
            "missions": int(state.missions[at]),
            "place": Message("panda-vanished") if node is None else place_name(state, node),
        }
        pieces.append(Piece(f"{player}-{HEROES[hero]}", Message("panda-sheet-hero", facts), colour=COLOURS[player]))
    return Zone(f"clan-{player}", Message("panda-zone-clan", who), "list", tuple(pieces), owner=player)


def card_pieces(state: Position) -> list[Piece]:
    return [
        Piece(card["id"], Message("panda-city-card", {"steps": [step_name(step) for step in card["steps"]]}))
        for card in city_row(state)
    ]


def supply_pieces(state: Position) -> list[Piece]:
    supply = supply_view(state)
    counts = {**supply["buildings"], "foundation": supply["foundations"]}
    found = [
        Piece(f"supply-{name}", Message("panda-supply-building", {"building": name, "count": count}), count=count)
        for name, count in counts.items()
    ]
    found += [
        Piece(f"supply-{name}", Message("panda-supply-tile", {"tile": name, "count": supply["tiles"][name]}))
        for name in TILE_KINDS
    ]
    return found


def mission_pieces(state: Position) -> list[Piece]:
    a_card, b_card = a_card_view(state), b_card_view(state)
    cards = [(card["id"], card["kind"], card["building"]) for card in (a_card, b_card) if card is not None]
    return [
        Piece(name, Message("panda-mission", {"card": name, "kind": kind, "building": building or "none"}))
        for name, kind, building in cards
    ]
