"""A table, replayed from its log. It changes only by rows of that log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from lampion.core.game import Game
from lampion.core.message import Message, SeatRef
from lampion.core.observation import Observation
from lampion.core.registry import game as game_named
from lampion.core.setup import EditionName
from lampion.tables.clocks import Clocks
from lampion.tables.clocks import started as started_clocks
from lampion.tables.company import Company, Question
from lampion.tables.events import (
    Agreed,
    AnyEvent,
    Asked,
    Created,
    Declined,
    Ended,
    Flagged,
    Granted,
    HandedOn,
    Left,
    Moved,
    Muted,
    Paused,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Row,
    Said,
    Sat,
    SeatMoved,
    SeatOffered,
    StandingSet,
    Started,
    Undone,
    WaitSet,
)
from lampion.tables.journal import Journal
from lampion.tables.line import Line, Step
from lampion.tables.memory import Memory
from lampion.tables.opening import setup
from lampion.tables.result import headline
from lampion.tables.seats import Seat

# What people have between them while somebody thinks: whatever could be decided before can be decided after it.
# This is the one place that says what counts as talk: `turned` follows from it.
Talk = Said | Asked | Agreed | Declined | Granted | Muted | SeatOffered | SeatMoved | WaitSet | StandingSet | Rematched


@dataclass(frozen=True)
class Frozen:
    """Why a table cannot go on: the row that is missing or that today's rules refuse, and what they say about it."""

    version: int
    problem: str
    edition: str | None = None  # the edition it is played on, if that is what is missing here
    missing: bool = False  # the log has no such row: the store has lost it


class EditionMissing(ValueError):
    """The edition of a table is neither installed nor stored here, though another one of its name may be."""

    def __init__(self, edition: EditionName) -> None:
        super().__init__(f"its edition {edition.name!r} ({edition.hash[:12]}…) is neither installed nor stored here")
        self.name = edition.name


