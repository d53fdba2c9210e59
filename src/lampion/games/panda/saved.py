"""A position as plain JSON data, and what is read back from it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lampion.games.panda.boards import board_from, installed, packaged
from lampion.games.panda.components import Board
from lampion.games.panda.position import FRAME, Position

VECTORS = (
    "figures",
    "tiles",
    "uncovered",
    "towns",
    "heroes",
    "strength",
    "missions",
    "tile_stock",
    "sheet_stock",
    "piece_stock",
    "guards",
    "posted",
    "space_guards",
    "last_use",
    "reached",
    "passed",
    "order",
    "ap",
    "vp",
    "row",
    "on_card",
    "a_count",
    "field_seat",
    "field_used",
    "hero_vp",
    "b_vp",
)
NUMBERS = (
    "foundation_stock",
    "row_left",
    "row_right",
    "a_card",
    "b_card",
    "a_open",
    "a_winner",
    "phase",
    "placed",
    "round",
    "turn",
    "active",
    "ending",
    "finished",
    "barrier",
)


def dumped(p: Position) -> dict[str, object]:
    """Everything but the choices, which follow from it. Equal positions give equal data."""
    data: dict[str, object] = {
        "map": map_data(p.board),
        "seats": int(p.seats),
        "master": p.master,
        "rng": p.rng.position(),
        "stacks": [[field, stack_on(p, field)] for field in sorted({int(p.ap[seat]) for seat in range(p.seats)})],
        "frames": list(p.frames[: p.depth * FRAME]),
    }
    data.update((name, list(getattr(p, name))) for name in VECTORS)
    data.update((name, getattr(p, name)) for name in NUMBERS)
    return data


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


def fill(kept: vec[i64], numbers: list[int]) -> None:
    """Write saved numbers over those of a new position."""
    i: i64
    for i in range(len(numbers)):
        kept[i] = numbers[i]


def restore(p: Position, saved: Mapping[str, Any]) -> None:
    """Put everything that `dumped` wrote onto an empty table."""
    for name in VECTORS:
        fill(getattr(p, name), saved[name])
    for name in NUMBERS:
        setattr(p, name, saved[name])
    rank = 0
    for _, stack in saved["stacks"]:
        for seat in stack:
            p.height[seat] = rank
            rank += 1
    fill(p.frames, saved["frames"])
    p.depth = len(saved["frames"]) // FRAME
