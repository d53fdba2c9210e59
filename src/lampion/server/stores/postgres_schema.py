"""Brings a PostgreSQL database to the shape this version needs, also when several servers start at once."""

from __future__ import annotations

import asyncpg

from lampion.server.stores.schema import missing

ONE_AT_A_TIME = 0x1A3710  # the number of our advisory lock

FACTS = """
    CREATE TABLE IF NOT EXISTS lampion (
        one    boolean PRIMARY KEY DEFAULT true CHECK (one),
        schema integer NOT NULL,  -- the last migration that was run
        id     uuid    NOT NULL DEFAULT gen_random_uuid()
    );
    INSERT INTO lampion (schema) VALUES (0) ON CONFLICT DO NOTHING;
"""


async def migrate(connection: asyncpg.Connection, where: str) -> str:
    """Run the steps this database has not seen, all or none; answers the database's own name. Raises CannotOpen."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", ONE_AT_A_TIME)
        await connection.execute(FACTS)
        facts = await connection.fetchrow("SELECT schema, id FROM lampion")
        for step in missing("postgresql", facts["schema"], where):
            await connection.execute(step.sql)
            await connection.execute("UPDATE lampion SET schema = $1", step.number)
    return str(facts["id"])
