"""When memory is searched for what nobody reaches any more, so that the search holds up no move.

Playing leaves nothing that needs a search: what a move replaces is freed at once. Yet Python's own searches look at
everything that is new since the last one, which is more the more tables moved: 50 ms for 500 tables, in one piece. What
leaves something behind is a connection that ends: about a hundred objects that hold each other.
"""

from __future__ import annotations

import gc
import logging
import time

log = logging.getLogger("lampion")

EVERY = 10.0  # seconds
FEWEST = 500  # connections that ended: for fewer no search is worth it
GROWN = 2_000_000  # objects more than at the last search: some of them may be garbage that we do not know of


def calm_collector() -> None:
    """Python does not search by itself any more; `Garbage` says when. What is loaded by now stays for good."""
    gc.freeze()
    gc.disable()


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
        return self._ended >= max(FEWEST, still_open) or gc.get_count()[0] > GROWN

    def search(self) -> int:
        """A full search; how many objects it freed."""
        began = time.monotonic()
        self._ended = 0
        freed = gc.collect()
        log.debug("a search for garbage freed %d objects in %.3f s", freed, time.monotonic() - began)
        return freed
