"""Why a table, not the rules, refuses something. The words are in the catalogues under the same keys."""

from __future__ import annotations

from lampion.core.message import Message, Reason, SeatRef


class TableError(ValueError):
    """Something that cannot be done at this table."""


class Refused(TableError):
    """The rules or the table refuse it; `reason` is for the player."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.rule or 'refused'}: {reason.key}")
        self.reason = reason


class NotYourSeat(TableError):
    """A seat that this client does not hold."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} is not yours")
        self.seat = seat


class Stale(TableError):
    """A command for a version that is not the present one."""

    def __init__(self, version: int) -> None:
        super().__init__(f"the table is at version {version}")
        self.version = version


def not_your_turn(seat: int) -> Refused:
    """It is this other seat that decides now."""
    return Refused(Reason("", "table-refuse-turn", {"who": SeatRef(seat)}))


def not_handed_on(seat: int) -> Refused:
    """This seat has decided and can still take it back: the table waits for its "done"."""
    return Refused(Reason("", "table-refuse-not-done", {"who": SeatRef(seat)}))


def nothing_to_hand_on() -> Refused:
    """The table does not wait for this seat."""
    return Refused(Reason("", "table-refuse-nothing-done"))


def no_such_standing_answer() -> Refused:
    """The game knows no such question, or no such answer to it."""
    return Refused(Reason("", "table-refuse-standing"))


def waiting() -> Refused:
    """The game has not begun: seats are open."""
    return Refused(Reason("", "table-refuse-waiting"))


def game_is_over() -> Refused:
    """Nothing more can be decided."""
    return Refused(Reason("", "refuse-game-over"))


def game_goes_on() -> Refused:
    """A rematch needs an end."""
    return Refused(Reason("", "table-refuse-running"))


def frozen() -> Refused:
    """A row of the log does not fit today's rules."""
    return Refused(Reason("", "table-refuse-frozen"))


def seat_taken(seat: int) -> Refused:
    """Somebody sits there already."""
    return Refused(Reason("", "table-refuse-taken", {"who": SeatRef(seat)}))


def already_resigned() -> Refused:
    """Resigning twice."""
    return Refused(Reason("", "table-refuse-resigned"))


def locked(lock: Message) -> Refused:
    """Undo reaches no further."""
    return Refused(Reason("", lock.key, lock.args))


def paused() -> Refused:
    """Nobody decides while the table pauses."""
    return Refused(Reason("", "table-refuse-paused"))


def not_paused() -> Refused:
    """There is no pause to end."""
    return Refused(Reason("", "table-refuse-not-paused"))


def archived() -> Refused:
    """An old game of which only the record is left."""
    return Refused(Reason("", "table-refuse-archived"))


def time_is_up() -> Refused:
    """The flag has fallen, or is just falling."""
    return Refused(Reason("", "table-refuse-time"))


def away() -> Refused:
    """Whoever left must come back first."""
    return Refused(Reason("", "table-refuse-away"))


def not_away() -> Refused:
    """Coming back without having left."""
    return Refused(Reason("", "table-refuse-not-away"))


def already_asked(seat: int) -> Refused:
    """One question at a time."""
    return Refused(Reason("", "table-refuse-asked", {"who": SeatRef(seat)}))


def nothing_asked() -> Refused:
    """There is nothing for this seat to answer."""
    return Refused(Reason("", "table-refuse-not-asked"))


def nothing_to_take_back() -> Refused:
    """This seat has not decided anything yet."""
    return Refused(Reason("", "table-refuse-nothing-back"))


def too_fast() -> Refused:
    """Too many lines in a short time."""
    return Refused(Reason("", "table-refuse-chat-pace"))


def wrong_code() -> Refused:
    """No seat waits for this code: it is wrong, too old, or was used."""
    return Refused(Reason("", "table-refuse-code"))
