"""How a search plays: how far, how wide and how carefully it looks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Style:
    """The numbers of a search. A level of a game is a style and a budget."""

    def __init__(
        self,
        curiosity: float = 0.5,
        width: float = 1.5,
        trust: float = 0.0,
        view: i64 = 0,
        glance: i64 = 8,
        foresight: i64 = 6,
        patience: i64 = 12,
        care: i64 = 3,
        own_turn_only: bool = False,
    ) -> None:
        self.curiosity: Final[float] = curiosity  # weight of the unexplored
        self.width: Final[float] = width  # children of a node: this times the root of its visits
        self.trust: Final[float] = trust  # how long the first impression of an action counts
        self.view: Final[i64] = view  # actions seen at all when deciding; 0 for all of them
        self.glance: Final[i64] = glance  # actions compared before one is added below the root
        self.foresight: Final[i64] = foresight  # decisions played beyond the tree in any case
        self.patience: Final[i64] = patience  # and at most, until the position is quiet
        self.care: Final[i64] = care  # actions compared at each of them
        self.own_turn_only: Final[bool] = own_turn_only  # does not ask what the others will do
