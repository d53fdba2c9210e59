"""When memory is searched for what nobody reaches any more, so that the search holds up no move.

Nothing that belongs to playing needs a search: what a move replaces and what a connection held are freed at once
(`tests/server/test_garbage.py` looks at that). Yet a search looks at everything there is, in one piece: 50 ms for 500
tables that moved, two seconds for two thousand tables with eight thousand connections. So there is none while what was
made since the last one is no more than what the tables and connections of this moment explain.
"""

from __future__ import annotations

import gc
import logging
import time

log = logging.getLogger("lampion")

EVERY = 10.0  # seconds
OF_A_CONNECTION, OF_A_TABLE = 250, 1_000  # objects; of a table after some hundred moves
UNEXPLAINED = 2_000_000  # objects beyond these: some of them may be garbage that we do not know of


def calm_collector() -> None:
    """Python does not search by itself any more; `due` says when. What is loaded by now stays for good."""
    gc.freeze()
    gc.disable()


def due(connections: int, tables: int) -> bool:
    """Whether a search is worth its time, with so many in use."""
    return gc.get_count()[0] > UNEXPLAINED + connections * OF_A_CONNECTION + tables * OF_A_TABLE


def search() -> int:
    """A full search; how many objects it freed."""
    began = time.monotonic()
    freed = gc.collect()
    log.debug("a search for garbage freed %d objects in %.3f s", freed, time.monotonic() - began)
    return freed
