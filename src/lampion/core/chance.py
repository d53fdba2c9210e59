"""The ledger of chance: what the generator decided, and chance events that are already known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from lampion.core.errors import ChanceMismatch
from lampion.core.rng import Rng

T = TypeVar("T")


@dataclass(frozen=True)
class ChanceEvent:
    """One thing that chance decided: `kind` is a word of the game (deal, draw …), `seat` whom it befell."""

    kind: str
    seat: int | None
    items: tuple[str, ...]


@dataclass(frozen=True)
class Difference:
    """The first item that the generator would have drawn otherwise, and which of the given events it belongs to."""

    entry: int
    kind: str
    seat: int | None
    expected: str
    got: str


class ChanceLedger:
    """Attached to a position, it notes every chance event; those given in advance come true instead of the generator's.

    The generator is advanced either way, so that play goes on from it, and `agrees` says whether it would have
    decided the same: that is how a seed verifies a record.
    """

    def __init__(self, given: Sequence[ChanceEvent] | None = None) -> None:
        self.events: list[ChanceEvent] = []
        self.difference: Difference | None = None
        self._given = None if given is None else list(given)
        self._kind = ""
        self._seat: int | None = None
        self._items: list[str] = []
        self._known: tuple[str, ...] | None = None

    @property
    def agrees(self) -> bool:
        """Whether the generator would have decided everything as it was given."""
        return self.difference is None

    def begin(self, kind: str, seat: int | None) -> None:
        """The items drawn from here to `end()` belong to one event."""
        self._kind, self._seat, self._items = kind, seat, []
        self._known = None
        if self._given is not None:
            if not self._given:
                raise ChanceMismatch(f"expected a chance outcome of kind {kind!r}, but no more are recorded")
            event = self._given.pop(0)
            if event.kind != kind or event.seat != seat:
                raise ChanceMismatch(
                    f"expected a chance outcome {kind!r} for seat {seat}, got {event.kind!r} for seat {event.seat}"
                )
            self._known = event.items

    def draw(self, item: str) -> str:
        """Told what the generator drew, answers what counts."""
        if self._known is not None:
            if len(self._items) == len(self._known):
                raise ChanceMismatch(f"the chance outcome {self._kind!r} has only {len(self._known)} items")
            known = self._known[len(self._items)]
            if known != item and self.difference is None:
                self.difference = Difference(len(self.events), self._kind, self._seat, item, known)
            item = known
        self._items.append(item)
        return item

    def end(self) -> None:
        """Closes the event that `begin` opened."""
        if self._known is not None and len(self._items) != len(self._known):
            raise ChanceMismatch(
                f"the chance outcome {self._kind!r} needs {len(self._items)} items, got {len(self._known)}"
            )
        self.events.append(ChanceEvent(self._kind, self._seat, tuple(self._items)))

    def leftover(self) -> int:
        """How many given events were never needed."""
        return len(self._given or ())

    def finish(self) -> None:
        """Every given event must have happened."""
        if self.leftover():
            raise ChanceMismatch(f"{self.leftover()} recorded chance outcomes never happened")


def shuffled(things: Sequence[T], rng: Rng, ledger: ChanceLedger | None = None, kind: str = "shuffle") -> list[T]:
    """The things in an order that chance decides, as one event of the ledger, which writes each as `str` does."""
    left = {number: str(thing) for number, thing in enumerate(things)}
    ledger = ledger or ChanceLedger()
    ledger.begin(kind, None)
    order: list[T] = []
    while left:
        item = ledger.draw(list(left.values())[rng.below(len(left))])
        found = next((number for number, name in left.items() if name == item), None)
        if found is None:
            raise ChanceMismatch(f"the chance outcome {kind!r} has an item {item!r}, which is not left")
        order.append(things[found])
        del left[found]
    ledger.end()
    return order
