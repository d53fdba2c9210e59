"""When memory is searched for what nobody reaches any more, so that the search holds up no move.

Playing leaves nothing that needs a search. A connection that has ended leaves about a hundred objects that hold each
other; and one that is open consists of even more, which a full search looks at one by one: 8,000 take it a second.
"""

from __future__ import annotations

import gc
import logging
import time

log = logging.getLogger("lampion")

EVERY = 10.0  # seconds
FEWEST = 500  # connections that ended: for fewer no search is worth it
YOUNG = 10_000  # new objects until they are searched, in a few milliseconds; fewer come and go with a burst of moves
MIDDLE = 2  # such searches until those that stayed are searched too
OLD = 2_000  # of those again until Python makes a full search by itself: never, but for a leak we do not know of


def calm_collector() -> None:
    """What is loaded by now stays for good and is not searched; what is new is searched often, in small parts."""
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


class Garbage:
    """Asks for a full search once as many connections have ended as are open: however many there are, each costs the
    same, and what waits for the search is never more than what is in use.
    """

    def __init__(self) -> None:
        self._ended = 0

    def connection_ended(self) -> None:
        """It left something behind."""
        self._ended += 1

    def due(self, still_open: int) -> bool:
        """Whether a search is worth its time."""
        return self._ended >= max(FEWEST, still_open)

    def search(self) -> int:
        """A full search; how many objects it freed."""
        began = time.monotonic()
        self._ended = 0
        freed = gc.collect()
        log.debug("a search for garbage freed %d objects in %.3f s", freed, time.monotonic() - began)
        return freed
