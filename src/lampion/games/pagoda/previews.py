"""What a decision in Pagoda is certain to do."""

from __future__ import annotations

from typing import TypedDict

from lampion.games.pagoda.actions import Alternative, Column, Dragon, EndTurn, Pass, Roof, Tile
from lampion.games.pagoda.components import ABILITY_NAMES, LETTERS
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


def lantern_preview(after: Pagoda) -> LanternPreview:
    return {"kind": "lantern", "built": int(after.built), "limit": int(after.limit)}


def cards_preview(before: Pagoda, move: Dragon | Pass | EndTurn) -> CardsPreview:
    """The position before says how many cards are drawn; which ones is for chance and the player to know."""
    table = hand = 0
    match move:
        case Dragon():
            kind, hand = "dragon", sum(card[1] == "h" for card in move.cards)
            table = len(move.cards) - hand
        case Pass():
            kind = "pass"
        case EndTurn():  # P-44
            kind, size = "end", before.box.fan_hand if move.fan else before.box.hand
            table = int(before.box.table - before.table_size(before.player))
            hand = max(0, int(size - before.hand_size(before.player)))
    return {"kind": kind, "table": table, "hand": hand, "reshuffles": table + hand > before.pile_size}


def building_preview(before: Pagoda, move: Column | Tile | Roof | Alternative, after: Pagoda) -> BuildingPreview:
    """Nothing is drawn, so all of it is certain."""
    player, site = int(before.player), move.site - 1
    gains = [ABILITY_NAMES[LETTERS.index(move.tile[0])]] if isinstance(move, Tile | Roof) else []
    blocked = [other for other in range(before.box.sites) if after.is_blocked(other) and not before.is_blocked(other)]
    return {
        "kind": str(parts(before.box, move)["kind"]),
        "site": site_name(move.site),
        "points": int(after.points[player] - before.points[player]),
        "floor": int(before.floors[site]),
        "uses": [
            name
            for ability, name in enumerate(ABILITY_NAMES)
            if after.has_used(ability) and not before.has_used(ability)
        ],
        "gains": [] if before.box.simple else gains,
        "completes": isinstance(move, Roof),
        "blocks": [site_name(other + 1) for other in blocked],
        "triggers": after.end_triggered and not before.end_triggered,
        "built": int(after.built),
        "limit": int(after.limit),
    }
