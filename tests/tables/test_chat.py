"""The chat of a table: everybody reads it, nobody too much of it."""

import pytest

from lampion.tables.commands import Mute, Say
from lampion.tables.company import CHAT_LINES, CHAT_SPAN
from lampion.tables.deciding import decide
from lampion.tables.reasons import NotYourSeat, Refused
from support.desk import STEP, Desk


def lines(desk: Desk, holder: str | None) -> list[int]:
    entries = desk.window.envelope(holder, None, 0).log.entries
    return [entry.version for entry in entries if entry.kind == "chat"]


def test_what_is_said_is_in_the_log_of_all_but_those_who_muted_the_speaker() -> None:
    desk = Desk("human", "human", "human", start=0)
    desk.do(1, Say("good luck"))
    assert lines(desk, "holder-0") == lines(desk, None) == [desk.table.version]
    desk.do(0, Mute(1))
    assert lines(desk, "holder-0") == [] and len(lines(desk, "holder-2")) == 1
    assert desk.window.envelope("holder-0", None, 0).muted == [1]
    desk.do(0, Mute(1, on=False))
    assert len(lines(desk, "holder-0")) == 1
    with pytest.raises(NotYourSeat):
        desk.do(0, Mute(0))


def test_so_many_lines_in_a_time_and_no_more() -> None:
    desk = Desk("human", "human", start=0)
    for _ in range(CHAT_LINES):
        desk.do(0, Say("!"))
    now = desk.table.changed
    with pytest.raises(Refused, match="table-refuse-chat-pace"):
        decide(desk.table, 0, "holder-0", Say("!"), now + STEP)
    assert decide(desk.table, 0, "holder-0", Say("!"), now + CHAT_SPAN)
    assert decide(desk.table, 1, "holder-1", Say("!"), now + STEP)


def test_lines_of_a_time_that_has_not_come_silence_nobody() -> None:
    """The machine's time was wrong when they were written, and has been set right since."""
    desk = Desk("human", "human", start=0)
    for _ in range(CHAT_LINES):
        desk.do(0, Say("!"))
    an_hour_before = desk.table.changed - 3600 * 1000
    assert decide(desk.table, 0, "holder-0", Say("!"), an_hour_before)
