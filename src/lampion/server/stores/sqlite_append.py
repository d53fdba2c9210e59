"""How rows get into SQLite: within the savepoint of a group commit."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from lampion.service.store import Batch, Conflict, EditionText
from lampion.service.stored_rows import rows_to_store


def put(connection: sqlite3.Connection, batch: Batch) -> None:
    """The rows of one batch, if the first is the next of its table; Conflict otherwise."""
    first, last, listing = batch.rows[0], batch.rows[-1], batch.listing
    values = (
        *(last.version, listing.summary, listing.over, listing.bot_turn, last.at),
        *(listing.deadline, listing.lobby, listing.turn),
    )
    if first.version == 1:
        connection.execute(
            "INSERT INTO tables (version, summary, over, bot_turn, changed, deadline, lobby, turn, id, game)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*values, batch.table, listing.game),
        )
    else:
        cursor = connection.execute(
            "UPDATE tables SET version = ?, summary = ?, over = ?, bot_turn = ?, changed = ?, deadline = ?, lobby = ?,"
            " turn = ? WHERE id = ? AND version = ?",
            (*values, batch.table, first.version - 1),
        )
        if cursor.rowcount != 1:
            raise Conflict(f"table {batch.table} is no longer at version {first.version - 1}")
    connection.executemany(
        "INSERT INTO events (version, at, author, key, event, digest, table_id) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(*row, batch.table) for row in rows_to_store(batch)],
    )
    if batch.edition is not None:
        put_editions(connection, [batch.edition])
    if listing.holders:
        connection.executemany(
            "INSERT OR REPLACE INTO holders (table_id, seat, holder) VALUES (?, ?, ?)",
            [(batch.table, seat, holder) for seat, holder in listing.holders.items()],
        )


def put_editions(connection: sqlite3.Connection, editions: Iterable[EditionText]) -> None:
    """The texts that are not there yet."""
    connection.executemany("INSERT OR IGNORE INTO editions (hash, game, name, text) VALUES (?, ?, ?, ?)", editions)
