"""A position as plain JSON data, and what is read back from it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from lampion.games.panda.boards import board_from, installed, packaged
from lampion.games.panda.components import Board
from lampion.games.panda.position import Position


def dumped(p: Position) -> dict[str, object]:
    """Everything but the choices, which follow from it. Equal positions give equal data."""
    fields = sorted({int(p.ap[seat]) for seat in range(p.seats)})
    return {"map": map_data(p.board), "stacks": [[field, stack_on(p, field)] for field in fields], **p.saved_fields()}


def stack_on(p: Position, field: int) -> list[int]:
    """The seats whose AP markers are on a field, bottom first."""
    return sorted((seat for seat in range(p.seats) if p.ap[seat] == field), key=lambda seat: int(p.height[seat]))


def map_data(board: Board) -> dict[str, str]:
    """A packaged map by name; any other with its text, so that another process can load the position."""
    named = {"name": board.name, "hash": board.hash}
    return named if board.name in packaged() else {**named, "text": board.source}


def board_of(data: Mapping[str, str]) -> Board:
    """The board that `map_data` described."""
    board = installed().get(data["name"])
    if board is not None and board.hash == data["hash"]:
        return board
    if "text" not in data:
        raise ValueError(f"the map {data['name']!r} with the hash {data['hash']} is not installed here")
    return board_in(data["text"], data["name"])


@lru_cache(maxsize=8)
def board_in(text: str, name: str) -> Board:
    """A map that is not installed here, read once."""
    return board_from(text, name)


def restore(p: Position, saved: dict[str, Any]) -> None:
    """Put everything that `dumped` wrote onto an empty table."""
    p.restore_fields(saved)
    rank = 0
    for _, stack in saved["stacks"]:
        for seat in stack:
            p.height[seat] = rank
            rank += 1
