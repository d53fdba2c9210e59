"""The data folder is its user's own: it holds the secrets of running games, that is all hidden cards."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

log = logging.getLogger("lampion")

OTHERS = 0o077  # what group and everybody else may do
OWN = ("lampion.*", "*.sqlite3*")  # what Lampion writes, and backups


def make_folder(folder: Path) -> None:
    """The folder, if there is none yet. Raises OSError."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_private(folder: Path, database: Path) -> None:
    """Nobody else may read the folder and what is ours in it, however it was before. Raises OSError.

    SQLite gives its other files the permissions of the database, so that is made first. A folder that holds other
    things too may be there for others, and is left as it is.
    """
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
    if os.name != "posix":
        return
    for path in folder.iterdir():
        if is_own(path) and path.is_file():
            tighten(path)
    if all(is_own(path) for path in folder.iterdir()):
        tighten(folder)
    elif folder.stat().st_mode & OTHERS:
        log.warning("others can look into %s: give Lampion a folder of its own", folder)


def is_own(path: Path) -> bool:
    """Whether a file's name is one of ours."""
    return any(path.match(pattern) for pattern in OWN)


def tighten(path: Path) -> None:
    """Take away what others may do; only the owner can."""
    found = path.stat()
    if found.st_uid == os.geteuid() and found.st_mode & OTHERS:
        path.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)
