"""A position of Way of the Panda as machines and people use it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.message import Reason
from lampion.core.rng import Rng
from lampion.core.state import NOBODY
from lampion.games.panda import ask
from lampion.games.panda.flow import settle
from lampion.games.panda.position import Position
from lampion.games.panda.refusal import why_not
from lampion.games.panda.saved import dumped
from lampion.games.panda.steps import carry_out


class Panda(Position):
    """The rules are in the modules beside this one; here they meet the contract. `settle` lists the choices, once."""

    def copy(self) -> Panda:
        return Panda(self.rng.copy(), self.board, self.seats, self.master, self)

    def seat(self) -> i64:
        """The active player, except that a tile is chosen by the majority player, even out of turn (W-34)."""
        if self.finished:
            return NOBODY
        return self.fact(2) if self.fact(0) == ask.TILE else self.active

    def over(self) -> bool:
        return self.finished

    def max_actions(self) -> i64:
        return self.board.most_choices

    def actions(self, found: vec[i64]) -> i64:
        i: i64
        for i in range(self.choice_count):
            found[i] = self.choices[i]
        return self.choice_count

    def pick(self, rng: Rng) -> i64:
        return self.choices[rng.below(self.choice_count)]

    def play(self, action: i64) -> None:
        self.barrier = False
        carry_out(self, action)
        settle(self)

    def why_not(self, action: int) -> Reason:
        return why_not(self, action)

    def scores(self) -> list[int]:
        """Victory points."""
        return [int(self.vp[seat]) for seat in range(self.seats)]

    def tally(self, seat: int) -> list[int]:
        """VP, then AP, which decide between equals (W-52)."""
        return [int(self.vp[seat]), int(self.ap[seat])]

    def standing(self, seat: int) -> list[int]:
        """Most VP wins, then most AP; still tied is a shared victory (W-52, R-61)."""
        return self.tally(seat)

    def dump(self) -> dict[str, object]:
        return dumped(self)
