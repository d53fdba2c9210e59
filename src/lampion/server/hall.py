"""The hall: the tables that are open in this process, and the one way to change them.

Order of work: validate, try the events on a fork of the table, append them to the store, swap the fork in, answer,
tell the others. So whoever looks sees only what is stored.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec

from lampion.server.brokers.broker import Broker
from lampion.server.errors import no_such_table
from lampion.server.names import new_table_id
from lampion.server.stores.store import Batch, Conflict, Listing, Store, StoreError
from lampion.tables.commands import Command, Rematch, flag, move
from lampion.tables.deciding import decide
from lampion.tables.envelope import Window
from lampion.tables.events import AnyEvent, Granted, Left, Row, Sat, SeatMoved
from lampion.tables.opening import Wish, opening
from lampion.tables.reasons import Stale
from lampion.tables.rematch import rematch
from lampion.tables.table import Table

SECRET_BYTES = 32
FOREVER = 2**62
RACES = 5  # how often a command is tried again when another process wrote first


@dataclass
class OpenTable:
    """A table in memory. `table` and `window` are replaced together, after the store has taken the change."""

    table: Table
    answered: dict[tuple[str, str], int]
    heard_since: int = 0  # which time of listening to others' news it was read in; -1: it must be read again
    newest: int = 0  # the newest version that others told us of
    window: Window = field(init=False)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        self.window = Window(self.table)

    @property
    def is_old(self) -> bool:
        """Whether the store is known to have more, or may have."""
        return self.heard_since < 0 or self.table.version < self.newest

    def becomes(self, table: Table) -> None:
        """The change is stored: from now on everybody sees it."""
        self.table, self.window = table, Window(table)


@dataclass(frozen=True)
class Order:
    """A command of a client: `key` is its own name for it, `version` the one it has seen (None: whatever is now)."""

    holder: str
    key: str
    seat: int
    version: int | None
    command: Command


class Hall:
    """Loads tables when they are asked for, keeps a bounded number of them, and lets one change at a time happen.

    Where other processes write to the same store, tables follow their news; whoever hears none asks the store.
    """

    def __init__(self, store: Store, broker: Broker, most: int) -> None:
        self.store = store
        self.broker = broker
        broker.heard = self.heard
        self.changed: Callable[[Table], None] = lambda table: None
        self._most = most
        self._tables: OrderedDict[str, OpenTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[OpenTable]] = {}

    def kept(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # -- looking ---------------------------------------------------------------------------------------------

    async def find(self, table: str, at_least: int = 0) -> OpenTable:
        """The table of that address, at least as new as somebody has seen it; ApiError if there is none."""
        kept = self._tables.get(table)
        if kept is not None:
            self._tables.move_to_end(table)
            if self._may_be_old(kept, at_least):
                async with kept.lock:
                    await self._catch_up(kept)
            return kept
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    def _may_be_old(self, kept: OpenTable, at_least: int) -> bool:
        if kept.is_old or kept.heard_since != self.broker.heard_since:
            return True
        return self.store.shared and (not self.broker.hears or kept.table.version < at_least)

    async def _load(self, table: str) -> OpenTable:
        heard_since = self.broker.heard_since
        log = await self.store.load(table)
        if log is None:
            raise no_such_table()
        loaded = Table(table, log.rows)
        if log.unreadable is not None:
            loaded.freeze(*log.unreadable)
        if loaded.created is None:
            raise no_such_table()
        return self._keep(OpenTable(loaded, log.answered, heard_since))

    async def _catch_up(self, opened: OpenTable) -> None:
        """Read what others have written since. Whoever calls this holds the table's lock."""
        heard_since = self.broker.heard_since
        log = await self.store.load(opened.table.id, opened.table.version)
        if log is not None:
            newer = opened.table.fork()
            for row in log.rows:
                newer.add(row)
            if log.unreadable is not None:
                newer.freeze(*log.unreadable)
            opened.answered.update(log.answered)
            opened.becomes(newer)
        opened.heard_since = heard_since

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
        for table, version in (await self.store.versions(list(self.broker.listeners))).items():
            self.heard(table, version)

    def _keep(self, opened: OpenTable) -> OpenTable:
        self._tables[opened.table.id] = opened
        surplus = len(self._tables) - self._most
        for name in [name for name, other in self._tables.items() if not other.lock.locked()][: max(0, surplus)]:
            del self._tables[name]
        return opened

    # -- changing --------------------------------------------------------------------------------------------

    async def open_table(self, wish: Wish, author: str) -> OpenTable:
        """A new table."""
        name = new_table_id()
        fresh = self._draft(Table(name), opening(name, wish, secrets.token_hex(SECRET_BYTES)))
        await self.store.append([batch(fresh, 0, author, None)])
        return self._announce(self._keep(self._fresh(fresh.table)))

    def _fresh(self, table: Table) -> OpenTable:
        return OpenTable(table, {}, self.broker.heard_since)

    async def order(self, table: str, order: Order) -> int:
        """Carry out a client's command, once however often it is sent; the version that holds it. Raises TableError.

        It is finished even if the client goes away meanwhile.
        """
        return await asyncio.shield(asyncio.create_task(self._order(table, order)))

    async def _order(self, table: str, order: Order) -> int:
        opened = await self.find(table, order.version or 0)
        async with opened.lock:
            for _ in range(RACES):
                if opened.is_old:
                    await self._catch_up(opened)
                known = opened.answered.get((order.holder, order.key))
                if known is not None:
                    return known
                now = opened.table
                if order.version is not None and order.version != now.version:
                    break
                try:
                    if isinstance(order.command, Rematch):
                        return await self._rematch(opened, order, order.command)
                    events = decide(now, order.seat, order.holder, order.command, self.store.now())
                    return await self._change(opened, events, order.holder, order.key)
                except Conflict:
                    continue  # another process wrote first: look again
            raise Stale(opened.table.version)

    async def play_bot(self, table: str, version: int, seat: int, action: int, level: str) -> int:
        """A bot's decision, if the table is still where the bot saw it. Raises TableError."""
        opened = await self.find(table)
        async with opened.lock:
            if opened.table.version != version or opened.is_old:
                raise Stale(opened.table.version)
            events = move(opened.table, seat, action, self.store.now(), level)
            try:
                return await self._change(opened, events, None, None)
            except Conflict:
                raise Stale(version) from None

    async def fall_flags(self) -> None:
        """Whose time is up: once, whoever notices. Raises StoreError."""
        for name in await self.store.deadlines(self.store.now()):
            await self._by_itself(name, fallen_flag)

    async def give_back(self, since: int, until: int) -> None:
        """No server was alive between these times: running clocks get it back, once. Raises StoreError."""
        for name in await self.store.deadlines(FOREVER):
            await self._by_itself(name, lambda table, now: given_back(table, since, until))

    async def _by_itself(self, name: str, happens: Callable[[Table, int], list[AnyEvent]]) -> None:
        """What a table does without being asked, if there is something for it to do."""
        opened = await self.find(name)
        async with opened.lock:
            for _ in range(RACES):
                if opened.is_old:
                    await self._catch_up(opened)
                events = happens(opened.table, self.store.now())
                if not events:
                    return
                try:
                    await self._change(opened, events, None, None)
                    return
                except Conflict:
                    await self._catch_up(opened)  # another process was faster

    async def _change(self, opened: OpenTable, events: Sequence[AnyEvent], author: str | None, key: str | None) -> int:
        draft = self._draft(opened.table.fork(), events)
        await self._append(opened, [batch(draft, opened.table.version, author, key)])
        if author is not None and key is not None:
            opened.answered[author, key] = draft.table.version
        opened.becomes(draft.table)
        self._announce(opened)
        return draft.table.version

    async def _rematch(self, opened: OpenTable, order: Order, command: Rematch) -> int:
        """Two tables change in one piece. Whoever asks second finds the rematch made."""
        if opened.table.rematch is not None and order.seat in opened.table.held_by(order.holder):
            return opened.table.version
        name = new_table_id()
        old, new = rematch(opened.table, order.seat, order.holder, command, name, secrets.token_hex(SECRET_BYTES))
        draft, fresh = self._draft(opened.table.fork(), old), self._draft(Table(name), new)
        batches = [batch(draft, opened.table.version, order.holder, order.key), batch(fresh, 0, None, None)]
        await self._append(opened, batches)
        opened.answered[order.holder, order.key] = draft.table.version
        self._announce(self._keep(self._fresh(fresh.table)))
        opened.becomes(draft.table)
        self._announce(opened)
        return draft.table.version

    async def _append(self, opened: OpenTable, batches: Sequence[Batch]) -> None:
        """What the store refuses makes the table be read again: another process may have written, or a disk failed."""
        try:
            await self.store.append(batches)
        except StoreError:
            opened.heard_since = -1
            raise

    def _draft(self, table: Table, events: Sequence[AnyEvent]) -> Draft:
        """The table as it will be, with the rows that make it so. A row that would freeze it is never written."""
        now = self.store.now()
        rows = [Row(table.version + number, now, event) for number, event in enumerate(events, 1)]
        for row in rows:
            table.add(row)
        if table.frozen is not None:
            raise RuntimeError(f"table {table.id} would freeze: {table.frozen.problem}")
        return Draft(table, rows)

    def _announce(self, opened: OpenTable) -> OpenTable:
        self.broker.publish(opened.table.id, opened.table.version)
        self.changed(opened.table)
        return opened


