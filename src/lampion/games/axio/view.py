"""What people see of AXIO: a seat's view, prompts, sentences for the log, previews, and the generic zones."""

from __future__ import annotations

from typing import TypedDict

from lampion.core.game import Offer, Piece, Zone
from lampion.core.message import Arg, Message, SeatRef
from lampion.games.axio.actions import Place, Swap, move_of, notation_of
from lampion.games.axio.components import (
    CLOSED,
    COLOUR_NAMES,
    FREE,
    GRID,
    KIND_NAMES,
    KINDS,
    LETTERS,
    PRINTED,
    PRINTED_AT,
    RACK,
    SHAPES,
    grid_cell,
)
from lampion.games.axio.refusal import cell_name, tile_message
from lampion.games.axio.state import Axio


class PrintedSquare(TypedDict):
    cell: str
    symbol: str


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


class AxioView(TypedDict):
    """The board as a seat sees it. `rack` is None where the seat may not look."""

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
    players: list[PlayerView]


def view(state: Axio, seat: int | None) -> AxioView:
    return {
        "area": [state.area.first, state.area.last],
        "phase": "over" if state.finished else "refill" if state.phase else "place",
        "solo": state.seats == 1,
        "bonus": int(state.bonus),
        "bag": int(state.bag_size),
        "free_pairs": sum(1 for slot in state.area.slots if state.is_slot(slot)),
        "free_cells": cells_holding(state, FREE),
        "printed": [{"cell": f"{row},{column}", "symbol": COLOUR_NAMES[symbol - 1]} for row, column, symbol in PRINTED],
        "tiles": [placed_tile(state, number) for number in range(state.placed_count)],
        "closed": cells_holding(state, CLOSED),
        "players": [player_view(state, player, seat) for player in range(state.seats)],
    }


def player_view(state: Axio, player: int, seat: int | None) -> PlayerView:
    tally = state.tally(player)
    return {
        "scores": dict(zip(COLOUR_NAMES, tally, strict=True)),
        "lowest": [colour for colour, points in zip(COLOUR_NAMES, tally, strict=True) if points == min(tally)],
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


def cells_holding(state: Axio, content: int) -> list[str]:
    return [cell_name(cell) for cell in range(GRID) if state.board[cell] == content]


def placed_tile(state: Axio, number: int) -> PlacedTile:
    action, seat = divmod(int(state.placed[number]), 4)
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


# -- sentences -----------------------------------------------------------------------------------------------


def prompt(state: Axio, seat: int | None) -> Message:
    """What is to be decided. Others are told the same whether or not a swap is possible."""
    if state.finished:
        return Message("axio-prompt-over")
    if state.seats == 1:
        return Message("axio-prompt-solo", {"left": int(state.bag_size)})
    who: dict[str, Arg] = {"who": SeatRef(int(state.player))}
    if state.phase:
        if seat == state.player:
            return Message("axio-prompt-swap" if state.may_swap() else "axio-prompt-refill", who)
        return Message("axio-prompt-refill-other", who)
    if state.needs_first_tile():
        return Message("axio-prompt-first", who)
    if state.rack_sizes[state.player] < RACK:
        return Message("axio-prompt-bonus", {**who, "count": int(state.bonus) + 1})
    return Message("axio-prompt-place", who)


def describe(state: Axio, action: int) -> Message:
    """A decision as a sentence of the log; it shows nothing that its result will not show to all."""
    move = move_of(action)
    who: dict[str, Arg] = {"who": SeatRef(int(state.player))}
    if isinstance(move, Place):
        effect = placement_preview(state, action, move)
        gains = [
            Message("axio-gain", {"points": points, "colour": colour}) for colour, points in effect["points"].items()
        ]
        facts: dict[str, Arg] = {**who, "tile": tile_message(move.tile), "closed": len(effect["closed"])}
        if not gains:
            return Message("axio-log-place-nothing", facts)
        return Message("axio-log-place", {**facts, "gains": gains})
    if isinstance(move, Swap):
        return Message("axio-log-swap", {**who, "tiles": [tile_message(name) for name in rack(state, state.player)]})
    return Message("axio-log-refill", {**who, "count": tiles_to_draw(state)})


def tiles_to_draw(state: Axio) -> int:
    return min(int(RACK - state.rack_sizes[state.player]), int(state.bag_size))


def outcome(state: Axio) -> Message:
    """The result of a finished game, and what decided it (A-22, A-27, A-28, A-32)."""
    if state.seats == 1:
        return Message("axio-result-solo", {"score": state.scores()[0]})
    winners = state.winners()
    ordered = [sorted(state.tally(seat)) for seat in range(state.seats)]
    if len(winners) > 1:
        names = [Message("seat-name", {"who": SeatRef(seat)}) for seat in winners]
        return Message("axio-result-shared", {"names": names, "lowest": ordered[winners[0]][0]})
    winner = winners[0]
    facts: dict[str, Arg] = {"who": SeatRef(winner)}
    if ordered[winner][0] == state.cap():
        return Message("axio-result-full", facts)
    best_other = max(scores for seat, scores in enumerate(ordered) if seat != winner)
    decided = next(rank for rank in range(len(best_other)) if ordered[winner][rank] != best_other[rank])
    facts = {**facts, "own": ordered[winner][decided], "other": best_other[decided], "lowest": best_other[0]}
    return Message("axio-result-lowest" if decided == 0 else "axio-result-next", facts)


# -- choices and their consequences --------------------------------------------------------------------------


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
            notation_of(move),
            {
                "kind": "place",
                "tile": move.tile,
                "cells": [name_of(move.first_cell), name_of(move.second_cell)],
                "first": colour_of(move.first),
                "second": colour_of(move.second),
            },
        )
    return Offer(action, notation_of(move), {"kind": notation_of(move)})


