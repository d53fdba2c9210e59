"""The texts of editions: which the store has, and how they come into this process when a table needs one."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from lampion.core.errors import BrokenEdition, UnknownGame
from lampion.core.game import Game
from lampion.core.record import Record
from lampion.core.registry import game, games
from lampion.core.setup import EditionName
from lampion.service.store import Batch, EditionText, Store, StoreError
from lampion.tables.events import Created, Row

log = logging.getLogger("lampion")


class EditionShelf:
    """A table keeps the edition it began with, whatever is installed under that name later, here or elsewhere."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: set[str] = set()  # hashes of texts that the store is known to have

    async def keep_installed(self) -> None:
        """A server starts: tables of a version that stored no texts find theirs too, after the next correction.

        A store that cannot take them now has told so; it gets them with the next tables.
        """
        try:
            found = [text for one in games().values() for edition in one.editions() for text in texts_of(one, edition)]
            await self._store.keep_editions(found)
        except StoreError:
            return
        self._kept.update(one.hash for one in found)

    def to_keep(self, created: Created) -> EditionText | None:
        """What the store has to take with a new table."""
        played = game(created.game)
        edition = played.edition_meant(created.edition)
        return None if edition is None or edition.hash in self._kept else text_of(played, edition)

    def kept(self, batches: Iterable[Batch]) -> None:
        """The store has taken these."""
        self._kept.update(batch.edition.hash for batch in batches if batch.edition is not None)

    async def bring_for(self, rows: Iterable[Row]) -> None:
        """Before a log is replayed: its edition is looked for. Raises StoreError."""
        for row in rows:
            if isinstance(row.event, Created):
                await self._bring(row.event.game, row.event.edition)

    async def bring_for_record(self, record: Record) -> None:
        """The same for a record. Raises StoreError."""
        await self._bring(record.game, record.map)

    async def _bring(self, name: str, written: EditionName | None) -> None:
        """Let an edition be found by its hash, if this process does not know it and the store does."""
        try:
            played = game(name)
        except UnknownGame:
            return  # whoever replays it says so
        edition = played.edition_meant(written)
        if edition is None or played.has_edition(edition.hash):
            return
        found = await self._store.edition(edition.hash)
        if found is None or found.game != name:
            return
        try:
            played.recall_edition(found.text, edition.hash)
        except BrokenEdition as problem:
            log.error("the edition %s of %s that is stored cannot be read: %s", found.name, name, problem)


def texts_of(played: Game, edition: EditionName) -> list[EditionText]:
    """The same once for each hash: tables of before name it by one that it had then."""
    text = text_of(played, edition)
    return [text, *(text._replace(hash=former) for former in played.edition(edition.hash).also)]


def text_of(played: Game, edition: EditionName) -> EditionText:
    """An edition that this process knows, for the store."""
    return EditionText(edition.hash, played.name, edition.name, played.edition_text(edition.hash))
