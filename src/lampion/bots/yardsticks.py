"""Earlier levels by name and version, `expert@1`: they play on for ever as they did, so that others can be measured.

A version is a search of this room and, in each game, the judgement and the numbers that its levels had at the time. The
rules, what a seat knows and the generators are shared with today's bots: they are the same for everybody.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from lampion.bots.bot import Bot
from lampion.bots.budget import Budget
from lampion.bots.yardstick_1.search_bot import SearchBot as SearchBot1
from lampion.bots.yardstick_1.style import Style as Style1
from lampion.core.game import Game
from lampion.core.heuristics import Heuristics

MARK = "@"  # between a level and its version


def first_search(game: Game, heuristics: Heuristics, style: dict[str, Any], budget: Budget) -> Bot:
    return SearchBot1(game, heuristics, Style1(**style), budget)


SEARCHES = {1: first_search}


def yardsticks(game: Game) -> list[str]:
    """The names of the earlier levels of a game, the oldest first and from the weakest to the strongest."""
    return [f"{level}{MARK}{version}" for version in sorted(game.yardsticks()) for level in numbers(game, version)]


def yardstick(name: str, game: Game, budget: Budget | None = None) -> Bot:
    """The earlier level of that name; it must be one of the game's."""
    level, version = name.split(MARK)
    kept = game.yardsticks()[int(version)]
    style = dict(numbers(game, int(version))[level])
    nodes: int = style.pop("nodes")
    return SEARCHES[int(version)](game, kept.heuristics(), style, budget or Budget(nodes=nodes))


@cache
def numbers(game: Game, version: int) -> dict[str, dict[str, Any]]:
    """What the file of a version says about each of its levels."""
    return tomllib.loads(game.yardsticks()[version].levels.read_text("utf-8"))
