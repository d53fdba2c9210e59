"""A race between boards of Way of the Panda: all play the same deals, the worse half drops out, the rest play on.

Every game is a line of a log, under the hash of its board, so a race that was stopped goes on where it was, and a board
that was in an earlier race keeps its games. Whoever wins among many boards by few games is flattered: it must be played
again on other deals.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from board_games import Played, played, summary
from board_values import Values, mutated, source, values_of, written

from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.panda.game import GAME

SEATS = 4
MOST_CHANGES = 4  # of a mutant

# What a board should be like with four equal bots, beside its rounds and points.
FOUNDATIONS = 0.75  # the share of games that end by them
SPACE = (0.005, 0.12)  # the share of a space
FAIR = 1.1  # times the fair share that a place in the order may nearly win: near victories differ less than victories


@dataclass(frozen=True)
class Aims:
    """Rounds in the mean, at most, and points in the mean. Bots that play faster than people would need other aims."""

    rounds: float = 6.6  # for a median of 7 or less
    low: float = 45.0
    high: float = 75.0


@dataclass(frozen=True)
class Plan:
    """Who plays how much. Games of `quick` only count for the places in the order, which need the most games."""

    bot: str = "casual"
    games: int = 8  # of the first heat; each later one has twice as many
    quick: str = "hasty"
    quick_games: int = 24
    heats: int = 3
    last: int = 2  # how many are not dropped


@dataclass
class Racer:
    """A board in the race."""

    name: str
    text: str
    values: Values
    hash: str = ""
    cost: float = 0.0
    report: dict[str, Any] = field(default_factory=dict)


def cost_of(found: dict[str, Any], aims: Aims) -> float:
    """How far a board is from what it should be; 0 if nothing is missing."""
    points = found["score"]["mean"]
    least, most = SPACE
    cost = 1.5 * max(0.0, found["rounds"]["mean"] - aims.rounds)
    cost += max(0.0, points - aims.high, aims.low - points) / 6
    cost += 4 * max(0.0, FOUNDATIONS - found["endings"].get("foundations", 0.0))
    cost += sum(0.5 * (least - share) / least for share in found["space_share"] if share < least)
    cost += sum(40 * (share - most) for share in found["space_share"] if share > most)
    unfair = max(place["near"] for place in found["wins_by_order"]) * SEATS
    return round(cost + 5 * max(0.0, unfair - FAIR), 3)


class Log:
    """The games that were played, and the boards they were played on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games: dict[tuple[str, str, int], Played] = {}
        self.boards: dict[str, dict[str, Any]] = {}
        text = path.read_text("utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text:  # stopped in the middle of a line
            path.write_text(whole, "utf-8")
        for line in whole.splitlines():
            self.take(json.loads(line))

    def take(self, line: dict[str, Any]) -> None:
        if "values" in line:
            self.boards[line["board"]] = line
        else:
            self.games[line["board"], line["bot"], line["deal"]] = Played(**line["played"])

    def add(self, line: dict[str, Any]) -> None:
        self.take(line)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def enter(self, racer: Racer) -> None:
        racer.hash = GAME.install_edition(racer.text, racer.name).hash
        if racer.hash not in self.boards:
            self.add({"board": racer.hash, "name": racer.name, "values": racer.values.as_data()})

    def play(self, racer: Racer, bot: str, games: int) -> list[Played]:
        """The first deals, those that are missing played now."""
        for deal in range(games):
            if (racer.hash, bot, deal) not in self.games:
                game = played(Setup(SEATS, f"race {deal}", {"master": False}, edition=racer.hash), bot)
                self.add({"board": racer.hash, "bot": bot, "deal": deal, "played": game.as_data()})
                bar(deal + 1, games, f"{racer.name} {bot}")
        return [self.games[racer.hash, bot, deal] for deal in range(games)]


def racers(begin: Iterable[tuple[str, str]], mutants: int, seed: str) -> list[Racer]:
    """Boards by name and text, and others some changes away from them; the same ones whenever they are asked for."""
    first = [Racer(name, text, values_of(text)) for name, text in begin]
    found = list(first)
    for number in range(mutants):
        parent = first[number % len(first)]
        rng = rng_from(f"{seed} {parent.name} {number}")
        values = mutated(parent.values, rng, 1 + int(rng.below(MOST_CHANGES)))
        name = f"{parent.name}-{seed}-{number}"
        found.append(Racer(name, written(values, name, source()), values))
    return found


def race(log: Log, field: list[Racer], plan: Plan, aims: Aims, minutes: float) -> list[Racer]:
    """Run the heats until the time is over; whoever is left, the best first."""
    until = time.monotonic() + 60 * minutes
    for racer in field:
        log.enter(racer)
    left = field
    for heat in range(plan.heats):
        for racer in left:
            if time.monotonic() > until:
                print(f"the time is over in heat {heat + 1}: start again with the same words to go on", flush=True)
                return left
            judge(log, racer, plan, aims, 2**heat)
        left = sorted(left, key=lambda racer: racer.cost)
        if heat < plan.heats - 1:
            left = left[: max(plan.last, (len(left) + 1) // 2)]
        print(f"heat {heat + 1}: left are {', '.join(racer.name for racer in left)}", flush=True)
    return left


def judge(log: Log, racer: Racer, plan: Plan, aims: Aims, times: int) -> None:
    """Play what is missing and say what it costs."""
    games = log.play(racer, plan.bot, plan.games * times)
    quick = log.play(racer, plan.quick, plan.quick_games * times)
    racer.report = summary(games, SEATS) | {"wins_by_order": summary(games + quick, SEATS)["wins_by_order"]}
    racer.cost = cost_of(racer.report, aims)
    found = racer.report
    least, most = SPACE
    odd = {at: share for at, share in enumerate(found["space_share"]) if not least <= share <= most}
    print(
        f"{racer.name}: cost {racer.cost}, {len(games)} and {len(quick)} games, rounds {found['rounds']['mean']}, "
        f"points {found['score']['mean']} ({found['score']['sheets']} sheets), {found['endings']}, "
        f"near {[place['near'] for place in found['wins_by_order']]}, "
        f"won {[place['share'] for place in found['wins_by_order']]}, spaces {odd}",
        flush=True,
    )


def bar(done: int, of: int, name: str) -> None:
    """Progress for a person at a terminal."""
    if sys.stderr.isatty():
        full = 25 * done // of
        print(f"\r{name} {'█' * full}{'░' * (25 - full)} {done}/{of}", end="", file=sys.stderr, flush=True)
