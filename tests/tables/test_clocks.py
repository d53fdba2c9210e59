"""Clocks: whose runs, what a turn earns, when a flag falls, and time that is given back."""

import pytest

from lampion.tables.clocks import DAY, started
from lampion.tables.commands import Answer, Ask, Leave, Move, Resume
from lampion.tables.events import ClockPlan, Granted
from lampion.tables.playing import flag, move
from lampion.tables.reasons import Refused
from support.desk import STEP, Desk

BANK = ClockPlan(bank=60_000, increment=5_000)


def left(desk: Desk) -> list[int]:
    assert desk.table.clocks is not None
    return list(desk.table.clocks.left)


def test_the_clock_of_the_seat_that_is_asked_runs() -> None:
    desk = Desk("human", "human", start=0, clock=BANK)
    assert desk.table.clocks is not None and desk.table.clocks.asked == 0 and desk.table.clocks.runs
    turn = 0
    while desk.table.to_move() == 0:
        desk.play(desk.legal()[0])
        turn += STEP
    assert left(desk) == [60_000 - turn + 5_000, 60_000]
    assert desk.table.deadline() == desk.table.changed + 60_000


def test_days_are_counted_anew_for_each_turn() -> None:
    clocks = started(ClockPlan(days=2), 2)
    assert clocks is not None
    clocks = clocks.asks(0, True, 1000).asks(1, True, 1000 + DAY)
    assert clocks.left == (DAY, 2 * DAY)
    assert clocks.asks(0, True, 2000 + DAY).left[0] == 2 * DAY


def test_nobody_s_clock_runs_while_a_bot_decides_or_the_table_pauses() -> None:
    desk = Desk("human", "greedy", "human", start=1, clock=BANK)
    assert desk.table.deadline() is None
    while desk.table.to_move() == 1:
        desk.play(desk.legal()[0])
    assert desk.table.deadline() is not None
    desk.do(2, Ask("pause"))
    desk.do(0, Answer(True))
    paused = left(desk)
    assert desk.table.deadline() is None
    desk.do(0, Resume())
    assert left(desk) == paused and desk.table.deadline() is not None
    seat = desk.table.to_move()
    assert seat is not None
    desk.do(seat, Leave(bot=True))
    assert desk.table.deadline() is None


def test_with_two_seats_a_fallen_flag_ends_the_game() -> None:
    desk = Desk("human", "human", start=0, clock=BANK)
    late = (desk.table.deadline() or 0) + 1
    assert desk.table.clocks is not None and desk.table.clocks.fallen(late) == 0
    assert desk.table.clocks.fallen(late - 1) is None
    with pytest.raises(Refused, match="table-refuse-time"):
        move(desk.table, 0, desk.legal()[0], late)
    desk.push(flag(desk.table, 0))
    assert desk.table.ended is not None and desk.table.ended.by == "time" and desk.table.ended.winners == (1,)
    assert desk.window.envelope("holder-0", None, 0).prompt.key == "table-result-time"
    record = desk.window.record()
    assert record.end is not None and record.end.by == "time" and record.end.seat == 0
    assert desk.table.deadline() is None


def test_with_more_seats_a_bot_plays_on_for_the_late_one() -> None:
    desk = Desk("human", "human", "human", start=0, clock=BANK)
    desk.push(flag(desk.table, 0))
    assert not desk.table.over and desk.table.bot_to_move() == "greedy" and desk.table.resigned() == [0]


def test_time_without_a_server_is_given_back() -> None:
    desk = Desk("human", "human", start=0, clock=BANK)
    before = desk.table.deadline()
    assert before is not None
    desk.push([Granted(30_000, desk.table.changed + 30_000)])
    assert desk.table.deadline() == before + 30_000
    desk.do(0, Move(code=desk.legal()[0]))
    assert desk.again().deadline() == desk.table.deadline()
