"""A table of Pagoda in a browser, played until something can be decided that a test is about."""

from collections.abc import Callable
from typing import Any

import msgspec

from lampion.core.registry import game
from lampion.core.setup import Setup
from support.played_table import PlayedTable

Offer = dict[str, Any]
MOST_DECISIONS = 400
WISHES = ("roof", "tile", "column", "alternative", "end", "pass")


class PagodaTable(PlayedTable):
    """Both build red wherever they can, since red tiles bring Lanterns."""

    def sit_down_when(self, wanted: Callable[[list[Offer]], bool], coach: bool = False) -> list[Offer]:
        """Play until the list of offers is as wanted; the list."""
        pagoda = game("pagoda")
        state = pagoda.new(Setup(2, "a table in a browser", start=0))
        for _ in range(MOST_DECISIONS):
            legal: list[Offer] = msgspec.to_builtins(pagoda.offers(state))
            if wanted(legal):
                self.open_table("pagoda", position=pagoda.text(state))
                self.show(coach)
                return legal
            state.play(pagoda.parse(state, with_cards(min(legal, key=rank))))
        raise AssertionError("the game went on without it")


def rank(offer: Offer) -> tuple[int, bool]:
    """Build up first, and red before all others."""
    kind = offer["parts"]["kind"]
    return WISHES.index(kind) if kind in WISHES else len(WISHES), offer["parts"].get("colour") != "red"


def with_cards(offer: Offer) -> str:
    """The notation, with the first cards where a set is still to be chosen."""
    choose = offer.get("choose")
    return str(offer["notation"]) + (" ".join(choose["from"][: choose["min"]]) if choose else "")
