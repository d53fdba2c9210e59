"""Looks for better weights of a game's judgement by matches of a bot against itself.

python bench/tune.py axio --log FILE [--only WEIGHT …] [--steps N] [--pairs N] [--nodes N] [--level expert]
                          [--workers N] [--check N]

Each step is a line of the log, so a run that was stopped goes on where it was. A step asks how far the scores are
apart, which tells more of a few games than who won them. At the end the weights found play a match against those of
the package, which is the last line; they are worth keeping only if they win it.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Mapping
from math import sqrt
from pathlib import Path
from typing import IO

from duel import Outcome, Player, paired, results, weighed

from lampion.arena.statistics import wilson
from lampion.bots.tuning import Step, tune
from lampion.core.registry import game
from lampion.core.weights import WeighedHeuristics

CHECK_FROM = 1_000_000  # deals that no step has seen


def arguments() -> argparse.Namespace:
    asked = common(__doc__)
    asked.add_argument("--only", nargs="+", metavar="WEIGHT", help="tune these weights and leave the others alone")
    asked.add_argument("--steps", type=int, default=60)
    asked.add_argument("--pairs", type=int, default=4, help="pairs of games in each step")
    asked.add_argument("--seed", default="1")
    return asked.parse_args()


def common(text: str | None) -> argparse.ArgumentParser:
    """What every search for weights is asked with."""
    asked = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--log", type=Path, required=True)
    asked.add_argument("--nodes", type=int, default=60, help="of each decision")
    asked.add_argument("--level", default="expert")
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked.add_argument(
        "--check", type=int, default=40, help="pairs of games against the weights of the package; 0 for none"
    )
    return asked


def judgement(name: str) -> WeighedHeuristics:
    """A game's heuristics, which must have weights."""
    heuristics = game(name).heuristics()
    if not isinstance(heuristics, WeighedHeuristics):
        raise SystemExit(f"{name} has no weights to be found")
    return heuristics


def main() -> None:
    """Tune, or go on tuning, and check what came of it."""
    asked = arguments()
    before = judgement(asked.game).weighed()
    unknown = set(asked.only or ()) - set(before)
    if unknown:
        raise SystemExit(f"{asked.game} has no weight {', '.join(sorted(unknown))}; it has {', '.join(before)}")
    before = {name: before[name] for name in asked.only or before}
    asked.log.parent.mkdir(parents=True, exist_ok=True)
    lines = asked.log.read_text("utf-8").splitlines() if asked.log.exists() else []
    reached = [json.loads(line) for line in lines if '"step"' in line]
    weights = reached[-1]["weights"] if reached else before
    with asked.log.open("a", encoding="utf-8") as log:

        def match(one: Mapping[str, float], other: Mapping[str, float], number: int) -> float:
            return lead(games(asked, one, other, number * asked.pairs, asked.pairs))

        for step in tune(weights, match, asked.steps, asked.seed, first=len(reached)):
            write(log, line_of(step))
            weights = step.weights
        if asked.check:
            write(log, matched(asked, weights, before))


def matched(asked: argparse.Namespace, weights: Mapping[str, float], before: Mapping[str, float]) -> dict[str, object]:
    """A match of the weights that were found against those before, on deals they were not found with."""
    outcomes = games(asked, weights, before, CHECK_FROM, asked.check)
    rate = sum(outcome.share for outcome in outcomes) / len(outcomes)
    low, high = (round(bound, 4) for bound in wilson(rate, 2 * asked.check))
    checked = {"games": 2 * asked.check, "nodes": asked.nodes, "rate": round(rate, 4), "interval": [low, high]}
    return {"check": rounded(weights), "against": before, **checked}


def games(
    asked: argparse.Namespace, one: Mapping[str, float], other: Mapping[str, float], first: int, pairs: int
) -> list[Outcome]:
    """What comes of the first weights against the second."""
    players = [Player(asked.level, nodes=asked.nodes, weights=weighed(weights)) for weights in (one, other)]
    return list(results(paired(asked.game, players[0], players[1], range(first, first + pairs)), asked.workers))


def lead(outcomes: list[Outcome]) -> float:
    """The mean lead, measured by how large leads are: from 1 (always ahead by the same) to -1."""
    leads = [outcome.score - outcome.others for outcome in outcomes]
    size = sqrt(sum(value * value for value in leads) / len(leads))
    return sum(leads) / len(leads) / size if size else 0.0


def line_of(step: Step) -> dict[str, object]:
    return {"step": step.number, "result": step.result, "weights": rounded(step.weights)}


def rounded(weights: Mapping[str, float]) -> dict[str, float]:
    return {name: round(value, 5) for name, value in weights.items()}


def write(log: IO[str], line: dict[str, object]) -> None:
    text = json.dumps(line)
    print(text, flush=True)
    log.write(text + "\n")
    log.flush()


if __name__ == "__main__":
    main()
