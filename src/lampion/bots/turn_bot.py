"""A bot that thinks in whole turns: it compares the best ends of its own turn by what they lead to.

Each end is played on with the best turn of everybody who comes next, up to the end of the bot's own next turn, and
judged there. To judge behind an opponent's turn instead would count what they have just won, and nothing of the answer.
With more depth those who come next compare in the same way, each with a little less depth. What it has planned it
carries out, as long as everything comes as expected.
"""

from __future__ import annotations

import gc
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.bots.bot import Bot
from lampion.bots.budget import Budget
from lampion.core.heuristics import Heuristics
from lampion.core.observation import Observation
from lampion.core.planned_turn import PlannedTurn
from lampion.core.rng import Rng
from lampion.core.state import State

MOST_SEATS: Final = 8
DEEPEST: Final = 4
UNKNOWN: Final = -1.0


class TurnStyle:
    """How many ends are compared, how far and how thoroughly each is played on.

    `keep` ends with the largest advantage are known, and `view` of them, drawn by lot, are seen at all (0 for all).
    `ahead` is how many turns each is played on, 0 for as many as there are seats. `depth` 0 plays nothing on and takes
    the largest advantage; 1 plays on with such turns; 2 with turns that were chosen with depth 1 among `answers` ends.
    """

    def __init__(self, keep: i64 = 6, ahead: i64 = 0, view: i64 = 0, depth: i64 = 1, answers: i64 = 4) -> None:
        if keep < 1 or ahead < 0 or view < 0 or answers < 1 or not 0 <= depth <= DEEPEST:
            raise ValueError(
                f"expected at least 1 end, no negative turns and a depth to {DEEPEST}, got keep = {keep}, "
                f"ahead = {ahead}, view = {view}, depth = {depth} and answers = {answers}"
            )
        self.keep: Final[i64] = keep
        self.ahead: Final[i64] = ahead
        self.view: Final[i64] = view
        self.depth: Final[i64] = depth
        self.answers: Final[i64] = answers


class TurnBot(Bot):
    """Plans its turns; where there is no turn to plan (the setup, a choice out of turn) another bot chooses.

    It deepens step by step, the ends that looked best before come first, and it stops when so many turns have been
    listed as its budget has nodes, or when its time is up. With a time alone it goes one depth further than its style.
    """

    def __init__(self, heuristics: Heuristics, style: TurnStyle, otherwise: Bot, budget: Budget) -> None:
        self.heuristics: Final = heuristics
        self.style: Final = style
        self.otherwise: Final = otherwise
        self.budget: Final = budget
        self.chances: Final = vec[float]([0.0] * MOST_SEATS)
        self.plan: PlannedTurn | None = None
        self.done: i64 = 0  # decisions of the plan that have been made
        self.listed: i64 = 0  # turns, for this plan
        self.begin: float = 0.0
        self.deep: bool = False  # one depth is through: from here on it may stop at any moment

    def choose(self, observation: Observation, rng: Rng) -> int:
        state = observation.imagine(rng)
        planned = self.expected(state)
        if planned is None:
            # Thousands of positions come and go, and none of them is part of a circle: looking for circles among
            # them would take an eighth of the time.
            searched = gc.isenabled()
            gc.disable()
            try:
                planned = self.planned(state, rng)
            finally:
                if searched:
                    gc.enable()
            self.plan = planned
            self.done = 0
        if planned is None:
            return self.otherwise.choose(observation, rng)
        action = planned.actions[self.done]
        self.done += 1
        return action

    def meant(self) -> list[int]:
        plan = self.plan
        return [] if plan is None else plan.actions[self.done - 1 :]

    def expected(self, state: State) -> PlannedTurn | None:
        """The plan under way, if this is the position that it goes on from."""
        plan = self.plan
        if plan is not None and self.done < len(plan.asked) and plan.asked[self.done] == state:
            return plan
        return None

    def planned(self, state: State, rng: Rng) -> PlannedTurn | None:
        """The end with the best prospects; None if there is no turn to plan."""
        self.listed = 0
        self.deep = False
        self.begin = perf_counter()
        ends = self.seen(self.heuristics.best_turns(state, self.style.keep), rng)
        if len(ends) <= 1:
            return ends[0] if ends else None
        deepest = self.style.depth
        if self.budget.nodes == 0:
            deepest += 1
        depth: i64 = 1
        while depth <= deepest and not self.spent():
            ends = self.ordered(ends, state.seat(), depth)
            self.deep = True
            depth += 1
        return ends[0]

    def ordered(self, ends: list[PlannedTurn], seat: i64, depth: i64) -> list[PlannedTurn]:
        """The ends that there was time for, the best one first, and behind them the others as they came."""
        compared: list[PlannedTurn] = []
        chances: list[float] = []
        for end in ends:
            chance = self.chance(end.end, seat, depth)
            if chance == UNKNOWN:
                break
            at = len(compared)
            while at > 0 and chances[at - 1] < chance:
                at -= 1
            compared.insert(at, end)
            chances.insert(at, chance)
        return compared + ends[len(compared) :]

    def seen(self, ends: list[PlannedTurn], rng: Rng) -> list[PlannedTurn]:
        """Those ends that the bot sees at all, the best-looking one first."""
        view: i64 = self.style.view
        count: i64 = len(ends)
        if view == 0 or count <= view:
            return ends
        found: list[PlannedTurn] = []
        left = view
        i: i64
        for i in range(count):  # each with the chance that leaves exactly so many in the end
            if rng.below(count - i) < left:
                found.append(ends[i])
                left -= 1
        return found

    def spent(self) -> bool:
        if 0 < self.budget.nodes <= self.listed:
            return True
        return self.deep and self.budget.seconds > 0.0 and perf_counter() - self.begin >= self.budget.seconds

    def chance(self, end: State, seat: i64, depth: i64) -> float:
        """A seat's chance of victory some turns on, if those who come next think with one depth less.

        UNKNOWN if the budget is used up on the way.
        """
        state = end
        seats: i64 = len(end.scores())
        turns = self.style.ahead
        if turns == 0:
            turns = seats
        i: i64
        for i in range(turns):
            if state.over():
                break
            if self.spent():
                return UNKNOWN
            next_turn = self.turn_of(state, depth - 1)
            if next_turn is None:
                break
            state = next_turn.end
        self.heuristics.chances(state, self.chances, seats)
        return self.chances[seat]

    def turn_of(self, state: State, depth: i64) -> PlannedTurn | None:
        """What whoever is to move is taken to play; None if there is no turn to plan."""
        self.listed += 1
        ends = self.heuristics.best_turns(state, 1 if depth == 0 else self.style.answers)
        if len(ends) <= 1:
            return ends[0] if ends else None
        return self.ordered(ends, state.seat(), depth)[0]
