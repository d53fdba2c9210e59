"""Whose turn is a bot's: asks a thinker and plays its answer, table by table, until a person is to decide."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from hashlib import sha256

from msgspec.structs import replace

from lampion.service.client import CLIENT
from lampion.service.errors import ApiError
from lampion.service.racing import ended, unless
from lampion.service.store import StoreError
from lampion.service.table_service import TableService
from lampion.service.thinking import Answer, Asker, GivenEdition, Purpose, Question, ThinkerFailed, Thinkers
from lampion.tables.reasons import TableError
from lampion.tables.table import Table

log = logging.getLogger("lampion")

TRIES = 3
STORE_WAIT = 2.0  # seconds until a store that failed is tried again
LEASE = 15.0  # seconds for which other processes leave a table's bots to us; renewed while they think


class BotTurns:
    """At most one task a table, in one process: whoever has leased the table's bots thinks for them.

    Compare-and-set on the version makes each turn one decision, even if a lease ran out meanwhile.
    """

    def __init__(self, tables: TableService, thinkers: Thinkers, pause: float) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._pause = pause
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._name = secrets.token_hex(16)

    async def resume(self) -> None:
        """Take up the turns nobody thinks of: those of a process that ended, or that could not be stored."""
        for table in await self._tables.store.bot_turns():
            self._play_on(table)

    def look_at(self, table: Table) -> None:
        """A table has changed."""
        if table.bot_to_move() is not None:
            self._play_on(table.id)

    async def close(self) -> None:
        """Leave the turns to the next process."""
        await ended(self._at_work.values())

    def at_work(self) -> int:
        """At how many tables bots think now."""
        return len(self._at_work)

    async def hint(self, table: Table, seat: int, level: str, holder: str, turns: int) -> Answer:
        """What a bot would do in a person's place, and so many good turns. Raises ThinkerFailed or TooManyQuestions."""
        asker = Asker(Purpose.HINT, CLIENT.get() or holder, table.id)
        return await self._advice(table, seat, level, asker, turns)

    async def candidates(self, table: Table, seat: int, holder: str) -> Answer:
        """The best moves of a person's seat, compared. Raises ThinkerFailed or TooManyQuestions."""
        asker = Asker(Purpose.HINT, CLIENT.get() or holder, table.id)
        return await self._thinkers.ask(replace(question_about(table, seat, ""), compare=True), asker)

    async def _advice(
        self, table: Table, seat: int, level: str, asker: Asker, turns: int = 0, attempt: int = 0
    ) -> Answer:
        """What a bot would do in a seat, from what that seat knows."""
        line = table.line
        assert line is not None
        legal = line.state.legal()
        if len(legal) == 1:
            return Answer(legal[0], turns=((legal[0],),))
        return await self._thinkers.ask(replace(question_about(table, seat, level, attempt), turns=turns), asker)

    def _play_on(self, table: str) -> None:
        if table not in self._at_work:
            self._at_work[table] = asyncio.create_task(self._play(table), name=f"bots of {table}")

    async def _play(self, name: str) -> None:
        store = self._tables.store
        try:
            if not await store.lease(name, self._name, LEASE):
                return
            renewing = asyncio.create_task(self._renew(name))
            try:
                await self._play_turns(name)
            finally:
                renewing.cancel()
                self._at_work.pop(name, None)
                with contextlib.suppress(StoreError):
                    await store.release(name, self._name)
        except StoreError:
            pass  # the store has told so; the next round takes the bots up again
        except ApiError:
            pass  # the table was deleted
        except Exception as problem:
            if self._tables.troubles.first_time(f"bots of {name}: {problem}"):
                log.exception("the bots of %s stopped", name)
        finally:
            self._at_work.pop(name, None)

    async def _renew(self, name: str) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            with contextlib.suppress(StoreError):
                await self._tables.store.lease(name, self._name, LEASE)

    async def _play_turns(self, name: str) -> None:
        """Until a person is to decide."""
        while True:
            table = (await self._tables.find(name)).table
            level, seat = table.bot_to_move(), table.to_move()
            if level is None or seat is None:
                return
            began = time.monotonic()
            action = await unless(self._tables.turned(table), self._choice(table, seat, level))
            if action is None:
                continue  # it was taken back, or somebody was faster
            await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - began)))
            try:
                await self._tables.play_bot(name, table.version, seat, action, level)
            except TableError:
                continue  # somebody was faster: look again
            except StoreError:  # which has told so
                await asyncio.sleep(STORE_WAIT)

    async def _choice(self, table: Table, seat: int, level: str) -> int:
        """The bot's choice; a bot that fails again and again does not hold up the table."""
        purpose = Purpose.BOT if table.has_people() else Purpose.BOTS_ALONE
        asker = Asker(purpose, CLIENT.get() or table.id, table.id)
        for attempt in range(TRIES):
            try:
                answer = await self._advice(table, seat, level, asker, attempt=attempt)
                assert answer.action is not None
                return answer.action
            except ThinkerFailed as problem:
                log.error("bot %s at %s failed: %s", level, table.id, problem)
        assert table.line is not None
        return secrets.choice(table.line.state.legal())


def question_about(table: Table, seat: int, level: str, attempt: int = 0) -> Question:
    """What a seat knows, and beside it the edition that is played, for a process in which it may be unknown.

    The bot's own lots come from the table's secret, which they do not give away: the same table asks for the same
    decision wherever it is played.
    """
    game, known = table.game, table.observation(seat).dump()
    assert game is not None and table.created is not None
    seed = sha256(f"{table.created.secret} bot {table.turned} {seat} {attempt}".encode()).hexdigest()[:32]
    edition = game.edition_meant(table.created.edition)
    if edition is None:
        return Question(game.name, level, seed, known)
    text = game.edition_text(edition.hash)
    return Question(game.name, level, seed, without_text(known, text), GivenEdition(edition.hash, text))


def without_text(known: dict[str, object], text: str) -> dict[str, object]:
    """A saved position may bring the text of its edition along; here it is sent once, on its own."""
    kept = {name: value for name, value in known.items() if value != text}
    return {name: without_text(value, text) if isinstance(value, dict) else value for name, value in kept.items()}
