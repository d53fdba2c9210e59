"""How much each level loses a decision: games of a level against itself, judged by the analysis at its usual budget.

.venv/bin/python bench/error_rates.py GAME [--games N] [--seats N] [--levels a,b] [--seed N] [--first N]

Prints JSON, a line for each game and a last one with the means: what `error_rates.toml` beside a game is made of.
"""

from __future__ import annotations

import argparse
import json
import time
from math import sqrt

from lampion.analysis.report import report_of
from lampion.analysis.steps import GameAnalysis
from lampion.bots.levels import bot, numbers
from lampion.core.game import Game
from lampion.core.record import Record, RecordSeat
from lampion.core.recorder import Recorder
from lampion.core.registry import game as game_called
from lampion.core.rng import rng_from
from lampion.core.setup import Setup


def played(game: Game, level: str, seats: int, seed: str) -> Record:
    """A game of a level against itself."""
    recorder = Recorder(game, Setup(seats, seed), [RecordSeat(level, bot=level) for _ in range(seats)])
    players = [bot(level, game) for _ in range(seats)]
    rngs = [rng_from(f"{seed}/{seat}") for seat in range(seats)]
    seen = [game.observe(recorder.state, seat) for seat in range(seats)]
    while not recorder.state.over():
        before = recorder.state
        seat = int(before.seat())
        action = players[seat].choose(seen[seat], rngs[seat])
        recorder.apply(action)
        for one in seen:
            one.witness(before, action, recorder.state)
    return recorder.record()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=3)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--levels", default="")
    asked.add_argument("--seed", type=int, default=1)
    wanted = asked.parse_args()
    game = game_called(wanted.game)
    levels = wanted.levels.split(",") if wanted.levels else [one for one in numbers(game)["order"] if one != "random"]
    losses: dict[str, list[tuple[float, int]]] = {level: [] for level in levels}
    for number in range(wanted.first, wanted.first + wanted.games):
        for level in levels:
            begin = time.process_time()
            record = played(game, level, wanted.seats, f"{wanted.seed}/{number}/{level}")
            middle = time.process_time()
            analysis = GameAnalysis(record)
            report = report_of(analysis, list(analysis.all()))
            found = [(sheet.error_rate or 0.0, sheet.counted) for sheet in report.seats]
            losses[level] += found
            told = {
                "level": level,
                "game": number,
                "error_rates": [round(rate, 5) for rate, _ in found],
                "counted": [count for _, count in found],
                "luck": [round(sheet.luck, 4) for sheet in report.seats],
                "hidden": [round(sheet.hidden, 4) for sheet in report.seats],
                "drift": [round(sheet.drift, 4) for sheet in report.seats],
                "result": [sheet.result for sheet in report.seats],
                "moments": [round(moment.loss, 4) for moment in report.moments],
                "seconds": [round(middle - begin, 1), round(time.process_time() - middle, 1)],
            }
            print(json.dumps(told), flush=True)
    means = {}
    for level, found in losses.items():
        rates = [rate for rate, _ in found]
        middle_rate = sum(rates) / len(rates)
        spread = sqrt(sum((rate - middle_rate) ** 2 for rate in rates) / max(1, len(rates) - 1))
        means[level] = {"error_rate": round(middle_rate, 5), "spread": round(spread, 5), "seats": len(rates)}
    print(json.dumps(means))


if __name__ == "__main__":
    main()
