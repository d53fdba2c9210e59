"""Which tables are in trouble: each is named in the log once, not each time somebody comes across it."""

from __future__ import annotations

import logging

from lampion.tables.table import Table

log = logging.getLogger("lampion")


class Troubles:
    """What was told since the server started."""

    def __init__(self) -> None:
        self._told: set[str] = set()

    def look_at(self, table: Table) -> None:
        """A table was loaded: a frozen one is a case for the host."""
        if table.frozen is not None:
            self.tell(table.id, f"frozen at row {table.frozen.version}: {table.frozen.problem}")

    def tell(self, table: str, problem: Exception | str) -> None:
        """One line in the log, the first time that something is wrong with this table."""
        if self.first_time(table):
            told = problem if isinstance(problem, str) else f"{type(problem).__name__}: {problem}"
            log.error("table %s is in trouble, all others go on: %s", table, told)

    def first_time(self, what: str) -> bool:
        """Whether this has not been told yet; from now on it has."""
        known = what in self._told
        self._told.add(what)
        return not known
