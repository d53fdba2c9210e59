"""What the store is to write: the rows that make a table what it will be, and what lists say about it then."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lampion.service.store import Batch, Listing
from lampion.service.window import Window
from lampion.tables.events import Left, Row, Sat, SeatMoved
from lampion.tables.table import Table


def batch(
    table: Table, rows: Sequence[Row], author: str | None, key: str | None = None, digest: str | None = None
) -> Batch:
    """The new rows of a table that has taken them in."""
    assert table.created is not None
    listing = Listing(
        game=table.created.game,
        summary=msgspec.json.encode(Window(table).summary()).decode(),
        over=table.over,
        bot_turn=table.bot_to_move() is not None,
        holders=new_holders(table, rows),
        deadline=table.deadline(),
        lobby=table.created.listed and waits(table),
        turn=table.turn_by_days(),
    )
    return Batch(table.id, rows, listing, author, key, digest)


def waits(table: Table) -> bool:
    """Whether somebody sits there and a seat is free; at a table that everybody has left nobody waits."""
    free = any(not seat.filled for seat in table.seats)
    return table.line is None and free and any(seat.holder is not None for seat in table.seats)


def new_holders(table: Table, rows: Sequence[Row]) -> dict[int, str]:
    """The seats that changed hands; nobody is an empty text."""
    found: dict[int, str] = {}
    for row in rows:
        match row.event:
            case Sat() | SeatMoved():
                found[row.event.seat] = row.event.holder
            case Left():
                found[row.event.seat] = table.seats[row.event.seat].holder or ""
    return found
