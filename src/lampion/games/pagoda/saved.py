"""A position of Pagoda, read back from plain JSON data."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.rng import rng_at
from lampion.games.pagoda.components import ALL_CARDS, COLOURS, MOST_CARDS, Variant
from lampion.games.pagoda.state import Pagoda


def loaded(saved: dict[str, Any], variant: Variant) -> Pagoda:
    """What `Pagoda.dump` has written."""
    supply = saved["supply"]
    state = Pagoda(
        rng_at(saved["rng"]),
        variant,
        saved["start"],
        vec[i64](saved["floors"]),
        vec[i64](saved["columns"]),
        vec[i64](saved["colours"]),
        vec[i64](saved["tiles"]),
        vec[i64](supply),
        vec[i64]([sum(supply[base * COLOURS : (base + 1) * COLOURS]) for base in range(COLOURS)]),
        vec[i64](saved["cards"]),
        vec[i64](saved["markers"]),
        vec[i64](saved["points"]),
        vec[i64](saved["pile"] + [0] * (ALL_CARDS - len(saved["pile"]))),
        vec[i64](saved["discard"]),
        vec[i64](saved["played"]),
        vec[i64](saved["drawn"] + [0] * (MOST_CARDS - len(saved["drawn"]))),
    )
    state.drawn_size = len(saved["drawn"])
    state.drawn_table = saved["drawn_table"]
    state.drawn_by = saved["drawn_by"]
    state.renewed_after = saved["renewed_after"]
    state.pile_size = len(saved["pile"])
    state.player = saved["player"]
    state.phase = saved["phase"]
    state.built = saved["built"]
    state.limit = saved["limit"]
    state.used = saved["used"]
    state.end_triggered = saved["end_triggered"]
    state.finished = saved["finished"]
    state.barrier = saved["barrier"]
    return state
