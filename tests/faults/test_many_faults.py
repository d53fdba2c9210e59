"""Two servers, PostgreSQL and Valkey, and something breaks again and again: nothing is lost, nothing happens twice."""

import os
import random
import signal
import time
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from support.company import Company
from support.kill_loop import AT_ONCE, in_lines
from support.ledger import summed
from support.private_servers import PrivatePostgres, PrivateValkey
from support.running_server import Machine
from support.stored_logs import in_postgres

TABLES = 12
FAULTS = int(os.environ.get("LAMPION_FAULTS", "30"))
KINDS = ("a server killed", "PostgreSQL killed", "a server ended", "Valkey stopped", "a server killed")


class Cluster:
    """Two servers, and what they stand on; one thing at a time is broken and mended."""

    def __init__(
        self, machine: Machine, data: Path, postgres: PrivatePostgres, valkey: PrivateValkey, seed: int
    ) -> None:
        self._machine, self._data, self._postgres, self._valkey = machine, data, postgres, valkey
        self._lots = random.Random(seed)
        self.database = postgres.new_database()
        self._settings = {"database": self.database, "broker": valkey.url, "thinkers": 1}
        self._servers = [machine.start(data, **self._settings) for _ in range(2)]
        self.company = Company(machine.client(self._servers[0]), TABLES)

    def addresses(self) -> list[str]:
        return [server.address for server in self._servers]

    def fault(self, kind: str, most: int) -> None:
        """While everybody plays; then all that anybody knows is compared with the database."""
        company, lots = self.company, self._lots
        company.begin(self.addresses)
        company.play_on(lots.randrange(5, most))
        if kind == "PostgreSQL killed":
            self._postgres.stop(signal.SIGQUIT)
            time.sleep(lots.random())
            self._postgres.start()
        elif kind == "Valkey stopped":
            self._valkey.stop()
            company.play_on(most // 4)
            self._valkey.start()
        else:
            broken = self._servers.pop(lots.randrange(2))
            broken.kill() if kind == "a server killed" else broken.stop()
            company.play_on(most // 4)
            self._servers.append(self._machine.start(self._data, **self._settings))
        company.play_on(most // 4)
        company.pause()
        company.compare(partial(in_postgres, self.database))

    def kill_archivist(self) -> None:
        """A third server that archives finished tables, while nobody plays."""
        server = self._machine.start(self._data, archive_every=0.02, archive_after=AT_ONCE, **self._settings)
        time.sleep(self._lots.random())
        server.kill()
        self.company.compare(partial(in_postgres, self.database))

    def finish(self) -> None:
        for server in self._servers:
            server.stop()
        self.company.compare(partial(in_postgres, self.database))
        self.company.compare_views()


def broken_again_and_again(cluster: Cluster, times: int, most: int) -> str:
    happened: Counter[str] = Counter()
    for number in range(times):
        kind = KINDS[number % len(KINDS)]
        cluster.fault(kind, most)
        happened[kind] += 1
        if number % len(KINDS) == len(KINDS) - 1:
            cluster.kill_archivist()
            happened["an archivist killed"] += 1
    cluster.finish()
    return in_lines([*happened.items(), *summed(cluster.company.ledgers)])


def test_nothing_is_lost_whatever_breaks(
    machine: Machine, data: Path, postgres: PrivatePostgres, valkey: PrivateValkey
) -> None:
    broken_again_and_again(Cluster(machine, data, postgres, valkey, 1), 4, 40)


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_thirty_faults(
    machine: Machine,
    data: Path,
    postgres: PrivatePostgres,
    valkey: PrivateValkey,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """LAMPION_FAULTS chooses another number."""
    figures = broken_again_and_again(Cluster(machine, data, postgres, valkey, 2), FAULTS, 300)
    with capsys.disabled():
        print(f"\nTwo servers, PostgreSQL and Valkey\n{figures}")
