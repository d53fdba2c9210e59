"""What people at a table ask of each other: take-backs, pauses, leaving and coming back, moving seats, chat."""

from __future__ import annotations

import hmac
from hashlib import sha256

from lampion.tables import reasons
from lampion.tables.commands import Ask, Mute, OfferSeat, Say, TakeSeat
from lampion.tables.events import (
    Agreed,
    AnyEvent,
    Asked,
    Declined,
    Left,
    Muted,
    Paused,
    Resumed,
    Returned,
    Said,
    SeatMoved,
    SeatOffered,
    Undone,
)
from lampion.tables.handing import handed_on
from lampion.tables.playing import PLAYS_ON, in_play
from lampion.tables.table import Table


def ask(table: Table, seat: int, command: Ask) -> list[AnyEvent]:
    """Ask the others; where there is nobody to ask, it happens at once."""
    line = in_play(table)
    if table.company.question is not None:
        raise reasons.already_asked(table.company.question.seat)
    if table.company.paused:
        raise reasons.paused()
    to = 0
    if command.what == "take-back":
        before = line.before_last(seat, agreed=True)
        if before is None:
            raise reasons.nothing_to_take_back()
        to = before
    asked = Asked(seat, command.what, to)
    return [asked] if table.asked_with(seat) else [asked, consequence(asked)]


def answer(table: Table, seat: int, yes: bool) -> list[AnyEvent]:
    """Yes of the last one makes it happen; one no ends it. Whoever asked may think better of it."""
    in_play(table)
    question = table.company.question
    if question is None:
        raise reasons.nothing_asked()
    if not yes and seat in (question.seat, *question.waiting):
        return [Declined(seat)]
    if seat not in question.waiting:
        raise reasons.nothing_asked()
    holder = table.seats[seat].holder  # one person may hold several of the seats
    mine = [one for one in question.waiting if table.seats[one].holder == holder]
    agreed: list[AnyEvent] = [Agreed(one) for one in mine]
    if len(mine) < len(question.waiting):
        return agreed
    return [*agreed, consequence(Asked(question.seat, question.what, question.to))]


def consequence(asked: Asked) -> AnyEvent:
    """What happens once nobody has anything against it."""
    return Paused(asked.seat) if asked.what == "pause" else Undone(asked.seat, asked.to, agreed=True)


def resume(table: Table, seat: int) -> list[AnyEvent]:
    """Anybody may end a pause."""
    in_play(table)
    if not table.company.paused:
        raise reasons.not_paused()
    return [Resumed(seat)]


def come_back(table: Table, seat: int) -> list[AnyEvent]:
    """Whoever left is here again."""
    if not table.seats[seat].away:
        raise reasons.not_away()
    return [Returned(seat)]


def offer_seat(seat: int, command: OfferSeat) -> list[AnyEvent]:
    """The hash of a code that moves the seat."""
    return [SeatOffered(seat, command.code)]


def say(table: Table, seat: int, command: Say, now: int) -> list[AnyEvent]:
    """A line of the chat, not too many in a short time."""
    if table.company.too_fast(seat, now):
        raise reasons.too_fast()
    return [Said(seat, command.text)]


def mute(table: Table, seat: int, command: Mute) -> list[AnyEvent]:
    """Somebody else's lines."""
    if not 0 <= command.whom < len(table.seats) or command.whom == seat:
        raise reasons.NotYourSeat(command.whom)
    return [Muted(seat, command.whom, command.on)]


def leave(table: Table, seat: int, bot: bool) -> list[AnyEvent]:
    """Go: before the start the seat is free again, later a bot may play until the person comes back."""
    if table.over:
        raise reasons.game_is_over()
    left: list[AnyEvent] = [Left(seat, PLAYS_ON if bot and table.line is not None else None)]
    if table.waits == seat:
        left += handed_on(table, gone=seat if bot else None)  # whoever goes does not keep the others waiting
    question = table.company.question
    if question is not None and seat in (question.seat, *question.waiting):
        return [Declined(seat), *left]
    return left


def take_seat(table: Table, seat: int, holder: str, command: TakeSeat, now: int) -> list[AnyEvent]:
    """Another device that knows the code gets the seat, once and not too late."""
    if table.frozen:
        raise reasons.frozen()
    offered = table.company.offer(seat, now)
    given = sha256(command.code.encode()).hexdigest()
    if offered is None or not hmac.compare_digest(offered, given):
        raise reasons.wrong_code()
    return [SeatMoved(seat, holder)]
