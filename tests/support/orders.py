"""A command that was sent, what was answered, and whether an event is what it asked for."""

from dataclasses import dataclass
from typing import Any

from lampion.tables.events import AnyEvent, Moved, Rematched, Resigned, Said, Undone, WaitSet

KINDS: dict[str, type[Any]] = {
    "move": Moved,
    "say": Said,
    "undo": Undone,
    "resign": Resigned,
    "set-wait": WaitSet,
    "rematch": Rematched,
}


@dataclass
class Order:
    """A command under its key. `acknowledged` is the version in the answer; `refused` counts how often it was a no.

    A no is not remembered by anybody: the same sent twice may be too early at first and then in time.
    """

    message: dict[str, Any]
    notation: str | None = None
    sent: int = 0
    acknowledged: int | None = None
    refused: int = 0
    surely_not: bool = False  # the last word was that nothing was changed

    @property
    def settled(self) -> bool:
        return self.acknowledged is not None or self.refused > 0

    @property
    def kind(self) -> str:
        return str(self.message["command"]["do"])


def true_to(order: Order, event: AnyEvent | None) -> bool:
    """Whether this is what was ordered."""
    command = order.message["command"]
    if command["do"] == "done":
        return event is not None
    if not isinstance(event, KINDS[command["do"]]):
        return False
    if isinstance(event, Moved):
        return event.seat == order.message["seat"] and letters(event.move) == letters(order.notation)
    return not isinstance(event, Said) or event.text == command["text"]


def letters(notation: str | None) -> list[str]:
    """What is chosen of a choice may come in any order, and is stored in one."""
    return sorted((notation or "").replace(" ", ""))
