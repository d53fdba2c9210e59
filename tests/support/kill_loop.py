"""Servers that are ended again and again while people play, and what is left then."""

import random
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from support.company import Company
from support.ledger import summed
from support.running_server import Client, Machine, RunningServer
from support.stored_logs import StoredTable, in_postgres, in_sqlite
from support.table_players import PEOPLE

POLITE = 0.15  # of the servers are ended in order
ARCHIVE_ROUND = 4  # each so many times an archivist is killed at its work, while nobody plays
AT_ONCE = 1e-9  # days after its end a game is old enough
START = 2.5  # seconds that a server takes to start, or more

Read: TypeAlias = Callable[[Sequence[str]], Mapping[str, StoredTable]]


class KillLoop:
    """One server at a time, on SQLite in `data` or on a database."""

    def __init__(self, machine: Machine, data: Path, lots: random.Random, database: str | None = None) -> None:
        self.killed = self.ended = 0
        self._machine, self._data, self._lots = machine, data, lots
        self._settings: dict[str, Any] = {} if database is None else {"database": database}
        self.read: Read = partial(in_sqlite, data) if database is None else partial(in_postgres, database)

    def start(self, **more: Any) -> RunningServer:
        return self._machine.start(self._data, **self._settings, **more)

    def client(self, server: RunningServer, token: str | None = None) -> Client:
        return self._machine.client(server, token)

    def cut_short(self, times: int) -> None:
        """Servers that are killed while they start."""
        for _ in range(times):
            self.start(killed_after=self._lots.random() * START)
            self.killed += 1

    def run(self, company: Company, server: RunningServer, times: int, most: int) -> str:
        """Ended so often, each time after a few of `most` commands; then all that anybody was told or saw is compared
        with what the database holds. The figures.
        """
        for number in range(1, times + 1):
            company.begin(lambda: [server.address])  # noqa: B023  (it ends before the next one begins)
            company.play_on(self._lots.randrange(5, most))
            time.sleep(self._lots.random() / 20)
            self._end(server)
            company.pause()
            company.compare(self.read)
            if number % ARCHIVE_ROUND == 0:
                self._kill_archivist()
                company.compare(self.read)
            server = self.start()
        assert "Traceback" not in server.stop()
        company.compare(self.read)
        company.compare_views()
        return in_lines([("SIGKILL", self.killed), ("SIGTERM", self.ended), *summed(company.ledgers)])

    def _end(self, server: RunningServer) -> None:
        if self._lots.random() < POLITE:
            assert "Traceback" not in server.stop()
            self.ended += 1
        else:
            server.kill()
            self.killed += 1

    def _kill_archivist(self) -> None:
        server = self.start(archive_every=0.02, archive_after=AT_ONCE)
        time.sleep(self._lots.random())
        server.kill()
        self.killed += 1


def tables_of_ada(client: Client, most: int) -> dict[str, int]:
    """Tables where nobody is missing but bots and the first of PEOPLE, whose client this is: versions by table."""
    assert client.token == PEOPLE[0].token
    found: dict[str, int] = {}
    for entry in client.http.get("/api/v1/tables").json():
        others = [seat for number, seat in enumerate(entry["seats"]) if number not in entry["mine"]]
        if entry["started"] and not entry["over"] and all(seat["kind"] == "bot" for seat in others):
            envelope = client.look(entry["table"])
            if envelope["frozen"] is None and not envelope["paused"] and len(found) < most:
                found[entry["table"]] = envelope["version"]
    return found


def in_lines(figures: Sequence[tuple[str, int]]) -> str:
    return "\n".join(f"{name:22} {figure:8}" for name, figure in figures)
