"""Many witnesses at many tables at once, and all that they know."""

import threading
import time
from collections.abc import Callable, Mapping, Sequence

from support.ledger import Ledger
from support.running_server import Client
from support.stored_logs import StoredTable
from support.witnesses import TABLES, Witness


class Company:
    """Many witnesses at many tables at once, each in a thread."""

    def __init__(self, client: Client, tables: int) -> None:
        self.token = client.token
        self.witnesses = [
            Witness(client.token, number, client.open(*kinds, **more))
            for number in range(tables)
            for kinds, more in (TABLES[number % len(TABLES)],)
        ]
        self._until = threading.Event()
        self._threads: list[threading.Thread] = []

    def join(self, client: Client, tables: Mapping[str, int]) -> None:
        """Somebody plays on at tables that there were before, at these versions."""
        self.witnesses += [
            Witness(client.token, len(self.witnesses) + number, table, version)
            for number, (table, version) in enumerate(tables.items())
        ]

    @property
    def ledgers(self) -> list[Ledger]:
        return [ledger for one in self.witnesses for ledger in list(one.ledgers)]

    def begin(self, addresses: Callable[[], Sequence[str]]) -> None:
        self._until.clear()
        self._threads = [
            threading.Thread(target=one.play, args=(addresses, self._until), daemon=True) for one in self.witnesses
        ]
        for thread in self._threads:
            thread.start()

    def acknowledged(self) -> int:
        return sum(one.acknowledged() for one in self.ledgers)

    def play_on(self, count: int, patience: float = 120.0) -> None:
        """Until so many more commands were acknowledged; `patience` is for each of them."""
        known, moved = self.acknowledged(), time.monotonic()
        goal = known + count
        while (now := self.acknowledged()) < goal:
            assert not (problems := self.problems()), problems[:3]
            if now > known:
                known, moved = now, time.monotonic()
            assert time.monotonic() < moved + patience, "the tables are stuck"
            time.sleep(0.01)

    def pause(self) -> None:
        self._until.set()
        for thread in self._threads:
            thread.join()

    def problems(self) -> list[str]:
        told = [problem for one in self.witnesses for problem in one.problems]
        return told + [f"{kind}: {what}" for one in self.ledgers for kind, what in one.faults]

    def compare(self, read: Callable[[Sequence[str]], Mapping[str, StoredTable]]) -> None:
        """What everybody knows with what `read` finds of the tables in the database."""
        stored = [one for one in self.ledgers if not one.archived]
        found = read([one.table for one in stored])
        for one in stored:
            one.compare(found.get(one.table))
        assert not (problems := self.problems()), problems[:3]

    def look(self, client: Client) -> None:
        """At all tables that are played at, as this server shows them now."""
        for one in self.witnesses:
            newest = one.ledger.newest
            one.ledger.saw(client.look(one.ledger.table, since=newest), newest)

    def compare_views(self) -> None:
        """Once nobody plays any more: what was seen at tables that are still played at."""
        for one in self.ledgers:
            if not one.closed:
                one.compare_views()
        assert not (problems := self.problems()), problems[:3]
