"""How good a decision was, by what its player could know, and how the unseen things made it turn out."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

from lampion.analysis.chances import difference
from lampion.analysis.evaluator import Evaluator, Values, mean
from lampion.analysis.history import Decision
from lampion.analysis.lines import Line, candidate_lines
from lampion.analysis.reasons import LineFacts, facts_of
from lampion.core.state import State

LEAST_LOSS = 0.0025  # below it a move is as good as the best
SURE = 2.0  # standard errors that a loss must have
CLEAR = 1.0  # standard errors by which another move must be better to be called the best
LEAST_SPREAD = 0.01  # of the compared moves: with less there was nothing to decide
SATURATED = 0.005  # nearer to 0 or 1 than this, chances say nothing any more: points are compared


class Candidate(msgspec.Struct, frozen=True):
    """A move that was compared: chances by seat, over the worlds that no choice was made by; points ahead then."""

    line: tuple[int, ...]
    chances: Values
    points: float


class JudgedChoice(msgspec.Struct, frozen=True):
    """One decision. `choice`, `hidden` and `drift` are by seat; `loss` is what blame counts, with its standard error.

    `counted`: there was something to decide. `points`: the game was decided, so points were compared, and `loss` is 0.
    """

    played: tuple[int, ...]
    best: tuple[int, ...]
    choice: Values
    hidden: Values
    drift: Values
    after: Values  # the chances after what was played
    open_loss: float  # with all cards open: hindsight, never blame
    loss: float
    error: float
    counted: bool
    saturated: bool
    candidates: tuple[Candidate, ...]
    best_facts: LineFacts | None = None
    played_facts: LineFacts | None = None


def judged_choice(
    evaluator: Evaluator, decision: Decision, leads_to_chance: bool = False, open_cards: bool = False
) -> JudgedChoice:
    """The decision, compared with the best by what its player could know.

    One that was forced and `leads_to_chance` changes nothing: chance is judged from the position before it.
    """
    before = evaluator.value(decision.before)
    after = before if leads_to_chance else value_after(evaluator, decision.before, decision.actions)
    nothing = [0.0] * len(before)
    if decision.forced:
        drift = difference(after, before)
        return JudgedChoice(
            decision.actions, decision.actions, nothing, nothing, drift, after, 0.0, 0.0, 0.0, False, False, ()
        )
    seat = decision.seat
    looked = Comparison(evaluator, decision, open_cards)
    best = looked.best
    choice = difference(looked.chances(decision.actions), looked.chances(best))
    behind_best = after if best == decision.actions else value_after(evaluator, decision.before, best)
    hidden = difference(difference(after, behind_best), choice)
    loss, error = looked.loss()
    significant = loss > LEAST_LOSS and loss > SURE * error and not looked.saturated
    return JudgedChoice(
        decision.actions,
        best,
        choice,
        hidden,
        difference(behind_best, before),
        after,
        max(0.0, behind_best[seat] - after[seat]),
        loss if significant else 0.0,
        error,
        looked.spread >= LEAST_SPREAD * looked.unit or significant,
        looked.saturated,
        looked.shown(),
        facts_of(looked, best) if significant else None,
        facts_of(looked, decision.actions) if significant else None,
    )


def value_after(evaluator: Evaluator, state: State, line: Sequence[int]) -> Values:
    """The value behind a line of decisions, with whatever chance decides behind the last one still open."""
    for action in line[:-1]:
        state = state.after(action)
    return evaluator.behind(state, line[-1])


class Comparison:
    """The moves of one decision in the same worlds. The best is chosen in one half of them, and measured in the other.

    Three looks, each at fewer moves: all that look good in few worlds, the best of these in the first half of the
    worlds, and then the same in the other half. What was played is in all of them.
    """

    def __init__(self, evaluator: Evaluator, decision: Decision, open_cards: bool) -> None:
        numbers = evaluator.numbers
        self.evaluator = evaluator
        self.decision = decision
        self.open_cards = open_cards
        self.seat = decision.seat
        self.seats = len(decision.before.scores())
        self.worlds: dict[int, State] = {}
        self.found: dict[tuple[Line, int], Values] = {}
        self.unit = 1.0 if self.seats > 1 else max(1.0, abs(evaluator.value(decision.before)[0]))
        played = decision.actions
        found = candidate_lines(evaluator, self.world(0), numbers.first)  # not the true position, which knows too much
        lines = [played, *[line for line in found if line != played]]
        few = range(numbers.few)
        seen = {line: self.mine(line, few) for line in lines}
        self.spread = max(seen.values()) - min(seen.values())
        ranked = sorted(lines[1:], key=lambda line: -seen[line])
        self.finalists = [played, *ranked[: numbers.candidates - 1]]
        half = numbers.nodes // 2
        self.first_half, self.other_half = range(half), range(half, numbers.nodes)
        chosen = max(self.finalists, key=lambda line: self.mine(line, self.first_half))
        self.best = chosen
        gap, error = self.loss()
        if gap <= 0.0 or gap < CLEAR * error:  # not clearly better: then what was played is as good as the best
            self.best = played
        sure = [self.mine(line, self.other_half) for line in self.finalists]
        self.saturated = self.seats > 1 and (min(sure) > 1 - SATURATED or max(sure) < SATURATED)

    def world(self, number: int) -> State:
        """A world that the player cannot tell from the true one; with open cards, the true one with chance ahead."""
        found = self.worlds.get(number)
        if found is None:
            rng = self.evaluator.rng("world", number)
            if self.open_cards:
                found = self.evaluator.law.afresh(self.decision.before, rng)
            else:
                found = self.decision.known.imagine(rng)
            self.worlds[number] = found
        return found

    def values(self, line: Line, number: int) -> Values:
        """What a line leads to in one world."""
        known = self.found.get((line, number))
        if known is None:
            known = self.evaluator.sample(self.behind(line, number), number)
            self.found[line, number] = known
        return known

    def behind(self, line: Line, number: int) -> State:
        state = self.world(number).copy()
        for action in line:
            state.play(action)
        return state

    def mine(self, line: Line, worlds: Sequence[int]) -> float:
        return sum(self.values(line, number)[self.seat] for number in worlds) / len(worlds)

    def chances(self, line: Line) -> Values:
        """By seat, in the half of the worlds that has not chosen."""
        return mean([self.values(line, number) for number in self.other_half])

    def loss(self) -> tuple[float, float]:
        """How much the best is better than what was played, and the standard error of that."""
        if self.best == self.decision.actions:
            return 0.0, 0.0
        gaps = [
            self.values(self.best, number)[self.seat] - self.values(self.decision.actions, number)[self.seat]
            for number in self.other_half
        ]
        middle = sum(gaps) / len(gaps)
        if len(gaps) < 2:
            return middle, 0.0
        variance = sum((gap - middle) ** 2 for gap in gaps) / (len(gaps) - 1)
        return middle, sqrt(variance / len(gaps))

    def shown(self) -> tuple[Candidate, ...]:
        """The moves for people to compare, the best first."""
        ranked = sorted(self.finalists, key=lambda line: (line != self.best, -self.mine(line, self.other_half)))
        return tuple(Candidate(line, self.chances(line), self.points(line)) for line in ranked)

    def points(self, line: Line) -> float:
        """How far ahead a line leaves the player at once, in the game's own points; exact if nothing is drawn."""
        seats = range(self.seats)
        after = self.behind(line, 0).scores()
        others = [after[seat] for seat in seats if seat != self.seat]
        return float(after[self.seat] - (max(others) if others else 0))
