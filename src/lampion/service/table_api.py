"""Everything that can be asked of tables, from the shapes that clients send to the shapes they are sent.

Who asks is known by `holder`, the hash of the client's token; None is somebody we have never met.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from weakref import WeakKeyDictionary

import msgspec

from lampion.analysis.shapes import GameReport
from lampion.bots.levels import levels
from lampion.bots.strength import opponents, strength, turns
from lampion.core.errors import SetupError, UnknownGame
from lampion.core.from_position import replay_until
from lampion.core.game import Game
from lampion.core.message import Reason
from lampion.core.record import Record, decode, encode
from lampion.core.registry import game, games
from lampion.service.allowance import UNLIMITED, Allowance
from lampion.service.analysing import Analysing
from lampion.service.bot_turns import BotTurns
from lampion.service.client import CLIENT
from lampion.service.errors import ApiError
from lampion.service.figures import Histogram
from lampion.service.moments import Question, question
from lampion.service.open_tables import OpenTable
from lampion.service.presence import Presence
from lampion.service.racing import unless
from lampion.service.record_tables import open_record
from lampion.service.store import Listed
from lampion.service.table_service import ClientCommand, TableService
from lampion.service.thinking import ThinkerFailed, TooManyQuestions
from lampion.service.window import Window
from lampion.tables.events import Sat
from lampion.tables.judged import JudgedPosition
from lampion.tables.opening import Wish
from lampion.tables.past import PastPosition
from lampion.tables.playing import decider
from lampion.wire.answers import Ack, GameFacts, LevelFacts, Opened, OptionFacts, StrengthFacts, Why
from lampion.wire.envelope import Candidate, Envelope, Hint
from lampion.wire.form import Form
from lampion.wire.requests import CommandRequest, HintRequest, NewTable, PreviewRequest, TurnsRequest, WhyRequest

MOST_LISTED = 100
PREVIEWS_AT_ONCE = 50
PAST_AT_ONCE = 16
GOOD_TURNS = 64  # that a thinker gives, for ideas that differ
TOO_MANY_HINTS = Reason("", "table-refuse-hints")
AMONG_PEOPLE = Reason("", "table-refuse-candidates")


@dataclass(frozen=True)
class TableApi:
    """One method for each question. They raise ApiError, TableError, LampionError or StoreError.

    `adviser` is the level of the bot that gives hints.
    """

    tables: TableService
    bots: BotTurns
    presence: Presence = field(default_factory=Presence)
    adviser: str = "expert"
    command_times: Histogram = field(default_factory=Histogram)  # seconds until a command was stored or refused
    judged: WeakKeyDictionary[Window, list[JudgedPosition]] = field(default_factory=WeakKeyDictionary)
    analyses: Analysing | None = None

    async def open_table(self, asked: NewTable, opener: str, allowance: Allowance = UNLIMITED) -> Opened:
        """A new table. Its human seats belong to whoever opens it."""
        wanted = await self._from_record(asked, wish(asked, opener))
        opened = await self.tables.open_table(wanted, opener, allowance)
        return Opened(opened.table.id, opened.table.version)

    async def open_record(self, text: bytes, opener: str, allowance: Allowance = UNLIMITED) -> Opened:
        """The record of a finished game as a table to look at, once all of it is found to be true."""
        opened = await open_record(self.tables, text, opener, allowance)
        return Opened(opened.table.id, opened.table.version)

    async def _from_record(self, asked: NewTable, wanted: Wish) -> Wish:
        """If it begins after a move of a record: the text of that position, and the edition of the record."""
        if asked.recorded is None or asked.move is None:
            return wanted
        played, record = wanted.game, decode(asked.recorded)
        await self.tables.editions.bring_for_record(record)
        for recorder in replay_until(played, record, asked.move):
            await asyncio.sleep(0)  # others wait too
        edition = played.edition_meant(record.map)
        key = wanted.edition if wanted.edition is not None or edition is None else edition.hash
        return replace(wanted, position=played.text(recorder.state), edition=key)

    async def tables_of(self, holder: str | None) -> list[dict[str, object]]:
        """The client's own tables, the last changed first."""
        found = [] if holder is None else await self.tables.store.tables_of(holder, MOST_LISTED)
        return [listed(one) for one in found]

    async def lobby(self) -> list[dict[str, object]]:
        """Tables that wait for strangers, those first where somebody is waiting now."""
        found = await self.tables.store.lobby(MOST_LISTED)
        waiting = [{**listed(one), "here": self.presence.anybody(one.table)} for one in found]
        return sorted(waiting, key=lambda one: not one["here"])

    async def look(self, table: str, holder: str | None, seat: int | None, since: int, form: Form) -> Envelope:
        """The table as the client may see it from a seat, with what happened after version `since`."""
        return self.envelope(await self.tables.find(table, since), holder, seat, since, form)

    def envelope(self, opened: OpenTable, holder: str | None, seat: int | None, since: int, form: Form) -> Envelope:
        """The same of a table that is open."""
        here, watching = self.presence.at(opened.table)
        now, owed = self.tables.store.now(), self.tables.outages.time_owed(opened.table)
        return opened.window.envelope(holder, seat, since, here, now, watching, form, owed)

    async def command(self, table: str, holder: str, asked: CommandRequest, allowance: Allowance = UNLIMITED) -> Ack:
        """Carry a command out. The answer comes when it is stored; the same key again gets the same answer."""
        command = ClientCommand(holder, asked.key, asked.seat, asked.version, asked.command, allowance)
        began = time.monotonic()
        try:
            return Ack(await self.tables.carry_out(table, command), asked.key)
        finally:
            self.command_times.add(time.monotonic() - began)

    async def previews(
        self, table: str, holder: str | None, asked: PreviewRequest
    ) -> list[Mapping[str, object]] | None:
        """What is already certain about legal actions, for the seat that decides; None: the table has moved on."""
        window = (await self.tables.find(table)).window
        if window.moved_on(asked.version):
            return None
        found: list[Mapping[str, object]] = []
        for first in range(0, max(1, len(asked.codes)), PREVIEWS_AT_ONCE):
            found += window.previews(holder, asked.seat, asked.codes[first : first + PREVIEWS_AT_ONCE])
            await asyncio.sleep(0)  # others wait too; the window goes on showing the version it was opened at
        return found

    async def turns(self, table: str, holder: str | None, asked: TurnsRequest) -> msgspec.Raw | None:
        """What the seat that decides can do with its turn, as its game tells it; None: the table has moved on."""
        window = (await self.tables.find(table)).window
        return None if window.moved_on(asked.version) else window.turns(holder, asked.seat)

    async def why(self, table: str, holder: str | None, asked: WhyRequest) -> Why:
        """Why not? The reason, or null if it is allowed."""
        opened = await self.tables.find(table)
        return Why(opened.window.why(holder, asked.seat, asked.choice))

    async def hint(self, table: str, holder: str | None, asked: HintRequest) -> Hint | None:
        """What a bot would do in the client's place, from what its seat knows; None: the table has moved on."""
        opened = await self.tables.find(table)
        if opened.window.moved_on(asked.version):
            return None
        opened.window.own(holder, asked.seat)
        decider(opened.table, asked.seat)
        assert holder is not None  # who holds a seat
        turns = GOOD_TURNS if asked.ideas else 0
        window, thinking = opened.window, self.bots.hint(opened.table, asked.seat, self.adviser, holder, turns)
        try:
            advice = await unless(self.tables.turned(opened.table), thinking)
        except ThinkerFailed as problem:
            raise ApiError(503, "no-advice", str(problem)) from None
        except TooManyQuestions as problem:
            raise ApiError(429, "too-many-hints", str(problem), reason=TOO_MANY_HINTS) from None
        if advice is None or advice.action is None:
            return None
        return window.hint(holder, asked.seat, advice.action, advice.turns, asked.ideas)

    async def candidates(self, table: str, holder: str | None, asked: HintRequest) -> list[Candidate] | None:
        """The best moves of a seat, compared; None: the table has moved on. Only where no other person plays."""
        opened = await self.tables.find(table)
        if opened.window.moved_on(asked.version):
            return None
        opened.window.own(holder, asked.seat)
        decider(opened.table, asked.seat)
        assert holder is not None  # who holds a seat
        mine = opened.table.held_by(holder)
        if any(seat.kind != "bot" and number not in mine for number, seat in enumerate(opened.table.seats)):
            raise ApiError(422, "refused", "moves are compared only in games against bots", reason=AMONG_PEOPLE)
        try:
            found = await unless(
                self.tables.turned(opened.table), self.bots.candidates(opened.table, asked.seat, holder)
            )
        except ThinkerFailed as problem:
            raise ApiError(503, "no-advice", str(problem)) from None
        except TooManyQuestions as problem:
            raise ApiError(429, "too-many-hints", str(problem), reason=TOO_MANY_HINTS) from None
        return None if found is None else opened.window.candidates(holder, asked.seat, found.candidates or ())

    async def past(self, table: str, holder: str | None, seat: int | None, first: int) -> list[PastPosition]:
        """How it stood after `first` decisions and the next ones, as the client's seat saw it."""
        window = (await self.tables.find(table)).window
        found: list[PastPosition] = []
        for position in window.past(holder, seat, first, first + PAST_AT_ONCE - 1):
            found += [] if position is None else [position]
            await asyncio.sleep(0)  # others wait too
        return found

    async def chances(self, table: str) -> list[JudgedPosition]:
        """How the bots judge a finished game afterwards; the same every time, so it is kept while the table is."""
        window = (await self.tables.find(table)).window
        if window not in self.judged:
            found: list[JudgedPosition] = []
            for position in window.judged():
                found.append(position)
                await asyncio.sleep(0)  # others wait too
            self.judged[window] = found
        return self.judged[window]

    async def analysis(self, table: str) -> GameReport | None:
        """What is known of a finished game so far; None: its analysis was not asked for, or has only begun."""
        return await self._analyses.look(table)

    async def analyse(self, table: str, holder: str | None) -> GameReport | None:
        """Have a finished game analysed; what is known so far."""
        return await self._analyses.begin(table, CLIENT.get() or holder or "")

    async def moment(self, table: str, step: int) -> Question:
        """A key moment of an analysed game, to be decided anew."""
        report, record = await self._analyses.look(table), await self.record(table)
        found = None if report is None else next((one for one in report.moments if one.step == step), None)
        if found is None:
            raise ApiError(404, "no-such-moment", f"the analysis knows no moment after {step} moves")
        return question(encode(record), found)

    @property
    def _analyses(self) -> Analysing:
        if self.analyses is None:
            raise ApiError(503, "no-analysis", "games are not analysed here")
        return self.analyses

    async def record(self, table: str) -> Record:
        """The game as a file."""
        return (await self.tables.find(table)).window.record()


