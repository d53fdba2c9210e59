"""What a sensible player of Way of the Panda values: the best end of a turn that a decision can lead to."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.planned_turn import PlannedTurn
from lampion.core.state import State
from lampion.core.weights import WeighedHeuristics
from lampion.games.panda import ask, codes
from lampion.games.panda.judgement import judge
from lampion.games.panda.prospects import NAMES, POINT, advantage, prospects
from lampion.games.panda.scoring import sheet_points
from lampion.games.panda.state import Panda
from lampion.games.panda.turn_plans import best_plans

MOST_POSITIONS: Final = 3000  # looked at for one action
LOST: Final = -1_000_000_000


WEIGHTS: Final = files("lampion.games.panda").joinpath("weights.toml").read_text("utf-8")
GREEDY: Final = files("lampion.games.panda").joinpath("greedy.toml").read_text("utf-8")
PLAIN: Final[dict[str, float]] = tomllib.loads(GREEDY)["weights"]


class PandaHeuristics(WeighedHeuristics):
    """Own prospects, less a share of the others'."""

    def __init__(self) -> None:
        super().__init__(NAMES, WEIGHTS)
        # The weights in whole hundredths, which compile best; those of `greedy` are never tuned.
        self.worth: Final = vec[i64]([0] * len(NAMES))
        self.plain: Final = vec[i64]([round(POINT * PLAIN[name]) for name in NAMES])
        self.round_weights()
        self.looked_at: i64 = 0
        self.best: i64 = LOST
        self.end: Panda | None = None

    def weigh(self, changed: Mapping[str, float]) -> None:
        super().weigh(changed)
        self.round_weights()

    def round_weights(self) -> None:
        i: i64
        for i in range(len(self.worth)):
            self.worth[i] = round(POINT * self.weights[i])

    def action_value(self, state: State, action: i64) -> float:
        assert isinstance(state, Panda)
        seat = state.seat()
        after = state.copy()
        after.play(action)
        self.looked_at = 0
        return float(self.best_end(after, self.plain, seat)) / POINT

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Panda)
        return float(advantage(state, self.plain, seat)) / POINT

    def prior(self, state: State, action: i64) -> float:
        """How the table looks behind the action itself, before the turn has gone on."""
        assert isinstance(state, Panda)
        seat = state.seat()
        after = state.copy()
        after.play(action)
        return float(advantage(after, self.worth, seat)) / POINT

    def chances(self, state: State, chances: vec[float], seats: i64) -> None:
        assert isinstance(state, Panda)
        if state.finished:
            super().chances(state, chances, seats)
            return
        judge(state, self.worth, chances)

    def settled(self, state: State) -> State:
        """The best end of a turn that is under way."""
        assert isinstance(state, Panda)
        if state.finished or state.fact(0) <= ask.TURN:
            return state
        self.looked_at = MOST_POSITIONS - 500  # a search asks often: so many must do
        self.best = LOST
        self.best_end(state, self.worth, state.active)
        end = self.end
        self.end = None
        return state if end is None else end

    def prospects_of(self, state: State, seat: i64, weights: vec[float]) -> float:
        assert isinstance(state, Panda)
        worth = vec[i64]([round(POINT * weights[i]) for i in range(len(weights))])
        return float(prospects(state, worth, seat)) / POINT

    def unweighed(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """Points on the track, and those that the sheet will bring at the end (W-51)."""
        assert isinstance(state, Panda)
        if state.finished:
            return super().unweighed(state, seat)
        return [("points", float(state.vp[seat])), ("sheet", float(sheet_points(state, seat)))]

    def best_turns(self, state: State, most: i64) -> list[PlannedTurn]:
        assert isinstance(state, Panda)
        return best_plans(state, self.worth, most)

    def best_end(self, state: Panda, worth: vec[i64], seat: i64) -> i64:
        """The best position at the end of this turn; another player's tile choice is taken to be an own tile."""
        self.looked_at += 1
        if state.finished or state.fact(0) <= ask.TURN or self.looked_at > MOST_POSITIONS:
            value = advantage(state, worth, seat)
            if value > self.best:
                self.best = value
                self.end = state
            return value
        if state.fact(0) == ask.TILE and state.fact(2) != seat:
            after = state.copy()
            after.play(codes.TILE_OWN)
            return self.best_end(after, worth, seat)
        best: i64 = LOST
        i: i64
        for i in range(state.choice_count):
            after = state.copy()
            after.play(state.choices[i])
            value = self.best_end(after, worth, seat)
            if value > best:
                best = value
        return best
