"""The tables that are open in this process: loaded when they are asked for, followed while others change them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import islice

from lampion.core.record import decode
from lampion.service.broker import Broker
from lampion.service.edition_shelf import EditionShelf
from lampion.service.errors import ApiError, no_such_table
from lampion.service.finishing import outcome
from lampion.service.outages import Outages
from lampion.service.store import GONE, Answered, Log, Store
from lampion.service.table_ids import PATTERN
from lampion.service.troubles import Troubles
from lampion.service.window import Window
from lampion.tables.archive import rows_of
from lampion.tables.table import Table

FORGET_EVERY = 60.0  # seconds
IDLE = 600.0  # seconds after which a table that nobody looks at leaves the memory


@dataclass
class OpenTable:
    """A table in memory. `table` and `window` are replaced together, after the store has taken the change."""

    table: Table
    answered: dict[tuple[str, str], Answered]
    heard_since: int = 0  # which time of listening to others' news it was read in; -1: it must be read again
    newest: int = 0  # the newest version that others told us of
    used: float = field(default_factory=time.monotonic)
    archived: bool = False  # its log was replaced by a record: it can be looked at, and nothing else
    window: Window = field(init=False)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        self.window = Window(self.table)

    @property
    def is_old(self) -> bool:
        """Whether the store is known to have more, or may have."""
        return self.heard_since < 0 or self.table.version < self.newest

    @property
    def lacks_edition(self) -> bool:
        """Whether it is frozen for want of its edition."""
        return self.table.frozen is not None and self.table.frozen.edition is not None

    def becomes(self, table: Table) -> None:
        """The change is stored: from now on everybody sees it."""
        self.table, self.window = table, Window(table)


class OpenTables:
    """Keeps a bounded number of tables. Where other processes write to the same store, tables follow their news;
    whoever hears none asks the store.
    """

    def __init__(self, store: Store, broker: Broker, most: int) -> None:
        self.store = store
        self.broker = broker
        broker.heard = self.heard
        self.troubles = Troubles()
        self.outages = Outages(store, broker)
        self.editions = EditionShelf(store)
        self._most = most
        self._tables: OrderedDict[str, OpenTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[OpenTable]] = {}
        self._users: Counter[str] = Counter()  # how many wait for a table, load it or change it

    def kept(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # -- looking ---------------------------------------------------------------------------------------------

    async def find(self, table: str, at_least: int = 0) -> OpenTable:
        """The table of that address, at least as new as somebody has seen it; ApiError if there is none."""
        kept = self._tables.get(table)
        if kept is not None and kept.lacks_edition and table not in self._users:
            self.forget(table)  # another server may have brought its edition meanwhile
            kept = None
        if kept is not None:
            self._tables.move_to_end(table)
            kept.used = time.monotonic()
            if self._may_be_old(kept, at_least):
                with self._in_use(table):
                    async with kept.lock:
                        if self._may_be_old(kept, at_least):  # else somebody who waited before us has read the news
                            await self._catch_up(kept)
            return kept
        task = self._loading.get(table)
        if task is None:
            if PATTERN.fullmatch(table) is None:
                raise no_such_table()  # no store need be asked, and not every one can be
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await outcome(task)

    @asynccontextmanager
    async def changing(self, table: str, at_least: int = 0) -> AsyncIterator[OpenTable]:
        """The table, for one change: nobody else changes it meanwhile, and it stays in memory. Raises ApiError."""
        with self._in_use(table):
            opened = await self.find(table, at_least)
            async with opened.lock:
                yield opened

    @contextmanager
    def _in_use(self, table: str) -> Iterator[None]:
        """A table is counted by its name, from before it is loaded: its lock is free until the next one is woken."""
        self._users[table] += 1
        try:
            yield
        finally:
            self._users[table] -= 1
            if not self._users[table]:
                del self._users[table]

    def _may_be_old(self, kept: OpenTable, at_least: int) -> bool:
        if kept.is_old or kept.heard_since != self.broker.heard_since:
            return True
        return self.store.shared and (not self.broker.hears or kept.table.version < at_least)

    async def _load(self, table: str) -> OpenTable:
        heard_since = self.broker.heard_since
        log = await self.store.load(table)
        if log is None:
            return self._keep(await self._from_archive(table, heard_since))
        await self.editions.bring_for(log.rows)
        loaded = self._read(Table(table), log)
        if loaded.created is None:
            raise no_such_table()
        return self._keep(OpenTable(loaded, log.answered, heard_since))

    async def _from_archive(self, table: str, heard_since: int) -> OpenTable:
        """A finished game whose log was replaced by its record."""
        found = await self.store.archived(table)
        if found is None:
            raise no_such_table()
        record = decode(found.record)
        await self.editions.bring_for_record(record)
        rows = rows_of(table, record, found.holders, found.changed)
        return OpenTable(Table(table, rows), {}, heard_since, archived=True)

    async def _catch_up(self, opened: OpenTable) -> None:
        """Read what others have written since. Whoever calls this holds the table's lock."""
        heard_since = self.broker.heard_since
        log = await self.store.load(opened.table.id, opened.table.version)
        if log is None and opened.is_old:
            log = await self._missing(opened)
        if log is not None:
            opened.answered.update(log.answered)
            opened.becomes(self._read(opened.table.fork(), log))
        opened.heard_since = heard_since

    async def _missing(self, opened: OpenTable) -> Log | None:
        """Why there is no news of a table that should have some: it is gone (ApiError), or its last rows are lost."""
        name, version = opened.table.id, opened.table.version
        reaches = (await self.store.versions([name])).get(name)
        if reaches is None:
            self._tables.pop(name, None)
            opened.newest = GONE  # for those who wait for its lock
            raise no_such_table()
        if reaches <= version or await self.store.archived(name) is not None:
            return None
        written_since = await self.store.load(name, version)
        return written_since or Log([], {}, reaches=reaches)

    def _read(self, table: Table, log: Log) -> Table:
        for row in log.rows:
            table.add(row)
        if log.unreadable is not None:
            table.freeze(*log.unreadable)
        table.reach(log.reaches)
        self.troubles.look_at(table)
        return table

    async def turned(self, seen: Table) -> None:
        """Returns when the position is no longer the one that was seen. Raises ApiError or StoreError."""
        with self.broker.listen(seen.id) as listener:
            while (await self.find(seen.id)).table.turned == seen.turned:
                await listener.news()

    # -- news of other processes -----------------------------------------------------------------------------

    def heard(self, table: str, version: int) -> None:
        """Another process says that a table has changed."""
        kept = self._tables.get(table)
        if kept is not None:
            kept.newest = max(kept.newest, version)
        if kept is None or kept.is_old:
            self.broker.wake(table)

    async def heal(self) -> None:
        """Find changes of watched tables of which no news came. Raises StoreError."""
        if not self.store.shared:
            return
        watched = list(self.broker.listeners)
        found = await self.store.versions(watched)
        for table in watched:
            self.heard(table, found.get(table, GONE))

    async def delete(self, table: str) -> bool:
        """Forget a table for good, also in the store; whether there was one. Raises StoreError."""
        with self._in_use(table):
            try:
                opened: OpenTable | None = await self.find(table)
            except ApiError:
                opened = None  # what no store can read can still be deleted
            if opened is None:
                return await self.store.delete(table)
            async with opened.lock:
                deleted = await self.store.delete(table)
                opened.newest = GONE
                self._tables.pop(table, None)
        self.broker.publish(table, GONE)
        return deleted

    def forget(self, table: str) -> None:
        """It is not what it was: whoever asks next reads it again."""
        kept = self._tables.get(table)
        if kept is not None and table not in self._users:
            del self._tables[table]

    async def forget_idle(self) -> None:
        """Tables that nobody looks at leave the memory; the store has them."""
        longest = time.monotonic() - IDLE
        for name, opened in list(self._tables.items()):
            if opened.used < longest and name not in self._users and not self.broker.listeners.get(name):
                del self._tables[name]

    def _keep(self, opened: OpenTable) -> OpenTable:
        self._tables[opened.table.id] = opened
        surplus = len(self._tables) - self._most
        if surplus > 0:
            free = (name for name in self._tables if name not in self._users)
            for name in list(islice(free, surplus)):
                del self._tables[name]
        return opened
