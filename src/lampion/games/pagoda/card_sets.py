"""Sets of cards laid down together: how many there are, and each by its number, without listing them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.games.pagoda import codes
from lampion.games.pagoda.components import CELLS

MOST: Final = 7  # cards of a set, as many as a cell can hold
# Scratch: WAYS[cell * (size + 1) + k] is the number of ways to choose k cards from this cell and those behind it.
WAYS: Final = vec[i64]([0] * ((CELLS + 1) * (MOST + 1)))


def count_exact(cards: vec[i64], first: i64, size: i64) -> i64:
    """How many sets of exactly `size` cards the cells from `first` on hold; equal cards are equal."""
    width = size + 1
    k: i64
    for k in range(width):
        WAYS[CELLS * width + k] = 0
    WAYS[CELLS * width] = 1
    cell: i64 = CELLS - 1
    while cell >= 0:
        row = cell * width
        held = cards[first + cell]
        ways: i64 = 0
        for k in range(width):  # from none to `held` cards of this cell, the others from those behind it
            ways += WAYS[row + width + k]
            if k > held:
                ways -= WAYS[row + width + k - held - 1]
            WAYS[row + k] = ways
        cell -= 1
    return WAYS[size]


def exact_set(index: i64, size: i64) -> i64:
    """The set of this number among those that `count_exact` has just counted, packed."""
    chosen: i64 = 0
    width = size + 1
    wanted = size
    cell: i64 = 0
    while wanted > 0:
        row = (cell + 1) * width
        n: i64 = 0
        while index >= WAYS[row + wanted - n]:
            index -= WAYS[row + wanted - n]
            n += 1
        chosen += n * codes.ONE[cell]
        wanted -= n
        cell += 1
    return chosen


def count_any(cards: vec[i64], first: i64) -> i64:
    """How many sets of one card or more there are."""
    sets: i64 = 1
    cell: i64
    for cell in range(first, first + CELLS):
        sets *= cards[cell] + 1
    return sets - 1


def any_set(cards: vec[i64], first: i64, index: i64) -> i64:
    """The set of this number, from 0 on, packed."""
    chosen: i64 = 0
    rest = index + 1
    cell: i64
    for cell in range(CELLS):
        base = cards[first + cell] + 1
        chosen += rest % base * codes.ONE[cell]
        rest //= base
    return chosen
