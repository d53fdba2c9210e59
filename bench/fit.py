"""Looks for better weights of a game's judgement in finished games: which would have foretold their results best?

python bench/fit.py pagoda --log FILE [--games N] [--nodes N] [--slips N] [--level expert] [--workers N]
                           [--check N]

The bots play against themselves, with a random action every now and then, so that positions become different. Every
fifth game is kept apart, and says whether what was learned from the others holds for games not seen. At the end the
weights found play a match against those of the package, which is the last line of the log.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TypeAlias

from duel import Player
from rich.console import Console
from rich.progress import track
from tune import common, judgement, matched, rounded, write

from lampion.bots.fitting import Sample, fit, loss
from lampion.core.registry import game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup

# Positions of a game, as they are saved, and each seat's share of the victory.
Turns: TypeAlias = tuple[list[dict[str, object]], list[float]]

APART = 5  # one of so many games is not learned from


def arguments() -> argparse.Namespace:
    asked = common(__doc__)
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--slips", type=int, default=12, help="one of so many actions is random")
    return asked.parse_args()


def main() -> None:
    """Play, fit, and check what came of it."""
    asked = arguments()
    if asked.log.exists():
        raise SystemExit(f"{asked.log} is there already: a run is never mixed with another, so name a new file")
    heuristics = judgement(asked.game)
    before = heuristics.weighed()
    asked.log.parent.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(asked.workers) as pool, asked.log.open("w", encoding="utf-8") as log:
        play = partial(turns_of, asked.game, asked.level, asked.nodes, asked.slips)
        found = pool.map(play, range(asked.games), chunksize=8)
        learned: list[Sample] = []
        apart: list[Sample] = []
        for number, turns in enumerate(track(found, "playing", asked.games, console=Console(stderr=True))):
            (learned if number % APART else apart).extend(loaded(asked.game, turns))
        write(
            log, {"positions": len(learned), "loss": loss(heuristics, learned), "loss_apart": loss(heuristics, apart)}
        )
        for done in fit(heuristics, learned):
            write(log, {"step": done.step, "loss": done.loss, "weights": rounded(done.weights)})
        write(log, {"loss_apart": loss(heuristics, apart)})
        if asked.check:
            write(log, matched(asked, heuristics.weighed(), before))


def turns_of(name: str, level: str, nodes: int, slips: int, number: int) -> Turns:
    """Play a game: its positions at the beginnings of turns, and how it ended."""
    played = game(name)
    seats = min(seats for seats in played.seats if seats > 1)
    state = played.new(Setup(seats, f"fit {number}"))
    bots = [Player(level, nodes=nodes).bot(played) for _ in range(seats)]
    knows = [played.observe(state, seat) for seat in range(seats)]
    rng, last, positions = rng_from(f"fit {number}, bots"), -1, []
    while not state.over():
        seat = int(state.seat())
        if seat != last:
            positions.append(state.dump())
            last = seat
        action = state.pick(rng) if rng.below(slips) == 0 else bots[seat].choose(knows[seat], rng)
        before = state.copy()
        state.play(action)
        for observation in knows:
            observation.witness(before, action, state)
    winners = state.winners()
    return positions, [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def loaded(name: str, turns: Turns) -> Iterator[Sample]:
    positions, shares = turns
    for position in positions:
        yield Sample(game(name).load(position), shares)


if __name__ == "__main__":
    main()
