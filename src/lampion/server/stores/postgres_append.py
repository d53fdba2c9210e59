"""How rows get into PostgreSQL: each batch is one statement."""

from __future__ import annotations

from collections.abc import Iterable

import asyncpg

from lampion.service.store import Batch, Conflict, EditionText
from lampion.service.stored_rows import rows_to_store

CHANNEL = "lampion"

# One statement, so one round trip: it happens as a whole or not at all, and the news goes out with its COMMIT.
EVENTS = """
    INSERT INTO events (table_id, version, at, author, key, event, digest)
    SELECT id, row.version, row.at, row.author, row.key, row.event, row.digest
    FROM moved, unnest($7::bigint[], $8::bigint[], $9::text[], $10::text[], $11::text[], $12::text[])
        AS row (version, at, author, key, event, digest)
"""
HOLDERS = """
    INSERT INTO holders (table_id, seat, holder)
    SELECT id, taken.seat, taken.holder FROM moved, unnest($13::integer[], $14::text[]) AS taken (seat, holder)
    ON CONFLICT (table_id, seat) DO UPDATE SET holder = excluded.holder
"""
REST = f"""
    written AS ({EVENTS}),
    held AS ({HOLDERS})
    SELECT CASE WHEN $15::boolean THEN pg_notify('{CHANNEL}', id || ' ' || version) END FROM moved
"""
FIRST = f"""
    WITH moved AS (
        INSERT INTO tables (id, game, version, summary, over, bot_turn, changed, deadline, lobby, turn)
        SELECT $1::text, $16::text, $2::bigint, $3::text, $4::boolean, $5::boolean, $6::bigint,
            $18::bigint, $19::boolean, $20::bigint
        WHERE $17::bigint = 0
        RETURNING id, version
    ), {REST}
"""
NEXT = f"""
    WITH moved AS (
        UPDATE tables SET version = $2, summary = $3, over = $4, bot_turn = $5, changed = $6,
            deadline = $18, lobby = $19, turn = $20
        WHERE id = $1 AND game = $16 AND version = $17
        RETURNING id, version
    ), {REST}
"""

EDITION = "INSERT INTO editions (hash, game, name, text) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"


async def put_editions(connection: asyncpg.Connection, editions: Iterable[EditionText]) -> None:
    """The texts that are not there yet; in one order, so that none waits for another."""
    await connection.executemany(EDITION, sorted(editions))


async def put(connection: asyncpg.Connection, batch: Batch, notify: bool) -> None:
    """The rows of one batch, if the first is the next of its table; Conflict otherwise."""
    first, last, listing = batch.rows[0], batch.rows[-1], batch.listing
    columns = [list(column) for column in zip(*rows_to_store(batch), strict=True)]
    moved = await connection.fetch(
        FIRST if first.version == 1 else NEXT,
        batch.table,
        last.version,
        listing.summary,
        listing.over,
        listing.bot_turn,
        last.at,
        *columns,
        list(listing.holders),
        list(listing.holders.values()),
        notify,
        listing.game,
        first.version - 1,
        listing.deadline,
        listing.lobby,
        listing.turn,
    )
    if not moved:
        raise Conflict(f"table {batch.table} is no longer at version {first.version - 1}")
