"""Why an action is not allowed in AXIO: the rule's number and the facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lampion.core.message import Arg, Message, Reason, Thing, game_over, unknown_action
from lampion.games.axio.components import (
    CLOSED,
    COLOUR_NAMES,
    COLOURS,
    DOWN,
    FREE,
    GRID,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    OUTSIDE,
    PAIRS,
    PRINTED_AT,
    RACK,
    REFILL,
    RIGHT,
    SLOT_FIRST,
    STEPS,
    SWAP,
    row_and_column,
)

if TYPE_CHECKING:
    from lampion.games.axio.state import Axio


def refusal(state: Axio, action: int) -> Reason | None:
    """The first rule that speaks against an action, any integer at all; None if it is legal."""
    if not 0 <= action <= SWAP:
        return unknown_action(action)
    if state.finished:
        return game_over()
    if action >= REFILL:
        return refuse_step_four(state, action)
    if state.phase != 0:
        return Reason("A-8", "axio-refuse-already-placed")
    slot, pair = action // PAIRS, action % PAIRS
    first = SLOT_FIRST[slot]
    return (
        refuse_cells(state, [first, first + (DOWN if slot % 2 else RIGHT)])
        or refuse_tile(state, KIND_OF[pair])
        or refuse_first_tile(state, slot)
    )


def refuse_cells(state: Axio, cells: list[int]) -> Reason | None:
    """Both cells must be free (A-1, A-2, A-6, A-7)."""
    for cell in cells:
        holds = state.board[cell]
        where: dict[str, Arg] = {"cell": cell_name(cell)}
        about = cells_named([cell])
        if holds == OUTSIDE:
            return Reason("A-1", "axio-refuse-outside", where, about)
        if PRINTED_AT[cell]:
            return Reason("A-2", "axio-refuse-printed", {**where, "colour": COLOUR_NAMES[holds - 1]}, about)
        if holds == CLOSED:
            return Reason("A-7", "axio-refuse-closed", where, about)
        if holds != FREE:
            return Reason("A-6", "axio-refuse-covered", {**where, "colour": COLOUR_NAMES[holds - 1]}, about)
    return None


def refuse_tile(state: Axio, kind: int) -> Reason | None:
    """The tile must be on the player's rack (A-9)."""
    if state.racks[state.player * KINDS + kind] == 0:
        return Reason("A-9", "axio-refuse-not-on-rack", {"tile": tile_message(KIND_NAMES[kind])})
    return None


def refuse_first_tile(state: Axio, slot: int) -> Reason | None:
    """A player's first tile belongs beside a printed square that no tile touches yet (A-11)."""
    if not state.needs_first_tile() or state.fits_first_tile(slot):
        return None
    first = SLOT_FIRST[slot]
    cells = [first, first + (DOWN if slot % 2 else RIGHT)]
    touched = sorted({cell + step for cell in cells for step in STEPS if PRINTED_AT[cell + step]})
    if not touched:
        untaken = [cell for cell in range(GRID) if PRINTED_AT[cell] and not state.is_taken(cell)]
        return Reason("A-11", "axio-refuse-first-tile-apart", {}, cells_named(untaken))
    taken = [cell for cell in touched if state.is_taken(cell)]
    if taken:
        colour = COLOUR_NAMES[state.board[taken[0]] - 1]
        return Reason("A-11", "axio-refuse-first-tile-taken", {"colour": colour}, cells_named(taken[:1]))
    return Reason("A-11", "axio-refuse-first-tile-two", {}, cells_named(touched))


def refuse_step_four(state: Axio, action: int) -> Reason | None:
    """Refill and swap come after the tile and all bonus turns (A-8); a swap has conditions of its own (A-24)."""
    if state.seats == 1:
        return Reason("A-29", "axio-refuse-solo-step-four")
    if state.phase == 0:
        return Reason("A-8", "axio-refuse-not-placed")
    if action == REFILL or state.may_swap():
        return None
    if state.rack_sizes[state.player] == 0:
        return Reason("AR-20", "axio-refuse-swap-empty-rack")
    if state.bag_size < RACK:
        return Reason("AR-19", "axio-refuse-swap-small-bag", {"count": int(state.bag_size)}, (Thing("bag", "tiles"),))
    lowest = state.lowest(state.player)
    own = state.tally(state.player)
    for kind in range(KINDS):
        if state.racks[state.player * KINDS + kind] > 0:
            for colour in range(COLOURS):
                if own[colour] == lowest and COLOUR_NAMES[colour][0] in KIND_NAMES[kind]:
                    tile = tile_message(KIND_NAMES[kind])
                    facts: dict[str, Arg] = {"tile": tile, "colour": COLOUR_NAMES[colour], "score": int(lowest)}
                    return Reason("A-24", "axio-refuse-swap-lowest", facts, (Thing("tile", KIND_NAMES[kind]),))
    raise AssertionError("may_swap and its refusal disagree")


def cell_name(cell: int) -> str:
    """A cell as people write it: row and column. Cells beyond the board have a name too."""
    assert 0 <= cell < GRID
    row, column = row_and_column(cell)
    return f"{row},{column}"


def cells_named(cells: list[int]) -> tuple[Thing, ...]:
    """Cells as things that a reason is about."""
    return tuple(Thing("cell", cell_name(cell)) for cell in cells)


def tile_message(name: str) -> Message:
    """A tile in words: its two colours."""
    first, second = (next(colour for colour in COLOUR_NAMES if colour[0] == letter) for letter in name)
    return Message("axio-tile", {"first": first, "second": second})
