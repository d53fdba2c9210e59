"""Giving up: who wins, who plays on, and what the record says."""

import pytest
from msgspec.structs import replace

from lampion.core.registry import game
from lampion.core.replay import fault_of
from lampion.tables.commands import Move, Resign, Undo
from lampion.tables.reasons import NotYourSeat, Refused
from support.desk import Desk


def test_with_two_seats_the_other_one_wins() -> None:
    desk = Desk("human", "human", start=0)
    desk.play_random(5)
    desk.do(1, Resign())
    result = desk.window.envelope("holder-0", None, 0).result
    assert result is not None
    assert (result.winners, result.by, result.seat) == ([0], "resign", 1)
    assert result.headline.key == "table-result-resign"
    assert fault_of(game("axio"), desk.window.record()) is None
    with pytest.raises(Refused, match="game-over"):
        desk.do(0, Resign())


def test_alone_it_just_ends() -> None:
    desk = Desk("human")
    desk.play_random(3)
    desk.do(0, Resign())
    result = desk.window.envelope("holder-0", None, 0).result
    assert result is not None
    assert (result.winners, result.by, result.seat) == ([], "resign", 0)
    assert fault_of(game("axio"), desk.window.record()) is None


@pytest.mark.parametrize("lot", range(6))
def test_with_more_seats_a_bot_plays_on_and_the_seat_ranks_last(lot: int) -> None:
    desk = Desk("human", "human", "human", start=0, secret=f"{lot:064x}")
    desk.play_random(4)
    desk.do(0, Resign())
    assert not desk.table.over
    seat = desk.window.envelope(None, None, 0).seats[0]
    assert (seat.kind, seat.level, seat.resigned, seat.held) == ("bot", "greedy", True, True)
    desk.play_random(200)
    assert desk.table.ended is not None
    assert 0 not in desk.table.ended.winners
    assert desk.table.ended.winners
    record = desk.window.record()
    assert fault_of(game("axio"), record) is None
    assert record.winners == desk.table.ended.winners
    assert [seat.resigned for seat in record.seats] == [4, None, None]
    assert fault_of(game("axio"), replace(record, winners=(0,))) is not None


def test_who_resigned_decides_no_more_but_may_watch_from_the_seat() -> None:
    desk = Desk("human", "human", "human", start=0)
    desk.do(0, Resign())
    assert desk.table.bot_to_move() == "greedy"
    seen = desk.window.envelope("holder-0", None, 0)
    assert seen.seat == 0 and bytes(seen.legal) == b"null" and not seen.undo.can
    for command in (Move(code=desk.legal()[0]), Undo(), Resign()):
        with pytest.raises(Refused, match="table-refuse-resigned"):
            desk.do(0, command)


def test_nobody_resigns_for_somebody_else() -> None:
    desk = Desk("human", "human")
    with pytest.raises(NotYourSeat):
        desk.do(0, Resign(), holder="holder-1")
