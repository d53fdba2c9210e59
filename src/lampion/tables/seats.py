"""The seats of a table as they are now: who holds them, who plays them, who gave up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from lampion.tables.events import SeatKind


@dataclass
class Seat:
    """A seat. `holder` is the hash of a token, never the token; `level` names the bot that decides here."""

    kind: SeatKind
    name: str | None
    level: str | None
    holder: str | None = None
    contribution: str | None = None
    resigned: int | None = None  # after how many moves
    away: bool = False  # its person left and may come back
    wait: bool = True  # the table waits for its person's "done"
    standing: Mapping[str, str] = field(default_factory=dict)  # its answers to standing questions

    def copy(self) -> Seat:
        """The same seat, to go on from: made at every move, so the long way of `copy.copy` is not gone."""
        twin = Seat.__new__(Seat)
        twin.__dict__.update(self.__dict__)
        return twin

    @property
    def filled(self) -> bool:
        """Whether the game can begin as far as this seat is concerned."""
        return self.kind == "bot" or self.holder is not None
