"""Earlier levels of a game, kept for ever: what later ones are measured against."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from lampion.core.heuristics import Heuristics


@dataclass(frozen=True)
class Yardstick:
    """The levels of one version: their judgement, and the TOML file with a line for each of them."""

    heuristics: Callable[[], Heuristics]
    levels: Traversable
