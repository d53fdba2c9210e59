"""The kinds of steps that an option of Way of the Panda can consist of (W-25), by the names in the map files."""

from __future__ import annotations

from typing import Final

NAMES: Final = [
    "move",
    "build",
    "strength",
    "mission",
    "pick",
    "vanish_appear",
    "sell_chest",
    "ap",
    "vp",
    "relocate",
]
MOVE: Final = 0
BUILD: Final = 1
STRENGTH: Final = 2
MISSION: Final = 3
PICK: Final = 4
VANISH_APPEAR: Final = 5
SELL_CHEST: Final = 6
AP: Final = 7
VP: Final = 8
RELOCATE: Final = 9
