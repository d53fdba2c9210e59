"""Restores a backup: checked first, brought to today's schema, and then put in place in one piece."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from lampion.server.backup.backup_file import MANIFEST, Checked, opened, table_names
from lampion.server.backup.errors import BackupError
from lampion.server.stores.ownership import Ownership
from lampion.server.stores.private_files import make_folder, make_private
from lampion.server.stores.schema import steps
from lampion.server.stores.sqlite import FILE, migrate
from lampion.service.store import CannotOpen


@contextmanager
def of_today(backup: Checked) -> Iterator[sqlite3.Connection]:
    """The backup with today's schema: as it is, or a copy in a folder that vanishes."""
    if backup.schema == len(steps("sqlite")):
        with closing(opened(backup.path)) as connection:
            yield connection
        return
    with tempfile.TemporaryDirectory(prefix="lampion-restore-") as folder:
        copy = Path(folder) / FILE
        shutil.copyfile(backup.path, copy)
        with closing(_brought_up_to_date(copy)) as connection:
            yield connection


def count_rows(connection: sqlite3.Connection) -> int:
    """How many rows a database has."""
    return sum(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in table_names(connection))


def restore_to_folder(backup: Checked, folder: Path, replace: bool, step: Callable[[], None]) -> None:
    """Put the backup into a data folder; `step` is called when it is copied. Raises BackupError."""
    ownership, database = Ownership(folder), folder / FILE
    used_before = ownership.path.exists()
    try:
        make_folder(folder)
        ownership.take()
        done = False
        try:
            if not replace:
                _refuse_tables(database)
            _put(backup, database, step)
            make_private(folder, database)
            done = True
        finally:
            if not done and not used_before:
                ownership.path.unlink(missing_ok=True)  # it would say that a database was here
            ownership.release()
    except CannotOpen as error:
        raise BackupError(str(error)) from None
    except (sqlite3.Error, OSError) as error:
        raise BackupError(f"cannot restore to {folder}: {error}") from None


def _refuse_tables(database: Path) -> None:
    if not database.exists() or not database.stat().st_size:
        return
    try:
        with closing(sqlite3.connect(database)) as connection:
            held = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    except sqlite3.Error:
        raise BackupError(f"{database} cannot be read: give --replace to put the backup in its place") from None
    if held:
        raise BackupError(f"{database} has tables already: choose another folder, or give --replace to lose them")


def _put(backup: Checked, database: Path, step: Callable[[], None]) -> None:
    number, name = tempfile.mkstemp(dir=database.parent, prefix="lampion.restore.")
    os.close(number)
    fresh = Path(name)
    try:
        shutil.copyfile(backup.path, fresh)
        _brought_up_to_date(fresh).close()
        step()
        _settle(database)
        fresh.replace(database)
    finally:
        fresh.unlink(missing_ok=True)


def _brought_up_to_date(copy: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(copy, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = DELETE")  # one file, also of a server's own database
        migrate(connection, str(copy))
        connection.execute(f"DROP TABLE IF EXISTS {MANIFEST}")
    except BaseException:
        connection.close()
        raise
    return connection


def _settle(database: Path) -> None:
    """Let the old database have no other files: what is left of its log must never be taken for the new one's."""
    if database.exists():
        try:
            with closing(sqlite3.connect(database)) as connection:
                connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error:
            pass  # it is damaged, and about to go
    for suffix in ("-wal", "-shm", "-journal"):
        database.with_name(f"{database.name}{suffix}").unlink(missing_ok=True)
