"""How likely each tile of AXIO is: any that is left in the bag (A-4, A-23, A-25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from lampion.core.chance_law import START, ChanceLaw, Draw, Outcome, shares
from lampion.core.setup import Setup
from lampion.games.axio.components import KIND_NAMES, KINDS
from lampion.games.axio.editions import EDITIONS
from lampion.games.axio.state import Axio


class AxioLaw(ChanceLaw[Axio]):
    """Every tile of the bag is equally likely. A swap draws before it returns, so the bag is that before the action."""

    def outcomes(
        self, setup: Setup, before: Axio | None, action: int, given: Sequence[Draw], draw: Draw
    ) -> list[Outcome]:
        if draw.kind == START:
            return super().outcomes(setup, before, action, given, draw)
        bag = EDITIONS.named(setup.edition).kind_counts if before is None else before.bag
        left = Counter({KIND_NAMES[kind]: int(bag[kind]) for kind in range(KINDS)})
        left.subtract(one.item for one in given if one.kind != START)
        return shares(left)
