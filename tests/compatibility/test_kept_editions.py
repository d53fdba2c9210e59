"""What an earlier version stored stays as it was when the editions it was played with are corrected."""

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from lampion.core.record import decode, encode
from lampion.core.registry import game
from lampion.core.replay import fault_of
from lampion.service.broker import InProcessBroker
from lampion.service.store import Store
from lampion.service.table_service import TableService
from support.corrections import GAMES, corrections_installed, edited_packages
from support.kept_tables import facts, views
from support.releases import Release, lost
from support.table_players import TablePlayers

EVERY = 20  # of the records
MOST = 10_000

Correction = Callable[[], AbstractContextManager[None]]


def service_of(store: Store) -> TableService:
    return TableService(store, InProcessBroker(), MOST)


def kinds(release: Release) -> set[str]:
    """One table of each scene and game."""
    found: dict[tuple[str, str], str] = {}
    for kept, seen in zip(release.tables(), release.views(), strict=True):
        found.setdefault((kept["scene"], seen["spectator"]["game"]), kept["table"])
    return set(found.values())


@pytest.mark.parametrize("correction", [corrections_installed, edited_packages])
async def test_every_table_goes_on_after_an_upgrade_a_correction_and_a_restart(
    release: Release, store: Store, correction: Correction
) -> None:
    """The new version is started once as it is: then the store has the texts, wherever the correction is made."""
    await service_of(store).editions.keep_installed()
    with correction():
        service, problems, played = service_of(store), [], 0
        await service.outages.learn()
        players, chosen = TablePlayers(service), kinds(release)
        for kept, seen in zip(release.tables(), release.views(), strict=True):
            if kept["table"] not in chosen:
                continue
            now, where = await facts(service, kept["table"]), f"{kept['scene']} {kept['table']}"
            before = {name: value for name, value in kept.items() if name not in ("scene", "since")}
            problems += lost(before, now, where)
            problems += lost(seen, views(await service.find(kept["table"]), kept["since"]), f"{where} view")
            table = (await service.find(kept["table"])).table
            away = any(seat.away or seat.kind == "open" for seat in table.seats)
            if not (table.over or table.frozen or table.company.paused or away):
                await players.play(kept["table"], 2)
                again = (await service_of(store).find(kept["table"])).table
                assert again.frozen is None and again.line is not None and table.line is not None
                assert again.line.setup == table.line.setup
                played += 1
        assert not problems, "\n".join(problems[:20])
        assert played > 20


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
    with edited_packages():
        service, chosen = service_of(store), kinds(release)
        for kept in release.tables():
            if kept["table"] in chosen:
                opened = await service.find(kept["table"])
                assert opened.table.frozen is not None, kept["scene"]
                assert opened.lacks_edition, (kept["scene"], opened.table.frozen)
    opened = await service.find(kept["table"])  # the text is back, and nobody had to start the server again
    assert not opened.lacks_edition
