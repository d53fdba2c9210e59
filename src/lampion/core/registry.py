"""The games that are installed: ours, and any package's that has an entry point `lampion.games`."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from lampion.core.errors import UnknownGame
from lampion.core.game import Game

GROUP = "lampion.games"


class BrokenGame(UserWarning):
    """An installed package offers a game that cannot be loaded. The others can be played all the same."""


@cache
def loaded() -> tuple[dict[str, Game], dict[str, str]]:
    """Every installed game by name, in alphabetical order; and what is wrong with those that cannot be loaded."""
    found: dict[str, Game] = {}
    broken: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            game = load(point)
        except Exception as error:  # noqa: BLE001  (a stranger's code may fail in any way; it is named, and told)
            broken[point.name] = f"{type(error).__name__}: {error}"
            warnings.warn(f"the game {point.name} = {point.value} cannot be loaded: {error}", BrokenGame, stacklevel=2)
        else:
            found[game.name] = game
    return found, broken


def load(point: EntryPoint) -> Game:
    """What an entry point gives, which must be a game."""
    game = point.load()
    if not isinstance(game, Game):
        raise TypeError(f"expected an instance of lampion.Game, got {type(game).__name__}")
    return game


def games() -> dict[str, Game]:
    """Every installed game by name, in alphabetical order."""
    return dict(loaded()[0])


def broken_games() -> dict[str, str]:
    """The games that are installed and cannot be loaded, and why."""
    return dict(loaded()[1])


def game(name: str) -> Game:
    """The game of that name."""
    found, broken = loaded()
    if name in found:
        return found[name]
    if name in broken:
        raise UnknownGame(f"the game {name!r} is installed, but cannot be loaded: {broken[name]}")
    raise UnknownGame(f"no game is called {name!r}; installed: {', '.join(found) or 'none'}")
