"""Evidence about the reconstructed board of Way of the Panda: games between equal bots, as JSON.

python bench/panda_board.py [--games N] [--seats 2 3 4] [--master] [--bot greedy] [--map NAME]
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from math import sqrt

from lampion.bots.levels import bot
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.panda.actions import notation_of
from lampion.games.panda.game import GAME, panda
from lampion.games.panda.state import Panda
from lampion.games.panda.view import ENDINGS


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    asked.add_argument("--master", action="store_true")
    asked.add_argument("--bot", default="greedy")
    asked.add_argument("--map", default=None)
    wanted = asked.parse_args()
    for seats in wanted.seats:
        print(json.dumps(summary(seats, wanted.games, wanted.bot, wanted.master, wanted.map)), flush=True)


def summary(seats: int, games: int, name: str, master: bool, edition: str | None) -> dict[str, object]:
    """What many games with equal bots look like."""
    endings: Counter[str] = Counter()
    wins, spaces, options = [0.0] * seats, Counter[str](), Counter[str]()
    rounds: list[int] = []
    scores: list[int] = []
    winning: list[int] = []
    margins: list[int] = []
    for number in range(games):
        setup = Setup(seats, f"board {seats} {number}", {"master": master}, edition=edition)
        state, order = played(setup, name, spaces, options)
        endings[str(ENDINGS[state.ending])] += 1
        rounds.append(int(state.round))
        ranked = sorted(state.scores(), reverse=True)
        scores += ranked
        winning.append(ranked[0])
        margins.append(ranked[0] - ranked[1])
        winners = state.winners()
        for seat in winners:
            wins[order.index(seat)] += 1 / len(winners)
    turns = sum(spaces.values())
    return {
        "seats": seats,
        "games": games,
        "bot": name,
        "master": master,
        "endings": {ending: round(count / games, 3) for ending, count in endings.most_common()},
        "rounds": {"mean": round(sum(rounds) / games, 1), "least": min(rounds), "most": max(rounds)},
        "score": {
            "mean": round(sum(scores) / len(scores), 1),
            "winner": round(sum(winning) / games, 1),
            "margin": round(sum(margins) / games, 1),
        },
        "wins_by_order": [
            {"place": place + 1, "share": round(won / games, 3), "interval": wilson(won, games)}
            for place, won in enumerate(wins)
        ],
        "turns_a_round": round(turns / sum(rounds), 1),
        "space_share": {space: round(count / turns, 3) for space, count in spaces.most_common()},
        "option_share": {option: round(count / turns, 3) for option, count in options.most_common(12)},
    }


def played(setup: Setup, name: str, spaces: Counter[str], options: Counter[str]) -> tuple[Panda, list[int]]:
    """One game to its end, and its first player order."""
    state = GAME.new(setup)
    order = [int(state.order[i]) for i in range(setup.seats)]
    players = [bot(name, GAME) for _ in range(setup.seats)]
    generators = [rng_from(f"{setup.seed} {seat}") for seat in range(setup.seats)]
    chosen = ""
    while not state.over():
        seat = int(state.seat())
        action = players[seat].choose(GAME.observe(state, seat), generators[seat])
        line = notation_of(state.board, action)
        if line.startswith(("space", "field", "pass")):
            spaces[line] += 1
            chosen = line
        elif line.startswith("option"):
            options[f"{chosen} {line}"] += 1
        state.play(action)
    return panda(state), order


def wilson(won: float, games: int) -> list[float]:
    """The 95 % interval of a share."""
    z = 1.96
    share = won / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return [round((middle - spread) / (1 + z * z / games), 3), round((middle + spread) / (1 + z * z / games), 3)]


if __name__ == "__main__":
    main()