def preview(state: Axio, action: int) -> PlacePreview | StepFourPreview:
    move = move_of(action)
    if isinstance(move, Place):
        return placement_preview(state, action, move)
    if isinstance(move, Swap):
        return {"kind": "swap", "tiles": rack(state, state.player), "draws": int(RACK)}
    return {"kind": "refill", "tiles": [], "draws": tiles_to_draw(state)}


def placement_preview(state: Axio, action: int, move: Place) -> PlacePreview:
    """Carry the placement out on a copy, and compare."""
    player = int(state.player)
    after = state.copy()
    after.place(action)
    first, second = grid_cell(*move.first_cell), grid_cell(*move.second_cell)
    rays = half_rays(after, first, second) + half_rays(after, second, first)
    closed = [cell for cell in range(GRID) if after.board[cell] == CLOSED and state.board[cell] != CLOSED]
    pyramids = [by_colour([int(points) for points in after.pyramid_points(cell)]) for cell in closed]
    before_tally, after_tally = state.tally(player), after.tally(player)
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
        "bonus": 0 if after.finished or after.seats == 1 else len(reached),
        "ends": after.finished,
        "wins": wins,
    }


def half_rays(state: Axio, cell: int, other: int) -> list[RayView]:
    """The cells that a half counts, direction by direction (A-13)."""
    symbol = COLOUR_NAMES[state.board[cell] - 1]
    rays: list[RayView] = []
    for step in (1, grid_cell(1, 0) - grid_cell(0, 0), -1, grid_cell(0, 0) - grid_cell(1, 0)):
        length = 0 if cell + step == other else int(state.ray(cell, step))
        if length:
            cells = [cell_name(cell + step * distance) for distance in range(1, length + 1)]
            rays.append({"symbol": symbol, "from": cell_name(cell), "cells": cells})
    return rays


def by_colour(points: list[int]) -> dict[str, int]:
    return {colour: number for colour, number in zip(COLOUR_NAMES, points, strict=True) if number}


def total(parts: list[dict[str, int]]) -> dict[str, int]:
    return {colour: points for colour in COLOUR_NAMES if (points := sum(part.get(colour, 0) for part in parts))}


# -- the generic description ---------------------------------------------------------------------------------


def zones(state: Axio, seat: int | None) -> list[Zone]:
    """Board, racks, scores and bag as pieces in named places."""
    board = Zone("board", Message("axio-zone-board"), "grid", tuple(board_pieces(state)), columns=columns(state))
    bag = Zone(
        "bag", Message("axio-zone-bag"), "counter", (Piece("bag", Message("axio-zone-bag"), count=int(state.bag_size)),)
    )
    players = [zone for player in range(state.seats) for zone in player_zones(state, player, seat)]
    return [board, *players, bag]


def columns(state: Axio) -> int:
    return state.area.last - state.area.first + 1


def board_pieces(state: Axio) -> list[Piece]:
    """Every cell of the active area from left to right and top to bottom."""
    span = range(state.area.first, state.area.last + 1)
    return [board_piece(state, grid_cell(row, column)) for row in span for column in span]


def board_piece(state: Axio, cell: int) -> Piece:
    content, name = int(state.board[cell]), cell_name(cell)
    if content == FREE:
        return Piece(name, Message("axio-cell-free", {"cell": name}), at=name)
    if content == CLOSED:
        return Piece(name, Message("axio-cell-closed", {"cell": name}), at=name, shape="pyramid")
    colour = COLOUR_NAMES[content - 1]
    key = "axio-cell-printed" if PRINTED_AT[cell] else "axio-cell-tile"
    return Piece(
        name, Message(key, {"cell": name, "colour": colour}), at=name, colour=colour, shape=SHAPES[content - 1]
    )


def player_zones(state: Axio, player: int, seat: int | None) -> list[Zone]:
    who: dict[str, Arg] = {"who": SeatRef(player)}
    if may_see_rack(state, player, seat):
        tiles = [Piece(f"{player}-{i}", tile_message(name)) for i, name in enumerate(rack(state, player))]
    else:
        tiles = [
            Piece(f"{player}-hidden", Message("axio-tile-hidden"), count=int(state.rack_sizes[player]), hidden=True)
        ]
    scores = [
        Piece(
            f"{player}-{colour}",
            Message("axio-score", {"colour": colour, "points": points}),
            count=points,
            colour=colour,
            shape=shape,
        )
        for colour, shape, points in zip(COLOUR_NAMES, SHAPES, state.tally(player), strict=True)
    ]
    return [
        Zone(f"rack-{player}", Message("axio-zone-rack", who), "row", tuple(tiles), owner=player),
        Zone(f"scores-{player}", Message("axio-zone-scores", who), "list", tuple(scores), owner=player),
    ]
