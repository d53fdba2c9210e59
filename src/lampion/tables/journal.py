"""The log as people read it: one entry for each event that concerns them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from lampion.core.game import Game
from lampion.core.message import Arg, Message, SeatRef
from lampion.core.state import State
from lampion.tables.fields import RawMessage, RawObject


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


class _Entry(msgspec.Struct, frozen=True):
    """An entry for all viewers; names of seats in its text are worded for each of them later."""

    version: int
    at: int
    number: int | None
    seat: int | None
    kind: str
    notation: str | None
    text: msgspec.Raw
    detail: msgspec.Raw | None
    after: After | None
    undone_at: int | None = None


class Journal:
    """All entries of a table, kept encoded: they are small so, and never change but for being undone."""

    def __init__(self) -> None:
        self._entries: list[_Entry] = []
        self._undone_at = 0  # the last time that something was undone

    def fork(self) -> Journal:
        """The same entries, to go on from."""
        twin = Journal()
        twin._entries, twin._undone_at = list(self._entries), self._undone_at
        return twin

    def note(self, version: int, at: int, kind: str, seat: int | None, text: Message) -> None:
        """An entry about anything but a decision."""
        self._entries.append(_Entry(version, at, None, seat, kind, None, raw(text), None, None))

    def note_move(
        self, version: int, at: int, number: int, notation: str, game: Game, before: State, action: int, after: State
    ) -> None:
        """A decision, told by the positions before and after it."""
        told = game.account(before, action, after)
        self._entries.append(
            _Entry(
                version=version,
                at=at,
                number=number,
                seat=int(before.seat()),
                kind="move",
                notation=notation,
                text=raw(told.sentence),
                detail=raw(told.preview),
                after=After(after.scores()),
            )
        )

    def undo(self, to: int, at_version: int) -> None:
        """Moves after a version were taken back."""
        self._undone_at = at_version
        for at in range(len(self._entries) - 1, -1, -1):
            entry = self._entries[at]
            if entry.version <= to:
                break
            if entry.kind == "move" and entry.undone_at is None:
                self._entries[at] = msgspec.structs.replace(entry, undone_at=at_version)

    def read(self, since: int, muted: Collection[int] = ()) -> list[LogEntry]:
        """What a viewer has not seen yet: newer entries, and older ones that have been undone since.

        What muted seats said is left out.
        """
        first = 0 if self._undone_at > since else bisect_right(self._entries, since, key=lambda entry: entry.version)
        return [
            LogEntry(
                version=entry.version,
                at=entry.at,
                number=entry.number,
                seat=entry.seat,
                kind=entry.kind,
                notation=entry.notation,
                text=entry.text,
                detail=entry.detail,
                after=entry.after,
                undone=entry.undone_at is not None,
            )
            for entry in self._entries[first:]
            if (entry.version > since or (entry.undone_at or 0) > since)
            and not (entry.kind == "chat" and entry.seat in muted)
        ]


def raw(value: Message | Mapping[str, object]) -> msgspec.Raw:
    """The value as JSON, ready to be put into a bigger answer."""
    return msgspec.Raw(msgspec.json.encode(value))


def said(entry: LogEntry) -> Message:
    """What an entry says, ready to be worded."""
    return message_from(msgspec.json.decode(entry.text))


def message_from(fields: Mapping[str, Any]) -> Message:
    """The message that was encoded so; a seat among its arguments is known by its one field."""

    def argument(value: Any) -> Arg:
        if isinstance(value, list):
            return [message_from(one) for one in value]
        if isinstance(value, dict):
            return SeatRef(value["seat"]) if "seat" in value else message_from(value)
        return value  # type: ignore[no-any-return]

    return Message(fields["key"], {name: argument(value) for name, value in fields["args"].items()})
