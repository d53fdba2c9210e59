"""Everything that lies on the table of Way of the Panda, flat, and the stack of what is still to be done."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lampion.games.panda.components import FOUNDATION, FRAME, PIECES_IN
from lampion.games.panda.fields import Fields

# Phases of the game.
GUARDS: Final = 0
HEROES: Final = 1
ROUNDS: Final = 2

# What is to be decided, in the words of W-53. Each is the first number of a frame; the others are its facts.
ASK_GUARD: Final = 0
ASK_HERO_ON: Final = 1  # hero
ASK_WITHDRAW: Final = 2
ASK_TURN: Final = 3
ASK_OPTION: Final = 4  # space
ASK_STEP: Final = 5  # option, steps done (bits)
ASK_HERO: Final = 6  # step, 1 if it may be declined
ASK_MOVE: Final = 7  # step, seat * 3 + hero, moves made
ASK_COVER: Final = 8  # path, guards that may still cover
ASK_TILE: Final = 9  # path, majority player
ASK_CARD: Final = 10
ASK_PICK: Final = 11  # kinds (bits), how many
ASK_FRONTIER: Final = 12
ASK_REWARD: Final = 13
ASK_VANISH: Final = 14
ASK_RELOCATE: Final = 15
ASK_BUILD: Final = 16  # step
# What goes on by itself once everything above it is done.
GO_CARD: Final = 17  # option, next step
GO_FREED: Final = 18  # path, 1 if a tile was laid
GO_CLEAR: Final = 19

# Why the game ends (W-50).
GOING_ON: Final = 0
BY_FOUNDATIONS: Final = 1
BY_LAST_PIECE: Final = 2
BY_CAPITALS: Final = 3
BY_ROUNDS: Final = 4


class Position(Fields):
    """A position, its stack of decisions, and small questions it answers; what it consists of is in fields.toml."""

    # -- the stack of what is to be done ---------------------------------------------------------------------

    def push(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """This comes first; what lies below waits."""
        at = self.depth * FRAME
        self.frames[at] = kind
        self.frames[at + 1] = a
        self.frames[at + 2] = b
        self.frames[at + 3] = c
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1

    def fact(self, which: i64) -> i64:
        """A number of the topmost frame: 0 its kind, 1 to 3 its facts."""
        return self.frames[(self.depth - 1) * FRAME + which]

    def set_fact(self, which: i64, value: i64) -> None:
        self.frames[(self.depth - 1) * FRAME + which] = value

    def choose_from(self, action: i64) -> None:
        """One more choice of the present decision."""
        self.choices[self.choice_count] = action
        self.choice_count += 1

    # -- small questions -------------------------------------------------------------------------------------

    def buildings(self, place: i64) -> i64:
        """How many buildings a place has (W-5)."""
        bits = self.towns[place]
        return PIECES_IN[bits & 7] + (3 if bits & FOUNDATION else 0)

    def has_kind(self, place: i64, kind: i64) -> bool:
        """A piece of the kind stands there or a foundation lies there (W-6)."""
        return self.towns[place] & (FOUNDATION | (1 << kind)) != 0

    def foundations_laid(self) -> i64:
        return self.board.foundations - self.foundation_stock
