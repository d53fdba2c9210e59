"""A PostgreSQL and a Valkey for one measurement, started as the tests start theirs; but this one waits for its disk."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from support import machine
from support.private_servers import PrivatePostgres, PrivateValkey


@contextmanager
def own_database() -> Iterator[tuple[str, str]]:
    """Their addresses: an empty database, and a broker."""
    postgres_folder, valkey_path = machine.postgres_folder(), machine.valkey_path()
    if postgres_folder is None or valkey_path is None:
        raise SystemExit("missing on this machine: PostgreSQL (initdb and postgres), or a Valkey or Redis server")
    postgres, valkey = PrivatePostgres(postgres_folder, durable=True), PrivateValkey(valkey_path)
    try:
        postgres.start()
        valkey.start()
        yield postgres.new_database(), valkey.url
    finally:
        valkey.clear()
        postgres.clear()
