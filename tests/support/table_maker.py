"""Makes tables for keeping: the real table service on a real store, with bots for everybody and a time of its own."""

import random
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias
from unittest.mock import patch

from lampion.core.game import Game
from lampion.core.setup import OptionValue
from lampion.server.stores.postgres import PostgresStore
from lampion.server.stores.sqlite import SqliteStore
from lampion.service.commit import batch
from lampion.service.table_service import TableService
from lampion.tables.commands import Sit
from lampion.tables.events import AnyEvent, ClockPlan, Row, Sat, SeatPlan
from lampion.tables.opening import Wish
from support.table_players import PEOPLE, TablePlayers

BEGINNING = 1_767_225_600_000  # 2026-01-01, UTC
STEP = 900  # milliseconds from one thing to the next


class OwnTime:
    """A time that goes on only when something happens, so that the same tables come out each time."""

    at = BEGINNING

    def now(self) -> int:
        return self.at


class OwnTimeSqlite(OwnTime, SqliteStore):
    """SQLite with that time."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)


class OwnTimePostgres(OwnTime, PostgresStore):
    """PostgreSQL with that time."""

    def __init__(self, url: str) -> None:
        super().__init__(url)


OwnTimeStore: TypeAlias = OwnTimeSqlite | OwnTimePostgres


@contextmanager
def same_secrets(seed: str) -> Iterator[None]:
    """Names and secrets of tables that come out the same each time."""
    lots = random.Random(seed)
    with (
        patch.object(secrets, "token_hex", lambda count: lots.randbytes(count).hex()),
        patch.object(secrets, "token_bytes", lots.randbytes),
    ):
        yield


@dataclass(frozen=True)
class Plan:
    """A game that can be played: seats and options."""

    game: Game
    seats: int
    options: Mapping[str, OptionValue]


class TableMaker(TablePlayers):
    """Opens tables and plays there. `scenes` says for which reason each table was made."""

    def __init__(self, service: TableService, store: OwnTimeStore) -> None:
        super().__init__(service)
        self.store = store
        self.scenes: dict[str, str] = {}

    def wait(self, milliseconds: int = STEP) -> None:
        self.store.at += milliseconds

    async def open(
        self,
        scene: str,
        plan: Plan,
        bots: int = 0,
        clock: ClockPlan | None = None,
        one_device: bool = False,
        edition: str | None = None,
    ) -> str:
        """A table at which all seats but the last few are people's; they sit down one after the other."""
        table = await self.invite(scene, plan, bots, clock, one_device, edition)
        for seat in range(1, 1 if one_device else plan.seats - bots):
            await self.do(table, seat, Sit(PEOPLE[seat].name, f"{seat:032x}"))
        return table

    async def invite(
        self,
        scene: str,
        plan: Plan,
        bots: int = 0,
        clock: ClockPlan | None = None,
        one_device: bool = False,
        edition: str | None = None,
        listed: bool = False,
    ) -> str:
        """The same, and nobody but the first has come yet."""
        people = max(1, plan.seats - bots)
        seats: list[SeatPlan] = []
        for seat in range(plan.seats):
            if seat >= people:
                seats.append(SeatPlan("bot", None, ("greedy", "random")[seat % 2]))
            elif seat == 0 or one_device:
                seats.append(SeatPlan("human", f"Player {seat}" if one_device else PEOPLE[0].name))
            else:
                seats.append(SeatPlan("open"))
        sitters = {
            seat: Sat(seat, PEOPLE[0].holder, one.name, "ad" * 16 if seat == 0 else None)
            for seat, one in enumerate(seats)
            if one.kind == "human"
        }
        self.wait()
        wish = Wish(plan.game, seats, plan.options, None, sitters, clock=clock, edition=edition, listed=listed)
        table = (await self.service.open_table(wish, PEOPLE[0].holder)).table.id
        self.scenes[table] = scene
        return table

    async def force(self, name: str, event: AnyEvent) -> None:
        """A row that no table would write: a damaged one, or one of another version."""
        opened = await self.service.find(name)
        table = opened.table.fork()
        self.wait()
        row = Row(table.version + 1, self.store.now(), event)
        table.add(row)
        await self.store.append([batch(table, [row], None, None)])
        self.service.forget(name)
