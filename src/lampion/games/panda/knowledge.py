"""What a seat knows in Way of the Panda: everything, except what chance will still decide (W-53)."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.core.observation import Observation
from lampion.core.rng import Rng, rng_from
from lampion.core.state import State
from lampion.games.panda.position import Position
from lampion.games.panda.state import Panda


class PandaObservation(Observation):
    """The position with a generator of its own, so that the mission cards to be drawn cannot be foreseen."""

    def __init__(self, seat: i64, known: Panda) -> None:
        super().__init__(seat)
        self.known = known

    def witness(self, before: State, action: i64, after: State) -> None:
        self.known = without_generator(after)

    def imagine(self, rng: Rng) -> Panda:
        return with_generator(self.known, rng.fork())

    def dump(self) -> dict[str, object]:
        return {"seat": int(self.seat), "known": self.known.dump()}


def without_generator(state: State) -> Panda:
    """A copy that does not hold the table's generator."""
    return with_generator(state, rng_from(""))


def with_generator(state: State, rng: Rng) -> Panda:
    assert isinstance(state, Position)
    return Panda(rng, state.board, state.seats, state.master, state)
