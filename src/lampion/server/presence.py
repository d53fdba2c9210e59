"""Who is connected to which table just now."""

from __future__ import annotations

from collections import Counter, defaultdict

from lampion.tables.table import Table


class Presence:
    """Counts the connections of each client at each table."""

    def __init__(self) -> None:
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def come(self, table: str, holder: str | None) -> bool:
        """A connection was opened; whether somebody is here now who was not before."""
        if holder is None:
            return False
        self._here[table][holder] += 1
        return self._here[table][holder] == 1

    def go(self, table: str, holder: str | None) -> bool:
        """A connection was closed; whether somebody is away now who was here before."""
        if holder is None:
            return False
        self._here[table][holder] -= 1
        gone = self._here[table][holder] <= 0
        if gone:
            del self._here[table][holder]
            if not self._here[table]:
                del self._here[table]
        return gone

    def watching(self, table: Table) -> int:
        """How many are connected who have no seat."""
        here = self._here.get(table.id)
        return 0 if not here else len(here.keys() - {seat.holder for seat in table.seats})

    def anybody(self, table: str) -> bool:
        """Whether somebody is connected."""
        return table in self._here

    def seats(self, table: Table) -> list[int]:
        """The seats whose holders are connected."""
        here = self._here.get(table.id)
        return [] if not here else [number for number, seat in enumerate(table.seats) if seat.holder in here]
