"""Analyses of finished games, asked for at their tables: thought in the thinkers' queue, part by part, and stored.

One analysis of a table at a time, however many people ask; all of them see how far it is. A table that is played is not
analysed: what its players cannot know must stay so.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass, field

import msgspec

from lampion.analysis.evaluator import fingerprint
from lampion.analysis.numbers import numbers_of
from lampion.analysis.parts import PartAsked, PartJudged
from lampion.analysis.shapes import GameReport
from lampion.analysis.steps import JudgedStep
from lampion.core.message import Reason
from lampion.core.record import Record, encode
from lampion.core.registry import game as game_called
from lampion.service.errors import ApiError
from lampion.service.racing import ended
from lampion.service.store import StoreError
from lampion.service.table_service import TableService
from lampion.service.thinking import Asker, GivenEdition, Purpose, Question, ThinkerFailed, Thinkers, TooManyQuestions

log = logging.getLogger("lampion")

MOST_AT_ONCE = 16  # analyses under way
MOST_OF_CLIENT = 2
PATIENCE = 2.0  # seconds until a part is asked for again, if too many others wait
SEED = "analysis"
RUNNING = Reason("", "table-refuse-running")
TOO_MANY = Reason("", "table-refuse-analyses")


@dataclass
class Underway:
    """An analysis that is being made: the report so far."""

    client: str
    report: GameReport | None = None
    task: asyncio.Task[None] | None = None
    problem: str | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Analysing:
    """The analyses of all tables of this process."""

    def __init__(self, tables: TableService, thinkers: Thinkers) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._underway: dict[str, Underway] = {}

    async def look(self, table: str) -> GameReport | None:
        """What is known of a table's game so far; None: nobody has asked yet. Raises ApiError."""
        record = await self._finished(table)
        kept = await self._kept(table, record)
        if kept is not None:
            return kept
        under_way = self._underway.get(table)
        if under_way is not None and under_way.problem is not None:
            del self._underway[table]
            raise ApiError(503, "no-analysis", under_way.problem)
        return None if under_way is None else under_way.report

    async def begin(self, table: str, client: str) -> GameReport | None:
        """The analysis, or its beginning; None: nothing is judged yet. Raises ApiError."""
        record = await self._finished(table)
        kept = await self._kept(table, record)
        if kept is not None:
            return kept
        under_way = self._underway.get(table)
        if under_way is None or under_way.problem is not None:
            mine = sum(one.client == client for one in self._at_work())
            if mine >= MOST_OF_CLIENT or len(self._at_work()) >= MOST_AT_ONCE:
                raise ApiError(429, "too-many-analyses", "other analyses are under way: wait for them", reason=TOO_MANY)
            under_way = self._underway[table] = Underway(client)
            under_way.task = asyncio.create_task(self._analyse(table, record, under_way), name=f"analysis of {table}")
        return under_way.report

    async def close(self) -> None:
        """Judge no more."""
        await ended([one.task for one in self._underway.values() if one.task is not None])

    def _at_work(self) -> list[Underway]:
        return [one for one in self._underway.values() if one.task is not None and not one.task.done()]

    async def _finished(self, table: str) -> Record:
        opened = await self._tables.find(table)
        if opened.table.ended is None:
            raise ApiError(409, "still-running", "only finished games are analysed", reason=RUNNING)
        return opened.window.record()

    async def _kept(self, table: str, record: Record) -> GameReport | None:
        found = await self._tables.store.analysis(table, evaluator_of(record))
        return None if found is None else msgspec.json.decode(found, type=GameReport)

    async def _analyse(self, table: str, record: Record, under_way: Underway) -> None:
        """Part by part, each when it is its turn; the report after every part, and at the end into the store."""
        text, judged = encode(record), list[JudgedStep]()
        asker = Asker(Purpose.ANALYSIS, under_way.client, table)
        try:
            while True:
                part = await self._part(record, PartAsked(text, len(judged)), asker)
                judged += part.steps
                told = await self._part(record, PartAsked(text, want="report", judged=tuple(judged)), asker)
                under_way.report = told.report
                if len(judged) == part.count:
                    break
            if told.report is not None:
                kept = msgspec.json.encode(told.report).decode()
                await self._tables.store.keep_analysis(table, evaluator_of(record), kept)
                del self._underway[table]
        except (ThinkerFailed, StoreError) as problem:
            log.warning("the analysis of %s failed: %s", table, problem)
            under_way.problem = str(problem)

    async def _part(self, record: Record, asked: PartAsked, asker: Asker) -> PartJudged:
        """One part; if too many others wait, it is asked for again a little later."""
        played = game_called(record.game)
        edition = played.edition_meant(record.map)
        given = None if edition is None else GivenEdition(edition.hash, played.edition_text(edition.hash))
        question = Question(record.game, "", SEED, {}, given, analysis=asked)
        while True:
            with contextlib.suppress(TooManyQuestions):
                answer = await self._thinkers.ask(question, asker)
                if answer.analysis is None:
                    raise ThinkerFailed(answer.problem or "no analysis")
                return answer.analysis
            await asyncio.sleep(PATIENCE)


def evaluator_of(record: Record) -> str:
    """The hash of the evaluator that judges a record here."""
    played = game_called(record.game)
    edition = played.edition_meant(record.map)
    return fingerprint(played, numbers_of(played), None if edition is None else edition.hash, SEED)
