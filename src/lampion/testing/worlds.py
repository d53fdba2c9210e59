"""Two worlds that a seat cannot tell apart: the true one, and one it imagines, walked in step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from lampion.core.game import Game
from lampion.core.observation import Observation
from lampion.core.rng import Rng, rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.testing.journey import Journey, as_json, copied

TRIES = 6  # how often an action that is legal in both worlds is looked for


@dataclass
class Pair:
    """One position in both worlds, what the seat knows in each, and the decision that led there.

    `alike` says that the seat's observations are equal, so it cannot tell which world it is in. `fresh` says that the
    other world has just been imagined; otherwise `action` was carried out in both, from `before`.
    """

    true: State
    other: State
    true_knows: Observation
    other_knows: Observation
    alike: bool
    fresh: bool
    before: tuple[State, State] | None = None
    action: int | None = None


class TwoWorlds:
    """A random game as one seat lives through it, with a second world beside it that is replaced when they part."""

    def __init__(self, game: Game, setup: Setup, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.journey = Journey(game, setup)
        self.rng: Rng = rng_from(f"{setup.seed}/worlds/{seat}")

    def pairs(self) -> Iterator[Pair]:
        """Every position of the game: right after each decision, and again where another world has been imagined."""
        journey = self.journey
        true_knows = self.game.observe(journey.state, self.seat)
        pair = self._imagined(true_knows)
        yield pair
        while not journey.state.over():
            action = self._choice(pair.other)
            before = copied(self.game, journey.state)
            possible = pair.other.refusal(action) is None
            journey.play(action)
            true_knows.witness(before, action, journey.state)
            if possible:
                pair = self._followed(pair, before, action)
                yield pair
            if not possible or not pair.alike:
                pair = self._imagined(true_knows)
                yield pair

    def fault(self, what: str) -> AssertionError:
        """A complaint that names the seat and the place in the game."""
        return self.journey.fault(f"seat {self.seat}: {what}")

    def _imagined(self, knows: Observation) -> Pair:
        other = knows.imagine(self.rng)
        twin = self.game.load_observation(msgspec.json.decode(as_json(knows.dump())))
        return Pair(self.journey.state, other, knows, twin, alike=True, fresh=True)

    def _followed(self, pair: Pair, before: State, action: int) -> Pair:
        other_before, other = pair.other, copied(self.game, pair.other)
        other.play(action)
        pair.other_knows.witness(other_before, action, other)
        alike = as_json(pair.true_knows.dump()) == as_json(pair.other_knows.dump())
        return Pair(
            self.journey.state,
            other,
            pair.true_knows,
            pair.other_knows,
            alike,
            fresh=False,
            before=(before, other_before),
            action=action,
        )

    def _choice(self, other: State) -> int:
        """A random action, if possible one that is legal in both worlds."""
        state, players = self.journey.state, self.journey.players
        action = int(state.pick(players))
        for _ in range(TRIES):
            if other.refusal(action) is None:
                break
            action = int(state.pick(players))
        return action
