"""The log as people read it: one entry for each event that concerns them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from lampion.core.game import Game
from lampion.core.message import Arg, Message, SeatRef
from lampion.core.state import State
from lampion.tables.fields import RawMessage, RawObject, encoded


class After(msgspec.Struct, frozen=True):
    """How it stood after an entry."""

    scores: list[int]


class LogEntry(msgspec.Struct, frozen=True):
    """An entry as a viewer gets it. `detail` is the preview of a move, which is public now."""

    version: int
    at: int
    number: int | None
    seat: int | None
    kind: str
    notation: str | None
    text: RawMessage
    detail: RawObject | None
    after: After | None
    undone: bool


class Journal:
    """All entries of a table, kept encoded: they are small so, and never change but for being undone.

    Names of seats in their texts are worded for each viewer later.
    """

    def __init__(self) -> None:
        self._entries: list[LogEntry] = []
        self._undone: dict[int, int] = {}  # entries that were undone, by version, and the version that undid them
        self._last_undone = 0

    def fork(self) -> Journal:
        """The same entries, to go on from."""
        twin = Journal()
        twin._entries, twin._undone, twin._last_undone = self._entries.copy(), self._undone.copy(), self._last_undone
        return twin

    def note(self, version: int, at: int, kind: str, seat: int | None, text: Message) -> None:
        """An entry about anything but a decision."""
        self._entries.append(LogEntry(version, at, None, seat, kind, None, encoded(text), None, None, False))

    def note_move(
        self, version: int, at: int, number: int, notation: str, game: Game, before: State, action: int, after: State
    ) -> None:
        """A decision, told by the positions before and after it."""
        told = game.account(before, action, after)
        self._entries.append(
            LogEntry(
                version=version,
                at=at,
                number=number,
                seat=int(before.seat()),
                kind="move",
                notation=notation,
                text=encoded(told.sentence),
                detail=encoded(told.preview),
                after=After(after.scores()),
                undone=False,
            )
        )

    def undo(self, to: int, at_version: int) -> None:
        """Moves after a version were taken back."""
        self._last_undone = at_version
        for at in range(len(self._entries) - 1, -1, -1):
            entry = self._entries[at]
            if entry.version <= to:
                break
            if entry.kind == "move" and not entry.undone:
                self._entries[at] = msgspec.structs.replace(entry, undone=True)
                self._undone[entry.version] = at_version

    def read(self, since: int, muted: Collection[int] = ()) -> list[LogEntry]:
        """What a viewer has not seen yet: newer entries, and older ones that have been undone since.

        What muted seats said is left out.
        """
        entries, undone = self._entries, self._undone
        first = 0
        if self._last_undone <= since:  # only newer ones: few, as a rule
            first = len(entries)
            while first and entries[first - 1].version > since:
                first -= 1
        return [
            entry
            for entry in entries[first:]
            if (entry.version > since or undone.get(entry.version, 0) > since)
            and not (entry.kind == "chat" and entry.seat in muted)
        ]


def said(entry: LogEntry) -> Message:
    """What an entry says, ready to be worded."""
    return restored(msgspec.json.decode(entry.text, type=Message))


def restored(message: Message) -> Message:
    """A message that was decoded, with its arguments told apart: a seat is known by its one field."""

    def argument(value: Any) -> Arg:
        if isinstance(value, list):
            return [restored(msgspec.convert(one, Message)) for one in value]
        if isinstance(value, dict):
            return SeatRef(value["seat"]) if "seat" in value else restored(msgspec.convert(value, Message))
        return value  # type: ignore[no-any-return]

    return Message(message.key, {name: argument(value) for name, value in message.args.items()})
