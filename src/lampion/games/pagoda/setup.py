"""How a game of Pagoda begins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.rng import Rng
from lampion.games.pagoda.components import CELLS, COLOURS, EACH_COLOUR, HAND_SIZE, PLAYERS, Variant
from lampion.games.pagoda.state import Pagoda


def empty_table(rng: Rng, variant: Variant, start: i64) -> Pagoda:
    """The table before any card is drawn: one table card of each colour for both, the rest stacked (P-1 to P-3)."""
    state = Pagoda(rng, variant, start, None)
    player: i64
    colour: i64
    for player in range(PLAYERS):
        for colour in range(COLOURS):
            state.cards[player * CELLS + colour] = 1
    state.gather(vec[i64]([int(EACH_COLOUR) - PLAYERS] * COLOURS))
    return state


def deal(state: Pagoda) -> None:
    """The pile is shuffled; the start player draws a hand, then the other (P-3, P-4)."""
    state.shuffle("shuffle")
    state.draw_to(state.start * CELLS + COLOURS, HAND_SIZE)
    state.draw_to((1 - state.start) * CELLS + COLOURS, HAND_SIZE)
    state.forget_draws()
    state.barrier = False
