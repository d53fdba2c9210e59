"""The log as people read it: one entry for each event that concerns them, worded for each seat."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Mapping

import msgspec

from lampion.core.game import Game
from lampion.core.message import Message
from lampion.core.state import State
from lampion.tables.fields import RawMessage, RawObject


class After(msgspec.Struct, frozen=True):
    """How it stood after an entry."""

    scores: list[int]


class LogEntry(msgspec.Struct, frozen=True):
    """An entry as a viewer gets it. `detail` is the public preview of a move, computed before it was carried out."""

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
    """An entry for all viewers: texts in seat order, the spectator's last; a single one if all read the same."""

    version: int
    at: int
    number: int | None
    seat: int | None
    kind: str
    notation: str | None
    texts: list[msgspec.Raw]
    detail: msgspec.Raw | None
    after: After | None
    undone_at: int | None = None


class Journal:
    """All entries of a table, kept encoded: they are small so, and never change but for being undone."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._entries: list[_Entry] = []
        self._undone_at = 0  # the last time that something was undone

    def fork(self) -> Journal:
        """The same entries, to go on from."""
        twin = Journal(self._seats)
        twin._entries, twin._undone_at = list(self._entries), self._undone_at
        return twin

    def note(self, version: int, at: int, kind: str, seat: int | None, text: Message) -> None:
        """An entry that is the same for all."""
        self._entries.append(_Entry(version, at, None, seat, kind, None, [raw(text)], None, None))

    def note_move(
        self, version: int, at: int, number: int, notation: str, game: Game, before: State, action: int, after: State
    ) -> None:
        """A decision, described as each seat may see it."""
        self._entries.append(
            _Entry(
                version=version,
                at=at,
                number=number,
                seat=int(before.seat()),
                kind="move",
                notation=notation,
                texts=self._worded(game, before, action),
                detail=raw(game.previews(before, [action])[0]),
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

    def read(self, seat: int | None, since: int, muted: Collection[int] = ()) -> list[LogEntry]:
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
                text=entry.texts[self._seats if seat is None else seat] if len(entry.texts) > 1 else entry.texts[0],
                detail=entry.detail,
                after=entry.after,
                undone=entry.undone_at is not None,
            )
            for entry in self._entries[first:]
            if (entry.version > since or (entry.undone_at or 0) > since)
            and not (entry.kind == "chat" and entry.seat in muted)
        ]

    def _worded(self, game: Game, before: State, action: int) -> list[msgspec.Raw]:
        if game.one_log:
            return [raw(game.describe(before, action, None))]
        texts = [raw(game.describe(before, action, viewer)) for viewer in (*range(self._seats), None)]
        return texts[:1] if all(text == texts[0] for text in texts) else texts


def raw(value: Message | Mapping[str, object]) -> msgspec.Raw:
    """The value as JSON, ready to be put into a bigger answer."""
    return msgspec.Raw(msgspec.json.encode(value))
