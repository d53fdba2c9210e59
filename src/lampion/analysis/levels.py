"""Which level an error rate looks like, by a table measured with the bots of each level."""

from __future__ import annotations

import tomllib
from functools import cache

from lampion.core.game import Game


@cache
def measured(game: Game) -> dict[str, float]:
    """The mean error rate of each level; empty for a game that has no table."""
    file = game.error_rates()
    if file is None:
        return {}
    found = tomllib.loads(file.read_text("utf-8"))
    return {name: float(one["error_rate"]) for name, one in found["levels"].items()}


def level_of(game: Game, error_rate: float) -> str | None:
    """The level whose mean error rate is nearest; None without a table."""
    table = measured(game)
    return min(table, key=lambda name: abs(table[name] - error_rate)) if table else None
