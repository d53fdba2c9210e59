"""How a player likes to be asked: saying "done", whether the table waits for it, and standing answers."""

from __future__ import annotations

from lampion.tables import reasons
from lampion.tables.commands import SetStanding
from lampion.tables.events import AnyEvent, StandingSet, WaitSet
from lampion.tables.handing import handed_on, onward
from lampion.tables.playing import in_play
from lampion.tables.table import Table


def done(table: Table, seat: int) -> list[AnyEvent]:
    """Hand the move on."""
    in_play(table)
    if table.company.paused:
        raise reasons.paused()
    if table.waits != seat:
        raise reasons.nothing_to_hand_on()
    return handed_on(table)


def set_wait(table: Table, seat: int, on: bool) -> list[AnyEvent]:
    """Whoever no longer wants to be waited for has said "done" with it."""
    if table.over:
        raise reasons.game_is_over()
    now = not on and table.waits == seat and not table.company.paused
    return [WaitSet(seat, on), *(handed_on(table) if now else [])]


def set_standing(table: Table, seat: int, command: SetStanding) -> list[AnyEvent]:
    """Answer a question once and for all, also the one that is being asked."""
    if table.over:
        raise reasons.game_is_over()
    assert table.game is not None
    known = {question.name: question.answers for question in table.game.standing_questions}
    answers = known.get(command.question)
    if answers is None or not (command.answer is None or command.answer in answers):
        raise reasons.no_such_standing_answer()
    said: list[AnyEvent] = [StandingSet(seat, command.question, command.answer)]
    asked = table.line is not None and table.to_move() == seat and table.waits is None and not table.company.paused
    if not asked:
        return said
    ahead = table.fork()
    ahead.seats[seat].standing = {**ahead.seats[seat].standing, command.question: command.answer or ""}
    assert ahead.line is not None
    return [*said, *onward(ahead, ahead.line.state)]
