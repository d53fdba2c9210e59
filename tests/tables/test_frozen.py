"""A row that today's rules refuse freezes its table, and nothing else."""

import msgspec
import pytest

from lampion.service.window import Window
from lampion.tables.commands import Move, Resign, Undo
from lampion.tables.events import AnyEvent, Created, Moved, Row
from lampion.tables.reasons import Refused
from lampion.tables.table import Table
from support.desk import Desk


def frozen_by(desk: Desk, event: AnyEvent) -> Table:
    return Table("desk", [*desk.rows, Row(desk.table.version + 1, 0, event)])


@pytest.mark.parametrize(
    "event",
    [
        Moved(0, "r(0,0) r(0,1)"),
        Moved(0, "not a move"),
        Moved(1, "refill"),
        Moved(0, "refill"),
    ],
    ids=["illegal", "unreadable", "wrong seat", "out of phase"],
)
def test_the_table_stays_as_it_was_before_the_row(event: Moved) -> None:
    desk = Desk("human", "human", start=0)
    desk.play_random(4)
    if desk.table.to_move() != 0:
        desk.play_random(2)
    assert desk.table.to_move() == 0
    table = frozen_by(desk, event)
    assert table.frozen is not None and table.frozen.version == table.version
    seen, good = Window(table).envelope("holder-0", None, 0), desk.window.envelope("holder-0", 0, 0)
    assert seen.board == good.board
    assert seen.frozen is not None and seen.frozen.text.key == "table-frozen"
    assert (seen.to_move, bytes(seen.legal), seen.undo.can) == (None, b"null", False)


def test_nothing_more_can_be_done_there_but_saving_the_game() -> None:
    desk = Desk("human", "human", start=0)
    desk.play_random(4)
    table = frozen_by(desk, Moved(0, "no such move"))
    desk.table = table
    for command in (Move("refill"), Undo(), Resign()):
        with pytest.raises(Refused, match="table-refuse-frozen"):
            desk.do(0, command)
    record = Window(table).record()
    assert record.moves[-1] == "no such move" and len(record.moves) == 5
    assert record.seed is None


def test_wrong_outcomes_of_chance_freeze_it() -> None:
    desk = Desk("human", "human", start=0)
    desk.play(desk.legal()[0])
    table = frozen_by(desk, Moved(0, "refill", ()))
    assert table.frozen is not None and "chance outcome" in table.frozen.problem


@pytest.mark.parametrize(("game", "rules"), [("axio", "0"), ("chess", "1")])
def test_a_table_of_other_rules_or_of_a_missing_game_is_frozen_from_the_start(game: str, rules: str) -> None:
    desk = Desk("human", "human")
    created = desk.rows[0].event
    assert isinstance(created, Created)
    other = msgspec.structs.replace(created, game=game, rules=rules)
    table = Table("desk", [msgspec.structs.replace(desk.rows[0], event=other), *desk.rows[1:]])
    assert table.frozen is not None and table.frozen.version == 1
    seen = Window(table).envelope(None, None, 0)
    assert (seen.game, bytes(seen.board), seen.version) == (game, b"null", len(desk.rows))


def test_rows_after_the_bad_one_are_counted_and_exported_but_not_played() -> None:
    desk = Desk("human", "human", start=0)
    table = frozen_by(desk, Moved(0, "bad"))
    table.add(Row(table.version + 1, 0, Moved(0, "refill")))
    assert table.frozen is not None and table.frozen.version == table.version - 1
    assert table.lost_moves == ["bad", "refill"]
