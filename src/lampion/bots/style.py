"""How a search plays: how far, how wide and how carefully it looks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Style:
    """The numbers of a search. A level of a game is a style and a budget."""

    def __init__(
        self,
        curiosity: float = 1.0,
        width: float = 1.5,
        view: i64 = 0,
        glance: i64 = 8,
        foresight: i64 = 0,
        care: i64 = 3,
        own_turn_only: bool = False,
        reuse: bool = True,
    ) -> None:
        if glance < 1 or care < 1:
            raise ValueError(f"expected at least 1 action to compare, got glance = {glance} and care = {care}")
        self.curiosity: Final[float] = curiosity  # weight of the unexplored, in spreads of the chances
        self.width: Final[float] = width  # children of a node: this times the root of its visits
        self.view: Final[i64] = view  # actions seen at all when deciding; 0 for all of them
        self.glance: Final[i64] = glance  # actions compared before one is added below the root
        self.foresight: Final[i64] = foresight  # turns played beyond the tree, at least; 0 for none
        self.care: Final[i64] = care  # actions compared at each decision of them
        self.own_turn_only: Final[bool] = own_turn_only  # does not ask what the others will do
        self.reuse: Final[bool] = reuse  # goes on from its last thoughts within a turn
