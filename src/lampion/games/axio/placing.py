"""Where a tile may be placed in AXIO, and the first one of each player (step 1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.rng import Rng
from lampion.games.axio.components import (
    CLOSED,
    FREE,
    KIND_OF,
    KINDS,
    PAIRS,
    SLOT_FIRST,
    SLOT_SECOND,
    STEPS,
)
from lampion.games.axio.scoring import Scoring

ORDERED_PAIRS: Final = vec[i64]([0] * PAIRS)  # scratch: the ways to lay the tiles of a rack on a slot
FOUND_SLOTS: Final = vec[i64]([0] * 512)  # scratch: the slots where a tile may be placed
LUCKY_GUESSES: Final = 12  # how often a slot is guessed before all are listed


class Placing(Scoring):
    """A position that knows where tiles can go."""

    def ordered_pairs(self) -> i64:
        """Write how the tiles on the rack can lie (A-9); equal tiles, and a double turned round, are one (AR-25)."""
        racks = self.racks
        base = self.player * KINDS
        n: i64 = 0
        pair: i64
        for pair in range(PAIRS):
            if racks[base + KIND_OF[pair]] > 0:
                ORDERED_PAIRS[n] = pair
                n += 1
        return n

    def open_slots(self) -> i64:
        """Write every slot where the player may place a tile now (A-6, A-11)."""
        n: i64 = 0
        if self.needs_first_tile():
            n = self.open_first_tile_slots()
            if n > 0:
                return n
        slot: i64
        for slot in self.area.slots:
            if self.is_slot(slot):
                FOUND_SLOTS[n] = slot
                n += 1
        return n

    def open_first_tile_slots(self) -> i64:
        """Beside an untouched printed square; 0 if there is none left, which only other data makes possible (AR-5)."""
        n: i64 = 0
        slot: i64
        for slot in self.area.first_tile_slots:
            if self.is_slot(slot) and self.fits_first_tile(slot):
                FOUND_SLOTS[n] = slot
                n += 1
        return n

    def is_slot(self, slot: i64) -> bool:
        """A slot is a pair of adjacent free cells (A-6)."""
        board = self.board
        return board[SLOT_FIRST[slot]] == FREE and board[SLOT_SECOND[slot]] == FREE

    def may_take(self, slot: i64) -> bool:
        """Whether the player may place a tile on this slot now: one of those that `open_slots` lists."""
        if not self.is_slot(slot):
            return False
        return not self.needs_first_tile() or self.fits_first_tile(slot) or self.open_first_tile_slots() == 0

    def fits_first_tile(self, slot: i64) -> bool:
        """A first tile touches one printed square that no tile touches yet, and no other printed square (A-11)."""
        touched = self.area.only_printed[slot]
        return touched != 0 and not self.is_taken(touched)

    def is_taken(self, printed: i64) -> bool:
        """A printed square is taken once any tile touches it (AR-3)."""
        printed_at = self.area.printed_at
        step: i64
        for step in STEPS:
            beside = printed + step
            symbol = self.board[beside]
            if symbol != FREE and symbol < CLOSED and printed_at[beside] == 0:
                return True
        return False

    def random_slot(self, rng: Rng) -> i64:
        """A uniformly random open slot: guess among the slots of the empty board first, list them only if need be."""
        if not self.needs_first_tile():
            slots = self.area.slots
            count = self.area.slot_count
            i: i64
            for i in range(LUCKY_GUESSES):
                slot = slots[rng.below(count)]
                if self.is_slot(slot):
                    return slot
        return FOUND_SLOTS[rng.below(self.open_slots())]
