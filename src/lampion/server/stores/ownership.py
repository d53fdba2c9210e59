"""One process owns a data folder: a lock that the system releases when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from lampion.service.store import CannotOpen

NAME = "lampion.lock"


class Ownership:
    """Held from `take` to `release`."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self._file: int | None = None

    def take(self) -> None:
        """Own the folder; CannotOpen if another process does."""
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock(file)
        except OSError:
            owner = os.read(file, 32).decode(errors="replace").strip()
            os.close(file)
            raise CannotOpen(
                f"{self.path.parent} is in use by another Lampion (process {owner or 'unknown'}): "
                "stop that one, or choose another folder with --data"
            ) from None
        os.ftruncate(file, 0)
        os.write(file, f"{os.getpid()}\n".encode())
        self._file = file

    def release(self) -> None:
        """Let the next one in."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        """Lock a byte far behind the process number, which stays readable."""
        os.lseek(file, 1024, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def lock(file: int) -> None:
        """Lock the file, or raise OSError at once."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
