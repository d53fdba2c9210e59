"""Whether a client may do what it commands, and the events that follow. Nothing is changed here."""

from __future__ import annotations

from lampion.tables import commands, habits, playing, reasons, social
from lampion.tables.commands import Answer, Ask, Command
from lampion.tables.events import AnyEvent
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


def newest_seen(command: Command, version: int | None) -> int:
    """The version that the client has seen at least: a table that is older must be read again first."""
    named = command.question if isinstance(command, Ask | Answer) else None
    return max(version or 0, named or 0)


def decide(table: Table, seat: int, holder: str, command: Command, now: int) -> list[AnyEvent]:
    """The events a client's command brings about. Raises Refused or NotYourSeat."""
    match command:
        case commands.Rematch():
            raise AssertionError("a rematch concerns two tables")
        case commands.Sit():
            return playing.sit(table, seat, holder, command)
        case commands.TakeSeat():
            return social.take_seat(table, seat, holder, command, now)
    _check_seat(table, seat, holder, command)
    match command:
        case commands.Move():
            return playing.move(table, seat, command.choice, now)
        case commands.PlayLine():
            return playing.play_line(table, seat, command, now)
        case commands.Undo():
            return playing.undo(table, seat)
        case commands.Resign():
            return playing.resign(table, seat)
    if table.frozen:
        raise reasons.frozen()
    match command:
        case commands.Done():
            return habits.done(table, seat)
        case commands.SetWait():
            return habits.set_wait(table, seat, command.on)
        case commands.SetStanding():
            return habits.set_standing(table, seat, command)
        case commands.Ask():
            return social.ask(table, seat, command)
        case commands.Answer():
            return social.answer(table, seat, command.yes)
        case commands.Resume():
            return social.resume(table, seat)
        case commands.Leave():
            return social.leave(table, seat, command.bot)
        case commands.Return():
            return social.come_back(table, seat)
        case commands.OfferSeat():
            return social.offer_seat(seat, command)
        case commands.Say():
            return social.say(table, seat, command, now)
        case commands.Mute():
            return social.mute(table, seat, command)


def _check_seat(table: Table, seat: int, holder: str, command: Command) -> None:
    """Whoever commands for a seat holds it, and has neither resigned nor left."""
    if seat not in table.held_by(holder):
        raise reasons.NotYourSeat(seat)
    if table.seats[seat].resigned is not None and not table.over and not isinstance(command, commands.Say):
        raise reasons.already_resigned()
    if table.seats[seat].away and not isinstance(command, commands.Return | commands.Say | commands.Resign):
        raise reasons.away()
