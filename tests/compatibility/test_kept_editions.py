"""What an earlier version stored stays as it was when the editions it was played with are corrected."""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import pytest

from lampion.core.record import decode, encode
from lampion.core.registry import game
from lampion.core.replay import fault_of
from lampion.service.broker import InProcessBroker
from lampion.service.store import Store
from lampion.service.table_service import TableService
from lampion.tables.table import Table
from support.corrections import GAMES, corrections_installed, edited_packages, known_editions
from support.kept_tables import facts, views
from support.releases import Release
from support.table_players import TablePlayers
from support.table_scenes import MAP

EVERY = 20  # of the records
MOST = 10_000

Correction = Callable[[], AbstractContextManager[None]]


def service_of(store: Store) -> TableService:
    return TableService(store, InProcessBroker(), MOST)


async def one_of_each(release: Release, store: Store) -> list[dict[str, Any]]:
    """One table of each scene and game."""
    games = {one.table: json.loads(one.summary)["game"] for one in await store.newest(MOST)}
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for kept in release.tables():
        found.setdefault((kept["scene"], games[kept["table"]]), kept)
    return list(found.values())


@pytest.mark.parametrize("correction", [corrections_installed, edited_packages])
async def test_every_table_goes_on_after_an_upgrade_a_correction_and_a_restart(
    release: Release, store: Store, correction: Correction
) -> None:
    """The new version is started once as it is: then the store has the texts, wherever the correction is made."""
    tables, upgraded = await one_of_each(release, store), service_of(store)
    await upgraded.editions.keep_installed()
    before = {kept["table"]: await everything(upgraded, kept) for kept in tables}
    with correction():
        service, played = service_of(store), 0
        players = TablePlayers(service)
        for kept in tables:
            name = kept["table"]
            assert await everything(service, kept) == before[name], kept["scene"]
            if is_playable((await service.find(name)).table):
                await players.play(name, 2)
                table, again = (await players.table(name)).line, (await service_of(store).find(name)).table.line
                assert table is not None and again is not None
                assert again.state.dump() == table.state.dump()
                played += 1
        assert played > 20


async def everything(service: TableService, kept: dict[str, Any]) -> object:
    """What is the case at a table, its record, and what everybody sees."""
    return await facts(service, kept["table"]), views(await service.find(kept["table"]), kept["since"])


def is_playable(table: Table) -> bool:
    """Whether somebody at a table decides now. Clocks of long ago have run out: nobody gave them their time back."""
    waits = any(seat.away or seat.kind == "open" for seat in table.seats)
    return not (table.over or table.frozen or table.company.paused or waits or table.clocks)


@pytest.mark.parametrize("name", GAMES)
def test_every_record_is_true_beside_a_correction(release: Release, name: str) -> None:
    with corrections_installed():
        for text in release.records(name)[::EVERY]:
            record = decode(text)
            assert fault_of(game(name), record) is None, text[:300]
            assert encode(record) == text


@pytest.mark.parametrize("name", GAMES)
def test_a_record_whose_edition_is_gone_is_not_blamed_on_a_rule(release: Release, name: str) -> None:
    with edited_packages():
        for text in release.records(name)[::EVERY]:
            fault = fault_of(game(name), decode(text))
            assert fault is not None and fault.other_edition and fault.move == 0
            assert "made with another edition" in fault.reason and "--edition" in fault.reason


async def test_without_the_text_every_table_of_the_games_says_so(release: Release, store: Store) -> None:
    """A table that names no edition was played with the first one, and never goes on with other numbers."""
    tables, service = await one_of_each(release, store), service_of(store)
    with edited_packages():
        for kept in tables:
            opened = await service.find(kept["table"])
            assert opened.lacks_edition, (kept["scene"], opened.table.frozen)
    opened = await service.find(tables[0]["table"])  # the text is back, and nobody had to start the server again
    assert not opened.lacks_edition


async def test_a_map_of_the_host_is_needed_once(release: Release, store: Store) -> None:
    """Its table names it by the hash that files had then; the file is given to the first start, and to no other."""
    (kept,) = [kept for kept in release.tables() if kept["scene"] == "frozen without its map"]
    panda = game("panda")
    assert (await service_of(store).find(kept["table"])).lacks_edition
    panda.install_edition(MAP.read_text("utf-8"), MAP.name)
    await service_of(store).editions.keep_installed()
    known_editions(panda).forget()
    try:
        assert "islands" not in [edition.name for edition in panda.editions()]
        service = service_of(store)
        table = (await service.find(kept["table"])).table
        assert table.frozen is None and table.version == kept["version"]
        await TablePlayers(service).play(kept["table"], 2)
        assert "islands" not in [edition.name for edition in panda.editions()], "new tables cannot choose it"
    finally:
        known_editions(panda).forget()
