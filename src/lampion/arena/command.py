"""The command that repeats a tournament: for reports, and to go on after Ctrl-C."""

from __future__ import annotations

import shlex

from lampion.arena.sequential import Sprt, StopRule, Until
from lampion.arena.tournament import Tournament


def command(plan: Tournament, stop: StopRule | None = None, *more: str) -> str:
    """What a person types to play the same games again."""
    words = ["lampion", "arena", plan.game.name, "--bots", ",".join(plan.bots), "--games", str(plan.games)]
    words += ["--seats", str(plan.seats), "--seed", str(plan.seed)]
    changed = [f"{o.name}={plan.options[o.name]}" for o in plan.game.options if plan.options[o.name] != o.default]
    if changed:
        words += ["--options", ",".join(changed).lower()]
    if plan.format != "all":
        words += ["--format", plan.format]
    if plan.paired:
        words.append("--paired")
    if plan.nodes:
        words += ["--nodes", str(plan.nodes)]
    if plan.seconds:
        words += ["--time", f"{plan.seconds:g}"]
    if isinstance(stop, Sprt):
        words += ["--sprt", f"{stop.low:g},{stop.high:g}"]
    if isinstance(stop, Until):
        words += ["--until", f"win_rate>={stop.rate:g}"]
    return shlex.join([*words, *more])
