"""Brings what SQLite's log of writes (WAL) holds into the database file, while the writer goes on.

SQLite does it by itself within the COMMIT that made the log long enough. Whoever waits for that COMMIT then waits for a
thousand pages to be written, all over the file if many tables moved. Here another connection does it, in a thread. Only
what was written meanwhile is left to the writer, between two COMMITs: a few pages, after which the log begins anew. It
must, because a log that only grows makes every COMMIT wait for the file system too.

A COMMIT still shares the disk with a checkpoint, and waits for most of it if it is long. So there are many short ones:
how much is written in all is the same.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

log = logging.getLogger("lampion")

COMMANDS = 200  # that were written since the last time, at the most: about a thousand pages
FEW = 20  # they are enough, unless the last time was just now
JUST_NOW = 0.2  # seconds
LONGEST = 16_000  # pages of the log: if it is ever so long, a COMMIT does it after all


class Checkpoints:
    """One at a time, whenever enough was written."""

    def __init__(self, connection: sqlite3.Connection, clock: Callable[[], float] = time.monotonic) -> None:
        """The connection must be nobody else's."""
        self._connection = connection
        self._clock = clock
        self._begun = clock()  # the last one
        self._thread = ThreadPoolExecutor(1, "checkpoint")
        self._running: Future[None] | None = None
        self._written = 0
        self.nearly_done = False  # only the last pages are left, for the writer

    def written(self, commands: int) -> None:
        """So many commands more are in the log."""
        self._written += commands
        if self._due() and (self._running is None or self._running.done()):
            self._written, self._begun = 0, self._clock()
            self._running = self._thread.submit(self._begin)

    def _due(self) -> bool:
        enough = COMMANDS if self._clock() - self._begun < JUST_NOW else FEW
        return self._written >= enough

    def finish(self, writer: sqlite3.Connection) -> None:
        """To be called while nobody writes."""
        self.nearly_done = False
        checkpoint(writer)

    def _begin(self) -> None:
        checkpoint(self._connection)
        self.nearly_done = True

    def close(self) -> None:
        """Finish what was begun."""
        self._thread.shutdown()
        self._connection.close()


def checkpoint(connection: sqlite3.Connection) -> None:
    """All pages that are in the log now; a failure is no loss, because it still has them."""
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error as problem:
        log.warning("the log of writes stays as long as it is for now: %s", problem)
