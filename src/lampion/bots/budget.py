"""How much a bot may think about one decision."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Budget:
    """So many imagined positions, or so many seconds, whichever is used up first; 0 stands for "no limit of this kind".

    With nodes alone a bot's choice depends on nothing but what it has seen and its generator.
    """

    def __init__(self, nodes: i64 = 0, seconds: float = 0.0) -> None:
        if nodes < 0 or seconds < 0.0 or (nodes == 0 and seconds == 0.0):
            raise ValueError(f"a budget needs nodes or seconds, got {nodes} nodes and {seconds} seconds")
        self.nodes: Final[i64] = nodes
        self.seconds: Final[float] = seconds
