"""The placements AXIO offers as one family: every open slot takes every way to lay a tile of the rack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lampion.games.axio.components import (
    COLOUR_NAMES,
    COLOURS,
    KIND_NAMES,
    KIND_OF,
    LETTERS,
    PAIRS,
    SLOT_FIRST,
    SLOT_SECOND,
    SLOTS,
)
from lampion.games.axio.placing import FOUND_SLOTS, ORDERED_PAIRS
from lampion.games.axio.state import Axio
from lampion.games.axio.words import cell_name

# The same of every slot and pair in every position, as JSON.
SLOT_CELLS: Final = [f'["{cell_name(SLOT_FIRST[slot])}","{cell_name(SLOT_SECOND[slot])}"]' for slot in range(SLOTS)]
TILES: Final = [f'"{KIND_NAMES[KIND_OF[pair]]}"' for pair in range(PAIRS)]
FIRST: Final = [f'"{COLOUR_NAMES[pair // COLOURS]}"' for pair in range(PAIRS)]
SECOND: Final = [f'"{COLOUR_NAMES[pair % COLOURS]}"' for pair in range(PAIRS)]
OPENINGS: Final = [f'"{LETTERS[pair // COLOURS]}("' for pair in range(PAIRS)]  # of the notation b(4,5) o(4,6)
MIDDLES: Final = [f'") {LETTERS[pair % COLOURS]}("' for pair in range(PAIRS)]


def placements(state: Axio) -> bytes:
    """The offers of a player who places a tile, slots before pairs."""
    slots: list[int] = []
    i: i64
    for i in range(state.open_slots()):
        slots.append(FOUND_SLOTS[i])
    pairs: list[int] = []
    for i in range(state.ordered_pairs()):
        pairs.append(ORDERED_PAIRS[i])
    cells = ",".join([SLOT_CELLS[slot] for slot in slots])
    return (
        f'[{{"codes":[[{steps(slots, PAIRS)}],[{steps(pairs, 1)}]],"notation":[{by_pair(OPENINGS, pairs)},'
        f'{{"part":"cells","item":0}},{by_pair(MIDDLES, pairs)},{{"part":"cells","item":1}},")"],'
        f'"parts":{{"kind":{{"all":"place"}},"tile":{by_pair(TILES, pairs)},"cells":{{"each":[{cells}]}},'
        f'"first":{by_pair(FIRST, pairs)},"second":{by_pair(SECOND, pairs)}}},"choose":{{"all":null}}}}]'
    ).encode()


def steps(numbers: list[int], size: int) -> str:
    """Each number times a size, as the distance from the one before it."""
    found: list[str] = []
    before = 0
    for number in numbers:
        found.append(str((number - before) * size))
        before = number
    return ",".join(found)


def by_pair(texts: list[str], pairs: list[int]) -> str:
    """A column of the second axis."""
    return '{"by":1,"each":[' + ",".join([texts[pair] for pair in pairs]) + "]}"
