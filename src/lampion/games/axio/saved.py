"""A position of AXIO, read back from plain JSON data."""

from __future__ import annotations

from typing import Any

from lampion.core.rng import rng_at
from lampion.games.axio.components import AREAS, FREE
from lampion.games.axio.state import Axio


def loaded(saved: dict[str, Any]) -> Axio:
    """What `Axio.dump` has written."""
    state = Axio(rng_at(saved["rng"]), AREAS[saved["seats"]], saved["seats"], None)
    state.restore_fields(saved)
    state.free = saved["board"].count(FREE)
    return state
