"""How chance decides: what was drawn, one thing after the other, what could have come instead, and how likely it was.

A record notes what the generator gave. To tell luck from play one has to know more: every outcome of a draw with its
probability, and the position behind each of them. A game says that here, in its own `ChanceLaw`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Generic

from lampion.core.chance import ChanceEvent, ChanceLedger
from lampion.core.errors import ChanceMismatch
from lampion.core.observation import with_generator
from lampion.core.rng import Rng
from lampion.core.setup import Setup
from lampion.core.state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from lampion.core.game import Game

    S = TypeVar("S", bound=State, default=State)
else:
    from typing import TypeVar

    S = TypeVar("S")

START = "start"  # who begins: the kind of that chance event in every game


@dataclass(frozen=True)
class Draw:
    """One thing that chance decided: a tile, a card, who starts. `kind` and `seat` are those of its chance event."""

    kind: str
    seat: int | None
    item: str


@dataclass(frozen=True)
class Outcome:
    """Something that a draw could have given, and how likely that was."""

    item: str
    probability: float


class PartLedger(ChanceLedger):
    """Makes the draws come true that are given, and leaves those after them to the generator."""

    def __init__(self, given: Sequence[Draw]) -> None:
        super().__init__()
        self._next = list(given)

    def draw(self, item: str) -> str:
        """Told what the generator drew, answers what counts."""
        if self._next:
            known = self._next.pop(0)
            if known.kind != self._kind:
                raise ChanceMismatch(f"expected a draw of kind {self._kind!r}, got {known.kind!r}")
            item = known.item
        return super().draw(item)


class ChanceLaw(Generic[S]):
    """The law of a game in which each draw is noted when it happens. `Game.chance_law` gives it.

    A game says what could have come: `outcomes`. One whose pile lies in the position, stacked, writes the rest too.
    """

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def outcomes(self, setup: Setup, before: S | None, action: int, given: Sequence[Draw], draw: Draw) -> list[Outcome]:
        """Everything this draw could have given, if those before it in the same event row gave what they did.

        `before` is None for the deal. Empty: the game does not say, and all its draws at once are one chance event.
        """
        if draw.kind == START:
            return [Outcome(str(seat), 1.0 / setup.seats) for seat in range(setup.seats)]
        return []

    def draws(self, before: S | None, action: int, after: S, events: Sequence[ChanceEvent]) -> list[Draw]:
        """What chance decided behind an action, in order. `before` is None for the deal."""
        return [Draw(event.kind, event.seat, item) for event in events for item in event.items]

    def dealt(self, setup: Setup, given: Sequence[Draw], rng: Rng) -> S:
        """A game begun with these draws; those that are missing come from `rng`."""
        seed = "".join(f"{rng.word():08x}" for _ in range(8))
        return self.game.begin(replace(setup, seed=seed), PartLedger(given))

    def carried_out(self, before: S, action: int, given: Sequence[Draw], rng: Rng) -> S:
        """The position after an action with these draws; those that are missing come from `rng`."""
        after: S = before.copy()  # type: ignore[assignment]
        after.rng = rng
        after.ledger = PartLedger(given)
        after.play(action)
        after.ledger = None
        return after

    def afresh(self, state: S, rng: Rng) -> S:
        """A copy in which chance is all ahead again; equal where positions differ only in what is yet to be drawn."""
        return with_generator(state, rng)  # type: ignore[return-value]

    def forked(self, state: S, rng: Rng) -> S:
        """The same, quickly, for searches that imagine thousands of positions: what lies stacked need only be mixed."""
        return self.afresh(state, rng)


def shares(left: Counter[str]) -> list[Outcome]:
    """One of these things is drawn, each equally likely; in the order of their names."""
    total = sum(left.values())
    return [Outcome(item, count / total) for item, count in sorted(left.items()) if count > 0]


def left_over(deck: Sequence[str], given: Sequence[Draw], kind: str) -> Counter[str]:
    """What is left of a deck after the draws of a kind."""
    left = Counter(deck)
    left.subtract(draw.item for draw in given if draw.kind == kind)
    return left
