"""Pagoda in the terminal: the sites are drawn, everything is told."""

from __future__ import annotations

from lampion.core.game import Game
from lampion.core.message import Message
from lampion.core.state import State
from lampion.core.terminal import Drawing, Say, Terminal, plain_lines
from lampion.games.pagoda.picture import drawn_sites
from lampion.games.pagoda.state import Pagoda
from lampion.games.pagoda.view import view


class PagodaTerminal(Terminal):
    """The sites above the words."""

    def drawing(self, game: Game, state: State, viewer: int | None, say: Say, plain: bool) -> Drawing | None:
        if plain:
            return None
        assert isinstance(state, Pagoda), f"expected a position of Pagoda, got {type(state).__name__}"
        sites = plain_lines(drawn_sites(view(state, viewer), int(state.box.full)))
        return Drawing(sites, legend=Message("pagoda-terminal-legend"), zones=game.zones(state, viewer))
