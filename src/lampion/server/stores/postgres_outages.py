"""How an outage gets into PostgreSQL: once, however many servers come back at the same time."""

from __future__ import annotations

import asyncpg

from lampion.tables.outages import Outage, outage

LONGEST = 120.0  # seconds for all deadlines to be moved

# The last row of a table was written when its clock was started, or later: so no deadline is moved too far.
MOVE_DEADLINES = """
    UPDATE tables SET deadline = deadline + CASE
        WHEN $2::bigint < $1::bigint THEN $2 - greatest($1, changed)
        ELSE greatest(0, $2 - greatest($1, changed)) END
    WHERE deadline IS NOT NULL
"""
STORE = "INSERT INTO outages (number, since, until) SELECT coalesce(max(number), 0) + 1, $1, $2 FROM outages"
NOBODY_MOVED = "UPDATE 0"


async def put_outage(connection: asyncpg.Connection, until: int, since: int | None) -> Outage | None:
    """The outage that ends now, with the sign of life that ends it; None if there was none that matters to a clock.

    Whoever else comes back waits here, and then finds the sign of life.
    """
    async with connection.transaction():
        await connection.execute("LOCK TABLE outages IN EXCLUSIVE MODE")  # it can still be read
        found = outage(await connection.fetchval("SELECT at FROM beats"), until, since)
        if found is None:
            return None
        await connection.execute(
            "INSERT INTO beats (at) VALUES ($1) ON CONFLICT (one) DO UPDATE SET at = excluded.at", until
        )
        if await connection.execute(MOVE_DEADLINES, *found, timeout=LONGEST) == NOBODY_MOVED:
            return None
        await connection.execute(STORE, *found)
        return found
