"""The one way to change the tables that are open in this process.

Order of work: validate, try the events on a fork of the table, append them to the store, swap the fork in, answer,
tell the others. So whoever looks sees only what is stored.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256

import msgspec

from lampion.service.allowance import UNLIMITED, Allowance
from lampion.service.broker import Broker
from lampion.service.commit import batch
from lampion.service.errors import key_reused
from lampion.service.finishing import outcome
from lampion.service.open_tables import OpenTable, OpenTables
from lampion.service.store import Answered, Batch, Conflict, Store, StoreError
from lampion.service.table_ids import new_table_id
from lampion.tables.commands import Command, Rematch
from lampion.tables.deciding import decide, is_current, newest_seen
from lampion.tables.events import AnyEvent, Created, Row
from lampion.tables.opening import Wish, opening
from lampion.tables.playing import end_by_host, fallen_flag, move
from lampion.tables.reasons import Stale, archived
from lampion.tables.rematch import rematch
from lampion.tables.table import Table

SECRET_BYTES = 32
DIGEST_LENGTH = 32  # hexadecimal digits
FOREVER = 2**62
FLAGS_AT_ONCE = 100  # tables in one round
RACES = 5  # how often a command is tried again when another process wrote first


@dataclass(frozen=True)
class ClientCommand:
    """A command of a client: `key` is its own name for it, `version` the one it has seen (None: whatever is now).

    `allowance` is what it may cause to be stored.
    """

    holder: str
    key: str
    seat: int
    version: int | None
    command: Command
    allowance: Allowance = UNLIMITED

    @cached_property
    def digest(self) -> str:
        """What the key stands for. The version is no part of it: who repeats a command may have seen more by then."""
        return sha256(msgspec.json.encode((self.seat, self.command))).hexdigest()[:DIGEST_LENGTH]


def signed(table: Table, rows: Sequence[Row], asked: ClientCommand | None) -> Batch:
    """What the store is to write, with the command it follows from."""
    return batch(table, rows, None) if asked is None else batch(table, rows, asked.holder, asked.key, asked.digest)


class TableService(OpenTables):
    """Lets one change at a time happen at each table. `changed` is told of each."""

    def __init__(self, store: Store, broker: Broker, most: int) -> None:
        super().__init__(store, broker, most)
        self.changed: Callable[[Table], None] = lambda table: None
        self._due: deque[str] = deque()  # tables whose deadline has passed, to be looked at in one of the next rounds

    async def open_table(self, wish: Wish, author: str, allowance: Allowance = UNLIMITED) -> OpenTable:
        """A new table."""
        allowance.open_table()
        table = Table(new_table_id())
        events = self._dated(opening(table.id, wish, secrets.token_hex(SECRET_BYTES)))
        rows = table.extend(events, self.store.now())
        first = self._first(batch(table, rows, author))
        allowance.store(first.size)
        await self._append([first])
        return self._show(table)

    async def bring_table(
        self, table: Table, rows: Sequence[Row], author: str, allowance: Allowance = UNLIMITED
    ) -> OpenTable:
        """A table that was played elsewhere, with its whole log."""
        allowance.open_table()
        first = self._first(batch(table, rows, author))
        allowance.store(first.size)
        await self._append([first])
        return self._show(table)

    def _dated(self, events: Sequence[AnyEvent]) -> list[AnyEvent]:
        """The first rows of a table; if it has a clock, with the outages that were over by then."""
        created, *others = events
        assert isinstance(created, Created)
        count = 0 if created.clock is None else self.outages.count
        return [msgspec.structs.replace(created, outages=count), *others]

    def _first(self, new: Batch) -> Batch:
        """The first rows of a table, with the edition it is played on."""
        created = new.rows[0].event
        assert isinstance(created, Created)
        return replace(new, edition=self.editions.to_keep(created))

    async def _append(self, batches: Sequence[Batch]) -> None:
        await self.store.append(batches)
        self.editions.kept(batches)

    def _show(self, table: Table) -> OpenTable:
        """A new table that is stored."""
        opened = self._keep(OpenTable(table, {}, self.broker.heard_since))
        self._announce(opened)
        return opened

    async def carry_out(self, table: str, asked: ClientCommand) -> int:
        """Carry out a client's command, once however often it is sent; the version that holds it. Raises TableError.

        It is finished even if the client goes away meanwhile.
        """
        return await outcome(asyncio.create_task(self._carry_out(table, asked)))

    async def _carry_out(self, table: str, asked: ClientCommand) -> int:
        async with self.changing(table, newest_seen(asked.command, asked.version)) as opened:
            if opened.archived:
                raise archived()
            for _ in range(RACES):
                if opened.is_old:
                    await self._catch_up(opened)
                known = opened.answered.get((asked.holder, asked.key))
                if known is not None:
                    if known.digest not in (None, asked.digest):
                        raise key_reused(known.version)
                    return known.version
                now = opened.table
                if not is_current(now, asked.command, asked.version):
                    break
                try:
                    if isinstance(asked.command, Rematch):
                        return await self._rematch(opened, asked, asked.command)
                    note, settled = self.outages.settled(now)
                    events = decide(settled, asked.seat, asked.holder, asked.command, self.store.now())
                    return await self._change(opened, [*note, *events], asked)
                except Conflict:
                    continue  # another process wrote first: look again
            raise Stale(opened.table.version)

    async def play_bot(self, table: str, version: int, seat: int, action: int, level: str) -> int:
        """A bot's decision, if the position is still the one the bot saw. Raises TableError."""
        async with self.changing(table) as opened:
            if opened.table.turned > version or opened.is_old:
                raise Stale(opened.table.version)
            note, settled = self.outages.settled(opened.table)
            events = move(settled, seat, action, self.store.now(), level)
            try:
                return await self._change(opened, [*note, *events])
            except Conflict:
                raise Stale(version) from None

    async def end_by_host(self, name: str) -> None:
        """Whoever runs the server ends a game. Raises Refused, ApiError or StoreError."""
        await self._happen(name, lambda table, now: end_by_host(table))

    @property
    def flags_wait(self) -> bool:
        """Whether more deadlines have passed than one round could look at."""
        return bool(self._due)

    async def fall_flags(self) -> None:
        """Whose time is up, once, whoever notices; so many tables in one round. Raises StoreError.

        A table that is owed time for an outage takes note of it first.
        """
        if not self._due:
            self._due.extend(await self.store.deadlines(self.store.now()))
            if self._due:
                await self.outages.learn()
        for _ in range(FLAGS_AT_ONCE):
            if self._due:
                await self._by_itself(self._due.popleft(), fallen_flag)

    async def _by_itself(self, name: str, happens: Callable[[Table, int], list[AnyEvent]]) -> None:
        """What a table does without being asked. A table in trouble holds up no other.

        Raises StoreError if it is not the table but the store that is in trouble.
        """
        try:
            await self._happen(name, happens)
        except StoreError:
            await self.store.versions([])  # if this is not answered either, nothing will be
        except Exception as problem:  # noqa: BLE001  (whatever is wrong with one table, the others must not wait)
            self.troubles.tell(name, problem)

    async def _happen(self, name: str, happens: Callable[[Table, int], list[AnyEvent]]) -> None:
        async with self.changing(name) as opened:
            for _ in range(RACES):
                if opened.is_old:
                    await self._catch_up(opened)
                note, settled = self.outages.settled(opened.table)
                events = [*note, *happens(settled, self.store.now())]
                if not events:
                    return
                try:
                    await self._change(opened, events)
                    return
                except Conflict:
                    await self._catch_up(opened)  # another process was faster

    async def _change(
        self,
        opened: OpenTable,
        events: Sequence[AnyEvent],
        asked: ClientCommand | None = None,
        beside: Sequence[Batch] = (),
    ) -> int:
        """The events happen, with what is stored `beside` them in one piece; the version after them.

        `asked` is the command that they follow from; None: the table or a bot does it by itself. What the store
        refuses makes the table be read again: another process may have written, or a disk failed.
        """
        after = opened.table.fork()
        rows = after.extend(events, self.store.now())
        batches = [signed(after, rows, asked), *beside]
        if asked is not None:
            asked.allowance.store(sum(one.size for one in batches))
        try:
            await self._append(batches)
        except StoreError:
            opened.heard_since = -1
            raise
        if asked is not None:
            opened.answered[asked.holder, asked.key] = Answered(after.version, asked.digest)
        opened.becomes(after)
        self._announce(opened)
        return after.version

    async def _rematch(self, opened: OpenTable, asked: ClientCommand, command: Rematch) -> int:
        """Two tables change in one piece. Whoever asks second finds the rematch made."""
        if opened.table.rematch is not None and asked.seat in opened.table.held_by(asked.holder):
            return opened.table.version
        fresh, secret = Table(new_table_id()), secrets.token_hex(SECRET_BYTES)
        old, new = rematch(opened.table, asked.seat, asked.holder, command, fresh.id, secret)
        asked.allowance.open_table()
        rows = fresh.extend(self._dated(new), self.store.now())
        version = await self._change(opened, old, asked, [self._first(batch(fresh, rows, None))])
        self._show(fresh)
        return version

    def _announce(self, opened: OpenTable) -> None:
        self.broker.publish(opened.table.id, opened.table.version)
        self.changed(opened.table)
