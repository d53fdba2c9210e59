"""What the analysis is worth: does luck cancel out, are planted blunders found, how long does a game take.

.venv/bin/python bench/analysis.py luck GAME [--games N] [--seats N] [--level NAME] [--wrong SHARE]
.venv/bin/python bench/analysis.py blunders GAME [--games N]
.venv/bin/python bench/analysis.py time GAME [--games N]

`--first N` begins at another game, so that a long run can be made in pieces. Every game is a line of JSON, the last one
sums up. `--wrong` makes one probability of every draw wrong by that share, which the mean of luck must show.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from math import sqrt
from typing import Any

from error_rates import played

from lampion.analysis.history import Chance
from lampion.analysis.report import report_of
from lampion.analysis.steps import GameAnalysis
from lampion.bots.budget import Budget
from lampion.bots.levels import bot, searcher
from lampion.core.chance_law import ChanceLaw, Outcome
from lampion.core.game import Game
from lampion.core.record import Record, RecordSeat
from lampion.core.recorder import Recorder
from lampion.core.registry import game as game_called
from lampion.core.rng import rng_from
from lampion.core.setup import Setup

TIMES_LONGER = 10
LEAST, MOST = 0.05, 0.15  # what a planted blunder costs, by the longer search


class WrongLaw(ChanceLaw[Any]):
    """A law with one probability of every draw wrong."""

    def __init__(self, true: ChanceLaw[Any], share: float) -> None:
        super().__init__(true.game)
        self.true, self.share = true, share

    def outcomes(self, *asked: Any) -> list[Outcome]:
        found = self.true.outcomes(*asked)
        if len(found) < 2:
            return found
        first, last = found[0], found[-1]
        moved = self.share
        return [
            Outcome(first.item, first.probability + moved),
            *found[1:-1],
            Outcome(last.item, last.probability - moved),
        ]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.true, name)

    draws = property(lambda self: self.true.draws)
    dealt = property(lambda self: self.true.dealt)
    carried_out = property(lambda self: self.true.carried_out)
    afresh = property(lambda self: self.true.afresh)
    forked = property(lambda self: self.true.forked)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    middle = sum(values) / len(values)
    variance = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return middle, sqrt(variance / len(values))


def luck(game: Game, wanted: argparse.Namespace) -> dict[str, object]:
    """The luck of seat 0 in games of a level against itself: its mean must be 0."""
    found: list[float] = []
    for number in range(wanted.first, wanted.first + wanted.games):
        record = played(game, wanted.level, wanted.seats, f"luck/{number}")
        analysis = GameAnalysis(record, wanted.nodes)
        if wanted.wrong:
            analysis.evaluator.law = WrongLaw(analysis.evaluator.law, wanted.wrong)
        sums = [0.0] * wanted.seats
        for step, one in enumerate(analysis.history.steps):
            if isinstance(one, Chance):
                for draw in analysis.judge(step).draws:
                    sums = [a + b for a, b in zip(sums, draw.luck, strict=True)]
        found.append(sums[0])
        print(json.dumps({"game": number, "luck": [round(one, 5) for one in sums]}), flush=True)
    middle, error = mean_and_error(found)
    return {"games": len(found), "mean": round(middle, 5), "error": round(error, 5)}


def worse_action(game: Game, recorder: Recorder, seat: int, seen: Any, rng: Any) -> tuple[int, float] | None:
    """An action that a search ten times as long finds to lose 5 to 15 %; None if it knows none."""
    if len(recorder.state.legal()) < 2:
        return None
    nodes = 2000 * TIMES_LONGER
    long = searcher("expert", game, game.heuristics(), Budget(nodes=nodes), reuse=False)
    long.choose(seen, rng)
    tree = long.tree
    best = tree.mean(tree.favourite())
    child = tree.first_child[0]
    found: list[tuple[float, int]] = []
    while child != -1:
        loss = best - tree.mean(child)
        if tree.visits[child] >= nodes // 200 and LEAST <= loss <= MOST:
            found.append((loss, int(tree.action[child])))
        child = tree.next_sibling[child]
    return (max(found)[1], max(found)[0]) if found else None


def planted(game: Game, number: int) -> tuple[Record, int, float] | None:
    """A game of experts with one decision replaced; after how many moves, and what it cost."""
    recorder = Recorder(game, Setup(2, f"blunder/{number}"), [RecordSeat("expert", bot="expert") for _ in range(2)])
    players, rngs = [bot("expert", game) for _ in range(2)], [rng_from(f"{number}/{seat}") for seat in range(2)]
    seen = [game.observe(recorder.state, seat) for seat in range(2)]
    where: tuple[int, float] | None = None
    wish = 12 + 3 * (number % 8)
    while not recorder.state.over():
        before = recorder.state
        seat = int(before.seat())
        action = players[seat].choose(seen[seat], rngs[seat])
        if where is None and len(recorder.moves) >= wish:
            worse = worse_action(game, recorder, seat, seen[seat], rng_from(f"long/{number}/{len(recorder.moves)}"))
            if worse is not None:
                where, action = (len(recorder.moves), worse[1]), worse[0]
        recorder.apply(action)
        for one in seen:
            one.witness(before, action, recorder.state)
    return None if where is None else (recorder.record(), *where)


def blunders(game: Game, wanted: argparse.Namespace) -> dict[str, object]:
    """Are planted blunders key moments, and how often is an expert's own move one?"""
    hits = alarms = others = count = 0
    for number in range(wanted.first, wanted.first + wanted.games):
        made = planted(game, number)
        if made is None:
            continue
        record, at, cost = made
        analysis = GameAnalysis(record, wanted.nodes)
        report = report_of(analysis, list(analysis.all()))
        hit = any(moment.step <= at < moment.step + moment.moves for moment in report.moments)
        false = sum(not moment.step <= at < moment.step + moment.moves for moment in report.moments)
        counted = sum(sheet.counted for sheet in report.seats)
        hits, alarms, others, count = hits + hit, alarms + false, others + counted, count + 1
        told = {
            "game": number,
            "at": at,
            "cost": round(cost, 3),
            "hit": hit,
            "other_moments": false,
            "counted": counted,
        }
        print(json.dumps(told), flush=True)
    return {"planted": count, "hits": hits, "other_moments": alarms, "counted": others}


def timed(game: Game, wanted: argparse.Namespace) -> dict[str, object]:
    """Processor time of an analysis at the usual budget."""
    seconds: list[float] = []
    for number in range(wanted.first, wanted.first + wanted.games):
        record = played(game, wanted.level, wanted.seats, f"time/{number}")
        begin = time.process_time()
        analysis = GameAnalysis(record, wanted.nodes)
        report_of(analysis, list(analysis.all()))
        seconds.append(time.process_time() - begin)
        print(json.dumps({"game": number, "seconds": round(seconds[-1], 1), "steps": len(analysis)}), flush=True)
    return {"games": len(seconds), "mean_seconds": round(sum(seconds) / len(seconds), 1)}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("what", choices=("luck", "blunders", "time"))
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=3)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--level", default="casual")
    asked.add_argument("--nodes", type=int, default=None)
    asked.add_argument("--wrong", type=float, default=0.0)
    wanted = asked.parse_args()
    run = {"luck": luck, "blunders": blunders, "time": timed}[wanted.what]
    print(json.dumps(run(game_called(wanted.game), wanted)))


if __name__ == "__main__":
    main()
