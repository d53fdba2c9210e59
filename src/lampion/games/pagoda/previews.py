"""What a decision in Pagoda is certain to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from lampion.games.pagoda.actions import (
    Alternative,
    Column,
    Dragon,
    EndTurn,
    Lantern,
    PagodaMove,
    Pass,
    Roof,
    Tile,
    move_of,
)
from lampion.games.pagoda.components import (
    ABILITY_NAMES,
    FAN_HAND_SIZE,
    HAND_SIZE,
    LETTERS,
    SITES,
    TABLE_SIZE,
)
from lampion.games.pagoda.offers import parts, site_name
from lampion.games.pagoda.state import Pagoda


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


def building_preview(state: Pagoda, action: int, move: PagodaMove) -> BuildingPreview:
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
