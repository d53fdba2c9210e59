"""Whether a client may do what it commands, and the events that follow. Nothing is changed here."""

from __future__ import annotations

from lampion.tables import reasons
from lampion.tables.commands import (
    Command,
    Done,
    Move,
    Rematch,
    Resign,
    Return,
    Say,
    SetStanding,
    SetWait,
    Sit,
    TakeSeat,
    Undo,
    move,
    resign,
    sit,
    undo,
)
from lampion.tables.events import AnyEvent
from lampion.tables.habits import habit
from lampion.tables.social import social, take_seat
from lampion.tables.table import Table


def decide(table: Table, seat: int, holder: str, command: Command, now: int) -> list[AnyEvent]:
    """The events a client's command brings about. Raises Refused or NotYourSeat."""
    assert not isinstance(command, Rematch), "a rematch concerns two tables"
    if isinstance(command, Sit):
        return sit(table, seat, holder, command)
    if isinstance(command, TakeSeat):
        return take_seat(table, seat, holder, command, now)
    if seat not in table.held_by(holder):
        raise reasons.NotYourSeat(seat)
    if table.seats[seat].resigned is not None and not table.over and not isinstance(command, Say):
        raise reasons.already_resigned()
    if table.seats[seat].away and not isinstance(command, Return | Say | Resign):
        raise reasons.away()
    match command:
        case Move():
            return move(table, seat, command.action, now)
        case Undo():
            return undo(table, seat)
        case Resign():
            return resign(table, seat)
        case Done() | SetWait() | SetStanding():
            return habit(table, seat, command)
        case _:
            return social(table, seat, command, now)
