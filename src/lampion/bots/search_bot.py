"""A bot that searches: Monte-Carlo tree search over positions imagined from what its seat knows.

Each iteration imagines a position anew (with fresh randomness ahead), walks down the tree of decisions, adds one
action, plays a few sensible moves on and judges the result for every seat. Every seat is taken to choose what is best
for itself.

A decision of the same turn goes on from the tree of the last one, if nothing has come to light in between: the part
below the action that was played. This is a help within one process and nothing else: a bot made anew for each decision
plays by the same rules, only with less thought behind it.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.bots.action_set import ActionSet
from lampion.bots.bot import Bot
from lampion.bots.budget import Budget
from lampion.bots.expectation import Expectation
from lampion.bots.style import Style
from lampion.bots.tree import NONE, Tree
from lampion.core.game import Game
from lampion.core.heuristics import Heuristics
from lampion.core.observation import Observation
from lampion.core.plain_math import log_of
from lampion.core.rng import Rng
from lampion.core.state import State

MOST_SEATS: Final = 8
DEEPEST: Final = 256
FARTHEST: Final = 60  # decisions beyond the tree
MOST_NODES: Final = 65_536  # of a tree; a longer search goes on without adding any
BETWEEN_LOOKS: Final = 16  # iterations between two looks at the clock
UNSEEN: Final = -1e30
FEWEST: Final = 8  # judged positions before their spread means anything
FIRST_SPREAD: Final = 0.1
LEAST_SPREAD: Final = 1e-6  # squared


class SearchBot(Bot):
    """Searches until its budget is used up, and chooses what was looked at most."""

    def __init__(self, game: Game, heuristics: Heuristics, style: Style, budget: Budget) -> None:
        self.heuristics: Final = heuristics
        self.expectation: Final = Expectation(game)
        self.style: Final = style
        self.budget: Final = budget
        nodes: i64 = budget.nodes if 0 < budget.nodes < MOST_NODES else MOST_NODES
        self.tree: Final = Tree(nodes + 2)
        self.chances: Final = vec[float]([0.0] * MOST_SEATS)
        self.path: Final = vec[i64]([0] * DEEPEST)
        self.movers: Final = vec[i64]([0] * DEEPEST)
        self.found: vec[i64] = vec[i64]([0])
        self.drawn: Final = vec[i64]([0] * max(int(style.glance), int(style.care), 1))
        self.first: vec[i64] = vec[i64]([0])
        self.first_values: vec[float] = vec[float]([0.0])
        self.first_count: i64 = 0
        self.legal: ActionSet = ActionSet(1)
        self.seats: i64 = 0
        self.seat: i64 = 0
        self.iterations: i64 = 0  # of the last decision
        self.chosen: i64 = NONE
        # What was judged since the tree was empty: how many positions, and each seat's sum of chances and of squares.
        self.judged: i64 = 0
        self.sums: Final = vec[float]([0.0] * MOST_SEATS)
        self.squares: Final = vec[float]([0.0] * MOST_SEATS)

    def choose(self, observation: Observation, rng: Rng) -> int:
        begin = perf_counter()
        state = observation.imagine(rng)
        self.prepare(state)
        self.first_count = state.actions(self.first)
        self.iterations = 0
        if self.first_count == 1:
            return self.first[0]
        self.take_in(state, rng)
        self.begin_tree(observation)
        while not self.spent(begin):
            self.iterate(observation.imagine(rng), rng)
            self.iterations += 1
        chosen = self.tree.action[self.tree.favourite()]
        if self.style.reuse:
            self.expectation.expect(observation, state, chosen)
            self.chosen = chosen
        return chosen

    def begin_tree(self, observation: Observation) -> None:
        """An empty tree, or what the last decision left."""
        kept: i64 = NONE
        if self.style.reuse and self.expectation.is_met(observation):
            kept = self.tree.child(0, self.chosen)
        if kept == NONE:
            self.tree.clear()
            seat: i64
            for seat in range(MOST_SEATS):
                self.sums[seat] = 0.0
                self.squares[seat] = 0.0
            self.judged = 0
            return
        self.tree.keep(kept)
        i: i64
        for i in range(self.first_count):
            if self.tree.child(0, self.first[i]) != NONE:
                self.first_values[i] = UNSEEN

    def spent(self, begin: float) -> bool:
        """Whether the budget is used up."""
        if 0 < self.budget.nodes <= self.iterations:
            return True
        if self.budget.seconds == 0.0 or self.iterations % BETWEEN_LOOKS != 1:
            return False
        return perf_counter() - begin >= self.budget.seconds

    def prepare(self, state: State) -> None:
        """Room for everything this position and those behind it can need."""
        self.seat = state.seat()
        self.seats = len(state.scores())
        most = state.max_actions()
        if len(self.first) != most:
            self.found = vec[i64]([0] * (most + len(self.drawn)))
            self.first = vec[i64]([0] * most)
            self.first_values = vec[float]([0.0] * most)
            self.legal = ActionSet(most)

    def take_in(self, state: State, rng: Rng) -> None:
        """A first impression of every action that is seen at all."""
        i: i64
        view = self.style.view
        if 0 < view < self.first_count:
            for i in range(view):
                at = i + rng.below(self.first_count - i)
                self.first[i], self.first[at] = self.first[at], self.first[i]
            self.first_count = view
        for i in range(self.first_count):
            self.first_values[i] = self.heuristics.prior(state, self.first[i])

    # -- one iteration ---------------------------------------------------------------------------------------

    def iterate(self, state: State, rng: Rng) -> None:
        """Walk down, add an action, play on, judge, and tell every node on the way."""
        depth = self.descend(state, rng)
        ended = state.over()
        self.play_on(state, rng)
        self.heuristics.chances(self.heuristics.settled(state), self.chances, self.seats)
        tree = self.tree
        tree.visits[0] += 1
        i: i64
        for i in range(depth):
            node = self.path[i]
            tree.visits[node] += 1
            tree.total[node] += self.chances[self.movers[i]]
        if ended and depth > 0:
            tree.ended[self.path[depth - 1]] += 1
        self.judged += 1
        for i in range(self.seats):
            chance = self.chances[i]
            self.sums[i] += chance
            self.squares[i] += chance * chance

    def spread(self, seat: i64) -> float:
        """How much a seat's chances vary from one judged position to another: the measure for being curious.

        Some decisions move the chances by half a percent, others by half: what is worth a second look depends on it.
        """
        if self.judged < FEWEST:
            return FIRST_SPREAD
        mean = self.sums[seat] / float(self.judged)
        return sqrt(max(LEAST_SPREAD, self.squares[seat] / float(self.judged) - mean * mean))

    def descend(self, state: State, rng: Rng) -> i64:
        """Follow the tree to an action that is new, and carry it out; the path is written down."""
        node: i64 = 0
        depth: i64 = 0
        while not state.over() and depth < DEEPEST:
            mover = state.seat()
            if mover != self.seat and self.style.own_turn_only:
                break
            few: i64 = 0
            if depth > 0:  # what is to be decided on has several choices, and its actions are legal in every world
                few = state.few_actions(self.found)
                if few == 1 and not state.has_others():
                    state.play(self.found[0])
                    continue
            known = self.tree.size
            node = self.select(node, state, few, rng)
            if node == NONE:
                break
            self.path[depth] = node
            self.movers[depth] = mover
            depth += 1
            state.play(self.tree.action[node])
            if self.tree.size > known:
                break
        return depth

    def select(self, node: i64, state: State, few: i64, rng: Rng) -> i64:
        """The child to follow: a new one while the node may widen, else the one with the best upper bound.

        Among the actions to be decided on, one that surely ends the game need not be looked at any more.
        """
        tree = self.tree
        if node != 0:
            self.legal.fill(self.found, few)
        best: i64 = NONE
        best_bound = -1.0
        open_children: i64 = 0
        curiosity = self.style.curiosity * self.spread(state.seat())
        child = tree.first_child[node]
        while child != NONE:
            if node == 0 or self.is_open(state, tree.action[child]):
                open_children += 1
                tree.offered[child] += 1
                bound = self.upper_bound(child, curiosity)
                if node == 0 and tree.is_certain(child):
                    bound = 0.0
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = tree.next_sibling[child]
        width = self.style.width * sqrt(float(tree.visits[node] + 1))
        if tree.full() or (best != NONE and float(open_children) >= width):
            return best
        if node == 0:
            return best if open_children >= self.first_count else self.expand_root()
        others = state.other_count()
        if open_children >= few + others:
            return best
        fresh = self.fresh_of_all(node, few, rng) if others == 0 else self.fresh_of_drawn(node, state, few, others, rng)
        return best if fresh == 0 else self.grow(node, self.heuristics.best_looking(state, self.found, fresh))

    def is_open(self, state: State, action: i64) -> bool:
        """Whether an action of the tree is legal in this world; the few that are listed must have been filled in."""
        return self.legal.holds(action) or state.is_other(action)

    def upper_bound(self, child: i64, curiosity: float) -> float:
        unsure = log_of(self.tree.offered[child]) / float(self.tree.visits[child])
        return self.tree.mean(child) + curiosity * sqrt(unsure)

    def expand_root(self) -> i64:
        """Add the best-looking of the actions to be decided on that is not in the tree yet."""
        best: i64 = 0
        i: i64
        for i in range(1, self.first_count):
            if self.first_values[i] > self.first_values[best]:
                best = i
        self.first_values[best] = UNSEEN
        return self.grow(0, self.first[best])

    def fresh_of_all(self, node: i64, few: i64, rng: Rng) -> i64:
        """Draw some of the listed actions that have no child yet, none of them twice; they come first in `found`."""
        tree = self.tree
        child = tree.first_child[node]
        while child != NONE:
            if self.legal.holds(tree.action[child]):
                self.legal.remove(tree.action[child])
            child = tree.next_sibling[child]
        fresh: i64 = 0
        i: i64
        for i in range(few):
            if self.legal.holds(self.found[i]):
                self.found[fresh] = self.found[i]
                fresh += 1
        drawn: i64 = min(self.style.glance, fresh)
        for i in range(drawn):
            at = i + rng.below(fresh - i)
            self.found[at], self.found[i] = self.found[i], self.found[at]
        return drawn

    def fresh_of_drawn(self, node: i64, state: State, few: i64, others: i64, rng: Rng) -> i64:
        """The same where most actions are counted and not listed: draw first, and leave out those that have a child."""
        self.draw(state, few, others, self.style.glance, rng)
        fresh: i64 = 0
        i: i64
        for i in range(self.style.glance):
            if self.tree.child(node, self.drawn[i]) == NONE:
                self.found[fresh] = self.drawn[i]
                fresh += 1
        return fresh

    def draw(self, state: State, few: i64, others: i64, most: i64, rng: Rng) -> None:
        """Draw from all actions, those that were just listed and those that were just counted, with repeats."""
        i: i64
        for i in range(most):
            at = rng.below(few + others)
            self.drawn[i] = self.found[at] if at < few else state.other_at(at - few)

    def grow(self, parent: i64, action: i64) -> i64:
        node = self.tree.grow(parent, action)
        self.tree.offered[node] = 1
        return node

    # -- beyond the tree -------------------------------------------------------------------------------------

    def play_on(self, state: State, rng: Rng) -> None:
        """Play sensible turns, so many at least, up to the end of one of the bot's own."""
        if self.style.foresight == 0:
            return
        turns: i64 = 0
        i: i64
        for i in range(FARTHEST):
            if state.over():
                return
            mover = state.seat()
            state.play(self.sensible(state, rng))
            if state.over() or state.seat() == mover:
                continue
            turns += 1
            if turns >= self.style.foresight and mover == self.seat:
                return

    def sensible(self, state: State, rng: Rng) -> i64:
        """The best-looking of a few random actions."""
        few = state.few_actions(self.found)
        others = state.other_count()
        if few + others > 1:
            self.draw(state, few, others, self.style.care, rng)
            return self.heuristics.best_looking(state, self.drawn, self.style.care)
        return self.found[0] if few == 1 else state.other_at(0)
