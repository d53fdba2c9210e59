"""What the tables of a store show to everybody who may look at them, in a form that can be kept and compared."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from lampion.core.record import encode
from lampion.service.open_tables import OpenTable
from lampion.service.store import Listed, Store
from lampion.service.table_service import FOREVER, TableService
from lampion.wire.form import Form

SPECTATOR = "spectator"
MOST = 1000
NEWS = 8  # of tables that are kept for their position alone, so many of the last versions are looked at


def volatile_removed(envelope: Mapping[str, Any]) -> dict[str, Any]:
    """An envelope without what depends on the moment or on who is connected."""
    clock = envelope["clock"]
    return {
        **without(envelope, "watching"),
        "seats": [without(seat, "here") for seat in envelope["seats"]],
        "clock": None if clock is None else without(clock, "now"),
    }


def without(data: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != name}


async def facts(service: TableService, table: str) -> dict[str, Any]:
    """What is the case at a table, and its record if it is over."""
    opened = await service.find(table)
    owed = service.outages.time_owed(opened.table)
    clock = opened.window.envelope(None, None, opened.table.version, form=Form(zones=False), owed=owed).clock
    return {
        "table": table,
        "version": opened.table.version,
        "archived": opened.archived,
        "frozen": opened.table.frozen is not None,
        "over": opened.table.over,
        "clock": None if clock is None else without(msgspec.to_builtins(clock), "now"),
        "events": sorted(set(await stored_kinds(service.store, table))),
        "record": encode(opened.window.record()) if opened.table.over else None,
    }


def views(opened: OpenTable, since: int) -> dict[str, Any]:
    """The envelope of each seat, and of a spectator."""
    seats = {str(number): seat.holder for number, seat in enumerate(opened.table.seats) if seat.holder}
    found: dict[str, Any] = {}
    for name, holder in [*seats.items(), (SPECTATOR, None)]:
        envelope = opened.window.envelope(holder, None if holder is None else int(name), since)
        found[name] = volatile_removed(json.loads(msgspec.json.encode(envelope)))
    return found


async def stored_kinds(store: Store, table: str) -> list[str]:
    """The kinds of events in a table's log."""
    log = await store.load(table)
    return [] if log is None else [type(row.event).__name__ for row in log.rows]


async def listed(store: Store, holders: Iterable[str]) -> dict[str, Any]:
    """What the store answers without reading a log."""
    return {
        "tables_of": {holder: entries(await store.tables_of(holder, MOST)) for holder in holders},
        "lobby": entries(await store.lobby(MOST)),
        "bot_turns": await store.bot_turns(),
        "deadlines": await store.deadlines(FOREVER),
        "last_beat": await store.last_beat(),
    }


def entries(found: Iterable[Listed]) -> list[Any]:
    """Tables in a list, with their summaries as data."""
    return [[one.table, one.version, one.changed, list(one.seats), json.loads(one.summary)] for one in found]
