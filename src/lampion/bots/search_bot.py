"""A bot that searches: Monte-Carlo tree search over positions imagined from what its seat knows.

Each iteration imagines a position anew (with fresh randomness ahead), walks down the tree of decisions, adds one
action, plays a few sensible moves on and judges the result for every seat. Every seat is taken to choose what is best
for itself.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.bots.action_set import ActionSet
from lampion.bots.bot import Bot
from lampion.bots.budget import Budget
from lampion.bots.style import Style
from lampion.bots.tree import NONE, Tree
from lampion.core.heuristics import Heuristics
from lampion.core.observation import Observation
from lampion.core.rng import Rng
from lampion.core.state import State

MOST_SEATS: Final = 8
DEEPEST: Final = 256
MOST_NODES: Final = 65_536  # of a tree; a longer search goes on without adding any
BETWEEN_LOOKS: Final = 16  # iterations between two looks at the clock
UNSEEN: Final = -1e30


class SearchBot(Bot):
    """Searches until its budget is used up, and chooses what was looked at most."""

    def __init__(self, heuristics: Heuristics, style: Style, budget: Budget) -> None:
        self.heuristics: Final = heuristics
        self.style: Final = style
        self.budget: Final = budget
        nodes: i64 = budget.nodes if 0 < budget.nodes < MOST_NODES else MOST_NODES
        self.tree: Final = Tree(nodes + 2)
        self.chances: Final = vec[float]([0.0] * MOST_SEATS)
        self.path: Final = vec[i64]([0] * DEEPEST)
        self.movers: Final = vec[i64]([0] * DEEPEST)
        self.found: vec[i64] = vec[i64]([0])
        self.first: vec[i64] = vec[i64]([0])
        self.first_values: vec[float] = vec[float]([0.0])
        self.first_count: i64 = 0
        self.legal: ActionSet = ActionSet(1)
        self.seats: i64 = 0
        self.seat: i64 = 0
        self.iterations: i64 = 0  # of the last decision

    def choose(self, observation: Observation, rng: Rng) -> int:
        begin = perf_counter()
        state = observation.imagine(rng)
        self.prepare(state)
        self.first_count = state.actions(self.first)
        self.iterations = 0
        if self.first_count == 1:
            return self.first[0]
        self.take_in(state, rng)
        self.tree.clear()
        while not self.spent(begin):
            self.iterate(observation.imagine(rng), rng)
            self.iterations += 1
        return self.tree.action[self.tree.most_visited()]

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
        if len(self.found) != most:
            self.found = vec[i64]([0] * most)
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
        self.play_on(state, rng)
        self.heuristics.chances(state, self.chances, self.seats)
        tree = self.tree
        tree.visits[0] += 1
        i: i64
        for i in range(depth):
            node = self.path[i]
            tree.visits[node] += 1
            tree.total[node] += self.chances[self.movers[i]]

    def descend(self, state: State, rng: Rng) -> i64:
        """Follow the tree to an action that is new, and carry it out; the path is written down."""
        node: i64 = 0
        depth: i64 = 0
        while not state.over() and depth < DEEPEST:
            mover = state.seat()
            if mover != self.seat and self.style.own_turn_only:
                break
            count = state.actions(self.found)
            if count == 1:
                state.play(self.found[0])
                continue
            known = self.tree.size
            node = self.select(node, state, count, rng)
            if node == NONE:
                break
            self.path[depth] = node
            self.movers[depth] = mover
            depth += 1
            state.play(self.tree.action[node])
            if self.tree.size > known:
                break
        return depth

    def select(self, node: i64, state: State, count: i64, rng: Rng) -> i64:
        """The child to follow: a new one while the node may widen, else the one with the best upper bound."""
        tree = self.tree
        self.legal.fill(self.found, count)
        best: i64 = NONE
        best_bound = -1.0
        open_children: i64 = 0
        child = tree.first_child[node]
        while child != NONE:
            if self.legal.holds(tree.action[child]):
                open_children += 1
                tree.offered[child] += 1
                bound = self.upper_bound(child)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = tree.next_sibling[child]
        if node == 0:
            count = self.first_count
        width = self.style.width * sqrt(float(tree.visits[node] + 1))
        if tree.full() or open_children >= count or (best != NONE and float(open_children) >= width):
            return best
        return self.expand_root() if node == 0 else self.expand(node, state, count, rng)

    def upper_bound(self, child: i64) -> float:
        visits = float(self.tree.visits[child])
        mean = self.tree.total[child] / visits
        return mean + self.style.curiosity * sqrt(log(float(self.tree.offered[child])) / visits)

    def expand_root(self) -> i64:
        """Add the best-looking of the actions to be decided on that is not in the tree yet."""
        best: i64 = 0
        i: i64
        for i in range(1, self.first_count):
            if self.first_values[i] > self.first_values[best]:
                best = i
        self.first_values[best] = UNSEEN
        return self.grow(0, self.first[best])

    def expand(self, node: i64, state: State, count: i64, rng: Rng) -> i64:
        """Add the best-looking of some legal actions that have no child yet."""
        tree = self.tree
        child = tree.first_child[node]
        while child != NONE:
            if self.legal.holds(tree.action[child]):
                self.legal.remove(tree.action[child])
            child = tree.next_sibling[child]
        fresh: i64 = 0
        i: i64
        for i in range(count):
            if self.legal.holds(self.found[i]):
                self.found[fresh] = self.found[i]
                fresh += 1
        return self.grow(node, self.best_looking(state, fresh, rng))

    def grow(self, parent: i64, action: i64) -> i64:
        node = self.tree.grow(parent, action)
        self.tree.offered[node] = 1
        return node

    def best_looking(self, state: State, count: i64, rng: Rng) -> i64:
        """The action the heuristics value most among some of the found ones, drawn without repeating."""
        best = self.found[0]
        best_value = 0.0
        i: i64
        for i in range(min(self.style.glance, count)):
            at = i + rng.below(count - i)
            action = self.found[at]
            self.found[at] = self.found[i]
            value = self.heuristics.prior(state, action)
            if i == 0 or value > best_value:
                best = action
                best_value = value
        return best

    def play_on(self, state: State, rng: Rng) -> None:
        """Some sensible moves beyond the tree, until the judgement falls on a quiet position."""
        i: i64
        for i in range(self.style.patience):
            if state.over() or (i >= self.style.foresight and self.heuristics.quiet(state)):
                return
            state.play(self.sensible(state, rng))

    def sensible(self, state: State, rng: Rng) -> i64:
        """The best-looking of a few random actions."""
        best = state.pick(rng)
        if self.style.care > 1:
            best_value = self.heuristics.prior(state, best)
            k: i64
            for k in range(1, self.style.care):
                action = state.pick(rng)
                value = self.heuristics.prior(state, action)
                if value > best_value:
                    best = action
                    best_value = value
        return best
