"""Archives old finished tables: the log is replaced by the record of the game."""

from __future__ import annotations

import logging

from lampion.core.record import encode
from lampion.server.hall import Hall
from lampion.server.stores.store import Archived, Conflict
from lampion.tables.archive import archivable, rows_of
from lampion.tables.table import Table

log = logging.getLogger("lampion")

EVERY = 600.0  # seconds
AT_ONCE = 100  # tables in one round
DAY = 24 * 3600 * 1000


class Archivist:
    """`days` after its game ended a table is archived; 0: never. What a record cannot tell again stays as it is."""

    def __init__(self, hall: Hall, days: float) -> None:
        self._hall = hall
        self._days = days
        self._kept: set[str] = set()  # tables that stay as they are

    async def round(self) -> None:
        """Archive what is old enough. Raises StoreError."""
        if self._days <= 0:
            return
        store = self._hall.store
        done = 0
        for name in await store.finished(store.now() - int(self._days * DAY), AT_ONCE + len(self._kept)):
            if name not in self._kept:
                done += await self._archive(name)
        if done:
            log.info("archived %d finished tables", done)

    async def _archive(self, name: str) -> bool:
        store = self._hall.store
        found = await store.load(name)
        if found is None:
            return False
        table = Table(name, found.rows)
        record = archivable(table) if found.unreadable is None else None
        if record is None:
            self._kept.add(name)
            return False
        length = len(rows_of(name, record, {}, table.changed))
        archived = Archived(encode(record), table.changed, {})
        try:
            await store.archive(name, table.version, archived, length)
        except Conflict:
            return False  # somebody said something meanwhile, or another server was faster
        self._hall.forget(name)
        return True
