"""Old games: a table that can be looked at again, rebuilt from nothing but the record of its game."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET

from lampion.core.record import Record, RecordSeat
from lampion.tables.events import AnyEvent, Created, Ended, Flagged, Moved, Resigned, Row, Sat, SeatPlan, Started
from lampion.tables.records import OPEN_TO_ALL, seat_name, table_record
from lampion.tables.table import Table

PLAYED_ON = "bot"  # a record does not say which bot played a seat on


def archivable(table: Table) -> Record | None:
    """The record of a finished game, if it says everything that is needed to look at the game again; else None."""
    if table.ended is None or table.frozen is not None:
        return None
    record = table_record(table)
    again = Table(table.id, rows_of(table.id, record, {}, table.changed))
    return record if again.frozen is None and table_record(again) == record else None


def rows_of(name: str, record: Record, holders: Mapping[int, str], at: int) -> list[Row]:
    """The log that a game without undo, chat and questions would have had. `holders` still own their seats."""
    rebuilt = Rebuilt(name, at)
    rebuilt.open(record, holders)
    for number in range(len(record.moves)):
        rebuilt.resign(record, number)
        rebuilt.move(record, number)
    rebuilt.resign(record, len(record.moves))
    rebuilt.end(record)
    return rebuilt.rows


class Rebuilt:
    """A log that grows, and the table that it makes."""

    def __init__(self, name: str, at: int) -> None:
        self.rows: list[Row] = []
        self._at = at
        self._table = Table(name)

    def open(self, record: Record, holders: Mapping[int, str]) -> None:
        promised, position = record.commitment, None if record.position is UNSET else record.position
        assert record.seed is not None, "only a finished game of a table is archived"
        by_chance = any(chance.kind == OPEN_TO_ALL for chance in record.chance)
        self._add(
            Created(
                game=record.game,
                rules=record.rules,
                options=record.options,
                seats=tuple(plan(number, seat) for number, seat in enumerate(record.seats)),
                commitment=None if promised is None else promised.hash,
                secret="" if promised is None else promised.secret,
                start=None if by_chance or position is not None else record.start,
                map=None if record.map is None else record.map.name,
                map_hash=None if record.map is None else record.map.hash,
                position=position,
            )
        )
        for number, seat in enumerate(record.seats):
            if seat.bot is None:
                contribution = None if promised is None else promised.contributions[number]
                self._add(Sat(number, holders.get(number, ""), None, contribution))
        self._add(Started(record.seed, record.start, tuple(one.event() for one in record.chance if one.after == 0)))

    def move(self, record: Record, number: int) -> None:
        line = self._table.line
        if line is not None:
            chance = tuple(one.event() for one in record.chance if one.after == number + 1)
            took = record.times[number] if record.times is not None else 0
            self._add(Moved(int(line.state.seat()), record.moves[number], chance, took))

    def resign(self, record: Record, moves: int) -> None:
        """Whoever gave up after so many moves; a bot played on."""
        for number, seat in enumerate(record.seats):
            if seat.resigned == moves:
                self._add(Resigned(number, PLAYED_ON))

    def end(self, record: Record) -> None:
        assert record.end is not None
        if record.end.seat is not None:
            self._add(Resigned(record.end.seat) if record.end.by == "resign" else Flagged(record.end.seat))
        self._add(Ended(record.end.by, record.end.seat, record.winners, record.scores))

    def _add(self, event: AnyEvent) -> None:
        row = Row(len(self.rows) + 1, self._at, event)
        self.rows.append(row)
        self._table.add(row)


def plan(number: int, seat: RecordSeat) -> SeatPlan:
    """A seat as it may have been planned."""
    name = None if seat.name == seat_name(number, None, seat.bot) else seat.name
    return SeatPlan("human" if seat.bot is None else "bot", name, seat.bot)