def listed(one: Listed) -> dict[str, object]:
    """A table in a list, in the shape that the wire calls Listed: the summary is as some version has stored it."""
    about = {"table": one.table, "version": one.version, "changed": one.changed, "mine": one.seats}
    return {**about, **msgspec.json.decode(one.summary)}


def game_of(asked: NewTable) -> Game:
    """The game that is to be played, if there is such a one."""
    try:
        return game(asked.game)
    except UnknownGame as error:
        raise ApiError(400, "no-such-game", str(error)) from None


def wish(asked: NewTable, opener: str) -> Wish:
    """What is to be played, if that game, those bots and that edition exist."""
    played = game_of(asked)
    names = [edition.name for edition in played.editions()]
    if asked.map is not None and asked.map not in names:  # a hash would find editions that are no longer offered
        raise SetupError(f"no edition of {played.title} is called {asked.map!r}; installed: {', '.join(names)}")
    for seat in asked.seats:
        if seat.kind == "bot" and seat.level not in levels(played):
            raise ApiError(400, "no-such-bot", f"expected a bot's level of {', '.join(levels(played))}")
    people = [number for number, seat in enumerate(asked.seats) if seat.kind == "human"]
    # One client gives one contribution, whatever the number of its seats.
    given = {number: asked.contribution if number == people[0] else None for number in people}
    sitters = {number: Sat(number, opener, asked.seats[number].name, given[number]) for number in people}
    plans = [seat.plan() for seat in asked.seats]
    clock = None if asked.clock is None else asked.clock.plan()
    return Wish(
        game=played,
        seats=plans,
        options=asked.options,
        start=asked.start,
        sitters=sitters,
        clock=clock,
        edition=asked.map,
        listed=asked.listed,
        position=asked.position,
    )


def game_facts() -> list[GameFacts]:
    """The games that are installed, with what can be chosen about each."""
    return [
        GameFacts(
            name=one.name,
            title=one.title,
            seats=list(one.seats),
            options={option.name: OptionFacts(option.default, list(option.choices)) for option in one.options},
            bots=levels(one),
            levels=[level_facts(one, name) for name in opponents(one)],
            turns=turns(one),
            maps=[found.name for found in one.editions()],
        )
        for one in games().values()
    ]


def level_facts(played: Game, name: str) -> LevelFacts:
    """A level to play against, with what was measured of it."""
    known = strength(played, name)
    return LevelFacts(name, None if known is None else StrengthFacts(*known))
