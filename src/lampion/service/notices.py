"""What the host says to everybody who is connected, and to whoever comes while it holds."""

from __future__ import annotations

from collections.abc import Callable

from lampion.service.store import Notice, Store


class Notices:
    """`told` is called when there is something else to say. Several servers learn of it through their store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last: Notice | None = None
        self.told: Callable[[Notice | None], None] = lambda notice: None

    @property
    def now(self) -> Notice | None:
        """What is said just now."""
        return self._last if self._last is not None and self._last.until > self._store.now() else None

    async def announce(self, text: str, seconds: float) -> Notice | None:
        """Say it for so long; an empty text takes back what was said. Raises StoreError."""
        notice = Notice(text, self._store.now() + int(seconds * 1000)) if text else None
        await self._store.announce(notice)
        self._say(notice)
        return notice

    async def look(self) -> None:
        """Find out what another server, or one before this, was told. Raises StoreError."""
        self._say(await self._store.notice())

    def _say(self, notice: Notice | None) -> None:
        before, self._last = self._last, notice
        if notice != before:
            self.told(self.now)
