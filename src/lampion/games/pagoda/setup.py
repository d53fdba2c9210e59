"""How a game of Pagoda begins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.rng import Rng
from lampion.games.pagoda.components import CELLS, COLOURS, PLAYERS, Box
from lampion.games.pagoda.state import Pagoda


def empty_table(rng: Rng, box: Box, start: i64) -> Pagoda:
    """The table before any card is drawn: one table card of each colour for both, the rest stacked (P-1 to P-3)."""
    state = Pagoda(rng, box, start, None)
    player: i64
    colour: i64
    for player in range(PLAYERS):
        for colour in range(COLOURS):
            state.cards[player * CELLS + colour] = 1
    state.gather(vec[i64]([int(box.each_colour) - PLAYERS] * COLOURS))
    return state


def deal(state: Pagoda) -> None:
    """The pile is shuffled; the start player draws, then the other (P-3, P-4)."""
    state.shuffle("shuffle")
    draw_first_cards(state, state.start)
    draw_first_cards(state, 1 - state.start)
    state.forget_draws()
    state.barrier = False


def draw_first_cards(state: Pagoda, player: i64) -> None:
    """A hand; before it what the table lacks, in an edition where it takes more than one card of each colour."""
    state.draw_to(player * CELLS, state.box.table - COLOURS)
    state.draw_to(player * CELLS + COLOURS, state.box.hand)
