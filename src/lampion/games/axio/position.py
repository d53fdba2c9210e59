"""A position of AXIO: what lies where, and how it stands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.rng import Rng
from lampion.core.state import NOBODY, State
from lampion.games.axio.components import (
    CAP,
    COLOURS,
    SOLO_CAP,
    Area,
)

PLACE: Final = 0
STEP_FOUR: Final = 1


class Position(State):
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

    def seat(self) -> i64:
        return NOBODY if self.finished else self.player

    def over(self) -> bool:
        return self.finished

    def needs_first_tile(self) -> bool:
        return (self.first_tiles >> self.player) & 1 == 0

    def cap(self) -> i64:
        return SOLO_CAP if self.seats == 1 else CAP

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

    def tally(self, seat: int) -> list[int]:
        """Red, blue, green, orange, purple."""
        return list(self.points[seat * COLOURS : (seat + 1) * COLOURS])

    def scores(self) -> list[int]:
        """Each seat's lowest colour: it is compared first (A-27), and is the result of a solo game (A-32)."""
        return [self.lowest(seat) for seat in range(self.seats)]

    def standing(self, seat: int) -> list[int]:
        """Scores in ascending order, compared one by one; equal in all five is a shared victory (A-27, A-28)."""
        return sorted(self.tally(seat))

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
