"""Tables as a file, in and out of a server's store while no server uses it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from lampion.server.app import open_store
from lampion.server.backup.errors import BackupError
from lampion.server.backup.making import fresh_private_file
from lampion.server.settings import Settings
from lampion.service.broker import InProcessBroker
from lampion.service.errors import ApiError
from lampion.service.store import StoreError
from lampion.service.table_file import bring, lines
from lampion.service.table_service import TableService

MOST_OPEN = 10


class CannotExchange(Exception):
    """Tables cannot be written or read; the message says why."""


@asynccontextmanager
async def tables_of(data: Path | None, database: str | None) -> AsyncIterator[TableService]:
    """The tables of a store. Raises CannotExchange."""
    settings = Settings()
    try:
        store = await open_store(replace(settings, data=data or settings.data, database=database))
    except StoreError as problem:
        raise CannotExchange(str(problem)) from None
    try:
        yield TableService(store, InProcessBroker(), MOST_OPEN)
    except (StoreError, ApiError, BackupError) as problem:
        raise CannotExchange(str(problem)) from None
    finally:
        await store.close()


async def export_to(file: Path, data: Path | None, database: str | None) -> int:
    """How many tables were written. Raises CannotExchange or OSError."""
    count = -1  # the first line is about the file
    async with tables_of(data, database) as tables:
        with fresh_private_file(file) as fresh, fresh.open("wb") as target:
            async for line in lines(tables):
                target.write(line)
                count += 1
    return count


async def import_from(file: Path, data: Path | None, database: str | None) -> tuple[int, int]:
    """How many tables are new, and how many were there. Raises CannotExchange or OSError."""
    async with tables_of(data, database) as tables:
        with file.open("rb") as text:
            found = await bring(tables, text)
    return found.brought, found.there
