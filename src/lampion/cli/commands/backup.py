"""`lampion backup` and `lampion restore`: everything a server keeps, as one file."""

from __future__ import annotations

from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from lampion.cli.hosting_options import DatabaseUrl, DataFolder
from lampion.cli.output import FALSE, progress, result_console, side_console

WORK = "lampion.server.backup.work"  # loaded when it is needed: other commands need no database

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.", show_default=False)]


def backup(file: BackupFile, data: DataFolder = None, database: DatabaseUrl = None) -> None:
    """Write all tables to one file, also while the server runs.

    Only you can read the file: it holds the hidden cards of running games. An older backup of that name is replaced.
    """
    work = import_module(WORK)
    try:
        made = work.back_up(file, data, database, progress)
    except work.BackupError as error:
        raise failed(error) from None
    result_console().print(f"{file}: {tables(made.tables)}, checked.", markup=False, soft_wrap=True)


def restore(
    file: BackupFile,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    replace: Annotated[bool, typer.Option("--replace", help="Lose the tables that are there now.")] = False,
) -> None:
    """Put a backup in place: into an empty folder or database that no server uses.

    It does not matter whether it was made of SQLite or of PostgreSQL. A damaged file changes nothing.
    """
    work = import_module(WORK)
    try:
        found = work.put_back(file, data, database, replace, progress)
    except work.BackupError as error:
        raise failed(error) from None
    if found.contents is None:
        side_console().print(f"{file} is a plain copy of a database: it brings no checksums.", markup=False)
    when = "" if found.made is None else f", as of {datetime.fromtimestamp(found.made / 1000, UTC):%Y-%m-%d %H:%M} UTC"
    result_console().print(f"Restored {tables(found.tables)}{when}.", markup=False, soft_wrap=True)


def failed(error: Exception) -> typer.Exit:
    side_console().print(str(error), markup=False, soft_wrap=True)
    return typer.Exit(FALSE)


def tables(count: int) -> str:
    return f"{count} table{'' if count == 1 else 's'}"
