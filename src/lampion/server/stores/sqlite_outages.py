"""How an outage gets into SQLite: within the savepoint of a group commit."""

from __future__ import annotations

import sqlite3

from lampion.tables.outages import Outage, outage

# The last row of a table was written when its clock was started, or later: so no deadline is moved too far.
MOVE_DEADLINES = """
    UPDATE tables SET deadline = deadline + CASE
        WHEN :until < :since THEN :until - max(:since, changed)
        ELSE max(0, :until - max(:since, changed)) END
    WHERE deadline IS NOT NULL
"""


def put_outage(connection: sqlite3.Connection, until: int, since: int | None) -> Outage | None:
    """The outage that ends now, with the sign of life that ends it; None if there was none that matters to a clock."""
    last = connection.execute("SELECT at FROM beats").fetchone()
    found = outage(None if last is None else int(last[0]), until, since)
    if found is None:
        return None
    connection.execute("INSERT OR REPLACE INTO beats (one, at) VALUES (1, ?)", (until,))
    moved = connection.execute(MOVE_DEADLINES, found._asdict())
    if not moved.rowcount:
        return None
    connection.execute("INSERT INTO outages (since, until) VALUES (?, ?)", found)
    return found
