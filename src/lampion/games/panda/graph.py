"""The graph of a map of Way of the Panda (W-1, W-3): places, border areas, and the paths between them, as listed."""

from __future__ import annotations

from math import atan2, degrees
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

SIDES: Final = "NESW"
NO_PATH: Final = -1  # the link between two border areas
NO_LINK: Final = -2

# What codes, notation and drawings have room for.
MOST_PLACES: Final = 24
MOST_BORDERS: Final = 24
MOST_NODES: Final = 48
MOST_PATHS: Final = 48
MOST_LINKS: Final = 6  # ways out of a place or border area
LOOP: Final = 4  # places and paths of a loop (W-56)


class Graph:
    """Numbers places and border areas together as nodes, places first, and the paths; all in the order of the file.

    The ways out of a node are `link_start[node]` to `link_start[node + 1]` of `link_path` and `link_end`: for a place
    its paths, for a border area its exit paths and then the neighbours in the ring.
    """

    def __init__(self, drawn: dict[str, Any]) -> None:
        self.place_names: Final[list[str]] = [str(place["id"]) for place in drawn["place"]]
        self.border_names: Final[list[str]] = [str(border["id"]) for border in drawn["border_ring"]]
        self.node_names: Final[list[str]] = self.place_names + self.border_names
        self.path_names: Final[list[str]] = [str(path["id"]) for path in drawn["path"]]
        self.path_ends: Final[list[tuple[str, str]]] = [(str(p["ends"][0]), str(p["ends"][1])) for p in drawn["path"]]
        self.places: Final[i64] = len(self.place_names)
        self.nodes: Final[i64] = len(self.node_names)
        self.paths: Final[i64] = len(self.path_names)
        self.vanished: Final[i64] = len(self.node_names)  # where a hero is who is on no node
        number = {name: i for i, name in enumerate(self.node_names)}
        ends = [(number[one], number[other]) for one, other in self.path_ends]
        self.first_end: Final[vec[i64]] = vec[i64]([one for one, _ in ends])
        self.second_end: Final[vec[i64]] = vec[i64]([other for _, other in ends])
        sides = {str(border["id"]): SIDES.index(border["side"]) for border in drawn["border_ring"]}
        self.path_side: Final[vec[i64]] = vec[i64]([sides.get(other, -1) for _, other in self.path_ends])  # -1: inner
        links = ordered_links(drawn, ends)
        self.link_start: Final[vec[i64]] = vec[i64]([sum(map(len, links[:node])) for node in range(len(links) + 1)])
        self.link_path: Final[vec[i64]] = vec[i64]([path for ways in links for path, _ in ways])
        self.link_end: Final[vec[i64]] = vec[i64]([end for ways in links for _, end in ways])
        loops = loops_of([pair for pair in ends if max(pair) < len(self.place_names)])
        self.loops: Final[i64] = len(loops)
        self.loop_places: Final[vec[i64]] = vec[i64]([place for loop in loops for place in loop])
        self.loop_paths: Final[vec[i64]] = vec[i64](
            [joining(ends, loop[i], loop[(i + 1) % LOOP]) for loop in loops for i in range(LOOP)]
        )


def ordered_links(drawn: dict[str, Any], ends: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """The ways out of each node as (path, other end): of places in a grid clockwise from north, else as listed."""
    places, ring = drawn["place"], drawn["border_ring"]
    ways: list[list[tuple[int, int]]] = [[] for _ in (*places, *ring)]
    for path, (one, other) in enumerate(ends):
        ways[one].append((path, other))
        ways[other].append((path, one))
    if all("col" in place and "row" in place for place in places):
        for node in range(len(places)):
            ways[node].sort(key=lambda way: direction(places[node], [*places, *ring][way[1]]))
    names = [border["id"] for border in ring]
    for at, area in enumerate(ring):
        ways[len(places) + at] += [(NO_PATH, len(places) + names.index(name)) for name in beside(ring, at)]
    return ways


def beside(ring: list[dict[str, Any]], at: int) -> list[str]:
    """The neighbours of a border area: those it names, else the ones before and after it in the closed ring."""
    if "beside" in ring[at]:
        return [str(name) for name in ring[at]["beside"]]
    around = [ring[at - 1]["id"], ring[(at + 1) % len(ring)]["id"]]
    return [name for name in dict.fromkeys(around) if name != ring[at]["id"]]


def direction(place: dict[str, Any], end: dict[str, Any]) -> float:
    """Where the other end of a path lies, in degrees clockwise from north."""
    if "side" in end:
        return 90.0 * SIDES.index(end["side"])
    return degrees(atan2(end["col"] - place["col"], place["row"] - end["row"])) % 360.0


def loops_of(inner: list[tuple[int, int]]) -> list[tuple[int, int, int, int]]:
    """Every cycle of exactly four inner paths (W-56, R-77), as its places in order, once each."""
    near: dict[int, set[int]] = {}
    for one, other in inner:
        near.setdefault(one, set()).add(other)
        near.setdefault(other, set()).add(one)
    found = []
    for first in sorted(near):  # the lowest of the four; `second` and `last` are beside it, `third` is across
        later = sorted(place for place in near[first] if place > first)
        for at, second in enumerate(later):
            for last in later[at + 1 :]:
                across = sorted(near[second] & near[last])
                found += [(first, second, third, last) for third in across if third > first]
    return found


def joining(ends: list[tuple[int, int]], one: int, other: int) -> int:
    """The path that joins two nodes."""
    return next(path for path, pair in enumerate(ends) if pair in ((one, other), (other, one)))
