"""What a sensible player values: the contract between a game and the bots."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lampion.core.plain_math import exp
from lampion.core.planned_turn import PlannedTurn
from lampion.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(metaclass=ABCMeta):
    """Judgement without search. Values are in the game's own points, higher is better for the seat meant."""

    @abstractmethod
    def action_value(self, state: State, action: i64) -> float:
        """How good a legal action looks at once, for the seat that decides."""

    @abstractmethod
    def evaluate(self, state: State, seat: i64) -> float:
        """How a position looks for a seat."""

    # -- for searches, which ask thousands of times: games override what they can answer better or faster -------------

    def prior(self, state: State, action: i64) -> float:
        """A quick guess at `action_value`: which action to look at first."""
        return self.action_value(state, action)

    def best_looking(self, state: State, found: vec[i64], count: i64) -> i64:
        """The one of so many actions with the highest `prior`; of several, the first."""
        best = found[0]
        if count > 1:
            best_value = self.prior(state, best)
            i: i64
            for i in range(1, count):
                value = self.prior(state, found[i])
                if value > best_value:
                    best = found[i]
                    best_value = value
        return best

    def settled(self, state: State) -> State:
        """The position itself, or where it leads at once, if `evaluate` can be trusted only there."""
        return state

    def best_turns(self, state: State, most: i64) -> list[PlannedTurn]:
        """The best ends of the turn under way, the best one first, for the seat that decides.

        None where there is no turn to plan, which is everywhere unless a game says otherwise: one whose turns are
        chains of many decisions.
        """
        return []

    def scale(self, state: State) -> float:
        """How many points of `evaluate` make a victory e times as likely as without them."""
        return 5.0

    def chances(self, state: State, chances: vec[float], seats: i64) -> None:
        """Write each seat's chance of victory; for a single seat, how good its result will be, from 0 to 1."""
        seat: i64
        if state.over() and seats > 1:
            winners = state.winners()
            for seat in range(seats):
                chances[seat] = 1.0 / float(len(winners)) if seat in winners else 0.0
            return
        scale = self.scale(state)
        if seats == 1:
            chances[0] = 1.0 - 1.0 / (1.0 + exp(self.evaluate(state, 0) / scale))
            return
        total = 0.0
        for seat in range(seats):
            chances[seat] = exp(max(-30.0, min(30.0, self.evaluate(state, seat) / scale)))
            total += chances[seat]
        for seat in range(seats):
            chances[seat] /= total

    def terms(self, state: State, seat: int) -> list[tuple[str, float]]:
        """What a seat's prospects consist of, part by part with its name; none where a judgement has no parts."""
        return []

    def foretold(self, state: State, seats: i64) -> list[float]:
        """Each seat's chance of victory as a search would judge the position, in a list."""
        chances = vec[float]([0.0] * seats)
        self.chances(self.settled(state), chances, seats)
        return list(chances)


class StandingHeuristics(Heuristics):
    """For a game without a judgement of its own: how far a seat is ahead of the best of the others, or behind."""

    def action_value(self, state: State, action: i64) -> float:
        seat = state.seat()
        after = state.copy()
        after.play(action)
        return self.evaluate(after, seat)

    def evaluate(self, state: State, seat: i64) -> float:
        own = state.standing(seat)[0]
        others = [state.standing(other)[0] for other in range(len(state.scores())) if other != seat]
        return float(own - max(others)) if others else float(own)
