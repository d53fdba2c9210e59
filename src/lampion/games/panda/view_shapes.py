"""The shapes of what people see of Way of the Panda, as the page gets them."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


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
    """A border area; `beside` are its neighbours, if they are not those before and after it in the ring."""

    id: str
    side: str
    x: int
    y: int
    beside: NotRequired[list[str]]


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


class MapDrawing(TypedDict):
    """What a drawing of the map needs."""

    places: list[PlaceView]
    borders: list[BorderView]
    paths: list[PathView]


class MapSide(MapDrawing):
    """The table up to its action spaces."""

    map: str
    canvas: list[int]
    phase: str
    round: int
    round_limit: int
    ending: str | None
    master: bool
    asked: Asked | None
    order: list[int]
    players: list[PlayerView]
    ap_track: list[ApField]


class CardsSide(TypedDict):
    """The table after its action spaces."""

    city_row: list[CityCardView]
    supply: SupplyView
    a_card: ACardView | None
    b_card: BCardView | None
    ends: EndsView
    scale: ScaleView


class PandaView(MapSide, CardsSide):
    """The whole table, the action spaces as a seat sees them."""

    spaces: list[SpaceView]
