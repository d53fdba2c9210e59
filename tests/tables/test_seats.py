"""Open seats, shared devices, rematches."""

import pytest

from lampion.core.commitment import seed_from
from lampion.tables.commands import Move, Rematch, Resign, Sit
from lampion.tables.events import Created, Rematched, Sat, Started
from lampion.tables.reasons import NotYourSeat, Refused
from lampion.tables.rematch import rematch
from lampion.tables.table import Table
from support.desk import SECRET, Desk


def test_a_table_with_open_seats_waits_and_shows_its_commitment() -> None:
    desk = Desk("human", "open", "greedy")
    seen = desk.window.envelope("holder-0", None, 0)
    assert (seen.started, seen.to_move, bytes(seen.board), bytes(seen.legal)) == (False, None, b"null", b"null")
    assert seen.prompt.key == "table-prompt-waiting" and seen.prompt.args == {"open": 1}
    assert len(seen.commitment) == 64
    assert [seat.kind for seat in seen.seats] == ["human", "open", "bot"]
    with pytest.raises(Refused, match="table-refuse-waiting"):
        desk.do(0, Move("refill"))


def test_the_last_one_to_sit_begins_the_game_and_adds_to_its_seed() -> None:
    desk = Desk("human", "open")
    desk.do(1, Sit("Bea", "ff" * 16), holder="bea")
    started = desk.rows[-1].event
    assert isinstance(started, Started)
    assert started.seed == seed_from(SECRET, [f"{0:032x}", "ff" * 16])
    seen = desk.window.envelope("bea", None, 0)
    assert (seen.seat, seen.mine, seen.started) == (1, [1], True)
    assert [entry.kind for entry in seen.log.entries] == ["sit", "start"]


def test_a_seat_is_taken_once() -> None:
    desk = Desk("human", "open", "open")
    desk.do(1, Sit("Bea"), holder="bea")
    for seat in (0, 1):
        with pytest.raises(Refused, match="table-refuse-taken"):
            desk.do(seat, Sit("Cy"), holder="cy")
    with pytest.raises(NotYourSeat):
        desk.do(7, Sit("Cy"), holder="cy")


def test_one_device_may_hold_several_seats_and_looks_from_the_one_that_decides() -> None:
    desk = Desk("open", "open", start=1)
    desk.do(0, Sit("Ada"), holder="device")
    desk.do(1, Sit("Bea"), holder="device")
    seen = desk.window.envelope("device", None, 0)
    assert (seen.seat, seen.mine) == (1, [0, 1])
    assert desk.window.envelope("device", 0, 0).seat == 0
    with pytest.raises(NotYourSeat):
        desk.window.envelope("somebody", 0, 0)


def test_a_rematch_seats_everybody_one_further_at_a_new_table() -> None:
    desk = Desk("human", "greedy", "human", start=0)
    with pytest.raises(Refused, match="table-refuse-running"):
        rematch(desk.table, 0, "holder-0", Rematch(), "new", SECRET)
    desk.play_random(200)
    old, new = rematch(desk.table, 2, "holder-2", Rematch("ab" * 16), "new", SECRET)
    assert old == [Rematched(2, "new")]
    created, *sitters, started = new
    assert isinstance(created, Created) and isinstance(started, Started)
    assert [seat.kind for seat in created.seats] == ["human", "human", "bot"]
    assert (created.start, created.rematch_of) == (1, "desk")
    assert [(sat.seat, sat.holder, sat.contribution) for sat in sitters if isinstance(sat, Sat)] == [
        (0, "holder-2", "ab" * 16),
        (1, "holder-0", None),
    ]
    with pytest.raises(NotYourSeat):
        rematch(desk.table, 0, "stranger", Rematch(), "new", SECRET)


def test_a_resigned_game_can_be_played_again() -> None:
    desk = Desk("human", "human")
    desk.do(0, Resign())
    desk.push(rematch(desk.table, 0, "holder-0", Rematch(), "new", SECRET)[0])
    assert desk.window.envelope("holder-1", None, 0).rematch == "new"
    assert Table("desk", desk.rows).rematch == "new"
