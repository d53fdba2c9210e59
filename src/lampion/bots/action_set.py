"""Which actions are legal in one position."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1


class ActionSet:
    """A hash set of actions that is emptied in one step."""

    def __init__(self, most_actions: i64) -> None:
        size: i64 = 16
        while size < 2 * most_actions:
            size *= 2
        self.mask: Final[i64] = size - 1
        self.slots: Final = vec[i64]([NONE] * size)
        self.stamps: Final = vec[i64]([0] * size)
        self.stamp: i64 = 0

    def fill(self, actions: vec[i64], count: i64) -> None:
        """Hold exactly these actions."""
        self.stamp += 1
        i: i64
        for i in range(count):
            at = self.place_of(actions[i])
            self.slots[at] = actions[i]
            self.stamps[at] = self.stamp

    def holds(self, action: i64) -> bool:
        return self.stamps[self.place_of(action)] == self.stamp

    def remove(self, action: i64) -> None:
        """Take an action out that is in; its place stays occupied until the next `fill`."""
        self.slots[self.place_of(action)] = NONE

    def place_of(self, action: i64) -> i64:
        """Where an action is, or where it would be put."""
        at = ((action * 40503) ^ (action >> 13)) & self.mask
        while self.stamps[at] == self.stamp and self.slots[at] != action:
            at = (at + 1) & self.mask
        return at
