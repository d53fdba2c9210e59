"""All tables as a file: from a server to a browser's folder and back, byte for byte."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import lampion
from lampion.browser.store import BrowserStore
from lampion.core.record import encode
from lampion.core.rng import rng_from
from lampion.server.stores.sqlite import SqliteStore
from lampion.service.broker import InProcessBroker
from lampion.service.store import Store
from lampion.service.table_file import Brought, NoTableFile, bring, lines
from lampion.service.table_service import TableService
from lampion.wire.reading import Reader
from lampion.wire.requests import NewTable
from support.memory_shelf import MemoryShelf
from support.portable_table import Line, table_api

NEW = Reader(NewTable).read('{"game": "axio", "seats": [{"kind": "human"}, {"kind": "human"}], "start": 0}')


@asynccontextmanager
async def service(store: Store) -> AsyncIterator[TableService]:
    await store.open()
    yield TableService(store, InProcessBroker(), 10)
    await store.close()


async def file_of(tables: TableService, token: str | None = None) -> list[bytes]:
    return [line async for line in lines(tables, token)]


def finished_game(name: str, number: int) -> str:
    position, rng = lampion.game(name).start(2, f"table file {number}"), rng_from(f"table file {number}")
    while not position.over:
        legal = list(position.legal_moves)
        position.push(legal[rng.below(len(legal))])
    return encode(position.record())


async def round_trip(games: int, folder: Path) -> None:
    played = BrowserStore(MemoryShelf())
    await played.open()
    api = table_api(played)
    for number in range(games):
        name = ("axio", "pagoda", "axio", "panda")[number % 4]
        await api.open_record(finished_game(name, number).encode(), "ada")
    first = await file_of(api.tables)
    assert len(first) == games + 1
    async with service(SqliteStore(folder / "one")) as server, service(BrowserStore(MemoryShelf())) as browser:
        assert await bring(server, first) == Brought(games, 0, None)
        assert await file_of(server) == first
        assert await bring(browser, await file_of(server)) == Brought(games, 0, None)
        assert await file_of(browser) == first
        assert await bring(server, await file_of(browser)) == Brought(0, games, None)


async def test_tables_go_to_a_server_and_back_to_a_folder_byte_for_byte(tmp_path: Path) -> None:
    await round_trip(4, tmp_path)


@pytest.mark.soak
async def test_two_hundred_of_them_do(tmp_path: Path) -> None:
    await round_trip(200, tmp_path)


async def test_a_running_game_goes_on_where_it_was_brought_with_its_keys_and_its_seats(tmp_path: Path) -> None:
    store = BrowserStore(MemoryShelf())
    await store.open()
    api = table_api(store)
    table = (await api.open_table(NEW, "ada")).table
    async with Line(api, table).open("ada", 0) as line:
        seen = (await line.hear("position"))["envelope"]
        move = {"do": "move", "code": seen["legal"][0]["code"]}
        await line.say(type="do", key="first", version=seen["version"], seat=seen["to_move"], command=move)
        await line.hear("ack")
    async with service(SqliteStore(tmp_path)) as server:
        assert (await bring(server, await file_of(api.tables))).brought == 1
        log = await server.store.load(table)
        assert log is not None and ("ada", "first") in log.answered
        [listed] = await server.store.tables_of("ada", 10)
        assert (listed.table, listed.seats) == (table, (0, 1))
    await api.bots.close()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ([], "empty"),
        ([b"nonsense"], "line 1"),
        ([b'{"lampion-tables":2,"editions":[]}'], "newer"),
        ([b'{"lampion-tables":1,"editions":[]}', b'{"table":"x","rows":[]}'], "line 2"),
    ],
)
async def test_what_is_no_such_file_is_told(text: list[bytes], told: str) -> None:
    async with service(BrowserStore(MemoryShelf())) as tables:
        with pytest.raises(NoTableFile, match=told):
            await bring(tables, text)
