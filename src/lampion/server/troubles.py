"""Which tables are in trouble: each is named in the log once, not each time somebody comes across it."""

from __future__ import annotations

import logging

from lampion.tables.table import Table

log = logging.getLogger("lampion")


class Troubles:
    """What was told about each table since the server started."""

    def __init__(self) -> None:
        self._told: dict[str, str] = {}

    def look_at(self, table: Table) -> None:
        """A table was loaded: a frozen one is a case for the host."""
        if table.frozen is not None:
            self.tell(table.id, f"frozen at row {table.frozen.version}: {table.frozen.problem}")

    def tell(self, table: str, problem: Exception | str) -> None:
        """One line in the log, unless it has been there before."""
        told = problem if isinstance(problem, str) else f"{type(problem).__name__}: {problem}"
        if self.is_new(table, told):
            log.error("table %s is in trouble, all others go on: %s", table, told)

    def is_new(self, table: str, problem: str) -> bool:
        """Whether this was not the last thing that was told about the table; from now on it is."""
        known, self._told[table] = self._told.get(table), problem
        return problem != known
