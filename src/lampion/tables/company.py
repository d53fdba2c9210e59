"""What the people at a table have between them: questions, consent, a pause, mutes, seats on the move, the chat's pace.

All values are frozen, so that a fork of a table can share them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from lampion.tables.events import AskedFor

CHAT_LINES, CHAT_SPAN = 5, 10_000  # so many lines of a seat within so many milliseconds
OFFER_LASTS = 15 * 60 * 1000


@dataclass(frozen=True)
class Question:
    """Something a seat asked for at a version, and the seats that have not answered yet."""

    version: int
    seat: int
    what: AskedFor
    to: int
    waiting: tuple[int, ...]


@dataclass(frozen=True)
class Offer:
    """The hash of the code that moves a seat, and when it was made."""

    code: str
    at: int


@dataclass(frozen=True)
class Company:
    """The state of all that."""

    question: Question | None = None
    paused: bool = False
    offers: Mapping[int, Offer] = field(default_factory=dict)
    mutes: frozenset[tuple[int, int]] = frozenset()  # (who does not want to read, whom)
    lines: Mapping[int, tuple[int, ...]] = field(default_factory=dict)  # when each seat last spoke
    granted_until: int = 0  # by a version that did not count outages

    def asks(self, question: Question) -> Company:
        return replace(self, question=question)

    def agrees(self, seat: int) -> Company:
        asked = self.question
        if asked is None:
            return self
        return replace(self, question=replace(asked, waiting=tuple(one for one in asked.waiting if one != seat)))

    def settled(self) -> Company:
        """Nothing is asked any more."""
        return self if self.question is None else replace(self, question=None)

    def pauses(self, on: bool) -> Company:
        return replace(self, paused=on, question=None)

    def offers_seat(self, seat: int, code: str, at: int) -> Company:
        return replace(self, offers={**self.offers, seat: Offer(code, at)})

    def offer(self, seat: int, now: int) -> str | None:
        """The hash of the code that would move a seat now; not of one from a time that is still far away."""
        found = self.offers.get(seat)
        return found.code if found is not None and abs(now - found.at) <= OFFER_LASTS else None

    def seat_moved(self, seat: int) -> Company:
        """A code is good once."""
        return replace(self, offers={one: offer for one, offer in self.offers.items() if one != seat})

    def mute(self, seat: int, whom: int, on: bool) -> Company:
        pair = frozenset({(seat, whom)})
        return replace(self, mutes=self.mutes | pair if on else self.mutes - pair)

    def muted_by(self, seat: int | None) -> list[int]:
        return sorted(whom for who, whom in self.mutes if who == seat)

    def speaks(self, seat: int, at: int) -> Company:
        return replace(self, lines={**self.lines, seat: (*self.lines.get(seat, ()), at)[-CHAT_LINES:]})

    def too_fast(self, seat: int, now: int) -> bool:
        """Whether a seat has said enough for now. Lines from a time that has not come yet do not count."""
        lately = [at for at in self.lines.get(seat, ()) if 0 <= now - at < CHAT_SPAN]
        return len(lately) >= CHAT_LINES

    def granted(self, until: int) -> Company:
        return replace(self, granted_until=until)
