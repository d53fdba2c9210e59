"""A bot that looks one step ahead and takes what the game's heuristics value most."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lampion.bots.bot import Bot
from lampion.core.heuristics import Heuristics
from lampion.core.observation import Observation
from lampion.core.rng import Rng


class GreedyBot(Bot):
    """The best-looking action; equals are drawn by lot."""

    def __init__(self, heuristics: Heuristics) -> None:
        self.heuristics = heuristics

    def choose(self, observation: Observation, rng: Rng) -> int:
        state = observation.imagine(rng)
        found = vec[i64]([0] * state.max_actions())
        count = state.actions(found)
        if count == 1:
            return found[0]
        best = found[0]
        best_value = self.heuristics.action_value(state, best)
        equals: i64 = 1
        i: i64
        for i in range(1, count):
            value = self.heuristics.action_value(state, found[i])
            if value > best_value:
                best = found[i]
                best_value = value
                equals = 1
            elif value == best_value:
                equals += 1
                if rng.below(equals) == 0:
                    best = found[i]
        return best
