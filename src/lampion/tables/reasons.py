"""Why a table, not the rules, refuses something. The words are in the catalogues under the same keys."""

from __future__ import annotations

from collections.abc import Callable

from lampion.core.message import Message, Reason, SeatRef


class TableError(ValueError):
    """Something that cannot be done at this table."""


class Refused(TableError):
    """The rules or the table refuse it; `reason` is for the player. `step`: which decision of a line, from 0."""

    def __init__(self, reason: Reason, step: int | None = None) -> None:
        super().__init__(f"{reason.rule or 'refused'}: {reason.key}")
        self.reason = reason
        self.step = step


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


def _told(key: str) -> Callable[[], Refused]:
    """A refusal without facts."""
    return lambda: Refused(Reason("", key))


def _about(key: str) -> Callable[[int], Refused]:
    """A refusal that names a seat."""
    return lambda seat: Refused(Reason("", key, {"who": SeatRef(seat)}))


def long_text(most: int) -> Refused:
    """A name or a line with more signs than that."""
    return Refused(Reason("", "table-refuse-text-long", {"most": most}))


def locked(lock: Message) -> Refused:
    """Undo reaches no further."""
    return Refused(Reason("", lock.key, lock.args))


not_your_turn = _about("table-refuse-turn")  # it is this other seat that decides now
not_handed_on = _about("table-refuse-not-done")  # this seat has decided: the table waits for its "done"
seat_taken = _about("table-refuse-taken")  # somebody sits there already
already_asked = _about("table-refuse-asked")  # one question at a time

not_known_yet = _told("table-refuse-line-chance")  # a line of decisions stops at what nobody knows before it
nothing_to_hand_on = _told("table-refuse-nothing-done")  # the table does not wait for this seat
no_such_standing_answer = _told("table-refuse-standing")  # the game knows no such question, or no such answer to it
waiting = _told("table-refuse-waiting")  # the game has not begun: seats are open
game_is_over = _told("refuse-game-over")  # nothing more can be decided
game_goes_on = _told("table-refuse-running")  # a rematch needs an end
frozen = _told("table-refuse-frozen")  # a row of the log does not fit today's rules
already_resigned = _told("table-refuse-resigned")  # a seat that gave up decides no more
paused = _told("table-refuse-paused")  # nobody decides while the table pauses
not_paused = _told("table-refuse-not-paused")  # there is no pause to end
archived = _told("table-refuse-archived")  # an old game of which only the record is left
time_is_up = _told("table-refuse-time")  # the flag has fallen, or is just falling
away = _told("table-refuse-away")  # whoever left must come back first
not_away = _told("table-refuse-not-away")  # coming back without having left
nothing_asked = _told("table-refuse-not-asked")  # there is nothing for this seat to answer
nothing_to_take_back = _told("table-refuse-nothing-back")  # this seat has not decided anything yet
too_fast = _told("table-refuse-chat-pace")  # too many lines in a short time
unseen_text = _told("table-refuse-text-unseen")  # a name or a line in which there is nothing to see
unreadable_text = _told("table-refuse-text-signs")  # characters that hide, turn the line around, or pile up
wrong_code = _told("table-refuse-code")  # no seat waits for this code: it is wrong, too old, or was used
