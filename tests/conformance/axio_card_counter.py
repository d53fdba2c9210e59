"""A perfect card counter for small boxes of AXIO tiles: it keeps every possible world with its exact weight.

The engine's own counter groups worlds cleverly; this one does not: a world is the contents of every hidden rack and of
the bag, and each draw branches over every tile in the bag.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd
from typing import TypeAlias

Tiles: TypeAlias = tuple[int, ...]  # how many of each kind
World: TypeAlias = tuple[Tiles, ...]  # the rack of each seat (the own one empty), and the bag last


class CardCounter:
    """What seat 0 can know, when all it is told is what everybody sees and its own tiles."""

    def __init__(self, worlds: dict[World, int]) -> None:
        self.worlds = worlds

    def sees_placed(self, seat: int, kind: int) -> None:
        """Another seat placed this kind: any place of its rack, none more likely than another."""
        self._branch(
            (with_tiles(world, seat, kind, -1), weight * world[seat][kind])
            for world, weight in self.worlds.items()
            if world[seat][kind] > 0
        )

    def draws_unseen(self, seat: int, count: int) -> None:
        """Another seat drew tiles."""
        for _ in range(count):
            self._branch(
                (with_tiles(with_tiles(world, -1, kind, -1), seat, kind, 1), weight * in_bag)
                for world, weight in self.worlds.items()
                for kind, in_bag in enumerate(world[-1])
                if in_bag > 0
            )

    def draws(self, kind: int) -> None:
        """Seat 0 drew this kind itself."""
        self._branch(
            (with_tiles(world, -1, kind, -1), weight * world[-1][kind])
            for world, weight in self.worlds.items()
            if world[-1][kind] > 0
        )

    def sees_rack(self, seat: int, rack: Tiles) -> None:
        """Another seat laid its rack aside, for all to see."""
        self._branch(
            ((*world[:seat], tuple([0] * len(rack)), *world[seat + 1 :]), weight)
            for world, weight in self.worlds.items()
            if world[seat] == rack
        )

    def returns(self, tiles: Tiles) -> None:
        """Tiles that were laid aside go back into the bag."""
        self._branch(
            ((*world[:-1], tuple(a + b for a, b in zip(world[-1], tiles, strict=True))), weight)
            for world, weight in self.worlds.items()
        )

    def shares(self) -> dict[str, float]:
        """How likely each world is."""
        total = sum(self.worlds.values())
        return {str(world): weight / total for world, weight in self.worlds.items()}

    def _branch(self, branches: Iterable[tuple[World, int]]) -> None:
        grown: dict[World, int] = {}
        for world, weight in branches:
            grown[world] = grown.get(world, 0) + weight
        common = gcd(*grown.values())
        self.worlds = {world: weight // common for world, weight in grown.items()}


def with_tiles(world: World, place: int, kind: int, change: int) -> World:
    """The world with more or fewer tiles of a kind in one place."""
    tiles = list(world[place])
    tiles[kind] += change
    places = list(world)
    places[place] = tuple(tiles)
    return tuple(places)
