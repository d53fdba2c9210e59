"""What can keep a player of Way of the Panda from something, one number for each reason.

The rules answer with the first that holds: the listing asks for NONE, `refusal.py` has a sentence for each of the
others. So whatever is refused is explained by the very function that refused it.
"""

from __future__ import annotations

from typing import Final

NONE: Final = 0

# Choosing a space (W-22) or a field of A9 (W-61).
BEHIND: Final = 1
FEW_GUARDS: Final = 2
LITTLE_AP: Final = 3
NO_FIELDS: Final = 4
FIELD_TAKEN: Final = 5
SECOND_FIELD: Final = 6
NO_GUARD: Final = 7

# Moving (W-29, W-30).
VANISHED: Final = 8
BLOCKED: Final = 9
NOBODY_MOVES: Final = 10

# Building (W-36).
NOT_ON_PLACE: Final = 11
NOTHING_TO_BUILD: Final = 12
CAPITAL: Final = 13
ONLY_VILLAGES: Final = 14
ONLY_CITIES: Final = 15
KIND_IS_THERE: Final = 16
NO_FOUNDATION: Final = 17
NO_PIECE: Final = 18
UNGUARDED: Final = 19

# Tiles of the clan sheet (W-41 to W-44).
NO_BUILDING: Final = 20
NO_TILE_LEFT: Final = 21
COLUMN_FULL: Final = 22
NO_CHEST: Final = 23
