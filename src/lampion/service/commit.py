"""What is about to be stored: a table as it will be, the rows that make it so, and what lists say about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from lampion.service.store import Batch, Listing
from lampion.service.window import Window
from lampion.tables.events import AnyEvent, Left, Row, Sat, SeatMoved
from lampion.tables.table import Table


@dataclass(frozen=True)
class Draft:
    """A table that is not stored yet, and the rows that are to be."""

    table: Table
    rows: list[Row]


def drafted(table: Table, events: Sequence[AnyEvent], now: int) -> Draft:
    """The table as it will be, with the rows that make it so. A row that would freeze it is never written."""
    rows = [Row(table.version + number, now, event) for number, event in enumerate(events, 1)]
    for row in rows:
        table.add(row)
    if table.frozen is not None:
        raise RuntimeError(f"table {table.id} would freeze: {table.frozen.problem}")
    return Draft(table, rows)


def batch(draft: Draft, before: int, author: str | None, key: str | None, digest: str | None = None) -> Batch:
    """What the store is to write."""
    table = draft.table
    assert table.created is not None and draft.rows[0].version == before + 1
    listing = Listing(
        game=table.created.game,
        summary=msgspec.json.encode(Window(table).summary()).decode(),
        over=table.over,
        bot_turn=table.bot_to_move() is not None,
        holders=new_holders(draft),
        deadline=table.deadline(),
        lobby=table.created.listed and waits(table),
    )
    return Batch(table.id, draft.rows, listing, author, key, digest)


def waits(table: Table) -> bool:
    """Whether somebody sits there and a seat is free; at a table that everybody has left nobody waits."""
    free = any(not seat.filled for seat in table.seats)
    return table.line is None and free and any(seat.holder is not None for seat in table.seats)


def new_holders(draft: Draft) -> dict[int, str]:
    """The seats that changed hands; nobody is an empty text."""
    found: dict[int, str] = {}
    for row in draft.rows:
        match row.event:
            case Sat() | SeatMoved():
                found[row.event.seat] = row.event.holder
            case Left():
                found[row.event.seat] = draft.table.seats[row.event.seat].holder or ""
    return found
