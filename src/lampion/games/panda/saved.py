"""A position as plain JSON data, and what is read back from it."""

from __future__ import annotations

from typing import Any

from lampion.games.panda.editions import EDITIONS
from lampion.games.panda.position import Position


def dumped(p: Position) -> dict[str, object]:
    """Everything but the choices, which follow from it. Equal positions give equal data."""
    fields = sorted({int(p.ap[seat]) for seat in range(p.seats)})
    return {
        "map": EDITIONS.saved(p.board.edition),
        "stacks": [[field, stack_on(p, field)] for field in fields],
        **p.saved_fields(),
    }


def stack_on(p: Position, field: int) -> list[int]:
    """The seats whose AP markers are on a field, bottom first."""
    return sorted((seat for seat in range(p.seats) if p.ap[seat] == field), key=lambda seat: int(p.height[seat]))


def restore(p: Position, saved: dict[str, Any]) -> None:
    """Put everything that `dumped` wrote onto an empty table."""
    p.restore_fields(saved)
    rank = 0
    for _, stack in saved["stacks"]:
        for seat in stack:
            p.height[seat] = rank
            rank += 1
