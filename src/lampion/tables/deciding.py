"""Whether a client may do what it commands, and the events that follow. Nothing is changed here."""

from __future__ import annotations

from lampion.tables import reasons
from lampion.tables.commands import (
    Answer,
    Ask,
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
)
from lampion.tables.events import AnyEvent
from lampion.tables.habits import habit
from lampion.tables.playing import move, resign, sit, undo
from lampion.tables.social import social, take_seat
from lampion.tables.table import Table


def is_current(table: Table, command: Command, version: int | None) -> bool:
    """Whether the table is still where the client saw it, as far as that matters for what it commands.

    What people have between them meanwhile makes no decision another one, but it may end a question or begin one: who
    asks or answers names the question, or must have seen everything.
    """
    if isinstance(command, Answer) and command.question is not None:
        asked = table.company.question
        return asked is not None and asked.version == command.question
    if isinstance(command, Ask) and command.question is not None:
        return table.turned <= command.question <= table.version
    if version is None:
        return True
    if isinstance(command, Ask | Answer):
        return version == table.version
    return table.turned <= version <= table.version


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
            return move(table, seat, command.choice, now)
        case Undo():
            return undo(table, seat)
        case Resign():
            return resign(table, seat)
        case Done() | SetWait() | SetStanding():
            return habit(table, seat, command)
        case _:
            return social(table, seat, command, now)
