"""Every store: all or nothing, first come first served, and never a changed row."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from lampion.browser.store import BrowserStore
from lampion.server.stores.postgres import PostgresStore
from lampion.server.stores.sqlite import SqliteStore
from lampion.service.store import Answered, Conflict, EditionText, Store
from support.memory_shelf import MemoryShelf
from support.store_rows import batch


@pytest.fixture(params=["sqlite", "postgresql", "browser"])
async def store(request: pytest.FixtureRequest, data: Path) -> AsyncIterator[Store]:
    if request.param == "sqlite":
        opened: Store = SqliteStore(data)
    elif request.param == "browser":
        opened = BrowserStore(MemoryShelf())
    else:
        opened = PostgresStore(request.getfixturevalue("shared_postgres").new_database())
    await opened.open()
    yield opened
    await opened.close()


async def test_what_was_appended_is_loaded_in_order(store: Store) -> None:
    await store.append([batch("t", 1, 3, key="open")])
    await store.append([batch("t", 4, 1, key="say")])
    log = await store.load("t")
    assert log is not None
    assert [row.version for row in log.rows] == [1, 2, 3, 4]
    assert log.answered == {("ada", "open"): Answered(3), ("ada", "say"): Answered(4)}
    assert await store.load("u") is None


async def test_whoever_writes_second_gets_a_conflict_and_writes_nothing(store: Store) -> None:
    await store.append([batch("t", 1)])
    for late in (batch("t", 1), batch("t", 3), batch("unknown", 2)):
        with pytest.raises(Conflict):
            await store.append([late])
    log = await store.load("t")
    assert log is not None and len(log.rows) == 1


async def test_two_tables_change_together_or_not_at_all(store: Store) -> None:
    await store.append([batch("t", 1)])
    with pytest.raises(Conflict):
        await store.append([batch("new", 1), batch("t", 7)])
    assert await store.load("new") is None
    await store.append([batch("new", 1), batch("t", 2)])
    assert await store.load("new") is not None


ISLANDS = EditionText("a1" * 32, "panda", "islands", 'text = "Ström"\n')


async def test_the_text_of_an_edition_is_written_with_the_first_table_on_it_and_never_changed(store: Store) -> None:
    assert await store.edition(ISLANDS.hash) is None
    await store.append([replace(batch("t", 1), edition=ISLANDS)])
    assert await store.edition(ISLANDS.hash) == ISLANDS
    other = ISLANDS._replace(text="another")
    await store.append([batch("t", 2), replace(batch("u", 1), edition=other)])
    await store.keep_editions([other, ISLANDS._replace(hash="b2" * 32)])
    assert await store.edition(ISLANDS.hash) == ISLANDS
    assert await store.edition("b2" * 32) is not None


async def test_an_analysis_is_kept_by_its_evaluator_and_goes_with_its_table(store: Store) -> None:
    await store.append([batch("t", 1), batch("u", 1)])
    await store.keep_analysis("t", "one", '{"done": 1}')
    await store.keep_analysis("t", "other", '{"done": 2}')
    await store.keep_analysis("t", "one", '{"done": 3}')
    await store.keep_analysis("nobody", "one", "{}")
    assert await store.analysis("t", "one") == '{"done": 3}'
    assert await store.analysis("t", "other") == '{"done": 2}'
    assert await store.analysis("u", "one") is None
    assert await store.analysis("nobody", "one") is None
    assert await store.delete("t")
    assert await store.analysis("t", "one") is None


async def test_a_table_that_was_not_written_leaves_no_edition(store: Store) -> None:
    await store.append([batch("t", 1)])
    with pytest.raises(Conflict):
        await store.append([replace(batch("new", 1), edition=ISLANDS), batch("t", 7)])
    assert await store.edition(ISLANDS.hash) is None
    many = [store.append([replace(batch(f"t{number}", 1), edition=ISLANDS)]) for number in range(20)]
    assert await asyncio.gather(*many) == [None] * 20
    assert await store.edition(ISLANDS.hash) == ISLANDS


async def test_commands_that_come_together_are_judged_one_by_one(store: Store) -> None:
    await store.append([batch("t", 1)])
    writes = [store.append([batch(f"t{number}", 1)]) for number in range(50)]
    races = [store.append([batch("t", 2)]) for _ in range(10)]
    results = await asyncio.gather(*writes, *races, return_exceptions=True)
    assert results[:50] == [None] * 50
    assert sum(result is None for result in results[50:]) == 1
    assert sum(isinstance(result, Conflict) for result in results[50:]) == 9


async def test_a_key_is_used_once_by_a_client_at_a_table(store: Store) -> None:
    await store.append([batch("t", 1, key="k")])
    with pytest.raises(Conflict):
        await store.append([batch("t", 2, key="k")])


async def test_lists_of_tables_and_of_bots_turns(store: Store) -> None:
    await store.append([batch("a", 1)])
    await store.append([batch("b", 1, 2, bot_turn=True)])
    assert [(one.table, one.version, one.seats) for one in await store.tables_of("ada", 10)] == [
        ("b", 2, (0,)),
        ("a", 1, (0,)),
    ]
    assert await store.tables_of("bea", 10) == []
    assert await store.bot_turns() == ["b"]
    await store.append([batch("b", 3)])
    assert await store.bot_turns() == []


async def test_whoever_knows_the_beginning_loads_the_rest(store: Store) -> None:
    await store.append([batch("t", 1, 3, key="a")])
    await store.append([batch("t", 4, 2, key="b")])
    log = await store.load("t", 3)
    assert (
        log is not None and [row.version for row in log.rows] == [4, 5] and log.answered == {("ada", "b"): Answered(5)}
    )
    assert await store.load("t", 5) is None
    assert await store.versions(["t", "unknown"]) == {"t": 5}


async def test_the_store_s_time_is_the_time(store: Store) -> None:
    before = store.now()
    await asyncio.sleep(0.01)
    assert before < store.now() < before + 60_000
