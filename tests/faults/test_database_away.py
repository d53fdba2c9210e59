"""PostgreSQL or Valkey is stopped in the middle of play and comes back: nothing is lost, no table is stuck."""

import signal
import time
from functools import partial
from pathlib import Path

import pytest

from support.company import Company
from support.private_servers import PrivatePostgres, PrivateValkey
from support.running_server import Machine
from support.stored_logs import in_postgres


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "crashed"])
def test_the_database_goes_away_and_comes_back(
    machine: Machine, data: Path, postgres: PrivatePostgres, how: signal.Signals
) -> None:
    database = postgres.new_database()
    servers = [machine.start(data, database=database, thinkers=1) for _ in range(2)]
    company = Company(machine.client(servers[0]), 8)
    company.begin(lambda: [server.address for server in servers])
    company.play_on(30)
    postgres.stop(how)
    time.sleep(1.0)
    stood = company.acknowledged()
    time.sleep(0.5)
    assert company.acknowledged() == stood, "something was acknowledged that nobody stored"
    postgres.start()
    company.play_on(30)
    company.pause()
    for server in servers:
        company.look(machine.client(server, company.token))
    company.compare(partial(in_postgres, database))
    company.compare_views()


def test_the_broker_goes_away_and_comes_back(
    machine: Machine, data: Path, shared_postgres: PrivatePostgres, valkey: PrivateValkey
) -> None:
    database = shared_postgres.new_database()
    settings = {"database": database, "broker": valkey.url, "thinkers": 1}
    servers = [machine.start(data, **settings) for _ in range(2)]
    company = Company(machine.client(servers[0]), 8)
    company.begin(lambda: [server.address for server in servers])
    company.play_on(30)
    valkey.stop(signal.SIGTERM)
    company.play_on(30)  # the game goes on without it
    valkey.start()
    company.play_on(30)
    company.pause()
    for server in servers:
        company.look(machine.client(server, company.token))
        assert "Traceback" not in server.stop()
    company.compare(partial(in_postgres, database))
    company.compare_views()
