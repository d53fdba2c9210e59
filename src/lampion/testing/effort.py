"""How much work a check does: little in a test run, much more in a soak."""

from __future__ import annotations

import os

SOAK_FACTOR = 5  # all of `make soak` in an afternoon


def effort(count: int) -> int:
    """That many, or many more where the environment variable LAMPION_SOAK is 1 (2: twice as many again, and so on)."""
    return count * (SOAK_FACTOR * soak() or 1)


def looked_at(position: int, each: int) -> bool:
    """Whether a costly look is due at this position of a game: at every so many in a test run, at all in a soak."""
    return in_a_soak() or position % each == 0


def in_a_soak() -> bool:
    """Whether there is time for everything."""
    return soak() > 0


def soak() -> int:
    return int(os.environ.get("LAMPION_SOAK") or 0)
