"""The map in Way of the Panda's editions: places, border areas and paths. map_checks.py says how they hang together."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from lampion.core.edition_schema import Choice, Flag, Key, Kind, Number, Numbers, Rows, Text
from lampion.games.panda.graph import MOST_BORDERS, MOST_LINKS, MOST_PATHS, MOST_PLACES, SIDES

FEWEST_PLACES = 4
LONGEST = 4  # letters of an id, for which drawings have room
LARGEST = 10_000  # side of a canvas
NUMBERS = 9
ID = re.compile(rf"[A-Za-z][A-Za-z0-9]{{0,{LONGEST - 2}}}[0-9]")


@dataclass(frozen=True)
class NodeId(Kind):
    """What a place or border area is called in notation: no other word of it ends in a digit and is so short."""

    @property
    def expected(self) -> str:
        return f"must be 2 to {LONGEST} letters and digits, the first a letter and the last a digit"

    def fits(self, value: Any) -> bool:
        return isinstance(value, str) and ID.fullmatch(value) is not None


@dataclass(frozen=True)
class NodeIds(Kind):
    """A list of different ids."""

    least: int
    most: int

    @property
    def expected(self) -> str:
        count = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        return f"must be a list of {count} different ids"

    def fits(self, value: Any) -> bool:
        listed = isinstance(value, list) and self.least <= len(value) <= self.most
        return listed and all(map(NodeId().fits, value)) and len(set(value)) == len(value)


SPOT = tuple(Key(axis, Number(0, LARGEST), read=False, default=None) for axis in ("x", "y"))
CELL = tuple(Key(line, Number(1, MOST_PLACES), default=None) for line in ("col", "row"))  # the ways go clockwise
NAMES = tuple(Key(language, Text(), read=False, default=None) for language in ("en", "de", "fr"))
MARKS = (
    Key("start", Flag(), default=False),
    Key("frontier", Flag(), default=False),
    Key("number", Number(0, NUMBERS), default=0),
)
PLACE = (Key("id", NodeId()), *CELL, *SPOT, *MARKS, *NAMES)
BORDER = (
    Key("id", NodeId()),
    Key("side", Choice(*SIDES)),
    *SPOT,
    Key("beside", NodeIds(0, MOST_LINKS - 1), default=None),
)
PATH = (Key("id", Text(2 * LONGEST + 1)), Key("ends", NodeIds(2, 2)), Key("ninjas", Number(1, 4)))
MAP = (
    Key("map.canvas", Numbers(2, 100, LARGEST), read=False, default=[1000, 1000]),
    Key("map.place", Rows(PLACE, FEWEST_PLACES, MOST_PLACES)),
    Key("map.border_ring", Rows(BORDER, 0, MOST_BORDERS)),
    Key("map.path", Rows(PATH, FEWEST_PLACES - 1, MOST_PATHS)),
)
