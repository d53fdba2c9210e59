"""Positions as drawings of characters: who looks, and what every game's drawing shares.

A drawing is for programmers, so it is in English, like the `repr` beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Final, TypeAlias

from lampion.core.offers import Piece, Zone
from lampion.core.state import State

if TYPE_CHECKING:
    from lampion.core.game import Game

WIDTH: Final = 100  # no drawing is wider


class Everything(Enum):
    """Whoever looks with the eyes of all seats at once."""

    EVERYTHING = "everything"


EVERYTHING: Final = Everything.EVERYTHING
Viewer: TypeAlias = int | Everything | None


def eyes(viewer: Viewer, player: int) -> int | None:
    """The seat whose view shows a viewer the things of a player; None for a spectator's."""
    return player if isinstance(viewer, Everything) else viewer


def headline(title: str, state: State, task: str = "to move") -> str:
    """The first line of a drawing: the game, and who is to do what, or who has won."""
    if not state.over():
        return f"{title}: seat {int(state.seat())} {task}"
    winners = [str(seat) for seat in state.winners()]
    if len(winners) > 1:
        return f"{title}: over, shared by seats {', '.join(winners)}"
    return f"{title}: over, won by seat {winners[0]}" if len(state.scores()) > 1 else f"{title}: over"


def marker(state: State, seat: int) -> str:
    """What stands before the line of a seat: whether it is its turn."""
    return "▸" if seat == int(state.seat()) else " "


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells in columns; a number is aligned to the right."""
    columns = [list(column) for column in zip(*rows, strict=True)]
    widths = [max(len(cell) for cell in column) for column in columns]
    right = [any(cell.lstrip("*-").isdigit() for cell in column) for column in columns]
    return [
        "  ".join(
            cell.rjust(width) if number else cell.ljust(width)
            for cell, width, number in zip(row, widths, right, strict=True)
        ).rstrip()
        for row in rows
    ]


def labelled(label: str, items: Sequence[str], mark: str = "") -> list[str]:
    """Things in a line after their label, with a mark between them; a new line begins where it would be too wide."""
    lines = [f"{label}:"]
    for number, item in enumerate(items or ["–"], 1):
        word = item + mark if number < len(items) else item
        if len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append(" ")
        lines[-1] += f" {word}"
    return lines


def zones_picture(game: Game, state: State, viewer: Viewer) -> str:
    """Any game: whose turn it is, the scores, and what lies in each zone."""
    lines = [headline(game.title, state), *labelled("scores", [str(score) for score in state.scores()], ",")]
    seen = [{zone.id: zone for zone in game.zones(state, eyes(viewer, seat))} for seat in range(len(state.scores()))]
    for name, zone in seen[0].items():
        lines += zone_lines(zone if zone.owner is None else seen[zone.owner].get(name, zone))
    return "\n".join(lines)


def zone_lines(zone: Zone) -> list[str]:
    if zone.layout == "grid" and zone.columns:
        cells = [piece_name(piece) for piece in zone.pieces]
        cells += [""] * (-len(cells) % zone.columns)
        rows = aligned([cells[start : start + zone.columns] for start in range(0, len(cells), zone.columns)])
        if max(len(row) for row in rows) <= WIDTH - 2:
            return [f"{zone.id}:", *(f"  {row}" for row in rows)]
    return labelled(zone.id, [piece_name(piece) for piece in zone.pieces])


def piece_name(piece: Piece) -> str:
    """A piece by its id; how many there are where they are counted."""
    name = f"{piece.id}({piece.colour})" if piece.colour and piece.colour not in piece.id else piece.id
    return name if piece.count == 1 else f"{name}×{piece.count}"
