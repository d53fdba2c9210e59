"""Clocks: how much time each seat has, whose clock runs, and when it will have run out.

The clock of the seat that is asked runs, unless a bot decides for it. All times are the store's, in milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from lampion.tables.events import ClockPlan

DAY = 24 * 3600 * 1000


@dataclass(frozen=True)
class Clocks:
    """`left` is what each seat had at `since`, when the clock of the seat that is `asked` was started or stopped."""

    plan: ClockPlan
    left: tuple[int, ...]
    asked: int | None = None
    runs: bool = False
    since: int = 0

    def deadline(self) -> int | None:
        """When the flag of the running clock falls."""
        return self.since + self.left[self.asked] if self.runs and self.asked is not None else None

    def fallen(self, now: int) -> int | None:
        """The seat whose time is up; None if nobody's is."""
        deadline = self.deadline()
        return self.asked if deadline is not None and now > deadline else None

    def asks(self, seat: int | None, runs: bool, at: int) -> Clocks:
        """Now this seat is asked. Handing the move on earns the increment, or a fresh count of days for the next."""
        if seat == self.asked and runs == self.runs:
            return self
        left = list(self.left)
        if self.runs and self.asked is not None:
            left[self.asked] = max(0, left[self.asked] - max(0, at - self.since))
        if seat != self.asked and seat is not None:
            if self.asked is not None:
                left[self.asked] += self.plan.increment
            if self.plan.days:
                left[seat] = self.plan.days * DAY
        return replace(self, left=tuple(left), asked=seat, runs=runs and seat is not None, since=at)

    def granted(self, milliseconds: int) -> Clocks:
        """Time in which nobody could move is given back."""
        return replace(self, since=self.since + milliseconds)


def started(plan: ClockPlan | None, seats: int) -> Clocks | None:
    """The clocks of a new game; None if it is played without."""
    if plan is None:
        return None
    return Clocks(plan, (plan.days * DAY if plan.days else plan.bank,) * seats)
