"""A decision as people see it: typed in Python, one line of notation in files."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """The base of every game's moves. `str(move)` is its notation; what a move consists of is the game's own."""


class WrittenMove(Move):
    """The move of a game that has no types of its own for them: nothing but its notation."""

    def __init__(self, notation: str) -> None:
        self.notation = notation

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"WrittenMove({self.notation!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, WrittenMove) and other.notation == self.notation

    def __hash__(self) -> int:
        return hash(self.notation)
