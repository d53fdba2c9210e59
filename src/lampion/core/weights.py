"""Judgement with numbers that are found by playing: named weights, kept in a data file beside the game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.heuristics import Heuristics
from lampion.core.state import State


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

    # -- why a position is judged as it is ---------------------------------------------------------------------

    def prospects_of(self, state: State, seat: i64, weights: vec[float]) -> float:
        """What a seat has and can hope for, in points, with these weights."""
        raise NotImplementedError(f"{type(self).__name__} does not say what its judgement consists of")

    def unweighed(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """What counts without a weight: together it is what `prospects_of` gives where every weight is 0."""
        return [("points", self.prospects_of(state, seat, vec[float]([0.0] * len(self.names))))]

    def terms(self, state: State, seat: int) -> list[tuple[str, float]]:
        """What the seat's prospects consist of, each part by its name and in points; together they are the prospects.

        A part is what its weight adds to those before it. `term-<name>` among the game's texts is what people call it.
        """
        found = self.unweighed(state, seat)
        weights = vec[float]([0.0] * len(self.names))
        before = self.prospects_of(state, seat, weights)
        for i, name in enumerate(self.names):
            weights[i] = self.weights[i]
            value = self.prospects_of(state, seat, weights)
            if value != before:
                found.append((name, value - before))
            before = value
        return found
