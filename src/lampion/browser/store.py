"""A store in the browser's database: one transaction for each command, answered when it is on the disk.

What lists need is in memory; logs are read when their table is. One tab owns the database, which its page sees to; a
second one that wrote all the same would fail at the key of a row, as servers do that write at once.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from lampion.browser.shelf import Add, Put, Remove, Shelf, read, write
from lampion.service.store import ALL, Archived, Batch, Conflict, EditionText, Listed, Log, Store, StoreError
from lampion.service.stored_rows import StoredRow, read_log, rows_to_store
from lampion.tables.outages import Outage, outage

TABLES, ROWS, KEYS, EDITIONS, FACTS = "tables", "rows", "keys", "editions", "facts"
FIRST, LAST = "", "\uffff"  # around every key that is a text
BEAT, OUTAGES = "beat", "outages"


class Head(Struct, frozen=True):
    """A table without its log: what lists show of it, and who holds its seats."""

    table: str
    game: str
    version: int
    changed: int
    summary: str
    over: bool
    bot_turn: bool
    deadline: int | None
    lobby: bool
    holders: dict[int, str]


class BrowserStore(Store):
    """For one worker. `whole`: whoever looks at their own tables is shown all there are."""

    def __init__(self, shelf: Shelf, whole: bool = False) -> None:
        super().__init__()
        self._whole = whole
        self._shelf = shelf
        self._heads: dict[str, Head] = {}
        self._editions: set[str] = set()
        self._outages: list[Outage] = []
        self._beat: int | None = None
        self._ahead = time.time() - time.monotonic()

    async def open(self) -> None:
        for told in await read(self._shelf, TABLES, FIRST, LAST):
            head = msgspec.json.decode(told, type=Head)
            self._heads[head.table] = head
        for told in await read(self._shelf, EDITIONS, FIRST, LAST):
            self._editions.add(msgspec.json.decode(told, type=EditionText).hash)
        for told in await read(self._shelf, FACTS, BEAT, BEAT):
            self._beat = msgspec.json.decode(told, type=int)
        for told in await read(self._shelf, FACTS, OUTAGES, OUTAGES):
            self._outages = msgspec.json.decode(told, type=list[Outage])

    async def close(self) -> None:
        """Nothing is begun that is not finished."""

    # -- time ------------------------------------------------------------------------------------------------

    def now(self) -> int:
        return int((time.monotonic() + self._ahead) * 1000)

    async def time_ahead(self) -> int:
        return int(time.time() * 1000) - self.now()

    def advance(self, milliseconds: int) -> None:
        self._ahead += max(0, milliseconds) / 1000

    async def beat(self) -> None:
        now = self.now()
        await self._write([Put(FACTS, BEAT, encoded(now))])
        self._beat = now

    async def last_beat(self) -> int | None:
        return self._beat

    async def note_outage(self, until: int, since: int | None = None) -> Outage | None:
        found = outage(self._beat, until, since)
        if found is None:
            return None
        moved = [later(head, found) for head in self._heads.values() if head.deadline is not None]
        noted = [*self._outages, found] if moved else self._outages
        changes = [Put(FACTS, BEAT, encoded(until)), *(put(head) for head in moved)]
        await self._write([*changes, *([Put(FACTS, OUTAGES, encoded(noted))] if moved else [])])
        self._beat, self._outages = until, noted
        self._heads.update({head.table: head for head in moved})
        return found if moved else None

    async def outages(self, after: int = 0) -> list[Outage]:
        return self._outages[after:]

    # -- logs ------------------------------------------------------------------------------------------------

    async def append(self, batches: Sequence[Batch]) -> None:
        heads: dict[str, Head] = {}
        changes: list[Add | Put | Remove] = []
        for batch in batches:
            head = heads.get(batch.table) or self._heads.get(batch.table)
            if batch.rows[0].version != (0 if head is None else head.version) + 1:
                raise Conflict(f"table {batch.table} is no longer at version {batch.rows[0].version - 1}")
            heads[batch.table] = after(head, batch)
            changes += [Add(ROWS, (batch.table, row.version), encoded(row)) for row in rows_to_store(batch)]
            if batch.author is not None and batch.key is not None:  # a client uses each key once at a table
                changes.append(Add(KEYS, (batch.table, batch.author, batch.key), ""))
            if batch.edition is not None and batch.edition.hash not in self._editions:
                changes.append(Put(EDITIONS, batch.edition.hash, encoded(batch.edition)))
        await self._write([*changes, *map(put, heads.values())])
        self._heads.update(heads)
        self._editions.update(batch.edition.hash for batch in batches if batch.edition is not None)

    async def load(self, table: str, after: int = 0) -> Log | None:
        head = self._heads.get(table)
        if head is None:
            return None
        return read_log(await self._stored(table, after), head.version)

    async def stored_rows(self, table: str) -> list[StoredRow]:
        return await self._stored(table, 0)

    async def _stored(self, table: str, after: int) -> list[StoredRow]:
        found = await read(self._shelf, ROWS, (table, after + 1), (table, ALL))
        return [msgspec.json.decode(row, type=StoredRow) for row in found]

    async def delete(self, table: str) -> bool:
        if table not in self._heads:
            return False
        rows, keys = Remove(ROWS, (table, 0), (table, ALL)), Remove(KEYS, (table, FIRST, FIRST), (table, LAST, LAST))
        analyses = Remove(FACTS, analysis_key(table, FIRST), analysis_key(table, LAST))
        await self._write([rows, keys, analyses, Remove(TABLES, table, table)])
        del self._heads[table]
        return True

    async def finished(self, before: int, most: int) -> list[str]:
        return []  # logs are kept as they are: nobody plays so many games in one browser

    async def archive(self, table: str, version: int, archived: Archived, length: int) -> None:
        raise StoreError("this store keeps every log")

    async def archived(self, table: str) -> Archived | None:
        return None

    async def keep_analysis(self, table: str, evaluator: str, report: str) -> None:
        if table in self._heads:
            await self._write([Put(FACTS, analysis_key(table, evaluator), encoded(report))])

    async def analysis(self, table: str, evaluator: str) -> str | None:
        key = analysis_key(table, evaluator)
        found = await read(self._shelf, FACTS, key, key)
        return msgspec.json.decode(found[0], type=str) if found else None

    # -- editions --------------------------------------------------------------------------------------------

    async def keep_editions(self, editions: Sequence[EditionText]) -> None:
        new = {one.hash: one for one in editions if one.hash not in self._editions}
        if new:
            await self._write([Put(EDITIONS, one.hash, encoded(one)) for one in new.values()])
            self._editions.update(new)

    async def edition(self, content_hash: str) -> EditionText | None:
        found = await read(self._shelf, EDITIONS, content_hash, content_hash)
        return msgspec.json.decode(found[0], type=EditionText) if found else None

    # -- lists -----------------------------------------------------------------------------------------------

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: self._heads[table].version for table in tables if table in self._heads}

    async def tables_of(self, holder: str, most: int) -> list[Listed]:
        held = ((head, seats_of(head, holder)) for head in self._newest())
        return [listed(head, seats) for head, seats in held if seats or self._whole][:most]

    async def lobby(self, most: int) -> list[Listed]:
        return [listed(head, ()) for head in self._newest() if head.lobby][:most]

    async def newest(self, most: int) -> list[Listed]:
        return [listed(head, ()) for head in self._newest()][:most]

    async def deadlines(self, before: int, most: int = ALL) -> list[str]:
        due = ((head.deadline, head.table) for head in self._heads.values() if head.deadline is not None)
        return [table for deadline, table in sorted(due) if deadline < before][:most]

    async def bot_turns(self) -> list[str]:
        return sorted(head.table for head in self._heads.values() if head.bot_turn)

    async def lease(self, table: str, owner: str, seconds: float) -> bool:
        return True  # there is no other worker

    async def release(self, table: str, owner: str) -> None:
        """There is no other worker."""

    def _newest(self) -> list[Head]:
        return sorted(self._heads.values(), key=lambda head: (-head.changed, head.table))

    async def _write(self, changes: list[Add | Put | Remove]) -> None:
        began = time.monotonic()
        try:
            await write(self._shelf, changes)
        except Conflict:
            raise
        except StoreError as problem:
            self.health.failed("write", str(problem), "", False)
            raise
        self.health.succeeded("write", time.monotonic() - began)


def encoded(value: object) -> str:
    """As the browser keeps it."""
    return msgspec.json.encode(value).decode()


def analysis_key(table: str, evaluator: str) -> str:
    """Where the facts hold what an evaluator said of a table."""
    return f"analysis {table} {evaluator}"


def put(head: Head) -> Put:
    """The change that keeps it."""
    return Put(TABLES, head.table, encoded(head))


def after(head: Head | None, batch: Batch) -> Head:
    """The table once a batch is written."""
    listing, last = batch.listing, batch.rows[-1]
    holders = {**({} if head is None else head.holders), **listing.holders}
    return Head(
        batch.table,
        listing.game,
        last.version,
        last.at,
        listing.summary,
        listing.over,
        listing.bot_turn,
        listing.deadline,
        listing.lobby,
        holders,
    )


def later(head: Head, one: Outage) -> Head:
    """Its deadline is moved by an outage, and not too far: the last row was written when its clock began, or later."""
    assert head.deadline is not None
    lost = one.until - max(one.since, head.changed)
    return replace(head, deadline=head.deadline + (lost if one.until < one.since else max(0, lost)))


def seats_of(head: Head, holder: str) -> tuple[int, ...]:
    """The seats that a client holds."""
    return tuple(sorted(seat for seat, held_by in head.holders.items() if held_by == holder))


def listed(head: Head, seats: tuple[int, ...]) -> Listed:
    """As lists show it."""
    return Listed(head.table, head.version, head.changed, head.summary, seats)
