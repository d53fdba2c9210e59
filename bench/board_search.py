"""A search for house values of a board of Way of the Panda: simulated annealing, one line of a log for each candidate.

All candidates play the same deals. One that is clearly worse after the first games is not played to the end.
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Any

from board_games import Played, played, summary
from board_values import Values, mutated, source, values_of, written

from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.panda.game import GAME

SEATS = 4
FIRST_LOOK = 12  # games after which a candidate may be given up
FAR_OFF = 1.5  # how much worse it must be for that
WARMTH = 0.6  # how much worse a candidate may be to be gone on from, at first
COOLING = 0.985
MOST_CHANGES = 4

# What a board should be like with four equal bots, beside its rounds and points.
FOUNDATIONS = 0.75  # the share of games that end by them
SPACE = (0.005, 0.12)  # the share of a space
SEAT = 1.3  # times the fair share that a place in the order may win; few games say no more


@dataclass(frozen=True)
class Aims:
    """Rounds in the mean, at most, and points in the mean. Bots that play faster than people would need other aims."""

    rounds: float = 6.6  # for a median of 7 or less
    low: float = 45.0
    high: float = 75.0


def cost_of(found: dict[str, Any], aims: Aims) -> float:
    """How far a board is from what it should be; 0 if nothing is missing."""
    points = found["score"]["mean"]
    least, most = SPACE
    cost = 1.5 * max(0.0, found["rounds"]["mean"] - aims.rounds)
    cost += max(0.0, points - aims.high, aims.low - points) / 6
    cost += 4 * max(0.0, FOUNDATIONS - found["endings"].get("foundations", 0.0))
    cost += sum(0.3 * (least - share) / least for share in found["space_share"] if share < least)
    cost += sum(20 * (share - most) for share in found["space_share"] if share > most)
    fair = max(place["share"] for place in found["wins_by_order"]) * SEATS
    return round(cost + 2 * max(0.0, fair - SEAT), 3)


def candidates(path: Path) -> list[dict[str, Any]]:
    """The lines of a log; a last one that was cut off is left out."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [json.loads(line) for line in lines if line.endswith("}")]


def search(path: Path, begin: str, seed: str, games: int, bots: list[str], minutes: float, aims: Aims) -> None:
    """Try candidates until the time is over, from a map file's values on; the log says where it stood."""
    known = candidates(path)
    asked = [seed, games, bots, aims.rounds, aims.low, aims.high]
    if known and known[0]["asked"] != asked:
        raise SystemExit(f"{path} is of another search {known[0]['asked']}: name a new file")
    until = time.monotonic() + 60 * minutes
    text = source()
    slowest = 0.0
    with path.open("a", encoding="utf-8") as log_file:
        while time.monotonic() + slowest < until:
            began = time.monotonic()
            number = len(known)
            rng = rng_from(f"{seed}/{number}")
            parent = next((line for line in reversed(known) if line["accepted"]), None)
            if parent is None:
                values = values_of(begin)
            else:
                values = mutated(Values(**parent["values"]), rng, 1 + int(rng.below(MOST_CHANGES)))
            limit = None
            if parent is not None:
                warmth = WARMTH * COOLING**number
                limit = parent["cost"] - warmth * log((1 + int(rng.below(10**6))) / 10**6)
            found, cost = judged(values, f"candidate-{number}", text, games, bots, limit, aims)
            accepted = limit is None or cost < limit
            line = {
                "asked": asked,
                "candidate": number,
                "parent": parent and parent["candidate"],
                "cost": cost,
                "accepted": accepted,
                "report": found,
                "values": values.as_data(),
            }
            known.append(line)
            log_file.write(json.dumps(line) + "\n")
            log_file.flush()
            slowest = max(slowest, time.monotonic() - began)
            show(line, known, until)


def judged(
    values: Values, name: str, text: str, games: int, bots: list[str], limit: float | None, aims: Aims
) -> tuple[dict[str, Any], float]:
    """Play on a candidate; what the games say, and what it costs."""
    edition = GAME.install_edition(written(values, name, text), name).name
    done: list[Played] = []
    for number in range(games):
        setup = Setup(SEATS, f"search {number}", {"master": False}, edition=edition)
        done.append(played(setup, bots[number % len(bots)]))
        bar(number + 1, games, name)
        if len(done) == FIRST_LOOK and limit is not None:
            found = summary(done, SEATS)
            if without_noise(found, aims) > limit + FAR_OFF:
                break
    found = summary(done, SEATS)
    return found, cost_of(found, aims)


def without_noise(found: dict[str, Any], aims: Aims) -> float:
    """The cost of what a few games can tell: rounds, points and endings."""
    calm = {"space_share": [0.04] * 24, "wins_by_order": [{"share": 1 / SEATS}]}
    return cost_of({**found, **calm}, aims)


def bar(done: int, of: int, name: str) -> None:
    """Progress for a person at a terminal."""
    if sys.stderr.isatty():
        full = 25 * done // of
        print(f"\r{name} {'█' * full}{'░' * (25 - full)} {done}/{of}", end="", file=sys.stderr, flush=True)


def show(line: dict[str, Any], known: list[dict[str, Any]], until: float) -> None:
    found, best = line["report"], min(known, key=lambda one: one["cost"])
    print(
        f"candidate {line['candidate']} of {line['parent']}: cost {line['cost']}{' *' if line['accepted'] else ''}, "
        f"{found['games']} games, rounds {found['rounds']['mean']}, points {found['score']['mean']} "
        f"({found['score']['sheets']} sheets), {found['endings']}; "
        f"best {best['candidate']} with {best['cost']}; {max(0, until - time.monotonic()):.0f} s left",
        flush=True,
    )
