"""Archives old finished tables: the log is replaced by the record of the game."""

from __future__ import annotations

import logging

from lampion.core.record import encode
from lampion.service.store import Archived, Conflict, StoreError
from lampion.service.table_service import TableService
from lampion.tables.archive import archivable, rows_of
from lampion.tables.table import Table

log = logging.getLogger("lampion")

EVERY = 600.0  # seconds
AT_ONCE = 100  # tables in one round
DAY = 24 * 3600 * 1000


class Archivist:
    """`days` after its game ended a table is archived; 0: never. What a record cannot tell again stays as it is."""

    def __init__(self, tables: TableService, days: float) -> None:
        self._tables = tables
        self._days = days
        self._kept: set[str] = set()  # tables that stay as they are
        self._failed: set[str] = set()  # tables that the store could not archive in the last round

    async def round(self) -> None:
        """Archive what is old enough. Raises StoreError."""
        if self._days <= 0:
            return
        store = self._tables.store
        done = 0
        most = AT_ONCE + len(self._kept) + len(self._failed)
        self._failed.clear()
        for name in await store.finished(store.now() - int(self._days * DAY), most):
            if name not in self._kept:
                done += await self._try_to_archive(name)
        if done:
            log.info("archived %d finished tables", done)

    async def _try_to_archive(self, name: str) -> bool:
        """A table in trouble holds up no other. Raises StoreError if it is the store that is in trouble."""
        try:
            return await self._archive(name)
        except StoreError:
            self._failed.add(name)
            await self._tables.store.versions([])  # if this is not answered either, nothing will be
        except Exception as problem:  # noqa: BLE001  (whatever is wrong with one table, the others must not wait)
            self._kept.add(name)
            self._tables.troubles.tell(name, problem)
        return False

    async def _archive(self, name: str) -> bool:
        store = self._tables.store
        found = await store.load(name)
        if found is None:
            return False
        await self._tables.editions.bring_for(found.rows)
        table = Table(name, found.rows)
        self._tables.troubles.look_at(table)
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
        self._tables.forget(name)
        return True
