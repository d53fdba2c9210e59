"""The memory of a search: a tree of decisions in flat vectors, of fixed size."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1
CERTAIN: Final = 16  # visits that all ended the game, after which an action holds no more surprises


class Tree:
    """Nodes are numbers; node 0 is the decision to be made. A child is what an action leads to.

    `visits` and `total` (the reward of the seat that chose the action) are those of the action that leads to the node;
    `offered` counts how often that action was legal when its parent was visited: with hidden things the legal actions
    differ from one imagined position to the next, and an action that is rarely offered must not look neglected. `ended`
    counts the visits in which nobody had to decide anything after the action, because the game was over.
    """

    def __init__(self, capacity: i64) -> None:
        self.capacity: Final[i64] = capacity
        self.size: i64 = 1
        self.action: Final = vec[i64]([NONE] * capacity)
        self.first_child: Final = vec[i64]([NONE] * capacity)
        self.next_sibling: Final = vec[i64]([NONE] * capacity)
        self.visits: Final = vec[i64]([0] * capacity)
        self.offered: Final = vec[i64]([0] * capacity)
        self.ended: Final = vec[i64]([0] * capacity)
        self.total: Final = vec[float]([0.0] * capacity)
        self.moved: Final = vec[i64]([NONE] * capacity)  # scratch of `keep`
        self.waiting: Final = vec[i64]([NONE] * capacity)

    def clear(self) -> None:
        """Forget everything but an empty root."""
        self.size = 0
        self.grow(NONE, NONE)

    def full(self) -> bool:
        return self.size == self.capacity

    def grow(self, parent: i64, action: i64) -> i64:
        """A new child of a node."""
        node = self.size
        self.size += 1
        self.action[node] = action
        self.first_child[node] = NONE
        self.visits[node] = 0
        self.offered[node] = 0
        self.ended[node] = 0
        self.total[node] = 0.0
        if parent == NONE:
            self.next_sibling[node] = NONE
        else:
            self.next_sibling[node] = self.first_child[parent]
            self.first_child[parent] = node
        return node

    def keep(self, root: i64) -> None:
        """Forget everything but a node and what is below it: that node becomes node 0.

        A child is always younger than its parent and its elder siblings, so nodes in order of age move to the front.
        """
        i: i64
        for i in range(self.size):
            self.moved[i] = NONE
        waiting: i64 = 1
        self.waiting[0] = root
        while waiting > 0:
            waiting -= 1
            node = self.waiting[waiting]
            self.moved[node] = node
            child = self.first_child[node]
            while child != NONE:
                self.waiting[waiting] = child
                waiting += 1
                child = self.next_sibling[child]
        kept: i64 = 0
        for i in range(self.size):
            if self.moved[i] != NONE:
                self.moved[i] = kept
                kept += 1
        self.next_sibling[root] = NONE
        for i in range(self.size):
            to = self.moved[i]
            if to != NONE:
                self.action[to] = self.action[i]
                self.visits[to] = self.visits[i]
                self.offered[to] = self.offered[i]
                self.ended[to] = self.ended[i]
                self.total[to] = self.total[i]
                child = self.first_child[i]
                self.first_child[to] = NONE if child == NONE else self.moved[child]
                sibling = self.next_sibling[i]
                self.next_sibling[to] = NONE if sibling == NONE else self.moved[sibling]
        self.size = kept

    def child(self, node: i64, action: i64) -> i64:
        """The child that an action leads to, NONE if there is none."""
        child = self.first_child[node]
        while child != NONE and self.action[child] != action:
            child = self.next_sibling[child]
        return child

    def is_certain(self, node: i64) -> bool:
        """Whether an action is known to end the game: its mean is what it is worth."""
        return self.ended[node] >= CERTAIN and self.ended[node] == self.visits[node]

    def mean(self, node: i64) -> float:
        return self.total[node] / float(self.visits[node])

    def favourite(self) -> i64:
        """The root's child to choose, NONE if it has none: the most visited, or a better one that ends the game."""
        visited: i64 = NONE
        certain: i64 = NONE
        child = self.first_child[0]
        while child != NONE:
            if self.is_certain(child):
                if certain == NONE or self.mean(child) > self.mean(certain):
                    certain = child
            elif visited == NONE or self.visits[child] > self.visits[visited]:
                visited = child
            child = self.next_sibling[child]
        if visited == NONE or (certain != NONE and self.mean(certain) > self.mean(visited)):
            return certain
        return visited
