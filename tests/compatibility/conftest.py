"""Each test runs for every release that was kept, on a copy of what it stored."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from lampion.server.stores.postgres import PostgresStore
from lampion.server.stores.sqlite import SqliteStore
from lampion.service.store import Store
from support.releases import Release, releases


@pytest.fixture(params=releases(), ids=lambda release: str(release.name))
def release(request: pytest.FixtureRequest) -> Release:
    found: Release = request.param
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, release: Release, tmp_path: Path) -> str | None:
    """The release's tables in a database of this test's own: its address, or None for SQLite in `tmp_path`."""
    if request.param == "sqlite":
        release.lay_sqlite(tmp_path)
        return None
    server = request.getfixturevalue("shared_postgres")
    url: str = server.new_database()
    server.restore(release.postgres_script(), url)
    return url


@pytest.fixture
async def store(database: str | None, tmp_path: Path) -> AsyncIterator[Store]:
    """The same, opened by today's store: it migrates first."""
    opened: Store = SqliteStore(tmp_path) if database is None else PostgresStore(database)
    await opened.open()
    yield opened
    await opened.close()
