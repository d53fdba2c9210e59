"""A real server of today on the database of an earlier version: everybody finds their tables, and plays on."""

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.kept_tables import SPECTATOR, volatile_removed
from support.releases import Release, lost
from support.running_server import PATIENCE, Client, Envelope, RunningServer
from support.table_players import EVERYBODY

PLAYED = 2  # decisions at each table


class Visitors:
    """Clients for all the people of the kept tables."""

    def __init__(self, release: Release, address: str) -> None:
        self._clients = {person.holder: Client(address, person.token) for person in EVERYBODY}
        self.spectator = Client(address)
        self._holders = {
            (table, seat): holder
            for holder, tables in release.lists()["tables_of"].items()
            for table, _, _, seats, _ in tables
            for seat in seats
        }

    def of(self, table: str, seat: int) -> Client:
        return self._clients[self._holders[table, seat]]

    def look(self, table: str, viewer: str, since: int) -> Envelope:
        if viewer == SPECTATOR:
            return self.spectator.look(table, None, since)
        return self.of(table, int(viewer)).look(table, int(viewer), since)

    def close(self) -> None:
        for client in (self.spectator, *self._clients.values()):
            client.close()


@pytest.fixture
def server(database: str | None, tmp_path: Path) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path, database=database, thinkers=1)
    yield running
    told = running.stop()
    errors = [line for line in told.splitlines() if "ERROR" in line]
    assert all("is in trouble, all others go on: frozen at row" in line for line in errors), "only tables meant to be"
    assert "Traceback" not in told, told


@pytest.fixture
def visitors(release: Release, server: RunningServer) -> Iterator[Visitors]:
    made = Visitors(release, server.address)
    yield made
    made.close()


def goes_on_by_itself(seen: Envelope) -> bool:
    """A bot decides, or a clock that ran gets its time back."""
    bot = seen["to_move"] is not None and seen["seats"][seen["to_move"]]["level"] is not None and not seen["paused"]
    return bot or (seen["clock"] is not None and seen["clock"]["deadline"] is not None)


def test_people_find_their_tables_and_play_on(release: Release, visitors: Visitors) -> None:
    """One table of each kind and game; the others are looked at in test_kept_tables.py."""
    looked, played = look_and_play(release, visitors, every=False)
    assert looked > 150 and played > 50


@pytest.mark.soak
def test_everybody_finds_their_tables_and_plays_on(release: Release, visitors: Visitors) -> None:
    looked, played = look_and_play(release, visitors, every=True)
    assert looked > 400 and played > 150


def look_and_play(release: Release, visitors: Visitors, every: bool) -> tuple[int, int]:
    """How often was looked, and how many decisions were made."""
    problems: list[str] = []
    kinds: set[tuple[str, str]] = set()
    lots, looked, played = random.Random(1), 0, 0
    for kept, views in zip(release.tables(), release.views(), strict=True):
        seen = views[SPECTATOR]
        if not every and (kept["scene"], seen["game"]) in kinds:
            continue
        kinds.add((kept["scene"], seen["game"]))
        if not goes_on_by_itself(seen):
            for viewer, before in views.items():
                now = volatile_removed(visitors.look(kept["table"], viewer, kept["since"]))
                problems += lost(before, now, f"{kept['scene']} {kept['table']} {viewer}")
                looked += 1
        away = any(seat["away"] for seat in seen["seats"])
        if seen["started"] and not (seen["over"] or seen["frozen"] or seen["paused"] or away):
            played += play(visitors, kept["table"], lots)
    assert not problems, "\n".join(problems[:20])
    return looked, played


def play(visitors: Visitors, table: str, lots: random.Random) -> int:
    """A few decisions of people, after whatever bots decide; how many there were."""
    for number in range(PLAYED):
        now = persons_turn(visitors, table)
        if now["over"]:
            return number
        seat = now["to_move"]
        client = visitors.of(table, seat)
        mine = client.look(table, seat)
        if mine["waits"]:
            command = {"do": "done"}
        else:
            offer = lots.choice(mine["legal"])
            things = offer["choose"]["from"][: offer["choose"]["min"]] if offer.get("choose") else []
            command = {"do": "move", "notation": " ".join([offer["notation"], *things])}
        told = client.do(table, seat, command, mine["version"])
        assert told.status_code == 200, told.text
    return PLAYED


def persons_turn(visitors: Visitors, table: str) -> Envelope:
    """The table, once no bot has to decide there."""
    until = time.monotonic() + PATIENCE
    while True:
        now = visitors.spectator.look(table)
        if now["over"] or now["seats"][now["to_move"]]["level"] is None:
            return now
        assert time.monotonic() < until, f"nobody plays for the bots of {table}"
        time.sleep(0.02)
