"""Judgement with numbers that are found by playing: named weights, kept in a data file beside the game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Final

from librt.vecs import vec

from lampion.core.heuristics import Heuristics


class WeighedHeuristics(Heuristics):
    """Heuristics whose search judgement is made of weights. Their names and order are the game's; the file has all."""

    def __init__(self, names: list[str], toml: str) -> None:
        self.names: Final = names
        found: dict[str, float] = tomllib.loads(toml)["weights"]
        if sorted(found) != sorted(names):
            raise ValueError(f"the weights must be {sorted(names)}, got {sorted(found)}")
        self.weights: Final = vec[float]([float(found[name]) for name in names])

    def weigh(self, changed: Mapping[str, float]) -> None:
        """Judge with other weights from now on; those not named stay."""
        for name, value in changed.items():
            if name not in self.names:
                raise ValueError(f"there is no weight {name!r}; there are: {', '.join(self.names)}")
            self.weights[self.names.index(name)] = value

    def weighed(self) -> dict[str, float]:
        """The weights by name."""
        return {name: self.weights[i] for i, name in enumerate(self.names)}
