"""The contract of a bot."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod

from mypy_extensions import mypyc_attr

from lampion.core.observation import Observation
from lampion.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(metaclass=ABCMeta):
    """Chooses an action from what its seat knows.

    The same observation and generator give the same choice, to bots that were asked the same before: a bot may go on
    from its last thoughts, but nobody needs to keep it for that.
    """

    @abstractmethod
    def choose(self, observation: Observation, rng: Rng) -> int:
        """A legal action for the observation's seat, which is to decide."""

    def meant(self) -> list[int]:
        """The choice it made last and those it means to make after it, as far as it has planned them."""
        return []
