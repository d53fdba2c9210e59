"""The bots by name: what a person, a table or the arena asks for."""

from __future__ import annotations

from lampion.bots.bot import Bot
from lampion.bots.budget import Budget
from lampion.bots.greedy_bot import GreedyBot
from lampion.bots.random_bot import RandomBot
from lampion.bots.search_bot import SearchBot
from lampion.bots.style import Style
from lampion.core.game import Game

NODES = {"beginner": 30, "casual": 100, "strong": 400, "expert": 1500}
NAMES = ("random", "greedy", "beginner", "casual", "strong", "expert")


class UnknownBot(LookupError):
    """A name that no bot has."""


def levels(game: Game) -> list[str]:
    """The names of the bots that play a game, from the weakest to the strongest."""
    return list(NAMES)


def bot(name: str, game: Game, budget: Budget | None = None) -> Bot:
    """The bot of that name, ready to play a game. A budget replaces the one that the level has by itself."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game.heuristics())
    if name not in NODES:
        raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(levels(game))}")
    return SearchBot(game.heuristics(), Style(), budget or Budget(nodes=NODES[name]))
