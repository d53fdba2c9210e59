"""Nim: the smallest game there is for Lampion, in one file and without words of its own.

N-1 In turn each takes as many as wanted from one heap, at least one. Whoever takes the last one wins.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from lampion.core.chance import ChanceLedger
from lampion.core.game import Game
from lampion.core.plain_state import PlainState
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import NOBODY

HEAPS = (3, 4, 5)
FEWER_THAN = 10  # an action is the number of a heap, then how many are taken


@dataclass(eq=False)
class Heaps(PlainState):
    """A position."""

    heaps: list[int]
    player: int

    def seat(self) -> i64:
        return self.player if any(self.heaps) else NOBODY

    def legal(self) -> list[int]:
        return [heap * FEWER_THAN + taken for heap, size in enumerate(self.heaps) for taken in range(1, size + 1)]

    def play(self, action: i64) -> None:
        self.heaps[action // FEWER_THAN] -= int(action % FEWER_THAN)
        self.player = 1 - self.player

    def scores(self) -> list[int]:
        return [int(self.over() and self.player != seat) for seat in range(2)]


class Nim(Game[Heaps]):
    """Facts of Nim."""

    name = "nim"
    title = "Nim"
    rules = "1"
    seats = (2,)
    max_decisions = sum(HEAPS)
    perfect_information = True
    position_class = Heaps

    def new(self, setup: Setup, ledger: ChanceLedger | None = None) -> Heaps:
        self.check(setup)
        rng = rng_from(setup.seed)
        return Heaps(rng, list(HEAPS), self.start_player(setup, rng, ledger))

    def notation(self, state: Heaps, action: int) -> str:
        return f"{action % FEWER_THAN} from {'abc'[action // FEWER_THAN]}"


GAME = Nim()
