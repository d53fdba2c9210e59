"""Several decisions in one piece: all of them happen or none, and undo takes all of them back."""

import pytest

from lampion.tables.commands import Answer, Ask, Done, Move, PlayLine, SetWait, Undo
from lampion.tables.events import Moved
from lampion.tables.reasons import Refused
from support.desk import Desk, dump

TURN = ["space 0", "option 1"]


def panda_desk(*kinds: str) -> Desk:
    """Way of the Panda at the beginning of a turn of seat 0."""
    desk = Desk(*(kinds or ("human", "human")), played="panda", start=0)
    while desk.table.line is not None and desk.table.line.state.dump()["phase"] != 2:
        desk.play(desk.legal()[0])
    while desk.table.to_move() != 0:
        desk.play(desk.legal()[-1])
    return desk


def a_turn(desk: Desk, seat: int = 0) -> list[str]:
    """A whole turn of several decisions, as the game lists it."""
    assert desk.table.line is not None
    line = desk.table.line
    found = line.game.turns(line.state, seat).turns.list  # type: ignore[attr-defined]
    return list(max((turn for turn in found if turn.ask is None), key=lambda turn: len(turn.line)).line)


def moves(desk: Desk) -> list[Moved]:
    return [row.event for row in desk.rows if isinstance(row.event, Moved)]


def test_a_line_is_stored_as_its_decisions_and_replays() -> None:
    desk, other = panda_desk(), panda_desk()
    line, before = a_turn(desk), len(desk.rows)
    assert len(line) > 3
    desk.do(0, PlayLine(line))
    for decision in line:
        other.do(0, Move(decision))
    assert [row.event.move for row in desk.rows[before:] if isinstance(row.event, Moved)] == line
    assert dump(desk.table.line) == dump(other.table.line) == dump(desk.again().line)
    assert [move.joined for move in moves(desk)[-len(line) :]] == [False] + [True] * (len(line) - 1)
    assert desk.table.waits == 0, "as after a single decision"


@pytest.mark.parametrize("wrong", [1, 2, -1])
def test_one_refused_decision_refuses_the_whole_line(wrong: int) -> None:
    desk = panda_desk()
    line = a_turn(desk)
    broken = [*line[:wrong], "move a1" if wrong == 1 else "cover yes", "pass"]
    before = dump(desk.table.line)
    with pytest.raises(Refused) as caught:
        desk.do(0, PlayLine(broken))
    assert caught.value.step == len(line[:wrong]) and caught.value.reason.key.startswith("panda-refuse")
    assert dump(desk.table.line) == before and desk.again().version == desk.table.version


def test_what_comes_after_the_own_turn_is_not_ones_own() -> None:
    desk = panda_desk()
    line = a_turn(desk)
    with pytest.raises(Refused, match="table-refuse-not-done") as caught:
        desk.do(0, PlayLine([*line, "pass"]))
    assert caught.value.step == len(line)
    desk.do(0, SetWait(False))
    with pytest.raises(Refused, match="table-refuse-turn"):
        desk.do(0, PlayLine([*line, "pass"]))


def test_whoever_is_not_asked_plays_no_line() -> None:
    desk = panda_desk()
    with pytest.raises(Refused, match="table-refuse-turn") as caught:
        desk.do(1, PlayLine(["pass"]))
    assert caught.value.step == 0


def test_undo_takes_a_line_back_in_one_step() -> None:
    desk = panda_desk()
    before, line = dump(desk.table.line), a_turn(desk)
    desk.do(0, PlayLine(line))
    desk.do(0, Undo())
    assert dump(desk.table.line) == before == dump(desk.again().line)
    assert desk.window.envelope("holder-0", 0, 0).log.entries[-2].undone


def test_two_lines_are_taken_back_one_after_the_other_unless_they_are_joined() -> None:
    for joined in (False, True):
        desk = panda_desk()
        line, before = a_turn(desk), dump(desk.table.line)
        desk.do(0, PlayLine(line[:2]))
        between = dump(desk.table.line)
        desk.do(0, PlayLine(line[2:], joined))
        desk.do(0, Undo())
        assert dump(desk.table.line) == (before if joined else between)


def test_nothing_is_joined_to_another_seats_decision() -> None:
    desk = panda_desk()
    line = a_turn(desk)
    desk.play(desk.legal()[-1])  # pass
    assert desk.table.to_move() == 1
    before = dump(desk.table.line)
    desk.do(1, PlayLine(["pass"], joined=True))
    desk.do(1, Undo())
    assert dump(desk.table.line) == before and line


def test_undo_stops_at_what_came_to_light_within_a_line() -> None:
    desk = Desk("human", "human", start=0)
    place = desk.table.line.game.notation(desk.table.line.state, desk.legal()[0])  # type: ignore[union-attr]
    desk.do(0, PlayLine([place, "refill"]))
    with pytest.raises(Refused, match="table-lock-chance"):
        desk.do(0, Undo())


def test_no_line_goes_beyond_what_nobody_knows_before() -> None:
    """Else a refusal would show what is drawn, and nothing would have happened."""
    desk = Desk("human", "human", start=0)
    place = desk.table.line.game.notation(desk.table.line.state, desk.legal()[0])  # type: ignore[union-attr]
    for third in ("refill", "nonsense", place):
        with pytest.raises(Refused, match="table-refuse-line-chance") as caught:
            desk.do(0, PlayLine([place, "refill", third]))
        assert caught.value.step == 2


def test_a_take_back_that_the_others_grant_goes_back_over_the_whole_line() -> None:
    desk = panda_desk()
    before, line = dump(desk.table.line), a_turn(desk)
    desk.do(0, PlayLine(line))
    desk.do(0, Done())
    desk.do(0, Ask("take-back"))
    desk.do(1, Answer(True))
    assert dump(desk.table.line) == before == dump(desk.again().line)
