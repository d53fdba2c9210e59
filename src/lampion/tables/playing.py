"""Sitting down, deciding, taking back, giving up: whether it is allowed, and the events that follow.

Nothing is changed here.
"""

from __future__ import annotations

from msgspec.structs import replace

from lampion.core.chance import ChanceLedger
from lampion.core.message import IllegalAction, NotationError
from lampion.core.record import End
from lampion.tables import reasons
from lampion.tables.commands import PlayLine, Sit
from lampion.tables.events import AnyEvent, Flagged, Moved, Resigned, Sat, Undone
from lampion.tables.handing import handed_on, onward, waits
from lampion.tables.line import Line
from lampion.tables.opening import beginning
from lampion.tables.result import ending
from lampion.tables.table import Table

PLAYS_ON = "greedy"  # the bot that plays a seat on after its person resigned


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
    line = decider(table, seat)
    if table.company.paused:
        raise reasons.paused()
    if table.clocks is not None and table.clocks.fallen(now) is not None:
        raise reasons.time_is_up()
    state, ledger = line.state, ChanceLedger()
    try:
        action = line.game.parse(state, choice) if isinstance(choice, str) else choice
        after = state.after(action, ledger)
    except (IllegalAction, NotationError) as error:
        raise reasons.Refused(error.reason) from None
    took = max(0, now - table.changed)
    held = level is None and waits(table, seat, after)
    moved = Moved(seat, line.game.notation(state, action), tuple(ledger.events), took, level, held)
    return [moved] if held else [moved, *onward(table, after)]


def play_line(table: Table, seat: int, command: PlayLine, now: int) -> list[AnyEvent]:
    """Decide several times, each time in the position that the last decision led to; the first refusal ends it all.

    Nothing is decided beyond what comes to light: a refusal would tell it, and nothing would have happened.
    """
    ahead, events = table.fork(), list[AnyEvent]()
    joined = command.joined and table.line is not None and table.line.last_is(seat)
    for number, choice in enumerate(command.line):
        try:
            if number and ahead.line is not None and ahead.line.state.barrier:
                raise reasons.not_known_yet()
            moved, *others = move(ahead, seat, choice, now)
        except reasons.Refused as problem:
            raise reasons.Refused(problem.reason, number) from None
        assert isinstance(moved, Moved)
        decided = [replace(moved, joined=joined or number > 0), *others]
        ahead.extend(decided, now)
        events += decided
    return events


def undo(table: Table, seat: int) -> list[AnyEvent]:
    """Take back the last decision, if it was this seat's and nothing has come to light since; joined ones together."""
    line = in_play(table)
    if table.company.paused:
        raise reasons.paused()
    lock = line.lock(seat)
    if lock is not None:
        raise reasons.locked(lock)
    to = line.before_last(seat)
    assert to is not None
    return [Undone(seat, to)]


def flag(table: Table, seat: int) -> list[AnyEvent]:
    """The time is up: as if the seat had resigned. Whoever has decided in time has only forgotten to say "done"."""
    line = in_play(table)
    if table.waits == seat:
        return handed_on(table)
    count = len(table.seats)
    if count > 2:
        return [Flagged(seat, PLAYS_ON)]
    return [Flagged(seat), ending(line.state, End("time", seat), [], count)]


def fallen_flag(table: Table, now: int) -> list[AnyEvent]:
    """What follows if somebody's time is up."""
    seat = None if table.clocks is None or table.frozen else table.clocks.fallen(now)
    return [] if seat is None else flag(table, seat)


def resign(table: Table, seat: int) -> list[AnyEvent]:
    """Give up: with two seats the other one wins; with more a bot plays on, and the seat ranks last."""
    line = in_play(table)
    count = len(table.seats)
    if count > 2:
        return [Resigned(seat, PLAYS_ON), *(handed_on(table, [seat], seat) if table.waits == seat else [])]
    return [Resigned(seat), ending(line.state, End("resign", seat), [], count)]


def end_by_host(table: Table) -> list[AnyEvent]:
    """Whoever runs the server ends the game: nobody wins, unless the last move is made and only "done" is missing."""
    line = in_play(table)
    end = End("rules" if line.state.over() else "host")
    return [ending(line.state, end, table.resigned(), len(table.seats))]


def in_play(table: Table) -> Line:
    """The game, if something can be decided in it; raises Refused otherwise."""
    if table.frozen:
        raise reasons.frozen()
    if table.over:
        raise reasons.game_is_over()
    if table.line is None:
        raise reasons.waiting()
    return table.line


def decider(table: Table, seat: int) -> Line:
    """The game, if it is this seat's to decide in it; raises Refused otherwise."""
    line = in_play(table)
    if table.waits is not None:
        raise reasons.not_handed_on(table.waits)
    turn = int(line.state.seat())
    if turn != seat:
        raise reasons.not_your_turn(turn)
    return line
