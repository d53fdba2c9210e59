"""A position of AXIO, read back from plain JSON data."""

from __future__ import annotations

from typing import Any

from lampion.core.rng import rng_at
from lampion.games.axio.components import FREE, Box
from lampion.games.axio.state import Axio, empty_table


def loaded(saved: dict[str, Any], box: Box) -> Axio:
    """What `Axio.dump` has written, with the box it was played with."""
    state = empty_table(rng_at(saved["rng"]), box, saved["seats"])
    state.restore_fields(saved)
    state.free = saved["board"].count(FREE)
    return state
