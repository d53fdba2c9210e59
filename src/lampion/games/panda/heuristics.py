"""What a sensible player of Way of the Panda values."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.core.heuristics import Heuristics
from lampion.core.state import State
from lampion.games.panda.state import Panda


class PandaHeuristics(Heuristics):
    """Victory points now."""

    def action_value(self, state: State, action: i64) -> float:
        after = state.copy()
        seat = state.seat()
        after.play(action)
        return self.evaluate(after, seat)

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Panda)
        return float(state.vp[seat])
