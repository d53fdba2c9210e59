"""The codes of the actions of Way of the Panda: each decision has its range (notation: actions.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

GUARD: Final = 0  # + path, see `guard`
HERO_ON: Final = 40  # + hero * 16 + place, see `hero_on`
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
MOVE: Final = 150  # + node, see `move`
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

# The codes were first given to a map of 16 places, 40 paths and 32 nodes. What a larger map has besides comes behind:
MORE_GUARD: Final = 434  # + path - 40
MORE_MOVE: Final = 442  # + node - 32
MORE_HERO_ON: Final = 458  # + hero * 8 + place - 16
MORE_APPEAR: Final = 482
MORE_RELOCATE: Final = 506
ACTIONS: Final = 530

PATHS: Final = 40
NODES: Final = 32
PLACES: Final = 16
MORE_PLACES: Final = 8


def guard(path: i64) -> i64:
    """The code of a guard on a path in the setup."""
    return GUARD + path if path < PATHS else MORE_GUARD + path - PATHS


def guarded(action: i64) -> i64:
    """The path of such a code."""
    return action - MORE_GUARD + PATHS if action >= MORE_GUARD else action - GUARD


def move(node: i64) -> i64:
    """The code of a move to a node."""
    return MOVE + node if node < NODES else MORE_MOVE + node - NODES


def moved(action: i64) -> i64:
    """The node of such a code."""
    return action - MORE_MOVE + NODES if action >= MORE_MOVE else action - MOVE


def hero_on(first: i64, more: i64, hero: i64, place: i64) -> i64:
    """The code of a hero and a place in one of the three ranges of such codes: HERO_ON, APPEAR or RELOCATE."""
    if place < PLACES:
        return first + hero * PLACES + place
    return more + hero * MORE_PLACES + place - PLACES


def hero_of(action: i64, first: i64, more: i64) -> i64:
    """The hero of such a code."""
    return (action - more) // MORE_PLACES if action >= more else (action - first) // PLACES


def place_of(action: i64, first: i64, more: i64) -> i64:
    """The place of such a code."""
    return PLACES + (action - more) % MORE_PLACES if action >= more else (action - first) % PLACES
