"""How a game of Pagoda begins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.rng import Rng
from lampion.games.pagoda.components import (
    ALL_CARDS,
    ANY,
    CELLS,
    COLOURS,
    EACH_COLOUR,
    HAND_SIZE,
    MOST_CARDS,
    NO_TILE,
    PLAYERS,
    SITES,
    TOP,
    Variant,
)
from lampion.games.pagoda.state import Pagoda


def empty_table(rng: Rng, variant: Variant, start: i64) -> Pagoda:
    """The table before any card is drawn: one table card of each colour for both, the rest stacked (P-1 to P-3)."""
    state = Pagoda(
        rng,
        variant,
        start,
        vec[i64]([1] * SITES),
        vec[i64]([0] * SITES),
        vec[i64]([ANY] * SITES),
        vec[i64]([NO_TILE] * (SITES * TOP)),
        variant.box.supply[:],
        variant.box.left[:],
        vec[i64]([1 if cell % CELLS < COLOURS else 0 for cell in range(PLAYERS * CELLS)]),
        vec[i64]([0] * (PLAYERS * COLOURS)),
        vec[i64]([0] * PLAYERS),
        vec[i64]([0] * ALL_CARDS),
        vec[i64]([0] * COLOURS),
        vec[i64]([0] * CELLS),
        vec[i64]([0] * MOST_CARDS),
    )
    state.gather(vec[i64]([int(EACH_COLOUR) - PLAYERS] * COLOURS))
    return state


def deal(state: Pagoda) -> None:
    """The pile is shuffled; the start player draws a hand, then the other (P-3, P-4)."""
    state.shuffle("shuffle")
    state.draw_to(state.start * CELLS + COLOURS, HAND_SIZE)
    state.draw_to((1 - state.start) * CELLS + COLOURS, HAND_SIZE)
    state.forget_draws()
    state.barrier = False
