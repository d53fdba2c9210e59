"""Where a decision could still be taken back, the table waits for "done" before the next seat is asked.

In Way of the Panda everything is public, so whatever hands the move on waits; in AXIO tiles are drawn before.
"""

import pytest

from lampion.core.rng import rng_from
from lampion.tables.commands import Answer, Ask, Done, Leave, Move, Rematch, Resign, Resume, Return, SetWait, Undo
from lampion.tables.deciding import decide
from lampion.tables.events import ClockPlan, Ended, HandedOn, Moved
from lampion.tables.playing import flag
from lampion.tables.reasons import NotYourSeat, Refused
from lampion.tables.rematch import rematch
from support.desk import STEP, Desk, dump


def panda(*kinds: str, clock: ClockPlan | None = None) -> Desk:
    return Desk(*(kinds or ("human", "human")), played="panda", start=0, clock=clock)


def held(desk: Desk) -> Desk:
    """Seat 0 has placed its first guard, and the table waits."""
    desk.do(0, Move(code=desk.legal()[0]))
    return desk


def test_the_next_seat_is_not_asked_before_done() -> None:
    desk = held(panda())
    mine, theirs = desk.window.envelope("holder-0", 0, 0), desk.window.envelope("holder-1", 1, 0)
    assert (mine.to_move, theirs.to_move) == (0, 0)
    assert mine.waits is not None
    assert (mine.waits.seat, mine.waits.next, theirs.waits) == (0, 1, mine.waits)
    assert (mine.prompt.key, theirs.prompt.key) == ("table-prompt-done", "table-prompt-not-done")
    assert bytes(mine.legal) == bytes(theirs.legal) == b"null"
    with pytest.raises(Refused, match="table-refuse-not-done"):
        desk.do(1, Move(code=desk.legal()[0]))
    with pytest.raises(Refused, match="table-refuse-not-done"):
        desk.do(0, Move(code=desk.legal()[0]))
    desk.do(0, Done())
    theirs = desk.window.envelope("holder-1", 1, 0)
    assert (theirs.to_move, theirs.waits) == (1, None)
    assert bytes(theirs.legal) != b"null"


def test_until_done_it_can_be_taken_back_and_afterwards_not() -> None:
    desk = panda()
    before = dump(desk.table.line)
    held(desk)
    assert desk.window.envelope("holder-0", 0, 0).undo.can
    desk.do(0, Undo())
    assert (dump(desk.table.line), desk.table.waits, desk.table.to_move()) == (before, None, 0)
    held(desk)
    desk.do(0, Done())
    desk.do(1, Move(code=desk.legal()[0]))
    with pytest.raises(Refused, match="table-lock-other"):
        desk.do(0, Undo())


def test_done_is_only_for_the_seat_that_is_waited_for() -> None:
    desk = held(panda())
    with pytest.raises(Refused, match="table-refuse-nothing-done"):
        desk.do(1, Done())
    with pytest.raises(NotYourSeat):
        desk.do(0, Done(), holder="holder-1")
    desk.do(0, Done())
    with pytest.raises(Refused, match="table-refuse-nothing-done"):
        desk.do(0, Done())


def test_a_restarted_server_waits_too() -> None:
    desk = held(panda())
    again = desk.again()
    assert (again.waits, again.to_move(), again.frozen) == (0, 0, None)
    desk.do(0, Done())
    assert (desk.again().waits, desk.again().to_move()) == (None, 1)


def test_whoever_does_not_want_to_be_asked_is_not() -> None:
    desk = panda()
    desk.do(0, SetWait(False))
    desk.do(0, Move(code=desk.legal()[0]))
    assert (desk.table.waits, desk.table.to_move()) == (None, 1)
    desk.do(1, Move(code=desk.legal()[0]))
    assert desk.table.waits == 1, "each seat sets it for itself"
    settings = [desk.window.envelope(f"holder-{seat}", seat, 0).settings for seat in (0, 1)]
    assert [one is not None and one.wait for one in settings] == [False, True]
    assert desk.window.envelope(None, None, 0).settings is None


def test_to_set_it_off_while_it_waits_is_done() -> None:
    desk = held(panda())
    desk.do(0, SetWait(False))
    assert (desk.table.waits, desk.table.to_move()) == (None, 1)


def test_bots_are_never_waited_for_and_wait_themselves() -> None:
    desk = held(panda("human", "greedy"))
    assert desk.table.bot_to_move() is None
    desk.do(0, Done())
    assert desk.table.bot_to_move() == "greedy"
    desk.play(desk.legal()[0])
    assert (desk.table.waits, desk.table.to_move()) == (None, 0)


def test_what_brought_chance_to_light_needs_no_done() -> None:
    desk = Desk("human", "human", start=0)
    desk.do(0, Move(code=desk.legal()[0]))
    assert desk.table.waits is None, "the same seat draws next"
    desk.do(0, Move("refill"))
    assert (desk.table.waits, desk.table.to_move()) == (None, 1)


def test_the_end_of_the_game_waits_too() -> None:
    desk = panda()
    last = finish_but_one(desk)
    seat = desk.table.to_move()
    assert seat is not None
    desk.do(seat, Move(code=last))
    seen = desk.window.envelope(f"holder-{seat}", seat, 0)
    assert (seen.over, seen.result, seen.prompt.key) == (False, None, "table-prompt-done-end")
    assert seen.waits is not None and seen.waits.next is None
    desk.do(seat, Undo())
    desk.do(seat, Move(code=last))
    desk.do(seat, Done())
    assert desk.table.over
    assert isinstance(desk.rows[-1].event, Ended) and desk.rows[-1].event.by == "rules"


