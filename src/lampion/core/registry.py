"""The games that are installed: ours, and any package's that has an entry point `lampion.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from lampion.core.errors import UnknownGame
from lampion.core.game import Game

GROUP = "lampion.games"


@cache
def games() -> dict[str, Game]:
    """Every installed game by name, in alphabetical order."""
    found: dict[str, Game] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        game = point.load()
        if not isinstance(game, Game):
            raise TypeError(
                f"entry point {point.name} = {point.value} must be a lampion Game, got {type(game).__name__}"
            )
        found[game.name] = game
    return found


def game(name: str) -> Game:
    """The game of that name."""
    try:
        return games()[name]
    except KeyError:
        raise UnknownGame(f"no game is called {name!r}; installed: {', '.join(games()) or 'none'}") from None
