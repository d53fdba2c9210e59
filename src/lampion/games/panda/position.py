"""Everything that lies on the table of Way of the Panda, flat, and the stack of what is still to be done."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lampion.core.vectors import roomier
from lampion.games.panda.components import FOUNDATION, FRAME, PIECES_IN
from lampion.games.panda.fields import Fields

# Phases of the game.
GUARDS: Final = 0
HEROES: Final = 1
ROUNDS: Final = 2

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
        if at >= len(self.frames):
            self.frames = roomier(self.frames)
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

    def same_table(self, other: Position) -> bool:
        """Equal to another position of the same game, AP stacks included."""
        return self.same_fields(other) and self.same_stacks(other)

    def same_stacks(self, other: Position) -> bool:
        """The AP markers are equal already: whichever share a field lie upon each other in the same order (W-8)."""
        seat: i64
        above: i64
        for seat in range(self.seats):
            for above in range(self.seats):
                if self.ap[seat] == self.ap[above]:
                    if (self.height[seat] < self.height[above]) != (other.height[seat] < other.height[above]):
                        return False
        return True
