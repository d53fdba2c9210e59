"""Makes a backup: under a temporary name, read again, and only then under its own."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from lampion.server.backup.backup_file import (
    Checked,
    Contents,
    Tally,
    check,
    columns,
    create,
    finish,
    is_backup,
    table_names,
)
from lampion.server.backup.errors import BackupError
from lampion.server.backup.sources import Source


async def make(file: Path, source: Source, begin: Callable[[int], None], step: Callable[[], None]) -> Checked:
    """`begin` is told how many rows there are, `step` is called after each. Raises BackupError."""
    with fresh_file(file) as fresh:
        contents = await _write(fresh, source, begin, step)
        found = check(fresh)
        assert found.contents == contents
        return found


@contextmanager
def fresh_file(file: Path) -> Iterator[Path]:
    """A file for its owner alone, under a temporary name; it gets its own name if nothing goes wrong."""
    if file.exists() and not is_backup(file):
        raise BackupError(f"{file} exists and is no backup of Lampion: choose another name")
    with fresh_private_file(file) as fresh:
        yield fresh


@contextmanager
def fresh_private_file(file: Path) -> Iterator[Path]:
    """The same for a file of any kind."""
    try:
        number, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    except OSError as error:
        raise BackupError(f"cannot write to {file.parent}: {error.strerror}") from None
    os.close(number)
    fresh = Path(name)
    try:
        yield fresh
        fresh.replace(file)
        _sync_folder(file.parent)
    except (sqlite3.Error, OSError) as error:
        raise BackupError(f"cannot write {file}: {error}") from None
    finally:
        fresh.unlink(missing_ok=True)


async def _write(fresh: Path, source: Source, begin: Callable[[int], None], step: Callable[[], None]) -> Contents:
    with closing(create(fresh, source.schema)) as target:
        counts = {name: await source.count(name) for name in table_names(target)}
        begin(sum(counts.values()))
        contents: Contents = {}
        for name, count in counts.items():
            named, tally = columns(target, name), Tally()
            put = f"INSERT INTO {name} ({', '.join(named)}) VALUES ({', '.join('?' * len(named))})"
            async for row in source.rows(name, named):
                target.execute(put, row)
                tally.add(row)
                step()
            contents[name] = tally.part()
            if contents[name].rows != count:
                raise BackupError(
                    f"{name} has {count} rows, but {contents[name].rows} were read: the database is damaged"
                )
        finish(target, int(time.time() * 1000), contents)
    return contents


def _sync_folder(folder: Path) -> None:
    """A new name survives a power cut only once its folder is on the disk."""
    if os.name == "posix":
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
