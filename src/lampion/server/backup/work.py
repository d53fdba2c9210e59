"""What `lampion backup` and `lampion restore` do, for whichever database is named."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from types import ModuleType
from typing import Protocol, TypeAlias

from lampion.server.backup.backup_file import Checked, check
from lampion.server.backup.errors import BackupError
from lampion.server.backup.making import make
from lampion.server.backup.restoring import count_rows, of_today, restore_to_folder
from lampion.server.backup.sources import sqlite_source
from lampion.server.choice import POSTGRES, loaded
from lampion.server.settings import data_folder
from lampion.service.store import CannotOpen


class Step(Protocol):
    """One row more; or how many there are."""

    def __call__(self, what: str | None = None, total: int | None = None) -> None: ...


Progress: TypeAlias = Callable[[str, int | None], AbstractContextManager[Step]]


def back_up(file: Path, data: Path | None, database: str | None, progress: Progress) -> Checked:
    """Make a backup. Raises BackupError."""
    return asyncio.run(_back_up(file, data or data_folder(), database, progress))


async def _back_up(file: Path, folder: Path, database: str | None, progress: Progress) -> Checked:
    source = sqlite_source(folder) if database is None else postgres(database).postgres_source(database)
    with progress("back up", None) as step:
        async with source as opened:
            return await make(file, opened, lambda total: step(total=total + 1), step)


def put_back(file: Path, data: Path | None, database: str | None, replace: bool, progress: Progress) -> Checked:
    """Restore a backup that is whole. Raises BackupError."""
    found = check(file)
    if database is None:
        with progress("restore", 1) as step:
            restore_to_folder(found, data or data_folder(), replace, step)
    else:
        module = postgres(database)
        with of_today(found) as rows, progress("restore", count_rows(rows)) as step:
            asyncio.run(module.restore(rows, database, replace, step))
    return found


def postgres(url: str) -> ModuleType:
    """What speaks with PostgreSQL. Raises BackupError."""
    if not url.startswith(POSTGRES):
        raise BackupError("cannot use that database: expected postgresql://…")
    try:
        module = loaded("lampion.server.backup.postgres", "postgres")
    except CannotOpen as error:
        raise BackupError(str(error)) from None
    assert isinstance(module, ModuleType)
    return module
