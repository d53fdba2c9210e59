"""Way of the Panda in the terminal: the map is drawn, everything but its paths is told."""

from __future__ import annotations

from lampion.core.game import Game
from lampion.core.message import Message
from lampion.core.state import State
from lampion.core.terminal import Drawing, Say, Terminal, plain_lines
from lampion.games.panda.map_picture import map_lines
from lampion.games.panda.state import Panda
from lampion.games.panda.view import view

DRAWN = "paths"  # the zone that needs no words beside the map


class PandaTerminal(Terminal):
    """The map above the words."""

    def drawing(self, game: Game, state: State, viewer: int | None, say: Say, plain: bool) -> Drawing | None:
        if plain:
            return None
        assert isinstance(state, Panda), f"expected a position of Way of the Panda, got {type(state).__name__}"
        told = [zone for zone in game.zones(state, viewer) if zone.id != DRAWN]
        return Drawing(plain_lines(map_lines(view(state, viewer))), legend=Message("panda-terminal-legend"), zones=told)
