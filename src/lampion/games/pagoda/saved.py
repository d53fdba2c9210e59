"""A position of Pagoda, read back from plain JSON data."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from lampion.core.rng import rng_at
from lampion.games.pagoda.components import COLOURS, Box
from lampion.games.pagoda.state import Pagoda


def loaded(saved: dict[str, Any], box: Box) -> Pagoda:
    """What `Pagoda.dump` has written."""
    state = Pagoda(rng_at(saved["rng"]), box, saved["start"], None)
    state.restore_fields(saved)
    base: i64
    for base in range(COLOURS):
        state.left[base] = sum(saved["supply"][base * COLOURS : (base + 1) * COLOURS])
    return state
