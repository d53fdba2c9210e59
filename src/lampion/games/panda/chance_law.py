"""How likely the cards of Way of the Panda are: start buildings, city cards and mission cards (W-13, W-14, W-19)."""

from __future__ import annotations

from collections.abc import Sequence

from lampion.core.chance_law import START, ChanceLaw, Draw, Outcome, left_over, shares
from lampion.core.setup import Setup
from lampion.games.panda.components import BUILDINGS
from lampion.games.panda.editions import EDITIONS
from lampion.games.panda.state import Panda


class PandaLaw(ChanceLaw[Panda]):
    """Each deck is drawn from without putting back; all of it happens in the setup."""

    def outcomes(
        self, setup: Setup, before: Panda | None, action: int, given: Sequence[Draw], draw: Draw
    ) -> list[Outcome]:
        if draw.kind == START:
            return super().outcomes(setup, before, action, given, draw)
        board = EDITIONS.named(setup.edition) if before is None else before.board
        decks: dict[str, list[str]] = {
            "start-buildings": [name for name in BUILDINGS for _ in range(board.start_cards_per_kind)],
            "city-row": board.city_cards,
            "a-card": board.a_deck,
            "b-card": board.b_deck,
        }
        return shares(left_over(decks[draw.kind], given, draw.kind))