@dataclass(frozen=True)
class Draft:
    """A table that is not stored yet, and the rows that are to be."""

    table: Table
    rows: list[Row]


def batch(draft: Draft, before: int, author: str | None, key: str | None) -> Batch:
    """What the store is to write."""
    table = draft.table
    assert table.created is not None and draft.rows[0].version == before + 1
    listing = Listing(
        game=table.created.game,
        summary=msgspec.json.encode(Window(table).summary()).decode(),
        over=table.over,
        bot_turn=table.bot_to_move() is not None,
        holders=new_holders(draft),
        deadline=table.deadline(),
        lobby=table.created.listed and waits(table),
    )
    return Batch(table.id, draft.rows, listing, author, key)


def waits(table: Table) -> bool:
    """Whether somebody sits there and a seat is free; at a table that everybody has left nobody waits."""
    free = any(not seat.filled for seat in table.seats)
    return table.line is None and free and any(seat.holder is not None for seat in table.seats)


def new_holders(draft: Draft) -> dict[int, str]:
    """The seats that changed hands; nobody is an empty text."""
    found: dict[int, str] = {}
    for row in draft.rows:
        match row.event:
            case Sat() | SeatMoved():
                found[row.event.seat] = row.event.holder
            case Left():
                found[row.event.seat] = draft.table.seats[row.event.seat].holder or ""
    return found


def fallen_flag(table: Table, now: int) -> list[AnyEvent]:
    """What follows if somebody's time is up."""
    seat = None if table.clocks is None or table.frozen else table.clocks.fallen(now)
    return [] if seat is None else flag(table, seat)


def given_back(table: Table, since: int, until: int) -> list[AnyEvent]:
    """The time between two moments, as far as a clock ran in it and nobody has given it back already."""
    clocks = table.clocks
    if clocks is None or table.deadline() is None:
        return []
    time = until - max(since, clocks.since, table.company.granted_until)
    return [Granted(time, until)] if time > 0 else []
