"""A whole turn thought through to its end, for bots that plan by turns."""

from __future__ import annotations

from typing import Final

from lampion.core.state import State


class PlannedTurn:
    """Where a turn ends, and what to choose on the way: `actions[i]` in the position `asked[i]`.

    Only the decisions of the seat whose turn it is are in it. What others decide in between is a guess, so whoever
    follows the plan compares what is with what was expected.
    """

    def __init__(self, end: State, asked: list[State], actions: list[int]) -> None:
        self.end: Final[State] = end  # with the next turn begun
        self.asked: Final[list[State]] = asked
        self.actions: Final[list[int]] = actions
