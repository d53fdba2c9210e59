"""What a sensible player values: the contract between a game and the bots."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod

from mypy_extensions import i64, mypyc_attr

from lampion.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(metaclass=ABCMeta):
    """Judgement without search. Values are in the game's own points, higher is better for the seat meant."""

    @abstractmethod
    def action_value(self, state: State, action: i64) -> float:
        """How good a legal action looks at once, for the seat that decides."""

    @abstractmethod
    def evaluate(self, state: State, seat: i64) -> float:
        """How a position looks for a seat."""
