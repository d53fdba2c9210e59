"""What fixes a game before its first decision: seats, options, start player, edition, or a whole position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import msgspec

from lampion.core.errors import SetupError

OptionValue: TypeAlias = bool | int | str


@dataclass(frozen=True)
class Option:
    """A choice the players make before the game: its default and the values it may take."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]


@dataclass(frozen=True)
class Setup:
    """What fixes a game before its first decision. `start` is the start player; None lets chance choose.

    A game may also begin from the text of a `position`: then nothing is dealt, and `start` is not asked.
    """

    seats: int
    seed: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    start: int | None = None
    edition: str | None = None  # None: the usual one
    position: str | None = None


class EditionName(msgspec.Struct, frozen=True):
    """The edition that is played: its name, and the SHA-256 of its content."""

    name: str
    hash: str


def checked_options(game: str, known: Sequence[Option], given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Defaults overridden by what is given; every name must be known and every value one of its choices."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise SetupError(f"{game} has no option {name!r}; it knows {names}")
    chosen = {option.name: given.get(option.name, option.default) for option in known}
    for option in known:
        value = chosen[option.name]
        if not any(value == choice and type(value) is type(choice) for choice in option.choices):
            raise SetupError(f"option {option.name} of {game} must be one of {list(option.choices)}, got {value!r}")
    return chosen
