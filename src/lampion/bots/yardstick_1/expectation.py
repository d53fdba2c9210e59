"""What a bot expects to see next: it may go on from its last thoughts only if nothing new has come to light."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.game import Game
from lampion.core.observation import Observation
from lampion.core.state import State


class Expectation:
    """The observation that a seat will have at its next decision of the turn, if that is certain already."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.known: dict[str, object] | None = None

    def forget(self) -> None:
        self.known = None

    def expect(self, observation: Observation, imagined: State, action: i64) -> None:
        """After this action comes a decision of the same seat, and no chance between them: then it is certain.

        An imagined position serves as well as the true one: what is not hidden is the same in both.
        """
        self.known = None
        state = imagined.copy()
        state.play(action)
        if not self.goes_on(state, observation.seat):
            return
        twin = self.game.load_observation(observation.dump())
        twin.witness(imagined, action, state)
        found = vec[i64]([0] * state.max_actions())
        while state.actions(found) == 1:
            before = state.copy()
            state.play(found[0])
            if not self.goes_on(state, observation.seat):
                return
            twin.witness(before, found[0], state)
        self.known = twin.dump()

    def goes_on(self, state: State, seat: i64) -> bool:
        return not state.over() and state.seat() == seat and not state.barrier

    def is_met(self, observation: Observation) -> bool:
        return self.known is not None and self.known == observation.dump()
