"""What people see of Way of the Panda: the whole table, since everything is public (W-53)."""

from __future__ import annotations

from typing import Any, TypedDict

from lampion.games.panda.action_board import guards_needed, may_choose
from lampion.games.panda.b_cards import card_points
from lampion.games.panda.building import capitals
from lampion.games.panda.components import (
    A_CARDS,
    B_CARDS,
    BUILD4,
    BUILDINGS,
    COLOURS,
    COLUMNS,
    FIELDS,
    FOUNDATION,
    HEROES,
    KINDS,
    MAX_SEATS,
    NEUTRAL,
    NO_TILE,
    NODE_NAMES,
    PATH_ENDS,
    PATH_NAMES,
    PATHS,
    PLACE_NAMES,
    PLACES,
    SPACES,
    SPECIAL,
    TILE_CLASSES,
    TILE_KINDS,
    VANISHED,
)
from lampion.games.panda.effects import tile_owner
from lampion.games.panda.network import guards_around, is_free, own_guards_around
from lampion.games.panda.position import (
    ASK_BUILD,
    ASK_COVER,
    ASK_HERO,
    ASK_HERO_ON,
    ASK_MOVE,
    ASK_OPTION,
    ASK_PICK,
    ASK_STEP,
    ASK_TILE,
    Position,
)
from lampion.games.panda.saved import stack_on
from lampion.games.panda.scoring import sheet_points
from lampion.games.panda.state import Panda
from lampion.games.panda.words import DECISIONS

PHASES = ("guards", "heroes", "rounds")
ENDINGS = (None, "foundations", "last-building", "capitals", "rounds")


class PlaceView(TypedDict):
    """A place. `pieces` are the building pieces that stand there; `needs` are the guards for its next building."""

    id: str
    names: dict[str, str]
    x: int
    y: int
    start: bool
    frontier: bool
    number: int
    level: str
    foundation: bool
    pieces: list[str]
    buildings: int
    needs: int | None
    guards: int
    own: list[int]
    free: bool


class BorderView(TypedDict):
    id: str
    side: str
    x: int
    y: int


class TileView(TypedDict):
    """A route tile: whose it is (None: neutral), and how many guards it counts for."""

    owner: int | None
    value: int


class PathView(TypedDict):
    id: str
    ends: list[str]
    ninjas: int
    uncovered: int
    figures: list[int]
    tile: TileView | None


class HeroView(TypedDict):
    """A hero and his two columns on the clan sheet; `at` is None while he is vanished."""

    hero: str
    at: str | None
    strength: int
    missions: int
    multiplier: int
    value: int


class PlayerView(TypedDict):
    colour: str
    vp: int
    ap: int
    guards: int
    posted: int
    passed: bool
    reached: int | None
    heroes: list[HeroView]
    sheet: int
    tiles: dict[str, int]
    hero_vp: int | None
    card_vp: int | None


class SpaceView(TypedDict):
    """An action space as the seat that looks (for spectators the active player) finds it.

    `status` is open, behind (W-22 a), guards (b), ap (c) or passed. `lands` is the AP field after paying, `loss` the VP
    that costs.
    """

    index: int
    row: int
    column: str
    cost: int
    needs: int
    placed: list[int]
    options: list[list[dict[str, Any]]]
    status: str
    lands: int
    loss: int


class ApField(TypedDict):
    field: int
    loss: int
    stack: list[int]


class CityCardView(TypedDict):
    id: str
    steps: list[dict[str, Any]]


class FieldView(TypedDict):
    field: int
    seat: int | None
    steps: list[dict[str, Any]]


class ACardView(TypedDict):
    """The green card. `counts` (A4–A6) holds None for a player who left; `fields` are those of A9."""

    id: str
    kind: str
    building: str | None
    vp: int
    open: bool
    winner: int | None
    counts: list[int | None] | None
    fields: list[FieldView] | None


class BCardView(TypedDict):
    """The blue card, and what it would give each seat if the game ended now."""

    id: str
    kind: str
    building: str | None
    now: list[int]


class SupplyView(TypedDict):
    buildings: dict[str, int]
    foundations: int
    tiles: dict[str, int]
    neutral: dict[str, int]


class Blocked(TypedDict):
    """A path beside the moving hero that he cannot cross, and the strength it needs."""

    path: str
    needs: int


class Asked(TypedDict):
    """What is being decided: the decision of W-53, by whom, and what it is about."""

    decision: str
    seat: int
    active: int
    space: int | None
    options: list[list[dict[str, Any]]]
    done: list[str]
    hero: str | None
    hero_seat: int | None
    path: str | None
    left: int | None
    blocked: list[Blocked]


class EndsView(TypedDict):
    """Cities and capitals: how many there are, and with how many the game ends (W-50)."""

    cities: list[int]
    capitals: list[int]


