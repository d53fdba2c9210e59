"""Outages: time in which no server was alive, so that nobody could move. Running clocks get it back.

An outage is stored once, for all tables. A table takes note of it in its own log when it is next touched, and counts in
the log how many it has taken note of: the times alone would not tell, because the time itself may have been set back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lampion.tables.clocks import Clocks
from lampion.tables.events import Granted
from lampion.tables.table import Table

SAME_TIME = 10_000  # milliseconds: the clocks of servers may differ by so much, and so short a gap is no outage


class Outage(NamedTuple):
    """The last moment at which a server is known to have been alive, and the first after it.

    If the time was set back meanwhile, `until` comes before `since`.
    """

    since: int
    until: int


def outage(last_sign: int | None, until: int, since: int | None = None) -> Outage | None:
    """The outage that is over at `until`, if there was one. `last_sign` is when any server was last known to be alive.

    `since`: the server that asks was alive itself then, and its time has jumped forward.
    """
    if since is None:
        return None if last_sign is None or abs(until - last_sign) <= SAME_TIME else Outage(last_sign, until)
    began = since if last_sign is None else max(since, last_sign)
    return Outage(began, until) if until - began > SAME_TIME else None


def owed(table: Table, outages: Sequence[Outage]) -> Granted | None:
    """What a table has to take note of before anything else happens at it. `outages` are all there have been.

    A clock that stood gets nothing; the note says only that these outages are no matter any more.
    """
    new = outages[table.outages :]
    if not new or table.created is None or table.created.clock is None or table.over or table.frozen:
        return None
    return Granted(lost_time(table, new), new[-1].until, len(outages))


def lost_time(table: Table, outages: Sequence[Outage]) -> int:
    """By how many milliseconds the deadline of the running clock moves."""
    clocks, time = table.clocks, 0
    if clocks is None or not clocks.runs:
        return 0
    for one in outages:
        time += lost_in(one, clocks.granted(time), table.company.granted_until)
    return time


def lost_in(one: Outage, clocks: Clocks, granted_until: int) -> int:
    """What one outage takes from a running clock, beginning with whatever came last: outage, turn, or time granted.

    If the time was set back, the clock goes back with it: it stands as it stood.
    """
    began = max(one.since, clocks.since)
    if one.until < one.since:
        return one.until - began
    if granted_until - one.until <= SAME_TIME:  # what was granted up to a time that has not come yet says nothing
        began = max(began, granted_until)
    return max(0, one.until - began)


def settled(table: Table, granted: Granted) -> Table:
    """The table as it will be once it has taken note, to decide what follows."""
    after = table.fork()
    after.changed += granted.time  # nobody thought meanwhile
    if after.clocks is not None:
        after.clocks = after.clocks.granted(granted.time)
    return after
