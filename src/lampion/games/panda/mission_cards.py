"""The mission cards of the Master variant of Way of the Panda: the green A cards and the blue B cards, by kind."""

from __future__ import annotations

from typing import Final

NO_CARD: Final = -1
A_KINDS: Final = ["loop", "build4", "opposite_sides", "numbered", "special"]
LOOP: Final = 0
BUILD4: Final = 1
OPPOSITE_SIDES: Final = 2
NUMBERED: Final = 3
SPECIAL: Final = 4
B_KINDS: Final = [
    "most_tiles",
    "heroes_together",
    "sides",
    "most_tile_guards",
    "hero_distance",
    "city_majority",
    "network",
]
MOST_TILES: Final = 0
HEROES_TOGETHER: Final = 1
SIDES_JOINED: Final = 2
MOST_TILE_GUARDS: Final = 3
HERO_DISTANCE: Final = 4
CITY_MAJORITY: Final = 5
NETWORK: Final = 6
A_CARDS: Final = [f"A{i}" for i in range(1, 10)]
B_CARDS: Final = [f"B{i}" for i in range(1, 10)]
