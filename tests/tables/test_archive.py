"""An old game is rebuilt from its record alone, and nothing that a record says is lost."""

import msgspec
import pytest

from lampion.service.window import Window
from lampion.tables.archive import archivable, rows_of
from lampion.tables.commands import Resign, Say
from lampion.tables.records import table_record
from lampion.tables.table import Table
from support.desk import Desk

PLAYERS = {"axio": 3, "pagoda": 2, "panda": 3}


def rebuilt(desk: Desk) -> Table:
    record = archivable(desk.table)
    assert record is not None
    held = {number: seat.holder for number, seat in enumerate(desk.table.seats) if seat.holder is not None}
    return Table(desk.table.id, rows_of(desk.table.id, record, held, desk.table.changed))


@pytest.mark.parametrize("game", PLAYERS)
def test_a_finished_game_looks_as_it_did(game: str) -> None:
    desk = Desk(*["human"] * PLAYERS[game], played=game)
    desk.do(0, Say("hello"))
    desk.play_random(10_000)
    again = rebuilt(desk)
    assert again.over and again.frozen is None and table_record(again) == table_record(desk.table)
    for holder in ("holder-0", "holder-1", None):
        one, two = (Window(table).envelope(holder, None, 0) for table in (desk.table, again))
        for part in ("board", "zones", "result", "scores", "mine", "commitment"):
            assert msgspec.json.encode(getattr(one, part)) == msgspec.json.encode(getattr(two, part)), part


def test_who_gave_up_is_remembered() -> None:
    desk = Desk("human", "human", "human", start=0)
    desk.play_random(6)
    desk.do(1, Resign())
    desk.play_random(10_000)
    again = rebuilt(desk)
    assert again.resigned() == [1] and table_record(again) == table_record(desk.table)

    two = Desk("human", "human", start=0)
    two.play_random(4)
    two.do(0, Resign())
    ended = rebuilt(two).ended
    assert ended is not None and (ended.by, ended.seat, ended.winners) == ("resign", 0, (1,))


def test_a_running_game_is_not_archived() -> None:
    desk = Desk("human", "human")
    desk.play_random(4)
    assert archivable(desk.table) is None
