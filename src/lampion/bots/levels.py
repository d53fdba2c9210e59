"""The bots by name: what a person, a table or the arena asks for."""

from __future__ import annotations

from collections.abc import Callable

from lampion.bots.bot import Bot
from lampion.bots.greedy_bot import GreedyBot
from lampion.bots.random_bot import RandomBot
from lampion.core.game import Game

MAKERS: dict[str, Callable[[Game], Bot]] = {
    "random": lambda game: RandomBot(),
    "greedy": lambda game: GreedyBot(game.heuristics()),
}


class UnknownBot(LookupError):
    """A name that no bot has."""


def levels(game: Game) -> list[str]:
    """The names of the bots that play a game, from the weakest to the strongest."""
    return list(MAKERS)


def bot(name: str, game: Game) -> Bot:
    """The bot of that name, ready to play a game."""
    if name not in MAKERS:
        raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(MAKERS)}")
    return MAKERS[name](game)
