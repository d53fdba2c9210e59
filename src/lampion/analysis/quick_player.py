"""A player who thinks for a moment: of the actions that look best at once, the one with the best chances behind it.

Positions are played on with it. It holds positions, not observations: it could not sit at a table.
"""

from __future__ import annotations

from lampion.core.heuristics import Heuristics
from lampion.core.state import State


class QuickPlayer:
    """`looks` actions are looked behind; all of them are compared at a glance first."""

    def __init__(self, heuristics: Heuristics, looks: int) -> None:
        self.heuristics = heuristics
        self.looks = looks

    def action(self, state: State) -> int:
        """The action to take; of equals the one that looked better at a glance."""
        found = state.listed()
        if len(found) == 1:
            return found[0]
        prior = self.heuristics.prior
        ranked = sorted(found, key=lambda action: -prior(state, action))[: self.looks]
        if len(ranked) == 1:
            return ranked[0]
        seat, seats = int(state.seat()), len(state.scores())
        return max(ranked, key=lambda action: self._chance(state, action, seat, seats))

    def _chance(self, state: State, action: int, seat: int, seats: int) -> float:
        after = state.copy()
        after.play(action)
        return self.heuristics.foretold(after, seats)[seat]