def finish_but_one(desk: Desk) -> int:
    """Play a random game up to its last decision, and answer which that is."""
    model = panda()
    model.play_random(30_000, rng_from("to the end"))
    assert model.table.over
    assert model.table.line is not None
    *steps, last = model.table.line.steps
    for step in steps:
        desk.play(step.action)
    return last.action


def test_the_clock_of_the_one_who_has_not_said_done_runs() -> None:
    desk = held(panda(clock=ClockPlan(bank=60_000, increment=5_000)))
    assert desk.table.clocks is not None
    assert (desk.table.clocks.asked, desk.table.clocks.runs) == (0, True)
    before = desk.table.clocks.left[0]
    desk.do(0, Done())
    assert desk.table.clocks.asked == 1
    assert desk.table.clocks.left[0] > before - 5 * STEP, "the increment comes with done"


@pytest.mark.parametrize("seats", [2, 3])
def test_time_that_runs_out_while_the_table_waits_counts_as_done(seats: int) -> None:
    desk = held(panda(*["human"] * seats, clock=ClockPlan(bank=60_000)))
    desk.push(flag(desk.table, 0))
    assert (desk.table.over, desk.table.waits, desk.table.to_move()) == (False, None, 1)
    assert desk.table.resigned() == []


def test_resigning_while_the_table_waits() -> None:
    desk = held(panda())
    desk.do(0, Resign())
    assert desk.table.over and desk.table.waits is None
    more = held(panda("human", "human", "human"))
    more.do(0, Resign())
    assert (more.table.over, more.table.waits, more.table.to_move()) == (False, None, 1)
    other = held(panda("human", "human", "human"))
    other.do(1, Resign())
    assert (other.table.waits, other.table.to_move()) == (0, 0), "somebody else's giving up is no done"


@pytest.mark.parametrize("bot", [True, False])
def test_whoever_leaves_hands_on(bot: bool) -> None:
    desk = held(panda())
    desk.do(0, Leave(bot))
    assert (desk.table.waits, desk.table.to_move()) == (None, 1)
    desk.do(0, Return())
    assert desk.again().to_move() == 1


def test_a_pause_holds_done_up() -> None:
    desk = held(panda())
    desk.do(0, Ask("pause"))
    desk.do(1, Answer(True))
    with pytest.raises(Refused, match="table-refuse-paused"):
        desk.do(0, Done())
    desk.do(1, Resume())
    desk.do(0, Done())
    assert desk.table.to_move() == 1


def test_a_take_back_reaches_behind_done() -> None:
    desk = held(panda())
    desk.do(0, Done())
    desk.do(1, Move(code=desk.legal()[0]))
    desk.do(0, Ask("take-back"))
    desk.do(1, Answer(True))
    assert (desk.table.waits, desk.table.to_move()) == (None, 0)
    assert desk.table.line is not None and desk.table.line.steps == []


def test_on_a_shared_device_each_seat_says_done() -> None:
    desk = panda()
    desk.table.seats[1].holder = "holder-0"
    held(desk)
    assert desk.window.envelope("holder-0", None, 0).seat == 0, "the device still shows the one who has to say done"
    desk.do(0, Done())
    assert desk.window.envelope("holder-0", None, 0).seat == 1


def test_spectators_see_who_is_waited_for() -> None:
    seen = held(panda()).window.envelope(None, None, 0)
    assert seen.waits is not None and seen.waits.seat == 0
    assert (seen.prompt.key, seen.undo.can) == ("table-prompt-not-done", False)


def test_a_log_from_before_the_table_waited_still_plays() -> None:
    desk = panda()
    desk.do(0, SetWait(False))
    desk.do(1, SetWait(False))
    desk.play_random(20)
    moves = [row for row in desk.rows if isinstance(row.event, Moved)]
    assert all(not row.event.waits for row in moves if isinstance(row.event, Moved))
    assert not [row for row in desk.rows if isinstance(row.event, HandedOn)]
    assert desk.again().frozen is None


def test_a_rematch_keeps_how_one_likes_to_be_asked() -> None:
    desk = panda()
    desk.do(0, SetWait(False))
    desk.do(1, Resign())
    _, rows = rematch(desk.table, 0, "holder-0", Rematch(), "again", "5e" * 32)
    fresh = Desk("human", "human", played="panda")
    fresh.push(rows[-1:])
    assert [seat.wait for seat in fresh.table.seats] == [True, False], "everybody sits one seat further"


def test_a_game_in_which_everybody_hesitates_ends_like_one_in_which_nobody_does() -> None:
    plain, slow = panda(), panda()
    for seat in (0, 1):
        plain.do(seat, SetWait(False))
    plain.play_random(400)
    assert plain.table.line is not None and slow.table.line is not None
    for step in plain.table.line.steps:
        events = decide(slow.table, step.seat, f"holder-{step.seat}", Move(code=step.action), slow.table.changed + STEP)
        slow.push(events)
        if slow.table.waits is not None:
            slow.do(step.seat, Undo())
            slow.do(step.seat, Move(code=step.action))
            slow.do(step.seat, Done())
    assert dump(slow.table.line) == dump(plain.table.line)
