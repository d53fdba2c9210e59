"""Says whether the rules run compiled or interpreted: same rules, very different speed."""

from __future__ import annotations

from typing import Literal, TypeAlias

from lampion.core import rng

Engine: TypeAlias = Literal["compiled", "interpreted"]


def engine() -> Engine:
    """Compiled modules are one group, all or none, so one of them speaks for the rest."""
    return "interpreted" if rng.__file__.endswith(".py") else "compiled"
