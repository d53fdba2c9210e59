"""A position of AXIO, read back from plain JSON data."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.rng import rng_at
from lampion.games.axio.components import AREAS, FREE
from lampion.games.axio.state import Axio


def loaded(saved: dict[str, Any]) -> Axio:
    """What `Axio.dump` has written."""
    seats = saved["seats"]
    state = Axio(
        rng_at(saved["rng"]),
        AREAS[seats],
        seats,
        vec[i64](saved["board"]),
        vec[i64](saved["points"]),
        vec[i64](saved["racks"]),
        vec[i64](saved["rack_sizes"]),
        vec[i64](saved["bag"]),
        vec[i64](saved["placed"] + [0] * (AREAS[seats].free // 2 - len(saved["placed"]))),
    )
    state.bag_size = saved["bag_size"]
    state.placed_count = len(saved["placed"])
    state.free = saved["board"].count(FREE)
    state.player = saved["player"]
    state.phase = saved["phase"]
    state.bonus = saved["bonus"]
    state.first_tiles = saved["first_tiles"]
    state.finished = saved["finished"]
    state.barrier = saved["barrier"]
    return state
