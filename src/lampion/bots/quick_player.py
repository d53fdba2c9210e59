"""A player who thinks for microseconds: of the actions that look best at once, the one with the best chances behind it.

Analysis plays thousands of games on with it. It holds positions, not observations: it could not sit at a table.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.heuristics import Heuristics
from lampion.core.state import State

MOST_SEATS: Final = 8
TAKEN: Final = -1e30


class QuickPlayer:
    """`looks` actions are looked behind; all of them are compared at a glance first."""

    def __init__(self, heuristics: Heuristics, looks: i64) -> None:
        self.heuristics: Final = heuristics
        self.looks: Final[i64] = looks
        self.chances: Final = vec[float]([0.0] * MOST_SEATS)
        self.found: vec[i64] = vec[i64]([0])
        self.priors: vec[float] = vec[float]([0.0])

    def action(self, state: State) -> i64:
        """The action to take; of equals the one that looked better at a glance."""
        most = state.max_actions()
        if len(self.found) < most:
            self.found = vec[i64]([0] * most)
            self.priors = vec[float]([0.0] * most)
        found = self.found
        priors = self.priors
        count = state.actions(found)
        if count == 1:
            return found[0]
        i: i64
        for i in range(count):
            priors[i] = self.heuristics.prior(state, found[i])
        seat = state.seat()
        seats: i64 = len(state.scores())
        best: i64 = found[0]
        best_chance = -1.0
        look: i64
        for look in range(min(self.looks, count)):
            at: i64 = 0
            for i in range(1, count):
                if priors[i] > priors[at]:
                    at = i
            priors[at] = TAKEN
            if self.looks == 1:
                return found[at]
            chosen = found[at]
            after = state.copy()
            after.play(chosen)
            self.heuristics.chances(self.heuristics.settled(after), self.chances, seats)
            if self.chances[seat] > best_chance:
                best_chance = self.chances[seat]
                best = chosen
        return best
