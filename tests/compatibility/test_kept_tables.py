"""Tables that an earlier version stored are there, show what they showed, and can be played to their end."""

import json

import pytest

from lampion.core.record import decode, encode
from lampion.core.registry import game
from lampion.core.replay import fault_of
from lampion.server.archivist import Archivist
from lampion.service.broker import InProcessBroker
from lampion.service.store import Store
from lampion.service.table_service import ClientCommand, TableService
from lampion.tables.commands import Resume, Return, Say, Sit
from lampion.tables.reasons import Refused
from support.kept_tables import facts, listed, views
from support.releases import Release, lost
from support.table_players import EVERYBODY, PEOPLE, TablePlayers

MOST = 10_000
FEW = 4  # decisions at each table in the usual test


def service_of(store: Store) -> TableService:
    return TableService(store, InProcessBroker(), MOST)


async def test_every_table_shows_everybody_what_it_showed(release: Release, store: Store) -> None:
    service, problems = service_of(store), []
    await service.outages.learn()
    for kept, seen in zip(release.tables(), release.views(), strict=True):
        now = await facts(service, kept["table"])
        before = {name: value for name, value in kept.items() if name not in ("scene", "since", "record")}
        where = f"{kept['scene']} {kept['table']}"
        problems += lost(before, now, where)
        problems += lost(json.loads(kept["record"] or "null"), json.loads(now["record"] or "null"), f"{where} record")
        problems += lost(seen, views(await service.find(kept["table"]), kept["since"]), f"{where} view")
        assert now["frozen"] == kept["scene"].startswith("frozen"), where
        assert now["archived"] == kept["scene"].startswith("archived"), where
        if now["frozen"] or now["archived"]:
            await assert_closed(service, kept["table"])
    assert not problems, "\n".join(problems[:20])


async def assert_closed(service: TableService, name: str) -> None:
    """Nothing can be done there but looking."""
    holders = (seat.holder for seat in (await service.find(name)).table.seats)
    seat, holder = next((number, holder) for number, holder in enumerate(holders) if holder)
    with pytest.raises(Refused, match=r"table-refuse-(archived|frozen)"):
        await service.carry_out(name, ClientCommand(holder, "late", seat, None, Say("hello?")))


async def test_the_store_lists_them_as_it_did(release: Release, store: Store) -> None:
    before = release.lists()
    assert set(before["tables_of"]) == {person.holder for person in EVERYBODY}
    assert not lost(before, await listed(store, before["tables_of"]))


def test_the_records_of_finished_tables_are_true(release: Release) -> None:
    """They are what the tables give: the test before."""
    ends = set()
    for text in [kept["record"] for kept in release.tables() if kept["record"]]:
        record = decode(text)
        assert encode(record) == text
        assert record.commitment is not None and record.end is not None and record.times
        assert fault_of(game(record.game), record, record.commitment.hash) is None
        ends.add((record.game, record.end.by))
    assert ends >= {(name, by) for name in ("axio", "pagoda", "panda") for by in ("rules", "resign", "time")}


async def test_running_tables_go_on(release: Release, store: Store) -> None:
    await go_on(release, store, FEW)


@pytest.mark.soak
async def test_running_tables_go_on_to_their_end(release: Release, store: Store) -> None:
    await go_on(release, store, 100_000)


async def go_on(release: Release, store: Store, decisions: int) -> None:
    """Everybody plays on at every table; the whole log is then read again and leads to the same position."""
    service = service_of(store)
    assert await service.outages.note(store.now()) is not None  # as a server does when it starts
    players, played = TablePlayers(service), 0
    reread: set[tuple[str, str]] = set()  # in the usual test one table of each kind is read again
    for kept in release.tables():
        if kept["over"] or kept["frozen"]:
            continue
        await make_playable(players, kept["table"])
        table = await players.table(kept["table"])
        before = table.version
        await players.play(kept["table"], decisions)
        table = await players.table(kept["table"])
        assert table.created is not None
        assert table.version > before and (table.over or decisions == FEW), kept["scene"]
        played += 1
        if decisions == FEW and (kept["scene"], table.created.game) in reread:
            continue
        reread.add((kept["scene"], table.created.game))
        again = (await service_of(store).find(kept["table"])).table
        assert again.frozen is None and again.version == table.version, kept["scene"]
        assert again.line is not None and table.line is not None
        assert again.line.state.dump() == table.line.state.dump(), kept["scene"]
        if table.over:
            record = (await service.find(kept["table"])).window.record()
            assert fault_of(game(record.game), record) is None
    assert played > 100


async def make_playable(players: TablePlayers, name: str) -> None:
    """Free seats are taken, those who left come back, a pause ends."""
    for seat, one in enumerate((await players.table(name)).seats):
        if one.kind == "open":
            await players.do(name, seat, Sit(PEOPLE[seat].name))
        elif one.away and one.resigned is None:
            await players.do(name, seat, Return())
    if (await players.table(name)).company.paused:
        await players.do(name, 0, Resume())


@pytest.mark.soak
async def test_finished_ones_can_be_archived_and_their_records_stay(release: Release, store: Store) -> None:
    service = service_of(store)
    finished = {kept["table"]: kept["record"] for kept in release.tables() if kept["record"]}
    store.advance(24 * 3600 * 1000)
    await Archivist(service, 1.0).round()
    again = service_of(store)
    for table, record in finished.items():
        opened = await again.find(table)
        assert opened.archived, table
        assert encode(opened.window.record()) == encode(decode(record))
