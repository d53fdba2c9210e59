"""A key names one command for ever: the same one again is answered again, another one under it is refused."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from lampion.core.registry import game
from lampion.server.stores.postgres import PostgresStore
from lampion.server.stores.sqlite import SqliteStore
from lampion.service.broker import InProcessBroker
from lampion.service.errors import ApiError
from lampion.service.store import Batch, Store
from lampion.service.table_service import ClientCommand, TableService
from lampion.tables.commands import Say
from lampion.tables.events import Sat, SeatPlan
from lampion.tables.opening import Wish
from support.running_server import Machine, hear, tell

HELLO, OTHER = {"do": "say", "text": "hello"}, {"do": "say", "text": "something else"}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> dict[str, Any]:
    if request.param == "sqlite":
        return {}
    return {"database": request.getfixturevalue("shared_postgres").new_database()}


@pytest.fixture
async def store(database: dict[str, Any], data: Path) -> AsyncIterator[Store]:
    opened: Store = PostgresStore(database["database"]) if database else SqliteStore(data)
    await opened.open()
    yield opened
    await opened.close()


def test_another_command_under_a_used_key_is_refused_also_after_a_restart(
    machine: Machine, data: Path, database: dict[str, Any]
) -> None:
    server = machine.start(data, **database)
    client = machine.client(server)
    table = client.open("human", "human", start=0)
    stored = client.do(table, 0, HELLO, key="k").json()["version"]
    for _ in range(2):
        assert client.do(table, 0, HELLO, key="k").json() == {"version": stored, "key": "k"}
        assert client.do(table, 0, HELLO, key="k", version=stored).json()["version"] == stored, "seen later, same thing"
        for seat, command in ((0, OTHER), (1, HELLO), (0, {"do": "resign"})):
            answer = client.do(table, seat, command, key="k")
            assert answer.status_code == 409, answer.text
            assert answer.json()["error"] == "key-reused" and answer.json()["version"] == stored
        with client.socket(table) as line:
            tell(line, type="do", key="k", version=None, seat=0, command=OTHER)
            told = hear(line, "error")
            assert (told["error"], told["key"]) == ("key-reused", "k")
        assert client.look(table)["version"] == stored and not client.look(table)["over"]
        server.kill()
        server = machine.start(data, **database)
        client = machine.client(server, client.token)


async def test_a_key_that_was_stored_without_its_command_is_answered_as_before(store: Store) -> None:
    """As all rows were that older versions wrote."""
    service = TableService(store, InProcessBroker(), 10)
    sitters = {seat: Sat(seat, "ada", f"Ada {seat}") for seat in (0, 1)}
    wish = Wish(game("pagoda"), [SeatPlan("human"), SeatPlan("human")], {}, 0, sitters)
    table = (await service.open_table(wish, "ada")).table.id
    written: list[Batch] = []
    append = store.append

    async def forgetful(batches: list[Batch]) -> None:
        for one in batches:
            written.append(Batch(one.table, one.rows, one.listing, one.author, one.key))
        await append(written)

    store.append = forgetful  # type: ignore[method-assign, assignment]
    version = await service.carry_out(table, ClientCommand("ada", "k", 0, None, Say("hello")))
    assert len(written) == 1
    again = TableService(store, InProcessBroker(), 10)  # another process, or the same one later
    assert await again.carry_out(table, ClientCommand("ada", "k", 0, None, Say("something else"))) == version
    with pytest.raises(ApiError, match="another command"):
        await service.carry_out(table, ClientCommand("ada", "k", 0, None, Say("something else")))
