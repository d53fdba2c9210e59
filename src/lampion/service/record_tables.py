"""Opens the record of a finished game as a table to look at: verified first, and stored like any other table."""

from __future__ import annotations

import asyncio

from lampion.core.errors import RecordError, UnknownGame
from lampion.core.message import Arg, Reason
from lampion.core.record import Record, decode
from lampion.core.registry import game
from lampion.core.replay import RecordFault, proof
from lampion.service.allowance import Allowance
from lampion.service.errors import ApiError
from lampion.service.open_tables import OpenTable
from lampion.service.table_ids import PATTERN, new_table_id
from lampion.service.table_service import TableService
from lampion.tables.archive import rows_of
from lampion.tables.table import Table


async def open_record(tables: TableService, text: bytes, author: str, allowance: Allowance) -> OpenTable:
    """The table of that game, if it is here; else a new one of which nobody holds a seat. Raises ApiError."""
    record = await verified(tables, text)
    name = record.commitment.table if record.commitment is not None else ""
    there = await found(tables, name)
    if there is not None and there.window.record() == record:
        return there
    # A promised shuffle names its table, so the record can be checked again only if the table keeps that name.
    name = name if there is None and PATTERN.fullmatch(name) else new_table_id()
    rows = rows_of(name, record, {}, tables.store.now())
    table = Table(name, rows)
    if table.frozen is not None:
        raise refused(f"it cannot be rebuilt: {table.frozen.problem}", "table-refuse-record")
    return await tables.bring_table(table, rows, author, allowance)


async def verified(tables: TableService, text: bytes) -> Record:
    """The record, if all of it is true."""
    try:
        record = decode(text)
        played = game(record.game)
    except RecordError as problem:
        raise refused(str(problem), "table-refuse-record") from None
    except UnknownGame as problem:
        raise refused(str(problem), "table-refuse-record-game") from None
    if record.end is None or record.seed is None:
        raise refused("the game is not over", "table-refuse-record-running")
    await tables.editions.bring_for_record(record)
    try:
        for _ in proof(played, record):
            await asyncio.sleep(0)  # others wait too
    except RecordFault as problem:
        fault = problem.fault
        if fault.other_edition:
            raise refused(str(problem), "table-refuse-record-edition") from None
        raise refused(str(problem), "table-refuse-record-fault", {"move": fault.move}) from None
    return record


async def found(tables: TableService, name: str) -> OpenTable | None:
    if not PATTERN.fullmatch(name):
        return None
    try:
        return await tables.find(name)
    except ApiError:
        return None


def refused(why: str, key: str, facts: dict[str, Arg] | None = None) -> ApiError:
    return ApiError(422, "not-a-record", why, reason=Reason("", key, facts or {}))
