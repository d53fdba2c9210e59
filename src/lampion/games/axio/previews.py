"""The choices AXIO offers, and what is already certain about each of them."""

from __future__ import annotations

from typing import TypedDict

from lampion.core.offers import Offer
from lampion.games.axio.actions import Place, Refill, Swap, move_of
from lampion.games.axio.components import CLOSED, COLOUR_NAMES, GRID, STEPS, grid_cell
from lampion.games.axio.scoring import ray
from lampion.games.axio.state import Axio
from lampion.games.axio.view import colour_of, name_of, rack
from lampion.games.axio.words import cell_name

# The functional form, because "from" is a keyword of Python.
RayView = TypedDict("RayView", {"symbol": str, "from": str, "cells": list[str]})


class ClosedCell(TypedDict):
    cell: str
    points: dict[str, int]


class PlacePreview(TypedDict):
    """What placing a tile does. `points` are what is really gained; `lost` is surplus beyond a track's end."""

    kind: str
    points: dict[str, int]
    lost: dict[str, int]
    rays: list[RayView]
    closed: list[ClosedCell]
    reached: list[str]
    bonus: int
    ends: bool
    wins: bool


class StepFourPreview(TypedDict):
    kind: str
    tiles: list[str]
    draws: int


def offer(action: int) -> Offer:
    move = move_of(action)
    if isinstance(move, Place):
        return Offer(
            action,
            str(move),
            {
                "kind": "place",
                "tile": move.tile,
                "cells": [name_of(move.first_cell), name_of(move.second_cell)],
                "first": colour_of(move.first),
                "second": colour_of(move.second),
            },
        )
    return Offer(action, str(move), {"kind": str(move)})


def step_four_preview(before: Axio, move: Refill | Swap) -> StepFourPreview:
    if isinstance(move, Swap):
        return {"kind": "swap", "tiles": rack(before, before.player), "draws": int(before.box.rack)}
    return {
        "kind": "refill",
        "tiles": [],
        "draws": min(int(before.box.rack - before.rack_sizes[before.player]), int(before.bag_size)),
    }


def place_preview(before: Axio, move: Place, after: Axio) -> PlacePreview:
    player = int(before.player)
    first, second = grid_cell(*move.first_cell), grid_cell(*move.second_cell)
    rays = half_rays(after, first, second) + half_rays(after, second, first)
    closed = [cell for cell in range(GRID) if after.board[cell] == CLOSED and before.board[cell] != CLOSED]
    pyramids = [by_colour([int(points) for points in after.pyramid_points(cell)]) for cell in closed]
    before_tally, after_tally = before.tally(player), after.tally(player)
    gained = by_colour([new - old for new, old in zip(after_tally, before_tally, strict=True)])
    counted = total([{ray["symbol"]: len(ray["cells"])} for ray in rays] + pyramids)
    reached = [
        colour
        for colour, new, old in zip(COLOUR_NAMES, after_tally, before_tally, strict=True)
        if new == after.cap() != old
    ]
    wins = after.seats > 1 and after_tally.count(after.cap()) == len(after_tally)
    return {
        "kind": "place",
        "points": gained,
        "lost": {c: points - gained.get(c, 0) for c, points in counted.items() if points > gained.get(c, 0)},
        "rays": rays,
        "closed": [{"cell": cell_name(cell), "points": points} for cell, points in zip(closed, pyramids, strict=True)],
        "reached": reached,
        "bonus": bonus_turns(before, after, len(reached)),
        "ends": after.finished,
        "wins": wins,
    }


def bonus_turns(before: Axio, after: Axio, reached: int) -> int:
    """How many bonus turns a placement earns: for each there must be a tile left (AR-15)."""
    if after.finished or after.seats == 1:
        return 0
    return min(reached, int(after.rack_sizes[before.player] - before.bonus))


def half_rays(state: Axio, cell: int, other: int) -> list[RayView]:
    """The cells that a half counts, direction by direction (A-13)."""
    symbol = COLOUR_NAMES[state.board[cell] - 1]
    rays: list[RayView] = []
    for step in STEPS:
        length = int(ray(state.board, cell, step, other - cell))
        if length:
            cells = [cell_name(cell + step * distance) for distance in range(1, length + 1)]
            rays.append({"symbol": symbol, "from": cell_name(cell), "cells": cells})
    return rays


def by_colour(points: list[int]) -> dict[str, int]:
    return {colour: number for colour, number in zip(COLOUR_NAMES, points, strict=True) if number}


def total(parts: list[dict[str, int]]) -> dict[str, int]:
    return {colour: points for colour in COLOUR_NAMES if (points := sum(part.get(colour, 0) for part in parts))}