class ScaleView(TypedDict):
    """What the rows of a clan sheet are worth, from the bottom (W-12)."""

    multiplier: list[int]
    value: list[int]


class PandaView(TypedDict):
    map: str
    canvas: list[int]
    phase: str
    round: int
    round_limit: int
    ending: str | None
    master: bool
    asked: Asked | None
    order: list[int]
    places: list[PlaceView]
    borders: list[BorderView]
    paths: list[PathView]
    players: list[PlayerView]
    ap_track: list[ApField]
    spaces: list[SpaceView]
    city_row: list[CityCardView]
    supply: SupplyView
    a_card: ACardView | None
    b_card: BCardView | None
    ends: EndsView
    scale: ScaleView


def view(state: Panda, seat: int | None) -> PandaView:
    return {
        "map": state.board.name,
        "canvas": list(state.board.data["map"]["canvas"]),
        "phase": "over" if state.finished else PHASES[state.phase],
        "round": int(state.round),
        "round_limit": int(state.board.round_limit),
        "ending": ENDINGS[state.ending],
        "master": state.master,
        "asked": None if state.finished else asked(state),
        "order": [int(state.order[i]) for i in range(state.seats)],
        "places": [place_view(state, place) for place in range(PLACES)],
        "borders": [
            {"id": node["id"], "side": node["side"], "x": node["x"], "y": node["y"]}
            for node in state.board.data["map"]["border_ring"]
        ],
        "paths": [path_view(state, path) for path in range(PATHS)],
        "players": [player_view(state, player) for player in range(state.seats)],
        "ap_track": [
            {
                "field": field,
                "loss": int(state.board.penalty[field - state.board.ap_min]),
                "stack": stack_on(state, field),
            }
            for field in range(state.board.ap_min, state.board.ap_max + 1)
        ],
        "spaces": [space_view(state, space, int(state.active) if seat is None else seat) for space in range(SPACES)],
        "city_row": city_row(state),
        "supply": supply_view(state),
        "a_card": a_card_view(state),
        "b_card": b_card_view(state),
        "ends": {
            "cities": [int(state.foundations_laid()), int(state.board.end_foundations)],
            "capitals": [int(capitals(state)), int(state.board.end_capitals)],
        },
        "scale": {
            "multiplier": [int(row) for row in state.board.multiplier][1:],
            "value": [int(row) for row in state.board.mission_value][1:],
        },
    }


