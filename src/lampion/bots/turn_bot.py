"""A bot that thinks in whole turns: it compares the best ends of its own turn by what they lead to.

Each end is played on with the best turn of everybody who comes next, up to the end of the bot's own next turn, and
judged there. To judge behind an opponent's turn instead would count what they have just won, and nothing of the answer.
What it has planned it carries out, as long as everything comes as expected.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.bots.bot import Bot
from lampion.core.heuristics import Heuristics
from lampion.core.observation import Observation
from lampion.core.planned_turn import PlannedTurn
from lampion.core.rng import Rng
from lampion.core.state import State

MOST_SEATS: Final = 8


class TurnStyle:
    """How many ends are compared, and how many turns each is played on: 0 for as many as there are seats."""

    def __init__(self, keep: i64 = 6, ahead: i64 = 0) -> None:
        if keep < 1 or ahead < 0:
            raise ValueError(f"expected at least 1 end and no negative turns, got keep = {keep} and ahead = {ahead}")
        self.keep: Final[i64] = keep
        self.ahead: Final[i64] = ahead


class TurnBot(Bot):
    """Plans its turns; where there is no turn to plan (the setup, a choice out of turn) another bot chooses."""

    def __init__(self, heuristics: Heuristics, style: TurnStyle, otherwise: Bot) -> None:
        self.heuristics: Final = heuristics
        self.style: Final = style
        self.otherwise: Final = otherwise
        self.chances: Final = vec[float]([0.0] * MOST_SEATS)
        self.plan: PlannedTurn | None = None
        self.done: i64 = 0  # decisions of the plan that have been made

    def choose(self, observation: Observation, rng: Rng) -> int:
        state = observation.imagine(rng)
        planned = self.expected(state)
        if planned is None:
            planned = self.planned(state)
            self.plan = planned
            self.done = 0
        if planned is None:
            return self.otherwise.choose(observation, rng)
        action = planned.actions[self.done]
        self.done += 1
        return action

    def expected(self, state: State) -> PlannedTurn | None:
        """The plan under way, if this is the position that it goes on from."""
        plan = self.plan
        if plan is not None and self.done < len(plan.asked) and plan.asked[self.done] == state:
            return plan
        return None

    def planned(self, state: State) -> PlannedTurn | None:
        """The end with the best prospects; None if there is no turn to plan."""
        ends = self.heuristics.best_turns(state, self.style.keep)
        if not ends:
            return None
        if len(ends) == 1:
            return ends[0]
        seat = state.seat()
        seats: i64 = len(state.scores())
        best = ends[0]
        best_chance = -1.0
        for end in ends:
            chance = self.chance(end.end, seat, seats)
            if chance > best_chance:
                best = end
                best_chance = chance
        return best

    def chance(self, end: State, seat: i64, seats: i64) -> float:
        """A seat's chance of victory some turns on."""
        state = end
        turns = self.style.ahead
        if turns == 0:
            turns = seats
        i: i64
        for i in range(turns):
            if state.over():
                break
            next_turn = self.heuristics.best_turns(state, 1)
            if not next_turn:
                break
            state = next_turn[0].end
        self.heuristics.chances(state, self.chances, seats)
        return self.chances[seat]
