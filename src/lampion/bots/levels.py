"""The bots by name: what a person, a table or the arena asks for."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from lampion.bots.bot import Bot
from lampion.bots.budget import Budget
from lampion.bots.greedy_bot import GreedyBot
from lampion.bots.random_bot import RandomBot
from lampion.bots.search_bot import SearchBot
from lampion.bots.style import Style
from lampion.core.errors import UnknownBot
from lampion.core.game import Game
from lampion.core.heuristics import Heuristics

# For each game, and for `any` other: the order of the bots, and the numbers of each level that searches.
LEVELS: dict[str, dict[str, Any]] = tomllib.loads(files("lampion.bots").joinpath("levels.toml").read_text("utf-8"))


def levels(game: Game) -> list[str]:
    """The names of the bots that play a game, from the weakest to the strongest."""
    return list(numbers(game)["order"])


def bot(name: str, game: Game, budget: Budget | None = None) -> Bot:
    """The bot of that name, ready to play a game. A budget replaces the one that the level has by itself."""
    if name not in levels(game):
        raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(levels(game))}")
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game.heuristics())
    return searcher(name, game, game.heuristics(), budget)


def searcher(name: str, game: Game, heuristics: Heuristics, budget: Budget | None = None, **changed: Any) -> SearchBot:
    """A level that searches, with a judgement of one's own, and with numbers of its style changed."""
    style: dict[str, Any] = {**numbers(game)[name], **changed}
    nodes: int = style.pop("nodes")
    return SearchBot(game, heuristics, Style(**style), budget or Budget(nodes=nodes))


def numbers(game: Game) -> dict[str, Any]:
    """What the file says about a game."""
    return LEVELS.get(game.name, LEVELS["any"])
