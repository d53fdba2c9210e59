"""Undo reaches back over one's own decisions, to the last thing that came to light."""

import pytest

from lampion.tables.commands import Move, Undo
from lampion.tables.events import Moved
from lampion.tables.reasons import NotYourSeat, Refused
from support.desk import Desk, dump


def lock_of(desk: Desk, seat: int) -> str | None:
    lock = desk.window.envelope(f"holder-{seat}", seat, 0).undo.lock
    return None if lock is None else lock.key


def test_nothing_can_be_undone_before_the_first_decision() -> None:
    desk = Desk("human", "human", start=0)
    assert lock_of(desk, 0) == "table-lock-start"
    with pytest.raises(Refused, match="table-lock-start"):
        desk.do(0, Undo())


def test_a_placement_can_be_taken_back_until_tiles_are_drawn() -> None:
    desk = Desk("human", "human", start=0)
    before = desk.window.envelope("holder-0", 0, 0)
    desk.do(0, Move(code=desk.legal()[0]))
    assert lock_of(desk, 0) is None
    assert desk.window.envelope("holder-0", 0, 0).undo.can
    desk.do(0, Undo())
    after = desk.window.envelope("holder-0", 0, 0)
    assert (after.board, after.legal, after.to_move) == (before.board, before.legal, before.to_move)
    desk.do(0, Move(code=desk.legal()[0]))
    desk.do(0, Move("refill"))
    assert lock_of(desk, 0) == "table-lock-chance"
    with pytest.raises(Refused, match="table-lock-chance"):
        desk.do(0, Undo())


def test_somebody_elses_decision_is_a_lock() -> None:
    desk = Desk("human", "human", start=0)
    desk.do(0, Move(code=desk.legal()[0]))
    assert lock_of(desk, 1) == "table-lock-other"
    with pytest.raises(Refused, match="table-lock-other"):
        desk.do(1, Undo())
    with pytest.raises(NotYourSeat):
        desk.do(0, Undo(), holder="holder-1")


def test_the_end_of_the_game_is_a_lock() -> None:
    desk = Desk("human", "human")
    desk.play_random(200)
    assert {lock_of(desk, 0), lock_of(desk, 1)} == {"table-lock-over"}
    with pytest.raises(Refused, match="refuse-game-over"):
        desk.do(0, Undo())


def test_spectators_are_offered_no_undo() -> None:
    desk = Desk("human", "human", start=0)
    desk.do(0, Move(code=desk.legal()[0]))
    shown = desk.window.envelope(None, None, 0).undo
    assert (shown.can, shown.lock) == (False, None)


def test_after_an_undo_the_same_tiles_are_drawn() -> None:
    desk = Desk("human", "human", start=0)
    plain = Desk("human", "human", start=0)
    choice, other = desk.legal()[0], desk.legal()[5]
    desk.do(0, Move(code=other))
    desk.do(0, Undo())
    for one in (desk, plain):
        one.do(0, Move(code=choice))
        one.do(0, Move("refill"))
    drawn = [row.event.chance for one in (desk, plain) for row in one.rows[-1:] if isinstance(row.event, Moved)]
    assert drawn[0] == drawn[1]


def test_a_replayed_table_stands_where_the_undone_one_stood() -> None:
    desk = Desk("human", "human", start=0)
    desk.do(0, Move(code=desk.legal()[3]))
    desk.do(0, Undo())
    desk.do(0, Move(code=desk.legal()[8]))
    again = desk.again()
    assert again.line is not None and desk.table.line is not None
    assert again.line.state.dump() == desk.table.line.state.dump()
    assert [step.version for step in again.line.steps] == [step.version for step in desk.table.line.steps]


def test_a_take_back_may_reach_behind_barriers_and_replays_the_line() -> None:
    desk = Desk("human", "human", start=0)
    positions = {desk.table.version: dump(desk.table.line)}
    for _ in range(9):
        desk.play_random(1)
        positions[desk.table.version] = dump(desk.table.line)
    for version in sorted(positions, reverse=True):
        fork = desk.table.fork()
        assert fork.line is not None
        fork.line.back(version)
        assert dump(fork.line) == positions[version]


def test_a_bots_memory_forgets_what_was_undone() -> None:
    desk = Desk("human", "human", start=0)
    fresh = Desk("human", "human", start=0)
    first, second = desk.legal()[0], desk.legal()[9]
    desk.do(0, Move(code=first))
    desk.table.observation(1)
    desk.do(0, Undo())
    for one in (desk, fresh):
        one.do(0, Move(code=second))
        one.do(0, Move("refill"))
    assert desk.table.observation(1).dump() == fresh.table.observation(1).dump()
