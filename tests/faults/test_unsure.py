"""The database's answer gets lost: who waits is told that nobody knows, and may send the same once more."""

import json
from collections.abc import AsyncIterator, Sequence

import asyncpg
import pytest

from lampion.server.stores.postgres import PostgresStore
from lampion.service.errors import as_api_error
from lampion.service.store import Batch, StoreError
from lampion.wire.answers import NotStoredAnswer
from lampion.wire.reading import Reader
from lampion.wire.requests import NewTable
from support.memory_store import MemoryStore
from support.portable_table import Line, table_api
from support.private_servers import PrivatePostgres
from support.relay import Relay
from support.store_rows import batch


@pytest.fixture
async def relay(shared_postgres: PrivatePostgres) -> AsyncIterator[Relay]:
    async with Relay(shared_postgres.port) as line:
        yield line


def through(relay: Relay, database: str, postgres: PrivatePostgres) -> str:
    return database.replace(f":{postgres.port}/", f":{relay.port}/")


async def test_a_write_whose_answer_got_lost_may_have_been_stored(
    relay: Relay, shared_postgres: PrivatePostgres
) -> None:
    store = PostgresStore(through(relay, shared_postgres.new_database(), shared_postgres))
    await store.open()
    await store.append([batch("t", 1)])
    await store.append([batch("t", 2)])
    relay.cut_answers = True
    with pytest.raises(StoreError) as told:
        await store.append([batch("t", 3)])
    relay.cut_answers = False
    assert told.value.unsure and await store.versions(["t"]) == {"t": 3}, "it was stored, and nobody could know"
    await store.close()


async def test_what_the_database_refuses_or_never_heard_of_is_surely_not_stored(postgres: PrivatePostgres) -> None:
    store = PostgresStore(postgres.new_database())
    await store.open()
    with pytest.raises(StoreError, match="invalid byte sequence") as told:
        await store.append([batch("t\0", 1)])
    assert not told.value.unsure, "the database itself said no"
    await store.close()
    postgres.stop()
    away = PostgresStore(store.url)
    away._pool = await asyncpg.create_pool(away.url, min_size=0)
    with pytest.raises(StoreError) as told:
        await away.append([batch("t", 1)])
    assert not told.value.unsure, "the database was never asked"
    await away.close()


def test_an_unsure_answer_says_so_and_what_to_do() -> None:
    sure, unsure = as_api_error(StoreError("full")), as_api_error(StoreError("the line broke", unsure=True))
    assert sure is not None and unsure is not None
    assert sure.error == unsure.error == "not-stored" and sure.status == unsure.status == 503
    assert sure.body() == NotStoredAnswer("not-stored", "nothing was changed: full", False)
    told = unsure.body()
    assert isinstance(told, NotStoredAnswer) and told.unsure
    assert "may have been stored" in told.message and "same key" in told.message


class ForgetfulStore(MemoryStore):
    """Loses its next answer after it has stored everything."""

    loses = False

    async def append(self, batches: Sequence[Batch]) -> None:
        await super().append(batches)
        if self.loses:
            self.loses = False
            raise StoreError("the connection was lost", unsure=True)


async def test_the_same_key_settles_what_nobody_knew() -> None:
    store = ForgetfulStore()
    api = table_api(store)
    asked = {"game": "pagoda", "seats": [{"kind": "human"}] * 2}
    table = (await api.open_table(Reader(NewTable).read(json.dumps(asked)), "ada")).table
    async with Line(api, table).open("ada") as line:
        stood = (await line.hear("position"))["envelope"]["version"]
        said = {"type": "do", "key": "once", "version": None, "seat": 0, "command": {"do": "say", "text": "hello"}}
        store.loses = True
        await line.say(**said)
        told = await line.hear("error")
        assert (told["error"], told["key"], told["unsure"]) == ("not-stored", "once", True)
        await line.say(**said)
        assert await line.hear("ack") == {"type": "ack", "key": "once", "version": stood + 1}
