"""What a seat sees of AXIO, as its board draws it."""

from __future__ import annotations

from functools import cache
from typing import Final, TypedDict

from mypy_extensions import i64

from lampion.games.axio.actions import Place, move_of
from lampion.games.axio.components import CLOSED, COLOUR_NAMES, FREE, GRID, KIND_NAMES, KINDS, LETTERS, Area
from lampion.games.axio.state import Axio
from lampion.games.axio.words import cell_name


class PrintedSquare(TypedDict):
    cell: str
    symbol: str


CELL_NAMES: Final[list[str]] = [cell_name(cell) for cell in range(GRID)]


class PlacedTile(TypedDict):
    cells: list[str]
    symbols: list[str]
    seat: int
    number: int


class PlayerView(TypedDict):
    scores: dict[str, int]
    lowest: list[str]
    rack: list[str] | None
    tiles: int
    first_tile: bool
    cap: int


class BoardView(TypedDict):
    """What lies open: all seats see the same."""

    area: list[int]
    phase: str
    solo: bool
    bonus: int
    bag: int
    free_pairs: int
    free_cells: list[str]
    printed: list[PrintedSquare]
    tiles: list[PlacedTile]
    closed: list[str]


class AxioView(BoardView):
    """The board as a seat sees it. `rack` is None where the seat may not look."""

    players: list[PlayerView]


def view(state: Axio, seat: int | None) -> AxioView:
    return {**board_view(state), "players": players_view(state, seat)}


def board_view(state: Axio) -> BoardView:
    return {
        "area": [state.area.first, state.area.last],
        "phase": "over" if state.finished else "refill" if state.phase else "place",
        "solo": state.seats == 1,
        "bonus": int(state.bonus),
        "bag": int(state.bag_size),
        "free_pairs": free_pairs(state),
        "free_cells": cells_holding(state, FREE),
        "printed": printed_squares(state.area),
        "tiles": [placed_tile(int(state.placed[number]), number) for number in range(state.placed_count)],
        "closed": cells_holding(state, CLOSED),
    }


def printed_squares(area: Area) -> list[PrintedSquare]:
    return [{"cell": f"{row},{column}", "symbol": COLOUR_NAMES[symbol - 1]} for row, column, symbol in area.printed]


def players_view(state: Axio, seat: int | None) -> list[PlayerView]:
    return [player_view(state, player, seat) for player in range(state.seats)]


def player_view(state: Axio, player: int, seat: int | None) -> PlayerView:
    tally = state.tally(player)
    least = min(tally)
    return {
        "scores": dict(zip(COLOUR_NAMES, tally, strict=True)),
        "lowest": [colour for colour, points in zip(COLOUR_NAMES, tally, strict=True) if points == least],
        "rack": rack(state, player) if may_see_rack(state, player, seat) else None,
        "tiles": int(state.rack_sizes[player]),
        "first_tile": bool(state.first_tiles >> player & 1),
        "cap": int(state.cap()),
    }


def may_see_rack(state: Axio, player: int, seat: int | None) -> bool:
    """One's own; everybody's once the game is over (AR-31); the solo player's tile is drawn openly (A-29)."""
    return player == seat or state.finished or state.seats == 1


def rack(state: Axio, player: int) -> list[str]:
    """The tiles of a rack by name, in the order of the kinds."""
    held = state.racks[player * KINDS : (player + 1) * KINDS]
    return [name for name, count in zip(KIND_NAMES, held, strict=True) for _ in range(count)]


def free_pairs(state: Axio) -> int:
    count = 0
    slot: i64
    for slot in state.area.slots:
        if state.is_slot(slot):
            count += 1
    return count


def cells_holding(state: Axio, content: i64) -> list[str]:
    board = state.board
    found: list[str] = []
    cell: i64
    for cell in range(GRID):
        if board[cell] == content:
            found.append(CELL_NAMES[cell])
    return found


@cache
def placed_tile(placed: int, number: int) -> PlacedTile:
    """Kept once it was made: a tile stays where it lies, and everybody is shown it after each move."""
    action, seat = divmod(placed, 4)
    move = move_of(action)
    assert isinstance(move, Place)
    return {
        "cells": [name_of(move.first_cell), name_of(move.second_cell)],
        "symbols": [colour_of(move.first), colour_of(move.second)],
        "seat": seat,
        "number": number + 1,
    }


def name_of(cell: tuple[int, int]) -> str:
    return f"{cell[0]},{cell[1]}"


def colour_of(letter: str) -> str:
    return COLOUR_NAMES[LETTERS.index(letter)]
