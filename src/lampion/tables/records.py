"""The record of a table: what anybody may have of it now, and everything once the game is over."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from lampion.core.record import FORMAT, FROM_POSITION, Chance, Commitment, End, Record, RecordSeat
from lampion.tables.opening import setup
from lampion.tables.seats import Seat
from lampion.tables.table import Table

OPEN_TO_ALL = "start"  # the one chance event that every game shows: who begins


def table_record(table: Table, whole: bool = False) -> Record:
    """The line that stands. While the game runs, neither seed nor secret nor what chance decided is in it.

    Unless the `whole` of it is asked for, by somebody who has chosen the seed.
    """
    created, line, ended = table.created, table.line, table.ended
    whole = whole or ended is not None
    assert created is not None
    steps = line.steps if line is not None else []
    return Record(
        lampion=FORMAT if created.position is None else FROM_POSITION,
        game=created.game,
        rules=created.rules,
        options=created.options,
        map=created.edition,
        seats=tuple(record_seat(number, seat) for number, seat in enumerate(table.seats)),
        start=line.start if line is not None else created.start or 0,
        seed=table.started.seed if whole and table.started is not None else None,
        commitment=revealed(table) if whole else None,
        moves=(*(step.move for step in steps), *table.lost_moves),
        chance=tuple(chance for chance in all_chance(table) if whole or chance.kind == OPEN_TO_ALL),
        end=End(ended.by, ended.seat) if ended is not None else None,
        scores=tuple(tuple(line.state.tally(seat)) for seat in range(len(table.seats))) if line is not None else (),
        winners=ended.winners if ended is not None else (),
        times=tuple(step.took for step in steps),
        position=first_position(table, whole),
    )


def record_seat(number: int, seat: Seat) -> RecordSeat:
    """Who sat there; a person for whom a bot played on, or plays meanwhile, stays the person in the record."""
    played_on = seat.resigned is not None and seat.level is not None
    bot = None if played_on or seat.away else seat.level
    return RecordSeat(seat_name(number, seat.name, bot), bot, seat.resigned if played_on else None)


def seat_name(number: int, name: str | None, bot: str | None) -> str:
    """What a record calls a seat: a file has no language of its own."""
    return name or bot or f"Seat {number + 1}"


def revealed(table: Table) -> Commitment | None:
    """What was promised, and all that proves it; None where nothing was."""
    created = table.created
    assert created is not None
    if created.commitment is None:
        return None
    given = tuple(seat.contribution for seat in table.seats)
    return Commitment(created.commitment, table.id, created.secret, given)


def first_position(table: Table, whole: bool) -> str | UnsetType:
    """The text of the position it began from; unless the whole is asked for, what a spectator may know of it."""
    created, game = table.created, table.game
    assert created is not None
    if created.position is None:
        return UNSET
    if whole:
        return created.position
    if game is None or (table.frozen and table.line is None):
        return "?"  # the rules that wrote it are not these
    return game.view_text(game.described(created.position, setup(game, created, "")), None)


def all_chance(table: Table) -> list[Chance]:
    """Everything chance decided in the line that stands, in order."""
    line = table.line
    parts = [] if line is None else [line.start_chance, *(step.chance for step in line.steps)]
    return [Chance(after, one.kind, one.seat, one.items) for after, events in enumerate(parts) for one in events]
