"""One possible past of an AXIO game: which unseen tile was where, as far as it matters for what is hidden now.

Tiles that a swap puts back into the bag can only be on places filled later. So unseen tiles live in *pools*, numbered
by the swap that put them back (0: never seen), a hidden place has an *age*, the number of swaps before it was filled,
and a tile may only be on a place whose age is at least the number of its pool.

All orders of the physical tiles are equally likely. Guess blindly: whenever a tile of some kind is seen, any unseen
tile of that kind may have been the one, and any place of the rack may have held it. Each such guess is as likely as
any other. Throw away those that put a tile on a place it cannot have been on; keep the others in proportion to the
number of ways in which the unseen tiles can fill the places that are hidden now, and fill them in one of these ways.
Then every possible order of the tiles is exactly as likely as any other.

After many swaps hardly any blind guess would be possible. So only tiles and places that fit are guessed, and `weight`
takes account of it: how likely a blind guess would have fitted so far, times the ways.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.rng import Rng
from lampion.games.axio.components import KINDS

# What a seat can notice: event = value * 64 + seat * 8 + what. The value is a kind of tile, or a number of tiles.
SEEN: Final = 0  # a tile was drawn from the bag before the seat's eyes
SHOWN: Final = 1  # somebody showed a tile from the rack
DRAWN: Final = 2  # somebody drew so many tiles unseen
SWAPPED: Final = 3  # the tiles of a swap go back now
RETURNED: Final = 4  # one of them


def event(what: i64, seat: i64, value: i64) -> int:
    """A notice as a number."""
    return value * 64 + seat * 8 + what


class Past:
    """Pools and places as one guess has them.

    The kindest past is no guess: it lets the oldest place give away each tile that is shown, and takes the newest tile
    for each that is seen, possible or not. So no possible past leaves more ways to fill the hidden places.
    """

    def __init__(self, seats: i64, swaps: i64, unseen: list[int], kindest: bool) -> None:
        self.seats: Final[i64] = seats
        self.ages: Final[i64] = swaps + 1
        self.kindest: Final = kindest
        self.unseen: Final = vec[i64]([0] * KINDS)  # tiles of each kind over all pools
        self.pools: Final = vec[i64]([0] * ((swaps + 1) * KINDS))  # the same, pool after pool
        kind: i64
        for kind in range(KINDS):
            self.unseen[kind] = unseen[kind]
            self.pools[kind] = unseen[kind]
        self.places: Final = vec[i64]([0] * (seats * (swaps + 1)))  # hidden places of each age, seat after seat
        self.hidden: Final = vec[i64]([0] * seats)  # the same over all ages
        self.age: i64 = 0
        self.fitted = 1.0  # how likely a blind guess would have fitted everything so far

    def happens(self, notice: i64, rng: Rng) -> bool:
        """Guess what was behind a notice; False if the guess is impossible."""
        what = notice & 7
        seat = (notice >> 3) & 7
        value = notice >> 6
        if what == SHOWN:
            return self.show(seat, value, rng)
        if what == SEEN:
            index: i64 = self.unseen[value] - 1 if self.kindest else rng.below(self.unseen[value])
            self.remove(self.pool_at(value, index), value)
        elif what == DRAWN:
            self.places[seat * self.ages + self.age] += value
            self.hidden[seat] += value
        elif what == SWAPPED:
            self.age += 1
        else:
            self.pools[self.age * KINDS + value] += 1
            self.unseen[value] += 1
        return True

    def show(self, seat: i64, kind: i64, rng: Rng) -> bool:
        """Any of the rack's places held it, and it was any unseen tile of its kind that can have been there."""
        first = seat * self.ages
        age: i64 = 0
        pool: i64
        if self.kindest:
            age = place_in(self.places, first, 0) - first
            pool = self.pool_at(kind, self.unseen[kind] - 1)
        else:
            fitting = self.fitting(seat, kind)
            if fitting == 0:
                return False
            self.fitted *= float(fitting) / float(self.hidden[seat] * self.unseen[kind])
            left = rng.below(fitting)
            tiles = self.pools[kind]
            while left >= self.places[first + age] * tiles:
                left -= self.places[first + age] * tiles
                age += 1
                tiles += self.pools[age * KINDS + kind]
            pool = self.pool_at(kind, left % tiles)
        self.places[first + age] -= 1
        self.hidden[seat] -= 1
        self.remove(pool, kind)
        return True

    def fitting(self, seat: i64, kind: i64) -> i64:
        """How many pairs there are of a place of the rack and an unseen tile of the kind that can have been on it."""
        pairs: i64 = 0
        tiles: i64 = 0
        age: i64
        for age in range(self.age + 1):
            tiles += self.pools[age * KINDS + kind]
            pairs += self.places[seat * self.ages + age] * tiles
        return pairs

    def pool_at(self, kind: i64, index: i64) -> i64:
        """The pool of an unseen tile of this kind, counted from the oldest pool on."""
        at = kind
        while index >= self.pools[at]:
            index -= self.pools[at]
            at += KINDS
        return at // KINDS

    def remove(self, pool: i64, kind: i64) -> None:
        self.pools[pool * KINDS + kind] -= 1
        self.unseen[kind] -= 1

    # -- what is hidden now ----------------------------------------------------------------------------------

    def weight(self) -> float:
        """In what proportion a guess like this one is to be kept."""
        return self.fitted * self.ways()

    def ways(self) -> float:
        """In how many ways unseen tiles can fill the hidden places: old ones first, younger ones have more choice."""
        ways = 1.0
        choice: i64 = 0
        age: i64
        kind: i64
        seat: i64
        place: i64
        for age in range(self.ages):
            for kind in range(KINDS):
                choice += self.pools[age * KINDS + kind]
            for seat in range(self.seats):
                for place in range(self.places[seat * self.ages + age]):
                    ways *= float(choice)
                    choice -= 1
        return ways

    def fill(self, racks: vec[i64], rng: Rng) -> None:
        """One of these ways, each equally likely. Tiles left over are in the bag."""
        choice: i64 = 0
        age: i64
        kind: i64
        seat: i64
        place: i64
        for age in range(self.ages):
            for kind in range(KINDS):
                choice += self.pools[age * KINDS + kind]
            for seat in range(self.seats):
                for place in range(self.places[seat * self.ages + age]):
                    at = place_in(self.pools, 0, rng.below(choice))
                    racks[seat * KINDS + at % KINDS] += 1
                    self.remove(at // KINDS, at % KINDS)
                    choice -= 1


def place_in(counts: vec[i64], first: i64, index: i64) -> i64:
    """Where an index falls in a row of counts that begins at `first`."""
    at = first
    while index >= counts[at]:
        index -= counts[at]
        at += 1
    return at
