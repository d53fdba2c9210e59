"""Who is connected to which table just now."""

from __future__ import annotations

from collections import Counter, defaultdict

from lampion.tables.table import Table


class Presence:
    """Counts the connections of each client at each table, and knows who is connected to another server."""

    def __init__(self) -> None:
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._elsewhere: dict[str, frozenset[str]] = {}
        self._found: dict[
            str, tuple[Table, list[int], int]
        ] = {}  # as it was last asked for, until somebody comes or goes

    def come(self, table: str, holder: str | None) -> bool:
        """A connection was opened; whether somebody is here now who was not before."""
        if holder is None:
            return False
        self._found.pop(table, None)
        self._here[table][holder] += 1
        return self._here[table][holder] == 1

    def go(self, table: str, holder: str | None) -> bool:
        """A connection was closed; whether somebody is away now who was here before."""
        if holder is None:
            return False
        self._found.pop(table, None)
        self._here[table][holder] -= 1
        gone = self._here[table][holder] <= 0
        if gone:
            del self._here[table][holder]
            if not self._here[table]:
                del self._here[table]
        return gone

    def elsewhere(self, table: str, holders: frozenset[str]) -> bool:
        """These are at other servers; whether that is news."""
        self._found.pop(table, None)
        known = self._elsewhere.get(table, frozenset())
        if holders:
            self._elsewhere[table] = holders
        else:
            self._elsewhere.pop(table, None)
        return holders != known

    def tables(self) -> list[str]:
        """The tables somebody is connected to at this server."""
        return list(self._here)

    def holders(self, table: str) -> list[str]:
        """Who is connected to this server."""
        return sorted(self._here.get(table, ()))

    def anybody(self, table: str) -> bool:
        """Whether somebody is connected."""
        return table in self._here

    def at(self, table: Table) -> tuple[list[int], int]:
        """The seats whose holders are connected, and how many are connected who have no seat."""
        kept = self._found.get(table.id)
        if kept is not None and kept[0] is table:  # everybody at the table asks after each move
            return kept[1], kept[2]
        here = self._elsewhere.get(table.id, frozenset()).union(self._here.get(table.id, ()))
        seats = [number for number, seat in enumerate(table.seats) if seat.holder in here] if here else []
        watching = len(here.difference([table.seats[number].holder for number in seats]))
        if here:
            self._found[table.id] = table, seats, watching
        return seats, watching
