"""Whatever people do at a table is an event in its log; whatever the log can hold is stored and read again."""

from hashlib import sha256
from typing import get_args

from lampion.tables import events
from lampion.tables.clocks import Clocks
from lampion.tables.commands import (
    Answer,
    Ask,
    Command,
    Done,
    Leave,
    Move,
    Mute,
    OfferSeat,
    PlayLine,
    Rematch,
    Resign,
    Resume,
    Return,
    Say,
    SetStanding,
    SetWait,
    Sit,
    TakeSeat,
    Undo,
)
from lampion.tables.events import AnyEvent, ClockPlan, Granted, Row
from lampion.tables.playing import flag
from lampion.tables.rematch import rematch
from support.desk import Desk

CODE = "a code that only both devices know"


def kinds(rows: list[Row]) -> list[str]:
    return [type(row.event).__name__ for row in rows]


def done(desk: Desk, seat: int, command: Command, holder: str | None = None) -> list[str]:
    """The events that a command brought about; replaying the log leads to the same table."""
    before = len(desk.rows)
    desk.do(seat, command, holder)
    assert desk.again().version == desk.table.version and desk.again().frozen is None
    return kinds(desk.rows[before:])


def notation(desk: Desk) -> str:
    """Something that may be decided now, in words."""
    assert desk.table.line is not None
    return desk.table.line.game.notation(desk.table.line.state, desk.legal()[0])


def test_every_command_is_an_event() -> None:
    seen: dict[type, set[str]] = {}

    def does(desk: Desk, seat: int, command: Command, *expected: str, holder: str | None = None) -> None:
        assert done(desk, seat, command, holder) == list(expected)
        seen.setdefault(type(command), set()).update(expected)

    desk = Desk("human", "open", "open", start=0)
    does(desk, 1, Sit("Bea", "ab" * 16), "Sat")
    does(desk, 1, Leave(False), "Left")
    does(desk, 1, Sit("Bea", "ab" * 16), "Sat")
    does(desk, 2, Sit("Cy", None), "Sat", "Started")
    does(desk, 0, SetWait(True), "WaitSet")
    does(desk, 0, Move(code=desk.legal()[0]), "Moved")
    does(desk, 0, Undo(), "Undone")
    does(desk, 0, PlayLine([notation(desk)]), "Moved")
    does(desk, 0, Undo(), "Undone")
    does(desk, 0, SetWait(False), "WaitSet")
    desk.play(desk.legal()[0])
    does(desk, 0, Ask("take-back"), "Asked")
    does(desk, 1, Answer(True), "Agreed")
    does(desk, 2, Answer(True), "Agreed", "Undone")
    does(desk, 0, Ask("pause"), "Asked")
    does(desk, 1, Answer(False), "Declined")
    does(desk, 0, Ask("pause"), "Asked")
    does(desk, 1, Answer(True), "Agreed")
    does(desk, 2, Answer(True), "Agreed", "Paused")
    does(desk, 1, Resume(), "Resumed")
    does(desk, 2, Leave(True), "Left")
    does(desk, 2, Return(), "Returned")
    does(desk, 1, OfferSeat(sha256(CODE.encode()).hexdigest()), "SeatOffered")
    does(desk, 1, TakeSeat(CODE), "SeatMoved", holder="another device")
    does(desk, 0, Say("hello"), "Said")
    does(desk, 0, Mute(2, True), "Muted")
    does(desk, 0, Resign(), "Resigned")  # a bot plays on

    two = Desk("human", "human", start=0)
    does(two, 0, Resign(), "Resigned", "Ended")
    old, new = rematch(two.table, 0, "holder-0", Rematch(None), "next", "7f" * 32)
    assert [type(event).__name__ for event in old] == ["Rematched"] and type(new[0]).__name__ == "Created"
    seen[Rematch] = {"Rematched"}
    elsewhere = {Done, SetStanding}  # test_done.py, test_standing.py: only some games ask for them
    assert set(get_args(Command)) - set(seen) <= elsewhere


def test_clocks_are_events_too() -> None:
    desk = Desk("human", "human", "human", start=0, clock=ClockPlan(bank=60_000))
    assert isinstance(desk.table.clocks, Clocks)
    assert [type(event).__name__ for event in flag(desk.table, 0)] == ["Flagged"]
    desk.push([Granted(1000, desk.table.changed + 1000)])
    assert kinds(desk.rows)[-1] == "Granted"


def test_every_kind_of_event_is_known_to_the_log() -> None:
    declared = {
        one
        for one in vars(events).values()
        if isinstance(one, type) and issubclass(one, events.Event) and one is not events.Event
    }
    assert declared == set(get_args(AnyEvent))
