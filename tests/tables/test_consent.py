"""Take-backs and pauses by consent; leaving and coming back; seats that move to another device."""

from hashlib import sha256

import pytest

from lampion.tables.commands import Answer, Ask, Leave, Move, OfferSeat, Resume, Return, Sit, TakeSeat, Undo
from lampion.tables.company import OFFER_LASTS
from lampion.tables.deciding import decide
from lampion.tables.reasons import NotYourSeat, Refused
from support.desk import Desk

CODE = "a code that only both devices know"


def refusal(desk: Desk, seat: int, command: object, holder: str | None = None) -> str:
    with pytest.raises(Refused) as refused:
        desk.do(seat, command, holder)  # type: ignore[arg-type]
    return refused.value.reason.key


def view(desk: Desk, seat: int) -> bytes:
    assert desk.table.line is not None
    return bytes(desk.window.envelope(f"holder-{seat}", seat, 0).board)


def test_a_decision_is_taken_back_when_all_others_agree() -> None:
    desk = Desk("human", "human", "human", start=0)
    before = view(desk, 0)
    desk.play(desk.legal()[0])
    desk.play(desk.legal()[0])
    desk.play(desk.legal()[0])
    assert desk.table.to_move() == 1
    desk.do(0, Ask("take-back"))
    assert refusal(desk, 1, Ask("pause")) == "table-refuse-asked"
    desk.do(1, Answer(True))
    assert desk.table.line is not None and len(desk.table.line.steps) == 3
    desk.do(2, Answer(True))
    assert len(desk.table.line.steps) == 1 and desk.table.to_move() == 0
    desk.do(0, Ask("take-back"))
    desk.do(1, Answer(True))
    desk.do(2, Answer(True))
    assert view(desk, 0) == before
    assert desk.again().version == desk.table.version and desk.again().frozen is None


def test_one_no_is_enough_and_a_move_ends_the_question() -> None:
    desk = Desk("human", "human", start=0)
    assert refusal(desk, 0, Ask("take-back")) == "table-refuse-nothing-back"
    desk.play(desk.legal()[0])
    desk.do(0, Ask("take-back"))
    desk.do(1, Answer(False))
    assert desk.table.company.question is None
    assert refusal(desk, 1, Answer(True)) == "table-refuse-not-asked"
    desk.do(0, Ask("take-back"))
    desk.play(desk.legal()[0])
    assert desk.table.company.question is None


def test_bots_and_one_s_own_other_seats_are_not_asked() -> None:
    desk = Desk("human", "greedy", start=0)
    desk.play(desk.legal()[0])
    desk.do(0, Ask("take-back"))
    assert desk.table.line is not None and desk.table.line.steps == []


def test_a_pause_by_consent_stops_everything_until_somebody_goes_on() -> None:
    desk = Desk("human", "human", "greedy", start=0)
    desk.do(1, Ask("pause"))
    desk.do(0, Answer(True))
    envelope = desk.window.envelope("holder-0", None, 0)
    assert envelope.paused and bytes(envelope.legal) == b"null" and envelope.prompt.key == "table-prompt-paused"
    assert refusal(desk, 0, Move(code=desk.legal()[0])) == "table-refuse-paused"
    assert refusal(desk, 0, Undo()) == "table-refuse-paused"
    desk.do(0, Resume())
    desk.do(0, Move(code=desk.legal()[0]))
    assert refusal(desk, 0, Resume()) == "table-refuse-not-paused"


def test_a_bot_plays_for_whoever_left_until_they_come_back() -> None:
    desk = Desk("human", "human", "human", start=0)
    desk.do(0, Leave(bot=True))
    assert desk.table.bot_to_move() == "greedy"
    assert refusal(desk, 0, Move(code=desk.legal()[0])) == "table-refuse-away"
    shown = desk.window.envelope("holder-0", None, 0).seats[0]
    assert shown.away and shown.held and shown.kind == "human"
    desk.do(0, Return())
    assert desk.table.bot_to_move() is None
    desk.do(0, Move(code=desk.legal()[0]))
    assert refusal(desk, 0, Return()) == "table-refuse-not-away"


def test_whoever_leaves_is_no_longer_asked() -> None:
    desk = Desk("human", "human", "human", start=0)
    desk.do(0, Ask("pause"))
    desk.do(1, Leave(bot=True))
    assert desk.table.company.question is None
    desk.do(0, Ask("pause"))
    desk.do(2, Answer(True))
    assert desk.table.company.paused


def test_before_the_start_a_seat_is_free_again() -> None:
    desk = Desk("human", "open")
    desk.do(0, Leave())
    assert desk.table.held_by("holder-0") == [] and desk.table.seats[0].kind == "open"
    desk.do(1, Sit("Bea"), "bea")
    desk.do(0, Sit("Cem"), "cem")
    assert desk.table.line is not None and desk.again().frozen is None


def test_a_seat_moves_to_another_device_once() -> None:
    desk = Desk("human", "human", start=0)
    desk.do(0, OfferSeat(sha256(CODE.encode()).hexdigest()))
    assert refusal(desk, 0, TakeSeat("a guess of a stranger!"), "phone") == "table-refuse-code"
    assert refusal(desk, 1, TakeSeat(CODE), "phone") == "table-refuse-code"
    desk.do(0, TakeSeat(CODE), "phone")
    assert desk.table.held_by("phone") == [0] and desk.table.held_by("holder-0") == []
    assert refusal(desk, 0, TakeSeat(CODE), "thief") == "table-refuse-code"
    with pytest.raises(NotYourSeat):
        desk.do(0, Move(code=desk.legal()[0]))
    desk.do(0, Move(code=desk.legal()[0]), "phone")


def test_an_offer_that_is_too_old_moves_nothing() -> None:
    desk = Desk("human", "human", start=0)
    desk.do(0, OfferSeat(sha256(CODE.encode()).hexdigest()))
    with pytest.raises(Refused):
        decide(desk.table, 0, "phone", TakeSeat(CODE), desk.table.changed + OFFER_LASTS + 1)
