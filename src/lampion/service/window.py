"""The choke point: everything that leaves a table is made here, for one viewer, from the seat it holds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from lampion.analysis.candidates import CandidateMove
from lampion.core.message import Message, NotationError, Reason, SeatRef
from lampion.core.record import Record
from lampion.core.state import State
from lampion.tables import reasons
from lampion.tables.clocks import started
from lampion.tables.fields import encoded
from lampion.tables.judged import JudgedPosition, judged_positions
from lampion.tables.past import PastPosition, past_positions
from lampion.tables.playing import decider, in_play
from lampion.tables.records import table_record
from lampion.tables.result import headline
from lampion.tables.table import Table
from lampion.wire.envelope import (
    VERSION,
    Candidate,
    ClockShown,
    Envelope,
    FrozenShown,
    Hint,
    Log,
    QuestionShown,
    Result,
    SeatShown,
    SettingsShown,
    StandingShown,
    Summary,
    UndoShown,
    WaitShown,
)
from lampion.wire.form import PLAIN, Form, OffersForm

LOCK_OVER = Message("table-lock-over")
LOCK_RESIGNED = Message("table-refuse-resigned")
LOCK_PAUSED = Message("table-refuse-paused")
NOTHING = msgspec.Raw(b"null")
NO_UNDO = UndoShown(False, None)


def own_line(state: State, actions: Sequence[int]) -> list[int]:
    """The decisions of a turn as far as they are surely this seat's: up to what another one decides, or chance."""
    seat, line = state.seat(), list[int]()
    for action in actions:
        if state.over() or state.seat() != seat or (line and state.barrier) or not state.is_legal(action):
            break
        line.append(action)
        state = state.after(action)
    return line


