"""A position of AXIO: what lies where, and how it stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lampion.core.state import NOBODY
from lampion.games.axio.components import COLOURS, KIND_HIGH, KIND_LOW, KINDS
from lampion.games.axio.fields import Fields

PLACE: Final = 0
STEP_FOUR: Final = 1


class Position(Fields):
    """A position and the small questions it answers; what it consists of is in fields.toml."""

    def seat(self) -> i64:
        return NOBODY if self.finished else self.player

    def over(self) -> bool:
        return self.finished

    def needs_first_tile(self) -> bool:
        return (self.first_tiles >> self.player) & 1 == 0

    def cap(self) -> i64:
        return self.area.cap

    def lowest(self, seat: i64) -> i64:
        points = self.points
        least = points[seat * COLOURS]
        i: i64
        for i in range(seat * COLOURS + 1, (seat + 1) * COLOURS):
            if points[i] < least:
                least = points[i]
        return least

    def full_colours(self) -> i64:
        """How many of the player's colours have reached the end of their track (A-20; AR-29 in the solo game)."""
        n: i64 = 0
        cap = self.area.cap
        points = self.points
        i: i64
        for i in range(self.player * COLOURS, (self.player + 1) * COLOURS):
            if points[i] >= cap:
                n += 1
        return n

    def may_swap(self) -> bool:
        """The rack may be swapped if no tile left on it shows a colour of the lowest score (A-24, AR-19, AR-20)."""
        return self.bag_size >= self.box.rack and self.rack_sizes[self.player] > 0 and self.tile_of_lowest() < 0

    def tile_of_lowest(self) -> i64:
        """The first kind of tile on the rack that shows a colour of the lowest score; -1 if there is none (A-24)."""
        lowest = self.lowest(self.player)
        base = self.player * KINDS
        own = self.player * COLOURS
        kind: i64
        for kind in range(KINDS):
            if self.racks[base + kind] > 0:
                if self.points[own + KIND_LOW[kind]] == lowest or self.points[own + KIND_HIGH[kind]] == lowest:
                    return kind
        return -1

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
        saved = self.saved_fields()
        return saved if self.box.saved is None else {"edition": self.box.saved, **saved}
