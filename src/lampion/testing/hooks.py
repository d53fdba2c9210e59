"""What only the author of a game can tell the suite."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from lampion.core.record import Record
from lampion.core.setup import OptionValue
from lampion.core.state import State


@dataclass(frozen=True)
class Hooks:
    """Each hook is optional; the checks that need it are left out without it."""

    #: How many there are of each component, wherever they lie, hidden places included. Never changes during a game.
    census: Callable[[State], Mapping[str, int]] | None = None
    #: The tally of every seat at the end, counted slowly from a record and nothing else of the game's own code.
    recount: Callable[[Record], Sequence[Sequence[int]]] | None = None
    #: The folder with the sources of `lampion` (and of the game), for the interpreted run of a compiled game.
    sources: Path | None = None
    #: The option sets worth trying, where trying each single option would only repeat the same game; None for all.
    option_sets: Sequence[Mapping[str, OptionValue]] | None = None
