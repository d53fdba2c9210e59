"""What is to be decided in Way of the Panda, in the words of W-53, and what goes on by itself.

Each is the first number of a frame on the stack (see `position.py`), the others are its facts; `decisions.py` has the
table of what else belongs to each.
"""

from __future__ import annotations

from typing import Final

GUARD: Final = 0
HERO_ON: Final = 1  # hero
WITHDRAW: Final = 2
TURN: Final = 3
OPTION: Final = 4  # space
STEP: Final = 5  # option, steps done (bits)
HERO: Final = 6  # step, 1 if it may be declined
MOVE: Final = 7  # step, seat * 3 + hero, moves made
COVER: Final = 8  # path, guards that may still cover
TILE: Final = 9  # path, majority player
CARD: Final = 10
PICK: Final = 11  # kinds (bits), how many
FRONTIER: Final = 12
REWARD: Final = 13
VANISH: Final = 14
RELOCATE: Final = 15
BUILD: Final = 16  # step
# What goes on by itself once everything above it is done.
GO_CARD: Final = 17  # option, next step
GO_FREED: Final = 18  # path, 1 if a tile was laid
GO_CLEAR: Final = 19
