"""What one seat knows: all a bot ever holds."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod

from mypy_extensions import i64, mypyc_attr

from lampion.core.rng import Rng
from lampion.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(metaclass=ABCMeta):
    """A seat's view and memory since the start. Neither the truth nor the table's generator can be reached from it.

    Whoever runs the game keeps one for each bot and lets it witness every decision.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    @abstractmethod
    def witness(self, before: State, action: i64, after: State) -> None:
        """Take note of a decision, as far as this seat can see it and what followed."""

    @abstractmethod
    def imagine(self, rng: Rng) -> State:
        """A full position that agrees with everything seen, drawn with the weights of a perfect card counter.

        Every order of the physical pieces not excluded by what this seat has seen is equally likely; opponents'
        choices are no evidence; randomness ahead is fresh, forked from `rng`.
        """

    @abstractmethod
    def dump(self) -> dict[str, object]:
        """The observation as plain JSON data, to send it to another process. See `Game.load_observation`."""
