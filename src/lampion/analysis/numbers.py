"""How an analysis looks at a game: how far it plays on, in how many worlds, and how many moves it compares."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields, replace
from functools import cache
from importlib.resources import files
from typing import Any

from lampion.core.game import Game


@dataclass(frozen=True)
class Numbers:
    """The numbers of one game. `analysis.toml` of the game may give each; docs/analysis.md says what they do."""

    search: int = 0  # positions that a value looks at in a search; 0: it is played on instead
    foresight: int = 0  # turns beyond the tree of that search
    horizon: int = 8  # turns played on before a position is judged; the mean of all positions on the way counts
    looks: int = 12  # actions behind which a player looks while a position is played on
    nodes: int = 24  # worlds in which a decision is compared: the budget
    completions: int = 8  # of an event of several draws, and of a position that is played on
    few: int = 6  # worlds of the first look at a decision
    first: int = 16  # moves that get this first look
    candidates: int = 6  # moves that are compared in all worlds
    by_turn: bool = False  # blame is for whole turns
    beam: int = 12  # turns kept while whole turns are searched, where the game has no search of its own
    careless: float = 0.0  # how often play on takes the second-best turn: varies where chance does not
    weights: dict[str, float] = field(default_factory=dict)  # of the judgement, where others than usual are better

    def with_nodes(self, nodes: int) -> Numbers:
        """The same with another budget."""
        if nodes < 2:
            raise ValueError(f"an analysis needs at least 2 nodes, got {nodes}")
        return replace(self, nodes=nodes, few=max(2, min(self.few, nodes // 2)))


@cache
def numbers_of(game: Game) -> Numbers:
    """The numbers of a game; those of any game if it brings none."""
    file = game.analysis() or files("lampion.analysis").joinpath("analysis.toml")
    found: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    unknown = set(found) - {one.name for one in fields(Numbers)}
    if unknown:
        raise ValueError(f"the analysis of {game.name} has numbers that nothing knows: {', '.join(sorted(unknown))}")
    return Numbers(**found)
