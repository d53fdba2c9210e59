"""What an edition of Way of the Panda says, as the page's texts need it beside the view."""

from __future__ import annotations

from typing import TypedDict

from lampion.games.panda.components import Board
from lampion.games.panda.edition_words import signed


class CardNumbers(TypedDict, total=False):
    """The points of a B card; `sides` are those for 0 to 4 sides in one text."""

    vp: int
    city: int
    capital: int
    each: int
    sides: str


class Numbers(TypedDict):
    """`losses` are the fields that cost VP with what they cost, in one text, `none` if there are none."""

    lowest: str
    losses: str
    liberation: int
    per_guard: int
    cities: int
    capitals: int
    numbered: int
    b_cards: dict[str, CardNumbers]


def numbers(board: Board) -> Numbers:
    losses = [f"{signed(int(board.ap_min) + i)}: {int(loss)}" for i, loss in enumerate(board.penalty) if loss]
    return {
        "lowest": signed(int(board.ap_min)),
        "losses": ", ".join(reversed(losses)) or "none",
        "liberation": int(board.liberation_bonus),
        "per_guard": int(board.liberation_per_guard),
        "cities": int(board.end_foundations),
        "capitals": int(board.end_capitals),
        "numbered": sum(int(number > 0) for number in board.number),
        "b_cards": {card["id"]: card_numbers(card) for card in board.data["cards"]["mission_b"]},
    }


def card_numbers(card: dict[str, object]) -> CardNumbers:
    found: CardNumbers = {}
    names = {"vp": "vp", "vp_city": "city", "vp_capital": "capital", "vp_each": "each"}
    for key, name in names.items():
        if key in card:
            found[name] = card[key]  # type: ignore[literal-required]
    sides = card.get("vp_by_sides")
    if isinstance(sides, list):
        found["sides"] = ", ".join(signed(points) for points in sides)
    return found
