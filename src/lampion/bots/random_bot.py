"""A bot that plays any legal action, all equally likely: the measure for every other."""

from __future__ import annotations

from lampion.bots.bot import Bot
from lampion.core.observation import Observation
from lampion.core.rng import Rng


class RandomBot(Bot):
    """Uniformly random."""

    def choose(self, observation: Observation, rng: Rng) -> int:
        return observation.imagine(rng).pick(rng)
