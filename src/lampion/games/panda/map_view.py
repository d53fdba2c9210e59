"""The map as people see it: places, paths, players and their heroes."""

from __future__ import annotations

from lampion.games.panda.components import (
    BUILDINGS,
    COLOURS,
    FOUNDATION,
    HEROES,
    KINDS,
    MAX_SEATS,
    NO_TILE,
    TILE_CLASSES,
)
from lampion.games.panda.drawing import names_of, spots_on
from lampion.games.panda.network import guards_around, is_free, own_guards_around
from lampion.games.panda.position import Position
from lampion.games.panda.previews import tile_owner
from lampion.games.panda.scoring import sheet_points
from lampion.games.panda.view_shapes import BorderView, HeroView, PathView, PlaceView, PlayerView, TileView


def place_view(state: Position, place: int) -> PlaceView:
    board = state.board
    drawn = board.data["map"]["place"][place]
    x, y = spots_on(board)[drawn["id"]]
    buildings = int(state.buildings(place))
    return {
        "id": drawn["id"],
        "names": names_of(board, place),
        "x": x,
        "y": y,
        "start": place in board.start_places,
        "frontier": bool(board.frontier[place]),
        "number": int(board.number[place]),
        "level": level(buildings),
        "foundation": bool(state.towns[place] & FOUNDATION),
        "pieces": [name for kind, name in enumerate(BUILDINGS) if state.towns[place] & 1 << kind],
        "buildings": buildings,
        "needs": int(state.board.guards_needed[buildings]) if buildings < 2 * KINDS else None,
        "guards": int(guards_around(state, place)),
        "own": [int(own_guards_around(state, place, seat)) for seat in range(state.seats)],
        "free": bool(is_free(state, place)),
    }


def level(buildings: int) -> str:
    """Village, city or capital (W-5)."""
    return "village" if buildings < KINDS else "city" if buildings < 2 * KINDS else "capital"


def border_view(state: Position, at: int) -> BorderView:
    area = state.board.data["map"]["border_ring"][at]
    x, y = spots_on(state.board)[area["id"]]
    seen: BorderView = {"id": area["id"], "side": area["side"], "x": x, "y": y}
    return {**seen, "beside": list(area["beside"])} if "beside" in area else seen


def path_view(state: Position, path: int) -> PathView:
    tile: TileView | None = None
    if state.tiles[path] != NO_TILE:
        tile = {"owner": tile_owner(state, path), "value": int(state.board.ninjas[path])}
    return {
        "id": state.board.path_names[path],
        "ends": list(state.board.path_ends[path]),
        "ninjas": int(state.board.ninjas[path]),
        "uncovered": int(state.uncovered[path]),
        "figures": [int(state.figures[path * MAX_SEATS + seat]) for seat in range(state.seats)],
        "tile": tile,
    }


def player_view(state: Position, seat: int) -> PlayerView:
    return {
        "colour": COLOURS[seat],
        "vp": int(state.vp[seat]),
        "ap": int(state.ap[seat]),
        "guards": int(state.guards[seat]),
        "posted": int(state.posted[seat]),
        "passed": bool(state.passed[seat]),
        "reached": int(state.reached[seat]) if state.reached[seat] >= 0 else None,
        "heroes": [hero_view(state, seat, hero) for hero in range(KINDS)],
        "sheet": int(sheet_points(state, seat)),
        "tiles": {name: int(state.tile_stock[seat * KINDS + i]) for i, name in enumerate(TILE_CLASSES)},
        "hero_vp": int(state.hero_vp[seat]) if state.finished else None,
        "card_vp": int(state.b_vp[seat]) if state.finished and state.master else None,
    }


def hero_view(state: Position, seat: int, hero: int) -> HeroView:
    at = seat * KINDS + hero
    return {
        "hero": HEROES[hero],
        "at": where_is(state, at),
        "strength": int(state.strength[at]),
        "missions": int(state.missions[at]),
        "multiplier": int(state.board.multiplier[state.strength[at]]),
        "value": int(state.board.mission_value[state.missions[at]]),
    }


def where_is(state: Position, hero: int) -> str | None:
    """The place or border area of a hero (seat * 3 + hero); None if he has vanished."""
    node = int(state.heroes[hero])
    return None if node == state.board.vanished else state.board.node_names[node]
