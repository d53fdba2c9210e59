"""The rules of AXIO: what may be done, what it does, and when the game is over."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.message import Reason
from lampion.core.rng import Rng
from lampion.core.state import NOBODY, State
from lampion.games.axio.components import (
    CAP,
    CLOSED,
    COLOURS,
    FREE,
    KIND_COUNT,
    KIND_HIGH,
    KIND_INDEX,
    KIND_LOW,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    ONLY_PRINTED,
    PAIRS,
    PRINTED_AT,
    RACK,
    REFILL,
    SLOT_FIRST,
    SLOT_SECOND,
    SOLO_CAP,
    STEPS,
    SWAP,
    TILES,
    Area,
)
from lampion.games.axio.refusal import refusal
from lampion.games.axio.solo import best_total

PLACE: Final = 0
STEP_FOUR: Final = 1

ORDERED_PAIRS: Final = vec[i64]([0] * PAIRS)  # scratch: the ways to lay the tiles of a rack on a slot
FOUND_SLOTS: Final = vec[i64]([0] * 512)  # scratch: the slots where a tile may be placed
LUCKY_GUESSES: Final = 12  # how often `pick` guesses a slot before it lists them


class Axio(State):
    """A position. Racks and bag are counts of the tile kinds, so equal racks are equal positions."""

    def __init__(
        self,
        rng: Rng,
        area: Area,
        seats: i64,
        board: vec[i64],
        scores: vec[i64],
        racks: vec[i64],
        rack_sizes: vec[i64],
        bag: vec[i64],
        placed: vec[i64],
    ) -> None:
        super().__init__(rng)
        self.area: Final = area
        self.seats: Final[i64] = seats
        self.board: Final = board
        self.points: Final = scores  # five for each seat, one after the other
        self.racks: Final = racks  # KINDS for each seat, one after the other
        self.rack_sizes: Final = rack_sizes
        self.bag: Final = bag
        self.placed: Final = placed  # placements so far: action * 4 + seat, for the eye only
        self.bag_size: i64 = 0
        self.placed_count: i64 = 0
        self.free: i64 = area.free
        self.player: i64 = 0
        self.phase: i64 = PLACE
        self.bonus: i64 = 0  # bonus turns earned and not yet begun
        self.first_tiles: i64 = 0  # bit s is set once seat s has placed its first tile
        self.finished: bool = False

    def copy(self) -> Axio:
        twin = Axio(
            self.rng.copy(),
            self.area,
            self.seats,
            self.board[:],
            self.points[:],
            self.racks[:],
            self.rack_sizes[:],
            self.bag[:],
            self.placed[:],
        )
        twin.bag_size = self.bag_size
        twin.placed_count = self.placed_count
        twin.free = self.free
        twin.player = self.player
        twin.phase = self.phase
        twin.bonus = self.bonus
        twin.first_tiles = self.first_tiles
        twin.finished = self.finished
        twin.barrier = self.barrier
        return twin

    def seat(self) -> i64:
        return NOBODY if self.finished else self.player

    def over(self) -> bool:
        return self.finished

    # -- what may be done ------------------------------------------------------------------------------------

    def max_actions(self) -> i64:
        return self.area.slot_count * 2 * RACK

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
        if self.needs_first_tile():
            return self.open_first_tile_slots()
        n: i64 = 0
        slot: i64
        for slot in self.area.slots:
            if self.is_slot(slot):
                FOUND_SLOTS[n] = slot
                n += 1
        return n

    def open_first_tile_slots(self) -> i64:
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

    def needs_first_tile(self) -> bool:
        return (self.first_tiles >> self.player) & 1 == 0

    def fits_first_tile(self, slot: i64) -> bool:
        """A first tile touches one printed square that no tile touches yet, and no other printed square (A-11)."""
        touched = ONLY_PRINTED[slot]
        return touched != 0 and not self.is_taken(touched)

    def is_taken(self, printed: i64) -> bool:
        """A printed square is taken once any tile touches it (AR-3)."""
        step: i64
        for step in STEPS:
            beside = printed + step
            symbol = self.board[beside]
            if symbol != FREE and symbol < CLOSED and PRINTED_AT[beside] == 0:
                return True
        return False

    def may_swap(self) -> bool:
        """The rack may be swapped if no tile left on it shows a colour of the lowest score (A-24, AR-19, AR-20)."""
        if self.bag_size < RACK or self.rack_sizes[self.player] == 0:
            return False
        lowest = self.lowest(self.player)
        base = self.player * KINDS
        own = self.player * COLOURS
        kind: i64
        for kind in range(KINDS):
            if self.racks[base + kind] > 0:
                if self.points[own + KIND_LOW[kind]] == lowest or self.points[own + KIND_HIGH[kind]] == lowest:
                    return False
        return True

    def refusal(self, action: int) -> Reason | None:
        return refusal(self, action)

    # -- what it does ----------------------------------------------------------------------------------------

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
        self.score_tile(first, second, second - first)
        self.close_cells(first, second)
        self.go_on(self.full_colours() - full_before)

    def go_on(self, reached: i64) -> None:
        """After step 3: all at the top wins (A-22), no slot ends the game (A-26), bonus turns (A-20), step 4.

        Isolated cells are closed at once, so a slot exists exactly if a cell is free.
        """
        if self.full_colours() == COLOURS or self.free == 0:
            self.finished = True
            self.barrier = self.seats > 1  # the end shows the other racks (AR-31)
        elif self.seats == 1:
            self.draw_tiles(1)
        else:
            self.bonus += reached
            if self.bonus > 0:
                self.bonus -= 1
            else:
                self.phase = STEP_FOUR

    def refill(self) -> None:
        """Step 4: fill the rack up from the bag (A-23)."""
        self.draw_tiles(RACK - self.rack_sizes[self.player])
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
        self.draw_tiles(RACK)
        for kind in range(KINDS):
            self.bag[kind] += aside[kind]
        self.bag_size += count
        self.pass_on()

    def pass_on(self) -> None:
        self.player = (self.player + 1) % self.seats
        self.phase = PLACE

    def draw_tiles(self, count: i64) -> None:
        """The player draws tiles from the bag, one after the other (A-4); with other data, what is left (AR-18)."""
        self.barrier = True
        if count > self.bag_size:
            count = self.bag_size
        luck = self.luck
        if luck is not None:
            luck.begin("draw" if self.placed_count > 0 else "deal", self.player)
        i: i64
        for i in range(count):
            kind = self.draw_kind()
            self.bag[kind] -= 1
            self.bag_size -= 1
            self.racks[self.player * KINDS + kind] += 1
            self.rack_sizes[self.player] += 1
        if luck is not None:
            luck.end()

    def draw_kind(self) -> i64:
        left = self.rng.below(self.bag_size)
        kind: i64 = 0
        while left >= self.bag[kind]:
            left -= self.bag[kind]
            kind += 1
        if self.luck is not None:
            kind = self.known_kind(self.luck.draw(KIND_NAMES[kind]))
        return kind

    def known_kind(self, name: str) -> i64:
        kind: i64 = KIND_INDEX.get(name, -1)
        if kind < 0 or self.bag[kind] == 0:
            raise ValueError(f"a tile {name!r} cannot be drawn: there is none in the bag")
        return kind

    # -- scoring ---------------------------------------------------------------------------------------------

    def score_tile(self, first: i64, second: i64, step: i64) -> None:
        """Step 2: the two halves are scored one after the other (A-12, AR-7)."""
        one = self.half_points(first, step)
        two = self.half_points(second, -step)
        if self.seats == 1 and self.board[first] == self.board[second]:
            self.add_solo(self.board[first], [one, two])
        else:
            self.add(self.board[first], one)
            self.add(self.board[second], two)

    def half_points(self, cell: i64, towards_other: i64) -> i64:
        """Count the half's colour in the three directions leading away from the tile (A-13 to A-15)."""
        total: i64 = 0
        step: i64
        for step in STEPS:
            if step != towards_other:
                total += self.ray(cell, step)
        return total

    def ray(self, cell: i64, step: i64) -> i64:
        """How many cells in a row show the same symbol as this one, beginning next to it (A-13, A-14)."""
        board = self.board
        symbol = board[cell]
        length: i64 = 0
        at = cell + step
        while board[at] == symbol:
            length += 1
            at += step
        return length

    def add(self, symbol: i64, points: i64) -> None:
        """No score exceeds its track; surplus points are lost (A-19). In the solo game one event (A-30, A-31)."""
        at = self.player * COLOURS + symbol - 1
        before = self.points[at]
        total = before + points
        if total > CAP:
            total = CAP if before < CAP else total if total < self.cap() else self.cap()
        self.points[at] = total

    def add_solo(self, symbol: i64, events: list[i64]) -> None:
        """Events of one step in one colour, in the order that gives the most (AR-27)."""
        self.points[symbol - 1] = best_total(self.points[symbol - 1], events)

    def cap(self) -> i64:
        return SOLO_CAP if self.seats == 1 else CAP

    def close_cells(self, first: i64, second: i64) -> None:
        """Step 3: every cell that has become isolated is closed and scored once (A-16, A-17, AR-10)."""
        if self.seats == 1:
            self.close_cells_solo(first, second)
            return
        step: i64
        for step in STEPS:
            if self.is_isolated(first + step):
                self.close(first + step)
            if self.is_isolated(second + step):
                self.close(second + step)

    def is_isolated(self, cell: i64) -> bool:
        """A free cell without a free cell beside it (A-7, AR-9)."""
        board = self.board
        if board[cell] != FREE:
            return False
        step: i64
        for step in STEPS:
            if board[cell + step] == FREE:
                return False
        return True

    def close(self, cell: i64) -> None:
        """A pyramid scores 1 point for each adjacent symbol, in its colour (A-17)."""
        self.board[cell] = CLOSED
        self.free -= 1
        step: i64
        for step in STEPS:
            symbol = self.board[cell + step]
            if FREE < symbol < CLOSED:
                self.add(symbol, 1)

    def close_cells_solo(self, first: i64, second: i64) -> None:
        """As `close_cells`, but all points of one colour from one pyramid are one event (AR-27, AR-28)."""
        events: list[list[i64]] = [[], [], [], [], []]
        step: i64
        for step in STEPS:
            for cell in (first + step, second + step):
                if self.is_isolated(cell):
                    self.board[cell] = CLOSED
                    self.free -= 1
                    for symbol, points in enumerate(self.pyramid_points(cell)):
                        if points > 0:
                            events[symbol].append(points)
        for symbol, points_of in enumerate(events):
            if points_of:
                self.add_solo(symbol + 1, points_of)

    def pyramid_points(self, cell: i64) -> list[i64]:
        """How many cells of each colour are adjacent to a cell (A-17)."""
        points: list[i64] = [0] * COLOURS
        step: i64
        for step in STEPS:
            symbol = self.board[cell + step]
            if FREE < symbol < CLOSED:
                points[symbol - 1] += 1
        return points

    def lowest(self, seat: i64) -> i64:
        least = self.points[seat * COLOURS]
        i: i64
        for i in range(seat * COLOURS + 1, (seat + 1) * COLOURS):
            if self.points[i] < least:
                least = self.points[i]
        return least

    def full_colours(self) -> i64:
        """How many of the player's colours have reached the end of their track (A-20; AR-29 in the solo game)."""
        n: i64 = 0
        cap = self.cap()
        i: i64
        for i in range(self.player * COLOURS, (self.player + 1) * COLOURS):
            if self.points[i] >= cap:
                n += 1
        return n

    # -- how it stands ---------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Each seat's lowest colour: it is compared first (A-27), and is the result of a solo game (A-32)."""
        return [self.lowest(seat) for seat in range(self.seats)]

    def tally(self, seat: int) -> list[int]:
        """Red, blue, green, orange, purple."""
        return list(self.points[seat * COLOURS : (seat + 1) * COLOURS])

    def winners(self) -> list[int]:
        """Scores in ascending order are compared one by one; equal in all five is a shared victory (A-27, A-28)."""
        if not self.finished:
            return []
        sorted_scores = [sorted(self.tally(seat)) for seat in range(self.seats)]
        best = max(sorted_scores)
        return [seat for seat in range(self.seats) if sorted_scores[seat] == best]

    def dump(self) -> dict[str, object]:
        return {
            "seats": int(self.seats),
            "rng": self.rng.position(),
            "board": list(self.board),
            "points": list(self.points),
            "racks": list(self.racks),
            "rack_sizes": list(self.rack_sizes),
            "bag": list(self.bag),
            "bag_size": int(self.bag_size),
            "placed": list(self.placed[: self.placed_count]),
            "player": int(self.player),
            "phase": int(self.phase),
            "bonus": int(self.bonus),
            "first_tiles": int(self.first_tiles),
            "finished": self.finished,
            "barrier": self.barrier,
        }


def empty_table(rng: Rng, area: Area, seats: i64) -> Axio:
    """The board before anything is drawn: all tiles in the bag (A-2 to A-4)."""
    state = Axio(
        rng,
        area,
        seats,
        area.empty[:],
        vec[i64]([0] * (seats * COLOURS)),
        vec[i64]([0] * (seats * KINDS)),
        vec[i64]([0] * seats),
        KIND_COUNT[:],
        vec[i64]([0] * (area.free // 2)),
    )
    state.bag_size = TILES
    return state


def deal(state: Axio, start: i64) -> None:
    """In seat order from the start player each draws a rack (A-4, A-5); the solo player draws one tile (A-29)."""
    i: i64
    for i in range(state.seats):
        state.player = (start + i) % state.seats
        state.draw_tiles(1 if state.seats == 1 else RACK)
    state.player = start
    state.barrier = False
