"""What one seat knows: all a bot ever holds."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod

from mypy_extensions import i64, mypyc_attr

from lampion.core.rng import Rng, rng_from
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


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenObservation(Observation):
    """What a seat knows of a game that hides nothing: everything, except what chance will still decide."""

    def __init__(self, seat: i64, known: State) -> None:
        super().__init__(seat)
        self.known = known

    def witness(self, before: State, action: i64, after: State) -> None:
        self.known = without_generator(after)

    def imagine(self, rng: Rng) -> State:
        return with_generator(self.known, rng.fork())

    def dump(self) -> dict[str, object]:
        return {"seat": int(self.seat), "known": self.known.dump()}


def without_generator(state: State) -> State:
    """A copy that does not hold the table's generator."""
    return with_generator(state, rng_from(""))


def with_generator(state: State, rng: Rng) -> State:
    """A copy with another generator ahead."""
    twin = state.copy()
    twin.rng = rng
    return twin
