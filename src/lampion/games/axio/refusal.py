"""Why an action is not allowed in AXIO: the rule's number and the facts."""

from __future__ import annotations

from lampion.core.message import Arg, Reason, Thing, game_over, unknown_action
from lampion.games.axio.components import (
    CLOSED,
    COLOUR_NAMES,
    FREE,
    GRID,
    KIND_HIGH,
    KIND_LOW,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    OUTSIDE,
    PAIRS,
    REFILL,
    SLOT_FIRST,
    SLOT_SECOND,
    STEPS,
    SWAP,
)
from lampion.games.axio.placing import Placing
from lampion.games.axio.position import PLACE
from lampion.games.axio.words import cell_name, cells_named, tile_message


def why_not(state: Placing, action: int) -> Reason:
    """The first rule that an action breaks which is not legal; any integer at all may come."""
    if not 0 <= action <= SWAP:
        return unknown_action(action)
    if state.finished:
        return game_over()
    if action >= REFILL:
        return why_no_step_four(state)
    if state.phase != PLACE:
        return Reason("A-8", "axio-refuse-already-placed")
    slot, pair = action // PAIRS, action % PAIRS
    cells = [int(SLOT_FIRST[slot]), int(SLOT_SECOND[slot])]
    return why_not_there(state, cells) or why_not_this_tile(state, KIND_OF[pair]) or why_not_first(state, cells)


def why_not_there(state: Placing, cells: list[int]) -> Reason | None:
    """Both cells must be free (A-1, A-2, A-6, A-7)."""
    for cell in cells:
        holds = state.board[cell]
        where: dict[str, Arg] = {"cell": cell_name(cell)}
        about = cells_named([cell])
        if holds == OUTSIDE:
            return Reason("A-1", "axio-refuse-outside", where, about)
        if state.area.printed_at[cell]:
            return Reason("A-2", "axio-refuse-printed", {**where, "colour": COLOUR_NAMES[holds - 1]}, about)
        if holds == CLOSED:
            return Reason("A-7", "axio-refuse-closed", where, about)
        if holds != FREE:
            return Reason("A-6", "axio-refuse-covered", {**where, "colour": COLOUR_NAMES[holds - 1]}, about)
    return None


def why_not_this_tile(state: Placing, kind: int) -> Reason | None:
    """The tile must be on the player's rack (A-9)."""
    if state.racks[state.player * KINDS + kind] == 0:
        return Reason("A-9", "axio-refuse-not-on-rack", {"tile": tile_message(KIND_NAMES[kind])})
    return None


def why_not_first(state: Placing, cells: list[int]) -> Reason:
    """A player's first tile belongs beside a printed square that no tile touches yet (A-11)."""
    touched = sorted({cell + step for cell in cells for step in STEPS if state.area.printed_at[cell + step]})
    if not touched:
        untaken = [cell for cell in range(GRID) if state.area.printed_at[cell] and not state.is_taken(cell)]
        return Reason("A-11", "axio-refuse-first-tile-apart", {}, cells_named(untaken))
    taken = [cell for cell in touched if state.is_taken(cell)]
    if taken:
        colour = COLOUR_NAMES[state.board[taken[0]] - 1]
        return Reason("A-11", "axio-refuse-first-tile-taken", {"colour": colour}, cells_named(taken[:1]))
    return Reason("A-11", "axio-refuse-first-tile-two", {}, cells_named(touched))


def why_no_step_four(state: Placing) -> Reason:
    """Refill and swap come after the tile and all bonus turns (A-8); a swap has conditions of its own (A-24)."""
    if state.seats == 1:
        return Reason("A-29", "axio-refuse-solo-step-four")
    if state.phase == PLACE:
        return Reason("A-8", "axio-refuse-not-placed")
    if state.rack_sizes[state.player] == 0:
        return Reason("AR-20", "axio-refuse-swap-empty-rack")
    if state.bag_size < state.box.rack:
        few: dict[str, Arg] = {"count": int(state.bag_size), "needs": int(state.box.rack)}
        return Reason("AR-19", "axio-refuse-swap-small-bag", few, (Thing("bag", "tiles"),))
    kind = int(state.tile_of_lowest())
    lowest = int(state.lowest(state.player))
    own = state.tally(state.player)
    colour = next(colour for colour in (int(KIND_LOW[kind]), int(KIND_HIGH[kind])) if own[colour] == lowest)
    facts: dict[str, Arg] = {
        "tile": tile_message(KIND_NAMES[kind]),
        "colour": COLOUR_NAMES[colour],
        "score": lowest,
    }
    return Reason("A-24", "axio-refuse-swap-lowest", facts, (Thing("tile", KIND_NAMES[kind]),))
