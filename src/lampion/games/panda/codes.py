"""The codes of the actions of Way of the Panda: each decision has its range (notation: actions.py)."""

from __future__ import annotations

from typing import Final

GUARD: Final = 0  # + path
HERO_ON: Final = 40  # + hero * 16 + place
WITHDRAW_NO: Final = 88
WITHDRAW_YES: Final = 89
SPACE: Final = 90  # + position index
FIELD: Final = 114  # + field of A9, from 0
PASS: Final = 120
OPTION: Final = 121  # + option of the space, from 0
STEP: Final = 123  # + kind of step
FINISH: Final = 133
HERO: Final = 134  # + own hero
ANYONES_HERO: Final = 137  # + seat * 3 + hero
DECLINE: Final = 149
MOVE: Final = 150  # + node
STOP: Final = 182
COVER_NO: Final = 183
COVER_YES: Final = 184
TILE_OWN: Final = 185
TILE_NEUTRAL: Final = 186
CARD_LEFT: Final = 187
CARD_RIGHT: Final = 188
CARD_NONE: Final = 189
PICK: Final = 190  # + set of tile kinds, one bit each
FRONTIER: Final = 254  # + row of the neutral space, from 0
FRONTIER_NONE: Final = 260
REWARD_VP: Final = 261
REWARD_TILES: Final = 262
VANISH: Final = 263  # + hero
APPEAR: Final = 266  # + hero * 16 + place
RELOCATE: Final = 314  # + hero * 16 + place
BUILD: Final = 362  # + place * 3 + kind
ACTIONS: Final = 410
