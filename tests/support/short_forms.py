"""The short forms of positions, read as docs/api.md tells a program to read them."""

from collections.abc import Mapping
from typing import Any

from lampion.core.compact_offers import unfolded

PAGE = "zones=false&offers=compact&changes=true"  # what the page asks for


def changed(value: Any, change: Any) -> Any:
    """A value after a change."""
    if isinstance(change, list) and len(change) == 1:
        return change[0]
    if isinstance(change, list):
        start, count, values = change
        return [*value[:start], *values, *value[start + count :]]
    if isinstance(value, list):
        return [changed(item, change[str(at)]) if str(at) in change else item for at, item in enumerate(value)]
    return {**value, **{key: changed(value[key], inner) for key, inner in change.items()}}


def plain(envelope: Mapping[str, Any]) -> dict[str, Any]:
    """An envelope with its offers in the plain form, whichever they came in."""
    legal = envelope["legal"]
    return {**envelope, "legal": None if legal is None else unfolded(legal)}


class Kept:
    """What a client keeps of the positions it is told, whole or in changes."""

    def __init__(self) -> None:
        self.envelope: dict[str, Any] = {}
        self._number = 0

    def take(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """The position after a message of the type `position` or `changes`, with the log that came with it."""
        if message["type"] == "position":
            self.envelope, self._number = dict(message["envelope"]), 0
        else:
            self._number += 1
            assert message["number"] == self._number, "a change is missing"
            self.envelope = changed(self.envelope, message["envelope"])
        return plain(self.envelope)
