"""A database that was there before is not begun anew without a word: an empty file may be all that is left of it."""

from __future__ import annotations

from pathlib import Path

from lampion.server.stores.ownership import NAME


def lost(database: Path) -> str | None:
    """What to do if the database is empty, or gone from a folder that Lampion has used; None if all is well.

    To be asked before anything is opened or made.
    """
    if database.exists():
        if holds_something(database) or holds_something(database.with_name(f"{database.name}-wal")):
            return None
        found = f"{database} is empty"
    elif (database.parent / NAME).exists():
        found = f"{database} is gone, but {NAME} shows that Lampion has used this folder before"
    else:
        return None
    return (
        f"{found}: put a backup in its place, choose another folder with --data, "
        "or begin without any tables with lampion serve --new-database"
    )


def holds_something(file: Path) -> bool:
    """Whether there is a file with anything in it."""
    return file.exists() and file.stat().st_size > 0
