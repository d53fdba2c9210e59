"""The errors of Lampion, one tree: each says in an English sentence what was expected and what was there instead.

    LampionError            a ValueError: something that was given to Lampion cannot be used
    ├── UnknownGame         no installed game has this name
    ├── UnknownBot          no bot of the game has this name
    ├── SetupError          the game cannot be set up like this: seats, options, start player
    ├── BrokenEdition       an edition that cannot be installed
    ├── NotationError       a line that is not a move's notation
    │   └── ImpossibleMove  a line of the right form that no position allows
    ├── IllegalAction       an action or move that the rules do not allow now; `reason` has the rule and the facts
    ├── PositionError       a text that is not a position
    ├── ChanceMismatch      noted chance events that do not fit the game
    └── RecordError         a file that is not a record
        └── RecordFault     a record that does not follow the rules; `fault` says where

Those that need no more than their sentence are here; the others are beside what they are about.
"""

from __future__ import annotations

from collections.abc import Sequence


class LampionError(ValueError):
    """Something that was given to Lampion cannot be used; the position or table is as it was."""


class UnknownGame(LampionError):
    """A name that no installed package offers."""


class UnknownBot(LampionError):
    """A name that no bot has."""


class SetupError(LampionError):
    """A game that cannot be set up as asked. `message` says what was expected and got."""


class BrokenEdition(LampionError):
    """An edition that cannot be installed. The message has a line for each fault: its line, key, expected and got."""

    def __init__(self, message: str, faults: Sequence[object] = ()) -> None:
        super().__init__(message)
        self.faults = tuple(faults)


class PositionError(LampionError):
    """A text that is not a position. The message says what was expected, and where."""


class ChanceMismatch(LampionError):
    """Known chance events that do not fit the game: another kind, another seat, or the wrong number of items."""


class RecordError(LampionError):
    """Text that is not a record this version can read."""
