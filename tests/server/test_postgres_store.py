"""The PostgreSQL store: shared by many, migrated once, and back when the database is back."""

import asyncio
import signal
from collections.abc import AsyncIterator

import asyncpg
import pytest

from lampion.server.stores.postgres import PostgresStore
from lampion.server.stores.schema import steps
from lampion.service.store import CannotOpen, Conflict, StoreError
from support.private_servers import PrivatePostgres
from support.store_rows import batch


@pytest.fixture
def url(shared_postgres: PrivatePostgres) -> str:
    return shared_postgres.new_database()


@pytest.fixture
async def stores(url: str) -> AsyncIterator[list[PostgresStore]]:
    """Three servers that start at once on an empty database."""
    opened = [PostgresStore(url) for _ in range(3)]
    await asyncio.gather(*(store.open() for store in opened))
    yield opened
    for store in opened:
        await store.close()


async def test_servers_that_start_together_agree_on_one_database(stores: list[PostgresStore]) -> None:
    assert len({store.id for store in stores}) == 1 and stores[0].id
    await stores[0].append([batch("t", 1)])
    results = await asyncio.gather(*(store.append([batch("t", 2)]) for store in stores), return_exceptions=True)
    assert sorted(map(type, results), key=str) == sorted([type(None), Conflict, Conflict], key=str)


async def test_one_thinks_for_the_bots_until_it_lets_go_or_is_gone(stores: list[PostgresStore]) -> None:
    one, two, _ = stores
    await one.append([batch("t", 1, bot_turn=True)])
    assert await one.bot_turns() == ["t"]
    assert await one.lease("t", "one", 60) and not await two.lease("t", "two", 60)
    assert await two.bot_turns() == []
    assert await one.lease("t", "one", 0.05)
    await asyncio.sleep(0.1)
    assert await two.bot_turns() == ["t"]
    assert await two.lease("t", "two", 60)
    await one.release("t", "one")  # no longer ours
    assert not await one.lease("t", "one", 60)
    await two.release("t", "two")
    assert await one.lease("t", "one", 60)


async def test_a_command_is_one_statement(stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    execute = asyncpg.Connection.execute

    async def noted(self: asyncpg.Connection, query: str, *values: object, **more: object) -> str:
        asked.append(query)
        return str(await execute(self, query, *values, **more))

    monkeypatch.setattr(asyncpg.Connection, "execute", noted)
    await stores[0].append([batch("t", 1)])
    await stores[0].load("t")
    assert asked == [], "each of them was one fetch, and nothing came after it"


async def test_what_was_broken_off_is_rolled_back(stores: list[PostgresStore]) -> None:
    one, two, _ = stores
    half_way = asyncio.Event()

    async def begin() -> None:
        async with one._connection("write") as connection, connection.transaction():
            await connection.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            half_way.set()
            await asyncio.sleep(60)

    begun = asyncio.create_task(begin())
    await half_way.wait()
    begun.cancel()
    await asyncio.gather(begun, return_exceptions=True)
    await asyncio.wait_for(two.append([batch("t", 1)]), 5)
    await asyncio.wait_for(one.append([batch("t", 2)]), 5)


async def test_servers_share_the_database_s_time(stores: list[PostgresStore]) -> None:
    times = [store.now() for store in stores]
    assert max(times) - min(times) < 1000


async def test_rows_are_never_changed(stores: list[PostgresStore], url: str) -> None:
    await stores[0].append([batch("t", 1)])
    connection = await asyncpg.connect(url)
    with pytest.raises(asyncpg.RaiseError, match="append-only"):
        await connection.execute("UPDATE events SET event = 'x'")
    await connection.close()


async def test_a_newer_database_is_refused(stores: list[PostgresStore], url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute("UPDATE lampion SET schema = $1", len(steps("postgresql")) + 1)
    await connection.close()
    with pytest.raises(CannotOpen, match="written by a newer Lampion"):
        await PostgresStore(url).open()


@pytest.mark.parametrize(
    "address", ["postgresql://ada:sesame@127.0.0.1:1/none", "postgresql://ada:sesame@127.0.0.1:notaport/none"]
)
async def test_a_database_that_cannot_be_opened_is_told_without_its_password(address: str) -> None:
    with pytest.raises(CannotOpen, match="cannot open the database") as told:
        await PostgresStore(address).open()
    assert "sesame" not in str(told.value)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_a_database_that_was_away_is_used_again(postgres: PrivatePostgres, how: signal.Signals) -> None:
    store = PostgresStore(postgres.new_database())
    await store.open()
    await store.append([batch("t", 1)])
    postgres.stop(how)
    with pytest.raises(StoreError):
        await store.append([batch("t", 2)])
    with pytest.raises(StoreError):
        await store.load("t")
    postgres.start()
    await store.append([batch("t", 2)])
    log = await store.load("t")
    assert log is not None and len(log.rows) == 2
    await store.close()
