"""What a seat knows of a game that says what it conceals: the position as the seat sees it now, and no memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lampion.core.observation import OpenObservation
from lampion.core.rng import Rng
from lampion.core.state import State

if TYPE_CHECKING:
    from lampion.core.game import Game


class ConcealedObservation(OpenObservation):
    """`known` is the position with something else in place of whatever is hidden: `Game.conceal`, `Game.imagine`.

    Enough for every game in which nothing that a seat has seen returns to a hidden place.
    """

    def __init__(self, game: Game, seat: i64, known: State) -> None:
        super().__init__(seat, known)
        self.game = game

    def witness(self, before: State, action: i64, after: State) -> None:
        self.known = self.game.seen(after, int(self.seat))

    def imagine(self, rng: Rng) -> State:
        state = super().imagine(rng)
        self.game.imagine(state, int(self.seat), rng)
        return state
