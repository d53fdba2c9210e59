"""Says whose turn it is in games by days: one signed POST for each turn, to an address that the host has chosen.

What is to be told is stored with the move itself, so neither a crash nor another server makes it be forgotten.
Whoever tells claims the turn first: a turn is told once, unless a server dies between the answer and the note about it.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from datetime import UTC, datetime
from hashlib import sha256

import msgspec

from lampion.server.signed_post import signed_post
from lampion.service.errors import ApiError
from lampion.service.store import StoreError
from lampion.service.table_service import TableService
from lampion.tables.table import Table

log = logging.getLogger("lampion")

EVERY = 5.0  # seconds
AT_ONCE = 8
HOLD = 60.0  # seconds for which a turn is left to whoever has claimed it; more than one try takes
WAITS = (5.0, 30.0, 120.0, 600.0, 3600.0, 4 * 3600.0)  # seconds before each further try; then it is given up


class YourTurn(msgspec.Struct, frozen=True):
    """What is sent: docs/hosting.md. `id` is the same whenever the same turn is told."""

    id: str
    event: str
    table: str
    link: str
    game: str
    seat: int
    name: str | None
    player: str
    version: int
    since: str
    deadline: str | None
    sent: str


class TurnTeller:
    """No move waits for it. `base` is the address that links begin with."""

    def __init__(self, tables: TableService, url: str, secret: str, base: str) -> None:
        self._tables = tables
        self._url = url
        self._secret = secret
        self._base = base.rstrip("/")
        self._news = asyncio.Event()
        self._failing = False
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin, with what could not be told before."""
        self._news.set()
        self._task = asyncio.create_task(self._run(), name="turns")

    async def close(self) -> None:
        """What is not told yet is left to the next server."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def look_at(self, table: Table) -> None:
        """A table has changed."""
        if table.turn_by_days() == table.version:
            self._news.set()

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), EVERY)
            self._news.clear()
            try:
                await self._round()
            except StoreError:
                await asyncio.sleep(EVERY)  # which has told so
            except Exception:
                log.exception("a round of telling turns failed")
                await asyncio.sleep(EVERY)

    async def _round(self) -> None:
        while turns := await self._tables.store.untold_turns(AT_ONCE):
            await asyncio.gather(*(self._tell(table, turn) for table, turn in turns))

    async def _tell(self, name: str, turn: int) -> None:
        store = self._tables.store
        tries = await store.claim_turn(name, turn, HOLD)
        if tries is None:
            return
        message = await self._message(name, turn)
        problem = None if message is None else await self._post(message)
        if problem is None:
            await store.settle_turn(name, turn, None)
            return
        again = WAITS[tries - 1] if tries <= len(WAITS) else None
        if again is None:
            log.warning("a turn could not be told in %d tries, and is given up: %s", tries, problem)
        await store.settle_turn(name, turn, again)

    async def _message(self, name: str, turn: int) -> YourTurn | None:
        """None: there is nothing to tell any more."""
        try:
            table = (await self._tables.find(name, turn)).table
        except ApiError:
            return None
        seat = table.to_move()
        if seat is None or table.turn_by_days() != turn or table.created is None or table.clocks is None:
            return None
        deadline = table.deadline()
        return YourTurn(
            id=sha256(f"{name} {seat} {turn}".encode()).hexdigest()[:32],
            event="your-turn",
            table=name,
            link=f"{self._base}/table/{name}",
            game=table.created.game,
            seat=seat,
            name=table.seats[seat].name,
            player=self._player(table.seats[seat].holder or ""),
            version=turn,
            since=moment(table.clocks.since),
            deadline=None if deadline is None else moment(deadline),
            sent=moment(self._tables.store.now()),
        )

    def _player(self, holder: str) -> str:
        """The same for all seats of a person, and of no use to anybody without our database."""
        return hmac.digest(self._secret.encode(), f"player {holder}".encode(), "sha256").hex()[:32]

    async def _post(self, message: YourTurn) -> str | None:
        """What went wrong; None: it was taken."""
        try:
            status = await signed_post(self._url, self._secret, msgspec.json.encode(message))
            problem = None if 200 <= status < 300 else f"the receiver answered {status}"
        except (OSError, ValueError) as error:
            problem = str(error) or type(error).__name__
        if problem is not None and not self._failing:
            log.warning("whose turn it is cannot be told, and is tried again: %s", problem)
        self._failing = problem is not None
        return problem


def moment(milliseconds: int) -> str:
    """A time as ISO 8601, UTC."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
