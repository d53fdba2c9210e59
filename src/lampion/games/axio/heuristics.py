"""What a sensible AXIO player values: the lowest colour first, every colour a little, and a rack that can help it."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.core.heuristics import Heuristics
from lampion.core.state import State
from lampion.games.axio.components import COLOURS, REFILL, SWAP
from lampion.games.axio.state import Axio

# What the next point is worth in the lowest colour, the second lowest, and so on.
RANK_WEIGHTS: list[float] = [1.0, 0.55, 0.3, 0.17, 0.1]
BONUS_TURN = 1.5  # a bonus turn is about one average placement
SWAP_GAIN = 1.0  # a rack without the lowest colour is worth exchanging


class AxioHeuristics(Heuristics):
    """Own standing, less the best opponent's."""

    def action_value(self, state: State, action: i64) -> float:
        assert isinstance(state, Axio)
        if action >= REFILL:
            return SWAP_GAIN if action == SWAP else 0.0
        player = state.player
        after = state.copy()
        after.place(action)
        reached = self.full_colours(after, player) - self.full_colours(state, player)
        return self.standing(after, player) - self.standing(state, player) + BONUS_TURN * reached

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Axio)
        own = self.standing(state, seat)
        best = 0.0
        other: i64
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.standing(state, other))
        return own - best

    def full_colours(self, state: Axio, seat: i64) -> int:
        return state.tally(seat).count(state.cap())

    def standing(self, state: Axio, seat: i64) -> float:
        """Scores in ascending order, each weighted less than the one before."""
        ordered = sorted(state.tally(seat))
        total = 0.0
        for rank in range(COLOURS):
            total += RANK_WEIGHTS[rank] * ordered[rank]
        return total