def place_view(state: Position, place: int) -> PlaceView:
    drawn = state.board.data["map"]["place"][place]
    buildings = int(state.buildings(place))
    return {
        "id": PLACE_NAMES[place],
        "names": {language: drawn[language] for language in ("en", "de", "fr")},
        "x": drawn["x"],
        "y": drawn["y"],
        "start": drawn["start"],
        "frontier": drawn["frontier"],
        "number": drawn["number"],
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


def path_view(state: Position, path: int) -> PathView:
    tile: TileView | None = None
    if state.tiles[path] != NO_TILE:
        tile = {"owner": tile_owner(state, path), "value": int(state.board.ninjas[path])}
    return {
        "id": PATH_NAMES[path],
        "ends": list(PATH_ENDS[path]),
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
    return None if node == VANISHED else NODE_NAMES[node]


def space_view(state: Position, space: int, seat: int) -> SpaceView:
    cost = int(state.board.cost[space])
    lands = int(state.ap[seat]) - cost
    low = int(state.board.ap_min)
    return {
        "index": space,
        "row": space // 4 + 1,
        "column": COLUMNS[space % 4],
        "cost": cost,
        "needs": int(guards_needed(state, space)),
        "placed": [int(state.space_guards[space * MAX_SEATS + player]) for player in range(state.seats)],
        "options": options_of(state, space),
        "status": space_status(state, space, seat),
        "lands": lands,
        "loss": int(state.board.penalty[lands - low]) if cost and lands >= low else 0,
    }


def options_of(state: Position, space: int) -> list[list[dict[str, Any]]]:
    first = int(state.board.space_option[space])
    return state.board.options[first : first + int(state.board.space_options[space])]


def space_status(state: Position, space: int, seat: int) -> str:
    """Whether a seat could choose a space on its turn, or the first reason why not (W-22, W-26)."""
    if state.passed[seat]:
        return "passed"
    if may_choose(state, seat, space):
        return "open"
    if space < state.reached[seat]:
        return "behind"
    return "guards" if state.guards[seat] < guards_needed(state, space) else "ap"


def city_row(state: Position) -> list[CityCardView]:
    """The cards that still lie in the row, left to right."""
    cards = [int(state.row[i]) for i in range(state.row_left, state.row_right)]
    return [
        {"id": state.board.city_cards[card], "steps": state.board.options[state.board.card_option[card]]}
        for card in cards
    ]


def supply_view(state: Position) -> SupplyView:
    return {
        "buildings": {name: int(state.piece_stock[kind]) for kind, name in enumerate(BUILDINGS)},
        "foundations": int(state.foundation_stock),
        "tiles": {name: int(state.sheet_stock[kind]) for kind, name in enumerate(TILE_KINDS)},
        "neutral": {name: int(state.tile_stock[(NEUTRAL - 1) * KINDS + i]) for i, name in enumerate(TILE_CLASSES)},
    }


def building_name(kind: int) -> str | None:
    return BUILDINGS[kind] if kind >= 0 else None


def a_card_view(state: Position) -> ACardView | None:
    if state.a_card < 0:
        return None
    board, card = state.board, int(state.a_card)
    counts: list[int | None] | None = None
    if board.a_kind[card] == BUILD4:
        counts = [
            int(state.a_count[seat]) if state.on_card[seat] or not state.a_open else None for seat in range(state.seats)
        ]
    return {
        "id": A_CARDS[card],
        "kind": str(board.data["cards"]["mission_a"][card]["kind"]),
        "building": building_name(int(board.a_building[card])),
        "vp": int(board.a_vp[card]),
        "open": state.a_open or state.phase < 2,
        "winner": int(state.a_winner) if state.a_winner >= 0 else None,
        "counts": counts,
        "fields": [field_view(state, field) for field in range(FIELDS)] if board.a_kind[card] == SPECIAL else None,
    }


def field_view(state: Position, field: int) -> FieldView:
    seat = int(state.field_seat[field])
    return {
        "field": field + 1,
        "seat": seat if seat >= 0 else None,
        "steps": state.board.options[state.board.field_option[field]],
    }


def b_card_view(state: Position) -> BCardView | None:
    if state.b_card < 0:
        return None
    card = int(state.b_card)
    return {
        "id": B_CARDS[card],
        "kind": str(state.board.data["cards"]["mission_b"][card]["kind"]),
        "building": building_name(int(state.board.b_building[card])),
        "now": points_now(state),
    }


def points_now(state: Position) -> list[int]:
    """What the B card gives each seat as the table stands."""
    points = state.b_vp[:]
    card_points(state, points)
    return [int(points[seat]) for seat in range(state.seats)]


def asked(state: Panda) -> Asked:
    """The topmost decision with its facts."""
    kind = int(state.fact(0))
    found: Asked = {
        "decision": DECISIONS[kind],
        "seat": int(state.seat()),
        "active": int(state.active),
        "space": None,
        "options": [],
        "done": [],
        "hero": None,
        "hero_seat": None,
        "path": None,
        "left": None,
        "blocked": [],
    }
    if kind == ASK_OPTION:
        found["space"] = int(state.fact(1))
        found["options"] = options_of(state, int(state.fact(1)))
    elif kind == ASK_STEP:
        option = state.board.options[state.fact(1)]
        found["options"] = [option]
        found["done"] = [step["kind"] for i, step in enumerate(option) if state.fact(2) >> i & 1]
    elif kind in (ASK_HERO, ASK_BUILD):
        found["options"] = [[step_data(state, int(state.fact(1)))]]
    elif kind == ASK_HERO_ON:
        found["hero"], found["hero_seat"] = HEROES[state.fact(1)], int(state.active)
    elif kind == ASK_MOVE:
        found["options"] = [[step_data(state, int(state.fact(1)))]]
        found["hero"], found["hero_seat"] = HEROES[state.fact(2) % KINDS], int(state.fact(2)) // KINDS
        found["left"] = int(state.board.step_max[state.fact(1)] - state.fact(3))
        found["blocked"] = blocked(state, int(state.fact(2)), int(state.board.step_bypass[state.fact(1)]))
    elif kind in (ASK_COVER, ASK_TILE):
        found["path"] = PATH_NAMES[state.fact(1)]
        found["left"] = int(state.fact(2)) if kind == ASK_COVER else None
    elif kind == ASK_PICK:
        found["left"] = int(state.fact(2))
    return found


def step_data(state: Position, step: int) -> dict[str, Any]:
    """A step as the map file has it."""
    return [one for option in state.board.options for one in option][step]


def blocked(state: Position, hero: int, bypass: int) -> list[Blocked]:
    """The paths that keep the moving hero back, with the strength each needs (W-30)."""
    here = where_is(state, hero)
    strength = int(state.strength[hero])
    return [
        {"path": PATH_NAMES[path], "needs": int(state.uncovered[path]) - bypass}
        for path in range(PATHS)
        if here in PATH_ENDS[path] and state.uncovered[path] - bypass > strength
    ]
