"""AXIO as pieces in named places, for boards, screen readers and terminals that know nothing of the game."""

from __future__ import annotations

from lampion.core.message import Arg, Message, SeatRef
from lampion.core.offers import Piece, Zone
from lampion.games.axio.components import CLOSED, COLOUR_NAMES, FREE, SHAPES, grid_cell
from lampion.games.axio.state import Axio
from lampion.games.axio.view import may_see_rack, rack
from lampion.games.axio.words import cell_name, tile_message


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
    key = "axio-cell-printed" if state.area.printed_at[cell] else "axio-cell-tile"
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
