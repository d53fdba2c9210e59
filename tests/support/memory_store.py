"""A store that keeps everything in memory, encoded as databases keep it: for a service without a server."""

from collections.abc import Sequence

from lampion.service.store import ALL, Archived, Batch, Conflict, EditionText, Listed, Log, Store
from lampion.service.stored_rows import StoredRow, read_log, rows_to_store
from lampion.tables.outages import Outage


class MemoryStore(Store):
    """One process, one event loop; `time` is the store's."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1_000_000
        self.rows: dict[str, list[StoredRow]] = {}
        self.listings: dict[str, Batch] = {}
        self.holders: dict[str, dict[int, str]] = {}
        self.editions: dict[str, EditionText] = {}

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def now(self) -> int:
        return self.time

    async def time_ahead(self) -> int:
        return 0

    def advance(self, milliseconds: int) -> None:
        self.time += milliseconds

    async def beat(self) -> None: ...

    async def last_beat(self) -> int | None:
        return None

    async def note_outage(self, until: int, since: int | None = None) -> Outage | None:
        return None

    async def outages(self, after: int = 0) -> list[Outage]:
        return []

    async def append(self, batches: Sequence[Batch]) -> None:
        for batch in batches:
            if batch.rows[0].version != len(self.rows.get(batch.table, ())) + 1:
                raise Conflict("somebody else wrote first")
        for batch in batches:
            self.rows.setdefault(batch.table, []).extend(rows_to_store(batch))
            self.listings[batch.table] = batch
            await self.keep_editions([] if batch.edition is None else [batch.edition])
            self.holders.setdefault(batch.table, {}).update(batch.listing.holders)

    async def load(self, table: str, after: int = 0) -> Log | None:
        return read_log(self.rows.get(table, [])[after:])

    async def finished(self, before: int, most: int) -> list[str]:
        return []

    async def archive(self, table: str, version: int, archived: Archived, length: int) -> None:
        raise NotImplementedError

    async def archived(self, table: str) -> Archived | None:
        return None

    async def keep_editions(self, editions: Sequence[EditionText]) -> None:
        for one in editions:
            self.editions.setdefault(one.hash, one)

    async def edition(self, content_hash: str) -> EditionText | None:
        return self.editions.get(content_hash)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: len(self.rows[table]) for table in tables if table in self.rows}

    async def tables_of(self, holder: str, most: int) -> list[Listed]:
        found = []
        for table, holders in self.holders.items():
            seats = tuple(seat for seat, whose in holders.items() if whose == holder)
            if seats:
                found.append(
                    Listed(table, len(self.rows[table]), self.time, self.listings[table].listing.summary, seats)
                )
        return found[:most]

    async def lobby(self, most: int) -> list[Listed]:
        return []

    async def deadlines(self, before: int, most: int = ALL) -> list[str]:
        return []

    async def bot_turns(self) -> list[str]:
        return [table for table, batch in self.listings.items() if batch.listing.bot_turn]

    async def lease(self, table: str, owner: str, seconds: float) -> bool:
        return True

    async def release(self, table: str, owner: str) -> None: ...
