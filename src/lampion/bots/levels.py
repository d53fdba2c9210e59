"""The bots by name: what a person, a table or the arena asks for."""

from __future__ import annotations

import tomllib
import warnings
from functools import cache
from importlib.resources import files
from typing import Any

from lampion.bots.bot import Bot
from lampion.bots.budget import Budget
from lampion.bots.greedy_bot import GreedyBot
from lampion.bots.random_bot import RandomBot
from lampion.bots.search_bot import SearchBot
from lampion.bots.style import Style
from lampion.bots.turn_bot import TurnBot, TurnStyle
from lampion.bots.yardsticks import MARK, yardstick, yardsticks
from lampion.core.errors import UnknownBot
from lampion.core.game import Game
from lampion.core.heuristics import Heuristics
from lampion.core.registry import BrokenGame
from lampion.core.weights import WeighedHeuristics

Numbers = dict[str, Any]  # `order` of the bots, and the numbers of each level that searches; `trial`: bots on trial;
# `measured`: how often a level beats another; `length`: how long a game is

ANY: Numbers = tomllib.loads(files("lampion.bots").joinpath("levels.toml").read_text("utf-8"))
PLAIN = ("random", "greedy")  # bots without numbers
OTHER_THINGS = ("nodes", "seconds", "turns", "weights")  # of a level's line, beside the style of its search


def levels(game: Game) -> list[str]:
    """The names of the bots that play a game, from the weakest to the strongest."""
    return list(numbers(game)["order"])


def known(game: Game) -> list[str]:
    """The levels, and after them what the arena alone knows: bots on trial, and earlier levels as `expert@1`."""
    return [*levels(game), *numbers(game).get("trial", []), *yardsticks(game)]


def bot(name: str, game: Game, budget: Budget | None = None) -> Bot:
    """The bot of that name, ready to play a game. A budget replaces the one that the level has by itself."""
    if name not in known(game):
        raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(known(game))}")
    if MARK in name:
        return yardstick(name, game, budget)
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game.heuristics())
    return thinker(name, game, game.heuristics(), budget)


def thinker(name: str, game: Game, heuristics: Heuristics, budget: Budget | None = None) -> Bot:
    """A level that searches or plans, with a judgement of one's own. What it weighs otherwise is in its numbers."""
    return made(numbers(game)[name], game, heuristics, budget)


def made(own: Numbers, game: Game, heuristics: Heuristics, budget: Budget | None = None) -> Bot:
    """The bot that some numbers describe."""
    if own.get("weights"):
        assert isinstance(heuristics, WeighedHeuristics)
        heuristics.weigh(own["weights"])
    given = budget or Budget(own["nodes"], own.get("seconds", 0.0))
    search = SearchBot(game, heuristics, search_style(own), given)
    style = turn_style(own)
    return search if style is None else TurnBot(heuristics, style, search, given)


def searcher(name: str, game: Game, heuristics: Heuristics, budget: Budget | None = None, **changed: Any) -> SearchBot:
    """A level that searches, with a judgement of one's own, and with numbers of its style changed."""
    own: Numbers = {**numbers(game)[name], **changed}
    return SearchBot(game, heuristics, search_style(own), budget or Budget(own["nodes"]))


def search_style(found: Numbers) -> Style:
    """How a level searches, without what else its line says."""
    return Style(**{key: value for key, value in found.items() if key not in OTHER_THINGS})


def turn_style(found: Numbers) -> TurnStyle | None:
    """How a level plans its turns; None if it does not."""
    return TurnStyle(**found["turns"]) if "turns" in found else None


@cache
def numbers(game: Game) -> Numbers:
    """What the game's own file says about its levels; what holds for any game if it has none, or one that is broken."""
    file = game.levels()
    if file is None:
        return ANY
    try:
        return checked(tomllib.loads(file.read_text("utf-8")))
    except (OSError, ValueError, TypeError, KeyError) as error:
        warnings.warn(f"the levels of {game.name} cannot be read: {error}", BrokenGame, stacklevel=2)
        return ANY


def checked(found: Numbers) -> Numbers:
    """The numbers, if every bot named can be made of them; raises ValueError, TypeError or KeyError otherwise."""
    order = found.get("order")
    if not isinstance(order, list) or not order:
        raise ValueError("expected `order`, the names of the bots from the weakest to the strongest")
    for name in (*order, *found.get("trial", [])):
        if name in PLAIN:
            continue
        own = found.get(name, {})
        if not isinstance(own.get("nodes"), int):
            raise ValueError(f"expected {name} = {{ nodes = …, … }}, got {found.get(name)}")
        Budget(own["nodes"], own.get("seconds", 0.0))
        search_style(own)
        turn_style(own)
    for name, one in found.get("measured", {}).items():
        if not {name, one["against"]} <= set(order) or not 0 < one["percent"] < 100:
            raise ValueError(f"expected {name} = {{ against = LEVEL, percent = … }}, got {one}")
    if "length" in found and not isinstance(found["length"]["turns"], int):
        raise ValueError(f"expected length = {{ turns = … }}, got {found['length']}")
    return found
