"""Cards and supply as people see them: the city row, mission cards and their worth now, what is left in the box."""

from __future__ import annotations

from lampion.games.panda import mission_cards
from lampion.games.panda.b_cards import points_of_card
from lampion.games.panda.components import BUILDINGS, FIELDS, KINDS, NEUTRAL, TILE_CLASSES, TILE_KINDS
from lampion.games.panda.position import Position
from lampion.games.panda.view_shapes import ACardView, BCardView, CityCardView, FieldView, SupplyView


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
    if board.a_kind[card] == mission_cards.BUILD4:
        counts = [
            int(state.a_count[seat]) if state.on_card[seat] or not state.a_open else None for seat in range(state.seats)
        ]
    return {
        "id": mission_cards.A_CARDS[card],
        "kind": str(board.data["cards"]["mission_a"][card]["kind"]),
        "building": building_name(int(board.a_building[card])),
        "vp": int(board.a_vp[card]),
        "open": state.a_open or state.phase < 2,
        "winner": int(state.a_winner) if state.a_winner >= 0 else None,
        "counts": counts,
        "fields": [field_view(state, field) for field in range(FIELDS)]
        if board.a_kind[card] == mission_cards.SPECIAL
        else None,
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
        "id": mission_cards.B_CARDS[card],
        "kind": str(state.board.data["cards"]["mission_b"][card]["kind"]),
        "building": building_name(int(state.board.b_building[card])),
        "now": points_of_card(state),
    }
