"""The grid of Way of the Panda (W-1, W-3), the same for every map: places, border areas, and the paths between them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIDES: Final = "NESW"
PLACES: Final = 16
NODES: Final = 32  # places, then border areas in the order of the ring
PATHS: Final = 40
VANISHED: Final = 32
NO_PATH: Final = -1  # the link between two border areas
NO_LINK: Final = -2

PLACE_NAMES: Final = [column + row for row in "1234" for column in "abcd"]
BORDER_NAMES: Final = [
    *(f"N{i}" for i in (1, 2, 3, 4)),
    *(f"E{i}" for i in (1, 2, 3, 4)),
    *(f"S{i}" for i in (4, 3, 2, 1)),
    *(f"W{i}" for i in (4, 3, 2, 1)),
]
NODE_NAMES: Final = PLACE_NAMES + BORDER_NAMES
PATH_ENDS: Final[list[tuple[str, str]]] = [
    *((f"{a}{row}", f"{b}{row}") for row in "1234" for a, b in ("ab", "bc", "cd")),
    *((f"{column}{a}", f"{column}{b}") for a, b in ("12", "23", "34") for column in "abcd"),
    *((f"{column}1", f"N{i}") for i, column in enumerate("abcd", 1)),
    *((f"d{row}", f"E{row}") for row in "1234"),
    *((f"{column}4", f"S{i}") for i, column in enumerate("abcd", 1)),
    *((f"a{row}", f"W{row}") for row in "1234"),
]
PATH_NAMES: Final = [f"{one}-{other}" for one, other in PATH_ENDS]
FIRST_END: Final = vec[i64]([NODE_NAMES.index(one) for one, _ in PATH_ENDS])
SECOND_END: Final = vec[i64]([NODE_NAMES.index(other) for _, other in PATH_ENDS])
PATH_SIDE: Final = vec[i64]([SIDES.find(other[0]) for _, other in PATH_ENDS])  # -1 for inner paths
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

LINKS: Final = 4  # ways out of a node: four paths of a place; the exit path and two ring neighbours of a border area


def links_of(node: int) -> list[tuple[int, int]]:
    """The ways out of a node as (path, other end), clockwise from north for a place."""
    if node >= PLACES:
        ring = node - PLACES
        exit_path = next(i for i, (_, other) in enumerate(PATH_ENDS) if other == NODE_NAMES[node])
        beside = [PLACES + (ring + 15) % 16, PLACES + (ring + 1) % 16]
        return [(exit_path, int(FIRST_END[exit_path])), *((NO_PATH, other) for other in beside), (NO_LINK, NO_LINK)]
    found: dict[int, tuple[int, int]] = {}
    for path, ends in enumerate(PATH_ENDS):
        if NODE_NAMES[node] in ends:
            other = ends[1] if ends[0] == NODE_NAMES[node] else ends[0]
            end = NODE_NAMES.index(other)
            found[direction(node, end)] = (path, end)
    return [found[towards] for towards in range(LINKS)]


def direction(place: int, end: int) -> int:
    """Where the other end of a path lies: north, east, south or west."""
    if end >= PLACES:
        return SIDES.index(NODE_NAMES[end][0])
    return {-4: NORTH, 1: EAST, 4: SOUTH, -1: WEST}[end - place]


LINK_PATH: Final = vec[i64]([path for node in range(NODES) for path, _ in links_of(node)])
LINK_END: Final = vec[i64]([end for node in range(NODES) for _, end in links_of(node)])

SQUARES: Final = 9  # the squares of the grid, each with four places and the four paths between them (W-56)
SQUARE_PLACES: Final = vec[i64]([p + d for r in range(3) for p in range(4 * r, 4 * r + 3) for d in (0, 1, 4, 5)])


def path_between(one: int, other: int) -> int:
    """The path that joins two nodes; NO_PATH if there is none."""
    names = (NODE_NAMES[one], NODE_NAMES[other])
    return next((i for i, ends in enumerate(PATH_ENDS) if ends in (names, names[::-1])), NO_PATH)


SQUARE_PATHS: Final = vec[i64](
    [
        path_between(a, b)
        for r in range(3)
        for p in range(4 * r, 4 * r + 3)
        for a, b in ((p, p + 1), (p, p + 4), (p + 1, p + 5), (p + 4, p + 5))
    ]
)