class Table:
    """One game being played. `version` is that of the last row; `line` is None until all seats are filled.

    `turned` is the version of the last row that changed what can be decided, or by whom.
    """

    def __init__(self, name: str, rows: Iterable[Row] = ()) -> None:
        self.id = name
        self.version = 0
        self.turned = 0
        self.changed = 0
        self.created: Created | None = None
        self.started: Started | None = None
        self.ended: Ended | None = None
        self.rematch: str | None = None
        self.frozen: Frozen | None = None
        self.game: Game | None = None
        self.line: Line | None = None
        self.seats: list[Seat] = []
        self.company = Company()
        self.clocks: Clocks | None = None
        self.outages = 0  # how many the table has taken note of
        self.asked_since = 0  # the row since which the seat is asked that is asked now
        self.waits: int | None = None  # the seat that has decided and not handed on yet
        self.journal = Journal()
        self.lost_moves: list[str] = []  # moves in the log that the rules refuse, for the export
        self._memories: dict[int, Memory] = {}
        for row in rows:
            self.add(row)

    # -- what is the case ------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended, by whatever means."""
        return self.ended is not None

    def to_move(self) -> int | None:
        """The seat that is asked now: to decide, or to hand on what it decided."""
        if self.line is None or self.over or self.frozen:
            return None
        return int(self.line.state.seat()) if self.waits is None else self.waits

    def bot_to_move(self) -> str | None:
        """The level of the bot that decides now; None if no bot does."""
        seat = self.to_move()
        return None if seat is None or self.company.paused else self.seats[seat].level

    def has_people(self) -> bool:
        """Whether a person decides for one of the seats."""
        return any(seat.holder is not None and seat.level is None for seat in self.seats)

    def deadline(self) -> int | None:
        """When the running clock will have run out."""
        return None if self.clocks is None or self.frozen else self.clocks.deadline()

    def asked_with(self, seat: int) -> list[int]:
        """The seats whose consent somebody needs: other people's, who are still at the table."""
        holder = self.seats[seat].holder
        return [
            number
            for number, other in enumerate(self.seats)
            if other.holder not in (None, holder) and other.level is None
        ]

    def resigned(self) -> list[int]:
        """The seats that gave up or ran out of time."""
        return [number for number, seat in enumerate(self.seats) if seat.resigned is not None]

    def held_by(self, holder: str | None) -> list[int]:
        """The seats of a client, by the hash of its token."""
        return [number for number, seat in enumerate(self.seats) if holder is not None and seat.holder == holder]

    def observation(self, seat: int) -> Observation:
        """What a seat knows now."""
        assert self.line is not None
        return self._memories.setdefault(seat, Memory(seat)).recall(self.line)

    def fork(self) -> Table:
        """The same table, to try events on: what is added there is not added here."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.seats = [seat.copy() for seat in self.seats]
        twin.journal = self.journal.fork()
        twin.line = self.line.fork() if self.line is not None else None
        twin.lost_moves = list(self.lost_moves)
        return twin

    # -- what happens ----------------------------------------------------------------------------------------

    def add(self, row: Row) -> None:
        """Take in the next row of the log. A gap, or what today's rules refuse, freezes the table as it stood."""
        awaited = self.version + 1
        if row.version < awaited:
            raise ValueError(f"expected row {awaited} of table {self.id}, got {row.version}")
        if row.version > awaited and self.frozen is None:
            self.frozen = Frozen(awaited, f"row {awaited} is missing, the next one is {row.version}", missing=True)
        asked = self.to_move()
        if self.frozen is None:
            try:
                self._happen(row)
            except Exception as problem:  # noqa: BLE001  (any game's code, on rows of any age)
                missing = problem.name if isinstance(problem, EditionMissing) else None
                self.frozen = Frozen(row.version, str(problem) or type(problem).__name__, missing)
        elif isinstance(row.event, Sat | SeatMoved) and row.event.seat < len(self.seats):
            self.seats[row.event.seat].holder = row.event.holder  # whose seats they are is still known
        if self.frozen is not None and isinstance(row.event, Moved):
            self.lost_moves.append(row.event.move)
        self.version, self.changed = row.version, row.at
        if self.to_move() != asked:
            self.asked_since = row.version
        if not isinstance(row.event, Talk):
            self.turned = row.version

    def turn_by_days(self) -> int | None:
        """The row since which a person is asked, in a game by days; None: nobody is, or no days are counted."""
        seat, plan = self.to_move(), None if self.clocks is None else self.clocks.plan
        if seat is None or plan is None or not plan.days or self.company.paused or self.seats[seat].level is not None:
            return None
        return self.asked_since

    def extend(self, events: Iterable[AnyEvent], now: int) -> list[Row]:
        """Take in what happens now; the rows that a log has to keep. One that would freeze the table raises."""
        rows = [Row(self.version + number, now, event) for number, event in enumerate(events, 1)]
        for row in rows:
            self.add(row)
        if self.frozen is not None:
            raise RuntimeError(f"table {self.id} would freeze: {self.frozen.problem}")
        return rows

    def freeze(self, version: int, problem: str) -> None:
        """A row that cannot even be read."""
        self.frozen = self.frozen or Frozen(version, problem)
        self.version = max(self.version, version)

    def reach(self, version: int) -> None:
        """The log should have so many rows. If it has fewer, the last ones are lost: the table is frozen as it is."""
        if version > self.version:
            awaited = self.version + 1
            problem = f"row {awaited} is missing, and the log should reach row {version}"
            self.frozen = self.frozen or Frozen(awaited, problem, missing=True)
            self.version = version

    def _happen(self, row: Row) -> None:
        event = row.event
        match event:
            case Created():
                self._create(event)
            case Sat():
                self._sit(event, row)
            case Started():
                self._start(event, row)
            case Moved():
                self._move(event, row)
            case Undone():
                if self._playing().back(event.to):
                    self.waits = None
                self.journal.undo(event.to, row.version)
                self.company = self.company.settled()
                self._note(row, "undo", event.seat, "log-taken-back" if event.agreed else "log-undo")
            case HandedOn():
                self._hand_on(event)
            case Resigned() | Flagged():
                self._resign(event, row)
            case Ended():
                self.ended, self.waits = event, None
                line = self._playing()
                text = headline(line.game, line.state, event)
                self.journal.note(row.version, row.at, "end", event.seat, text)
                self.company = self.company.pauses(False)
            case Said():
                self.journal.note(row.version, row.at, "chat", event.seat, Message("log-chat", {"text": event.text}))
                if event.seat is not None:
                    self.company = self.company.speaks(event.seat, row.at)
            case Rematched():
                self.rematch = event.table
                self._note(row, "rematch", event.seat, "log-rematch")
            case _:
                self._agree(event, row)
        self._run_clock(row.at)

    def _agree(self, event: AnyEvent, row: Row) -> None:
        """What people have between them."""
        company = self.company
        match event:
            case Asked():
                waiting = tuple(self.asked_with(event.seat))
                self.company = company.asks(Question(row.version, event.seat, event.what, event.to, waiting))
                self._note(row, "ask", event.seat, f"log-ask-{event.what}")
            case Agreed():
                self.company = company.agrees(event.seat)
                self._note(row, "agree", event.seat, "log-agree")
            case Declined():
                self.company = company.settled()
                self._note(row, "decline", event.seat, "log-decline")
            case Paused():
                self.company = company.pauses(True)
                self._note(row, "pause", event.seat, "log-pause")
            case Resumed():
                self.company = company.pauses(False)
                self._note(row, "resume", event.seat, "log-resume")
            case Left():
                self._leave(event, row)
            case Returned():
                self.seats[event.seat].away, self.seats[event.seat].level = False, None
                self._note(row, "return", event.seat, "log-return")
            case SeatOffered():
                self.company = company.offers_seat(event.seat, event.code, row.at)
            case SeatMoved():
                self.seats[event.seat].holder = event.holder
                self.company = company.seat_moved(event.seat)
                self._note(row, "move-seat", event.seat, "log-seat-moved")
            case Muted():
                self.company = company.mute(event.seat, event.whom, event.on)
            case WaitSet():
                self.seats[event.seat].wait = event.on
            case StandingSet():
                self._stand(event)
            case Granted():
                if not event.outages:
                    self.company = company.granted(event.until)
                self.outages = max(self.outages, event.outages)
                if self.clocks is not None:
                    self.clocks = self.clocks.granted(event.time)
                if event.time > 0:  # if the time was set back, the clock stands as people last saw it
                    self.journal.note(row.version, row.at, "grant", None, Message("log-granted"))

    def _leave(self, event: Left, row: Row) -> None:
        """A person goes; the note comes first, because it names them."""
        self._note(row, "leave", event.seat, "log-leave" if event.level is None else "log-leave-bot")
        seat = self.seats[event.seat]
        if self.line is None:
            seat.kind, seat.holder, seat.name, seat.contribution = "open", None, None, None
        else:
            seat.away, seat.level = True, event.level

    def _run_clock(self, at: int) -> None:
        """The clock of the seat that is asked runs, unless a bot decides there or the table pauses."""
        if self.clocks is not None:
            seat = self.to_move()
            runs = seat is not None and self.seats[seat].level is None and not self.company.paused
            self.clocks = self.clocks.asks(seat, runs, at)

    def _create(self, event: Created) -> None:
        self.created, self.outages = event, event.outages
        self.seats = [Seat(plan.kind, plan.name, plan.level) for plan in event.seats]
        self.game = game_named(event.game)
        if self.game.rules != event.rules:
            raise ValueError(f"it follows rules version {event.rules!r} of {event.game}, here is {self.game.rules!r}")
        edition = self.game.edition_meant(event.edition)
        if edition is not None and not self.game.has_edition(edition.hash):
            raise EditionMissing(edition)

    def _sit(self, event: Sat, row: Row) -> None:
        assert self.created is not None
        seat = self.seats[event.seat]
        seat.kind, seat.holder, seat.contribution = "human", event.holder, event.contribution
        seat.name = event.name or seat.name
        if self.created.seats[event.seat].kind == "open":
            self._note(row, "sit", event.seat, "log-sit")

    def _start(self, event: Started, row: Row) -> None:
        assert self.game is not None and self.created is not None
        self.line = Line(self.game, setup(self.game, self.created, event.seed), event.chance)
        self.started = event
        self.clocks = started_clocks(self.created.clock, len(self.seats))
        together, alone = "log-start", "log-start-alone"
        if self.created.position is not None:
            together, alone = "log-start-position", "log-start-position-alone"
        self._note(row, "start", event.start, together if len(self.seats) > 1 else alone)

    def _move(self, event: Moved, row: Row) -> None:
        line = self._playing()
        before = line.state
        if self.waits is not None:
            raise ValueError(f"seat {self.waits} has not handed on yet")
        if before.seat() != event.seat:
            raise ValueError(f"seat {before.seat()} decides now, not seat {event.seat}")
        action = line.game.parse(before, event.move)
        joined = event.joined and line.last_is(event.seat)
        line.add(Step(row.version, event.seat, action, event.move, event.chance, event.took, event.level, joined))
        self.waits = event.seat if event.waits else None
        number = len(line.steps)
        if self.company.question is not None and self.company.question.what == "take-back":
            self.company = self.company.settled()  # the game went on
        self.journal.note_move(row.version, row.at, number, event.move, line.game, before, action, line.state)

    def _hand_on(self, event: HandedOn) -> None:
        if self.waits != event.seat:
            raise ValueError(f"seat {event.seat} has nothing to hand on")
        self.waits = None

    def _stand(self, event: StandingSet) -> None:
        seat = self.seats[event.seat]
        others = {question: answer for question, answer in seat.standing.items() if question != event.question}
        seat.standing = others if event.answer is None else {**others, event.question: event.answer}

    def _resign(self, event: Resigned | Flagged, row: Row) -> None:
        seat = self.seats[event.seat]
        seat.resigned = len(self._playing().steps)
        if event.level is not None:
            seat.kind, seat.level = "bot", event.level
        kind = "resign" if isinstance(event, Resigned) else "flag"
        self._note(row, kind, event.seat, f"log-{kind}" if event.level is None else f"log-{kind}-bot")

    def _note(self, row: Row, kind: str, seat: int, key: str) -> None:
        self.journal.note(row.version, row.at, kind, seat, Message(key, {"who": SeatRef(seat)}))

    def _playing(self) -> Line:
        if self.line is None:
            raise ValueError("the game has not begun")
        return self.line