class Window:
    """A table as the outside sees it. `holder` is the hash of a client's token; None is a spectator.

    It shows one version: whoever changes the table opens another window.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._seen: dict[int | None, Envelope] = {}  # by seat
        self._offers_seen: dict[OffersForm, msgspec.Raw] = {}
        self._zones_seen: dict[int | None, msgspec.Raw] = {}
        self._seats_seen: dict[tuple[int, ...], list[SeatShown]] = {}  # by who is connected
        self._held: dict[str | None, list[int]] = {}  # by holder, of those who have a seat

    # -- answers ---------------------------------------------------------------------------------------------

    def held_by(self, holder: str | None) -> list[int]:
        """The seats of a client."""
        found = self._held.get(holder)
        if found is None:
            found = self._table.held_by(holder)
            if found:  # of those who only watch there may be any number
                self._held[holder] = found
        return found

    def seat_for(self, holder: str | None, asked: int | None) -> int | None:
        """The seat a client looks from: the one asked for, else the one that decides, else its first; only its own."""
        mine = self.held_by(holder)
        if asked is not None:
            if asked not in mine:
                raise reasons.NotYourSeat(asked)
            return asked
        turn = self._table.to_move()
        return turn if turn in mine else mine[0] if mine else None

    def envelope(
        self,
        holder: str | None,
        asked: int | None,
        since: int,
        here: Collection[int] = (),
        now: int = 0,
        watching: int = 0,
        form: Form = PLAIN,
        owed: int = 0,
    ) -> Envelope:
        """The position and the news since a version. `owed` milliseconds will be given back to the running clock."""
        table, seat = self._table, self.seat_for(holder, asked)
        seen = self._from_seat(seat)
        return replace(
            seen,
            mine=self.held_by(holder),
            seats=self._seats(here),
            watching=watching,
            zones=self._zones(seat) if form.zones else NOTHING,
            legal=self._offers(form.offers) if self._decides(seat) else NOTHING,
            clock=self._clock(now, owed),
            log=Log(since + 1, table.journal.read(since, seen.muted)),
        )

    def moved_on(self, version: int | None) -> bool:
        """Whether what a client saw at a version is no longer there to be asked about."""
        return version is not None and version < self._table.turned

    def previews(self, holder: str | None, seat: int, codes: Sequence[int]) -> list[Mapping[str, object]]:
        """What is certain about actions, for the seat that decides and for legal actions only."""
        self.own(holder, seat)
        line = decider(self._table, seat)
        for code in codes:
            reason = line.state.refusal(code)
            if reason is not None:
                raise reasons.Refused(reason)
        return line.game.previews(line.state, codes)

    def turns(self, holder: str | None, seat: int) -> msgspec.Raw:
        """Whole turns of the seat that decides, as its game tells them."""
        self.own(holder, seat)
        decider(self._table, seat)
        return self._turns

    def why(self, holder: str | None, seat: int, choice: str | int) -> Reason | None:
        """Why this seat may not do that now; None if it may."""
        self.own(holder, seat)
        try:
            line = decider(self._table, seat)
            action = line.game.parse(line.state, choice) if isinstance(choice, str) else choice
        except (reasons.Refused, NotationError) as error:
            return error.reason
        return line.state.refusal(action)

    def hint(
        self, holder: str | None, seat: int, code: int, turns: Sequence[Sequence[int]] = (), ideas: int = 0
    ) -> Hint:
        """A bot's advice for the seat that decides; it was chosen from what that seat knows."""
        self.own(holder, seat)
        line = in_play(self._table)
        lines = [own_line(line.state, turn) for turn in turns] if ideas else []
        found = line.game.ideas(line.state, lines, ideas) if ideas else []
        if found:
            code = line.game.parse(line.state, found[0].line[0])  # one advice: the best idea begins with it
        what = line.game.advice(line.state, code, line.state.after(code))
        return Hint(code, line.game.notation(line.state, code), Message("advice", {"what": what}), found)

    def candidates(self, holder: str | None, seat: int, found: Sequence[CandidateMove]) -> list[Candidate]:
        """Moves compared for the seat that decides, from what it knows; those that the true position allows."""
        self.own(holder, seat)
        line = in_play(self._table)
        shown = []
        for one in found:
            state, moves, advice = line.state, list[str](), list[Message]()
            actions = own_line(state, one.line)
            for action in actions:
                after = state.after(action)
                moves.append(line.game.notation(state, action))
                advice.append(line.game.advice(state, action, after))
                state = after
            if actions:
                shown.append(Candidate(actions[0], moves, advice, one.chance, list(one.why)))
        return shown

    def past(self, holder: str | None, asked: int | None, first: int, last: int) -> Iterator[PastPosition | None]:
        """Earlier positions of the line that stands, seen from one of the client's seats as it saw them then."""
        if self._table.line is None:
            raise reasons.waiting()
        return past_positions(self._table.line, self.seat_for(holder, asked), first, last)

    def judged(self) -> Iterator[JudgedPosition]:
        """The bots' estimate of the chances in a game that is over: they see all cards, so not before."""
        if self._table.line is None or self._table.ended is None:
            raise reasons.game_goes_on()
        return judged_positions(self._table.line)

    def record(self) -> Record:
        """The record: seed, secret and chance events only after the end."""
        return table_record(self._table)

    def summary(self) -> Summary:
        """The table in a list."""
        table = self._table
        assert table.created is not None
        scores = table.line.state.scores() if table.line is not None else []
        return Summary(
            game=table.created.game,
            seats=self._seats(()),
            to_move=table.to_move(),
            started=table.line is not None,
            over=table.over,
            scores=scores,
            winners=UNSET if table.ended is None else list(table.ended.winners),
            options=table.created.options,
            clock=table.created.clock,
        )

    # -- how they are made -----------------------------------------------------------------------------------

    def own(self, holder: str | None, seat: int) -> None:
        """Raises NotYourSeat for a seat that this client does not hold."""
        if seat not in self.held_by(holder):
            raise reasons.NotYourSeat(seat)

    def _question(self) -> QuestionShown | None:
        question = self._table.company.question
        return (
            None
            if question is None
            else QuestionShown(question.what, question.seat, list(question.waiting), question.version)
        )

    def _clock(self, now: int, owed: int) -> ClockShown | None:
        table = self._table
        assert table.created is not None
        clocks = table.clocks or started(table.created.clock, len(table.seats))  # before the game it stands
        if clocks is None:
            return None
        clocks = clocks.granted(owed)
        plan, deadline = clocks.plan, None if table.frozen else clocks.deadline()
        left = list(clocks.left)
        return ClockShown(
            plan.bank, plan.increment, plan.days, left, clocks.asked, clocks.runs, clocks.since, deadline, now
        )

    def _seats(self, here: Collection[int]) -> list[SeatShown]:
        """The seats, without anything that would let anyone in; the same for everybody."""
        if (connected := tuple(here)) not in self._seats_seen:
            self._seats_seen[connected] = [
                SeatShown(
                    name=seat.name,
                    kind=seat.kind,
                    level=seat.level,
                    here=seat.kind == "bot" or number in here,
                    held=seat.holder is not None,
                    resigned=seat.resigned is not None,
                    away=seat.away,
                )
                for number, seat in enumerate(self._table.seats)
            ]
        return self._seats_seen[connected]

    def _from_seat(self, seat: int | None) -> Envelope:
        """What is the same for everybody who looks from a seat, made once: many may look from the same side."""
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = replace(
                self._for_all,
                seat=seat,
                prompt=self._prompt(seat),
                board=NOTHING if self._table.line is None else msgspec.Raw(self._views(seat)),
                undo=self._undo(seat),
                settings=self._settings(seat),
                muted=self._table.company.muted_by(seat),
            )
        return found

    def _edition_hash(self) -> str | None:
        """The edition of the table, by which its rules page is found, whatever is called like it by now."""
        table = self._table
        assert table.created is not None
        return table.created.map_hash or (table.game.first_edition if table.game else None)

    @cached_property
    def _for_all(self) -> Envelope:
        """What is the same from every side, as a spectator has it; each seat puts its own in place."""
        table, line = self._table, self._table.line
        assert table.created is not None
        return Envelope(
            v=VERSION,
            table=table.id,
            version=table.version,
            turned=table.turned,
            game=table.created.game,
            rules=table.created.rules,
            options=table.created.options,
            map=table.created.map,
            map_hash=self._edition_hash(),
            numbers=NOTHING if line is None else encoded(line.game.edition_numbers(line.state)),
            seat=None,
            mine=[],
            seats=[],
            watching=0,
            to_move=table.to_move(),
            prompt=self._prompt(None),
            board=NOTHING,
            zones=NOTHING,
            legal=NOTHING,
            undo=NO_UNDO,
            waits=self._waits(),
            settings=None,
            scores=[] if line is None else line.state.scores(),
            hidden=line is not None and line.game.hides(line.state),
            started=line is not None,
            over=table.over,
            result=self._result(),
            frozen=None if table.frozen is None else FrozenShown(table.frozen.version, self._frozen_text()),
            commitment=table.created.commitment,
            rematch=table.rematch,
            listed=table.created.listed,
            paused=table.company.paused,
            question=self._question(),
            clock=None,
            muted=[],
            log=Log(0, []),
        )

    @cached_property
    def _views(self) -> Callable[[int | None], bytes]:
        """Each seat's view: what all see is made once."""
        line = self._table.line
        assert line is not None
        return line.game.encoded_views(line.state)

    @cached_property
    def _turns(self) -> msgspec.Raw:
        line = self._table.line
        assert line is not None
        return encoded(line.game.turns(line.state, int(line.state.seat())))

    def _offers(self, form: OffersForm) -> msgspec.Raw:
        """What the seat that decides may choose from."""
        line = self._table.line
        if line is None:
            return NOTHING
        if form not in self._offers_seen:
            encode = line.game.compact_offers if form == "compact" else line.game.encoded_offers
            self._offers_seen[form] = msgspec.Raw(encode(line.state))
        return self._offers_seen[form]

    def _zones(self, seat: int | None) -> msgspec.Raw:
        """Made when somebody asks: most boards draw the view alone."""
        line = self._table.line
        if line is None:
            return NOTHING
        if seat not in self._zones_seen:
            self._zones_seen[seat] = encoded(line.game.zones(line.state, seat))
        return self._zones_seen[seat]

    def _prompt(self, seat: int | None) -> Message:
        table, line = self._table, self._table.line
        if table.frozen is not None:
            return self._frozen_text()
        if line is None:
            return Message("table-prompt-waiting", {"open": sum(not other.filled for other in table.seats)})
        if table.ended is not None and table.ended.by != "rules":
            return headline(line.game, line.state, table.ended)
        if table.company.paused:
            return Message("table-prompt-paused")
        if table.waits is not None:
            return self._done_prompt(seat)
        return line.game.prompt(line.state, seat)

    def _done_prompt(self, seat: int | None) -> Message:
        waits = self._waits()
        assert waits is not None
        if waits.seat != seat:
            return Message("table-prompt-not-done", {"who": SeatRef(waits.seat)})
        if waits.next is None:
            return Message("table-prompt-done-end")
        return Message("table-prompt-done", {"next": SeatRef(waits.next)})

    def _waits(self) -> WaitShown | None:
        table = self._table
        if table.waits is None or table.line is None or table.frozen:
            return None
        state = table.line.state
        return WaitShown(table.waits, None if state.over() else int(state.seat()))

    def _settings(self, seat: int | None) -> SettingsShown | None:
        if seat is None or self._table.game is None:
            return None
        mine, asked = self._table.seats[seat], self._standing_asked(seat)
        return SettingsShown(
            mine.wait,
            [
                StandingShown(one.name, one.text, dict(one.answers), mine.standing.get(one.name), one.name == asked)
                for one in self._table.game.standing_questions
            ],
        )

    def _standing_asked(self, seat: int) -> str | None:
        """The standing question that this seat has to decide now."""
        line = self._table.line
        if line is None or not self._decides(seat):
            return None
        choice = line.game.standing_choice(line.state)
        return None if choice is None else choice.question

    def _decides(self, seat: int | None) -> bool:
        """Whether a person on this seat has to choose among legal actions now."""
        table = self._table
        mine = seat is not None and table.to_move() == seat and table.seats[seat].level is None
        return mine and not table.company.paused and table.waits is None

    def _undo(self, seat: int | None) -> UndoShown:
        table = self._table
        if seat is None or table.line is None or table.frozen:
            return NO_UNDO
        lock = LOCK_OVER if table.over else LOCK_RESIGNED if table.seats[seat].level else table.line.lock(seat)
        lock = LOCK_PAUSED if lock is None and table.company.paused else lock
        return UndoShown(lock is None, lock)

    def _result(self) -> Result | None:
        ended, line = self._table.ended, self._table.line
        if ended is None or line is None:
            return None
        tally = [list(points) for points in ended.scores]
        return Result(list(ended.winners), ended.by, ended.seat, headline(line.game, line.state, ended), tally)

    def _frozen_text(self) -> Message:
        frozen = self._table.frozen
        assert frozen is not None
        if frozen.edition is not None:
            return Message("table-frozen-map", {"map": frozen.edition})
        if frozen.missing:
            return Message("table-frozen-gap", {"version": frozen.version})
        return Message("table-frozen", {"version": frozen.version})
