"""The turn of AXIO: what may be decided, what it does, and when the game is over.

Its parts: `position.py` what lies where, `placing.py` step 1, `scoring.py` steps 2 and 3; here are the order of things
and step 4.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.message import Reason
from lampion.core.rng import Rng
from lampion.games.axio.components import (
    COLOURS,
    KIND_INDEX,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    PAIRS,
    REFILL,
    SLOT_FIRST,
    SLOT_SECOND,
    SWAP,
    Box,
)
from lampion.games.axio.placing import FOUND_SLOTS, ORDERED_PAIRS, Placing
from lampion.games.axio.position import PLACE, STEP_FOUR
from lampion.games.axio.refusal import why_not

COUNTED: Final = vec[i64]([0])  # scratch: the ordered pairs that were counted last


class Axio(Placing):
    """AXIO, ready to be played."""

    def copy(self) -> Axio:
        return Axio(self.rng.copy(), self.box, self.area, self.seats, self)

    def max_actions(self) -> i64:
        return self.area.slot_count * self.box.most_pairs

    def actions(self, found: vec[i64]) -> i64:
        if self.finished:
            return 0
        if self.phase == STEP_FOUR:
            found[0] = REFILL
            found[1] = SWAP
            return 2 if self.may_swap() else 1
        pairs = self.ordered_pairs()
        slots = self.open_slots()
        n: i64 = 0
        i: i64
        k: i64
        for i in range(slots):
            base = FOUND_SLOTS[i] * PAIRS
            for k in range(pairs):
                found[n] = base + ORDERED_PAIRS[k]
                n += 1
        return n

    def pick(self, rng: Rng) -> i64:
        """Every slot takes every ordered pair of the rack, so both can be drawn apart."""
        if self.phase == STEP_FOUR:
            return SWAP if self.may_swap() and rng.below(2) == 1 else REFILL
        pair = ORDERED_PAIRS[rng.below(self.ordered_pairs())]
        return self.random_slot(rng) * PAIRS + pair

    # -- placements are others: every slot takes every ordered pair -------------------------------------------

    def few_actions(self, found: vec[i64]) -> i64:
        return 0 if self.has_others() else self.actions(found)

    def has_others(self) -> bool:
        return self.phase == PLACE and not self.finished

    def is_other(self, action: i64) -> bool:
        if action >= REFILL or not self.has_others():
            return False
        if self.racks[self.player * KINDS + KIND_OF[action % PAIRS]] == 0:
            return False
        return self.may_take(action // PAIRS)

    def other_count(self) -> i64:
        if not self.has_others():
            return 0
        COUNTED[0] = self.ordered_pairs()
        return COUNTED[0] * self.open_slots()

    def other_at(self, index: i64) -> i64:
        return FOUND_SLOTS[index // COUNTED[0]] * PAIRS + ORDERED_PAIRS[index % COUNTED[0]]

    def why_not(self, action: int) -> Reason:
        return why_not(self, action)

    def play(self, action: i64) -> None:
        if action < REFILL:
            self.place(action)
        elif action == REFILL:
            self.refill()
        else:
            self.swap()

    def place(self, action: i64) -> None:
        """Steps 1 to 3 of a turn or bonus turn, then what follows them (AR-23)."""
        slot = action // PAIRS
        pair = action % PAIRS
        first = SLOT_FIRST[slot]
        second = SLOT_SECOND[slot]
        kind = KIND_OF[pair]
        self.racks[self.player * KINDS + kind] -= 1
        self.rack_sizes[self.player] -= 1
        self.board[first] = pair // COLOURS + 1
        self.board[second] = pair % COLOURS + 1
        self.free -= 2
        self.first_tiles |= 1 << self.player
        self.placed[self.placed_count] = action * 4 + self.player
        self.placed_count += 1
        self.barrier = False
        full_before = self.full_colours()
        self.score(first, second)
        self.go_on(self.full_colours() - full_before)

    def go_on(self, reached: i64) -> None:
        """After step 3: all at the top wins (A-22), no slot ends the game (A-26), bonus turns (A-20), step 4.

        Isolated cells are closed at once, so a slot exists exactly if a cell is free.
        """
        if self.full_colours() == COLOURS or self.free == 0:
            self.end()
        elif self.seats == 1:
            self.draw_tiles(1)
            self.end_without_tiles()
        else:
            self.bonus += reached
            if self.bonus > self.rack_sizes[self.player]:  # only with other data (AR-15)
                self.bonus = self.rack_sizes[self.player]
            if self.bonus > 0:
                self.bonus -= 1
            else:
                self.phase = STEP_FOUR

    def refill(self) -> None:
        """Step 4: fill the rack up from the bag (A-23)."""
        self.draw_tiles(self.box.rack - self.rack_sizes[self.player])
        self.pass_on()

    def swap(self) -> None:
        """Step 4, the other way: five new tiles first, and only then the old ones go back (A-25)."""
        base = self.player * KINDS
        aside = self.racks[base : base + KINDS]
        count = self.rack_sizes[self.player]
        kind: i64
        for kind in range(KINDS):
            self.racks[base + kind] = 0
        self.rack_sizes[self.player] = 0
        self.draw_tiles(self.box.rack)
        for kind in range(KINDS):
            self.bag[kind] += aside[kind]
        self.bag_size += count
        self.pass_on()

    def pass_on(self) -> None:
        self.player = (self.player + 1) % self.seats
        self.phase = PLACE
        self.end_without_tiles()

    def end_without_tiles(self) -> None:
        """A tile has to be placed, and there is none: only with other data, which may have fewer (AR-18)."""
        if self.rack_sizes[self.player] == 0:
            self.end()

    def end(self) -> None:
        self.finished = True
        self.barrier = self.seats > 1  # the end shows the other racks (AR-31)

    def draw_tiles(self, count: i64) -> None:
        """The player draws tiles from the bag, one after the other (A-4); with other data, what is left (AR-18)."""
        self.barrier = True
        if count > self.bag_size:
            count = self.bag_size
        ledger = self.ledger
        if ledger is not None:
            ledger.begin("draw" if self.placed_count > 0 else "deal", self.player)
        i: i64
        for i in range(count):
            kind = self.draw_kind()
            self.bag[kind] -= 1
            self.bag_size -= 1
            self.racks[self.player * KINDS + kind] += 1
            self.rack_sizes[self.player] += 1
        if ledger is not None:
            ledger.end()

    def draw_kind(self) -> i64:
        left = self.rng.below(self.bag_size)
        kind: i64 = 0
        while left >= self.bag[kind]:
            left -= self.bag[kind]
            kind += 1
        if self.ledger is not None:
            kind = self.known_kind(self.ledger.draw(KIND_NAMES[kind]))
        return kind

    def known_kind(self, name: str) -> i64:
        kind: i64 = KIND_INDEX.get(name, -1)
        if kind < 0 or self.bag[kind] == 0:
            raise ValueError(f"a tile {name!r} cannot be drawn: there is none in the bag")
        return kind


def empty_table(rng: Rng, box: Box, seats: i64) -> Axio:
    """The board before anything is drawn: all tiles in the bag (A-2 to A-4)."""
    return Axio(rng, box, box.areas[seats], seats, None)


def deal(state: Axio, start: i64) -> None:
    """In seat order from the start player each draws a rack (A-4, A-5); the solo player draws one tile (A-29)."""
    i: i64
    for i in range(state.seats):
        state.player = (start + i) % state.seats
        state.draw_tiles(1 if state.seats == 1 else state.box.rack)
    state.player = start
    state.barrier = False
