"""What people and bots may ask of a table, and the events that follow if it is allowed. Nothing is changed here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from lampion.core.message import IllegalAction, NotationError
from lampion.core.record import End
from lampion.tables import reasons
from lampion.tables.events import AnyEvent, Moved, Resigned, Sat, Undone
from lampion.tables.line import Line
from lampion.tables.opening import beginning
from lampion.tables.result import ending
from lampion.tables.table import Table

PLAYS_ON = "greedy"  # the bot that plays a seat on after its person resigned


@dataclass(frozen=True)
class Move:
    """Decide: by notation or by code."""

    action: str | int


@dataclass(frozen=True)
class Undo:
    """Take the last decision back."""


@dataclass(frozen=True)
class Resign:
    """Give up."""


@dataclass(frozen=True)
class Sit:
    """Take an open seat."""

    name: str | None
    contribution: str | None = None


@dataclass(frozen=True)
class Rematch:
    """Play again with the same company, at a new table."""

    contribution: str | None = None


Command: TypeAlias = Move | Undo | Resign | Sit | Rematch


def decide(table: Table, seat: int, holder: str, command: Move | Undo | Resign | Sit, now: int) -> list[AnyEvent]:
    """The events a client's command brings about. Raises Refused or NotYourSeat."""
    if isinstance(command, Sit):
        return sit(table, seat, holder, command)
    if seat not in table.held_by(holder):
        raise reasons.NotYourSeat(seat)
    if table.seats[seat].resigned is not None and not table.over:
        raise reasons.already_resigned()
    match command:
        case Move():
            return move(table, seat, command.action, now)
        case Undo():
            return undo(table, seat)
        case Resign():
            return resign(table, seat)


def sit(table: Table, seat: int, holder: str, command: Sit) -> list[AnyEvent]:
    """Take an open seat; the last one begins the game."""
    if table.frozen:
        raise reasons.frozen()
    if not 0 <= seat < len(table.seats):
        raise reasons.NotYourSeat(seat)
    if table.seats[seat].kind != "open":
        raise reasons.seat_taken(seat)
    sat = Sat(seat, holder, command.name, command.contribution)
    others = [other for number, other in enumerate(table.seats) if number != seat]
    if not all(other.filled for other in others):
        return [sat]
    assert table.created is not None and table.game is not None
    given = [other.contribution for other in table.seats]
    given[seat] = command.contribution
    return [sat, beginning(table.game, table.created, given)]


def move(table: Table, seat: int, choice: str | int, now: int, level: str | None = None) -> list[AnyEvent]:
    """Decide. `level` names the bot that chose; the end of the game follows in the same breath."""
    line = in_play(table)
    turn = int(line.state.seat())
    if turn != seat:
        raise reasons.not_your_turn(turn)
    state = line.state
    try:
        action = line.game.parse(state, choice) if isinstance(choice, str) else choice
        after, luck = line.carry_out(action)
    except (IllegalAction, NotationError) as error:
        raise reasons.Refused(error.reason) from None
    took = max(0, now - table.changed)
    moved = Moved(seat, line.game.notation(state, action), tuple(luck.outcomes), took, level)
    if not after.over():
        return [moved]
    return [moved, ending(after, End("rules"), table.resigned(), len(table.seats))]


def undo(table: Table, seat: int) -> list[AnyEvent]:
    """Take back the last decision, if it was this seat's and nothing has come to light since."""
    line = in_play(table)
    lock = line.lock(seat)
    if lock is not None:
        raise reasons.locked(lock)
    return [Undone(seat, line.steps[-1].version - 1)]


def resign(table: Table, seat: int) -> list[AnyEvent]:
    """Give up: with two seats the other one wins; with more a bot plays on, and the seat ranks last."""
    line = in_play(table)
    count = len(table.seats)
    if count > 2:
        return [Resigned(seat, PLAYS_ON)]
    return [Resigned(seat), ending(line.state, End("resign", seat), [], count)]


def in_play(table: Table) -> Line:
    """The game, if something can be decided in it; raises Refused otherwise."""
    if table.frozen:
        raise reasons.frozen()
    if table.over:
        raise reasons.game_is_over()
    if table.line is None:
        raise reasons.waiting()
    return table.line
