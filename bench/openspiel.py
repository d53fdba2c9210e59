"""`expert` against OpenSpiel's IS-MCTS, and simulations a second beside OpenSpiel's C++. Prints JSON.

python bench/openspiel.py match GAME --time 0.05 [--pairs 100] [--until 0.8] [--save FILE] [--quick]
python bench/openspiel.py match GAME --simulations 200 [--pairs 100] [--until 0.6] [--save FILE]
python bench/openspiel.py speed [--seconds 2]

Needs the extra `openspiel`. Both bots think for the same time (`--time`), or make the same number of simulations, each
from a position drawn by our `imagine` (`--simulations`). Deals are played twice with swapped seats; `--until` stops as
soon as it is sure whether expert wins that often; `--save` keeps every finished game, and the same command goes on from
there. With `--time` OpenSpiel's rollouts are its own, in Python; `--quick` lets it use our engine for them.
`--simulations` always does: the rollouts are the same, and speed does not count.
"""

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import process_time

import msgspec
import pyspiel
from openspiel_adapter import OpenSpielBot

from lampion.arena.match import Match, MatchResult, play_out
from lampion.arena.result import ArenaResult
from lampion.arena.run import Run
from lampion.arena.savefile import Savefile
from lampion.arena.sequential import Until
from lampion.arena.tournament import Tournament
from lampion.bots.bot import Bot
from lampion.bots.budget import Budget
from lampion.bots.levels import bot
from lampion.core.engine import engine
from lampion.core.registry import game, games
from lampion.core.rng import rng_from
from lampion.core.setup import Setup

PEER, QUICK_PEER = "OpenSpiel IS-MCTS", "OpenSpiel IS-MCTS, our rollouts"
PEERS = ("backgammon", "othello")
POSITIONS = 12  # of a random game, evenly spread, in which simulations are counted


class Speed(msgspec.Struct):
    """Simulations a second of one search in one game."""

    search: str
    game: str
    simulations_per_second: float


class Duel:
    """Plays matches between `expert` and OpenSpiel's search in this process."""

    def play(self, matches: Iterable[Match]) -> Iterator[MatchResult]:
        for match in matches:
            yield play_out(game(match.game), match, [player(name, match) for name in match.bots])


def player(name: str, match: Match) -> Bot:
    played = game(match.game)
    if name == "expert":
        return bot("expert", played, match.budget)
    return OpenSpielBot(played, match.setup.seats, match.nodes, match.seconds, name == QUICK_PEER)


def duel(
    name: str, seconds: float, simulations: int, pairs: int, until: float, save: Path | None, quick: bool
) -> ArenaResult:
    """A match of `expert` against OpenSpiel's search, first bot first."""
    played = game(name)
    peer = QUICK_PEER if quick or simulations else PEER
    options = played.check(Setup(2, ""))
    plan = Tournament(
        played, ("expert", peer), 2 * pairs, 2, options, seed=1, paired=True, nodes=simulations, seconds=seconds
    )
    kept = Savefile(save, plan) if save is not None else None
    if kept is not None:
        kept.open()
    running = Run(plan, Until(until) if until else None, kept)
    try:
        running.play(Duel(), lambda result: None)
    except KeyboardInterrupt:
        pass
    finally:
        if kept is not None:
            kept.close()
    return running.result()


def speeds(seconds: float) -> list[Speed]:
    """Seconds of the processor, so that others who use the machine do not count."""
    found = [Speed(f"expert, {engine()}", name, round(own_speed(name, seconds))) for name in games()]
    found += [Speed("OpenSpiel MCTSBot, C++", name, round(openspiel_speed(name, seconds))) for name in PEERS]
    return found


def own_speed(name: str, seconds: float) -> float:
    """Simulations a second of `expert`, over positions from a whole game."""
    played = game(name)
    state, rng = played.new(Setup(2, "speed", start=0)), rng_from("speed")
    observations = [played.observe(state, seat) for seat in range(2)]
    path = []
    while not state.over():
        path.append((state.copy(), state.pick(rng)))
        state.play(path[-1][1])
    chosen = {len(path) * step // POSITIONS for step in range(POSITIONS)}
    made = spent = 0.0
    for number, (before, action) in enumerate(path):
        if number in chosen and len(before.legal()) > 1:
            searcher = bot("expert", played, Budget(seconds=seconds / POSITIONS))
            begin = process_time()
            searcher.choose(observations[before.seat()], rng)
            spent += process_time() - begin
            made += searcher.iterations
        after = path[number + 1][0] if number + 1 < len(path) else state
        for observation in observations:
            observation.witness(before, action, after)
    return made / spent


def openspiel_speed(name: str, seconds: float) -> float:
    """Simulations a second of OpenSpiel's C++ search with one random rollout each, over positions from a whole game."""
    played, rng = pyspiel.load_game(name), rng_from("speed")
    state, path = played.new_initial_state(), []
    while not state.is_terminal():
        choices = state.legal_actions()
        if not state.is_chance_node() and len(choices) > 1:  # with one choice it stops after one simulation
            path.append(state.clone())
        state.apply_action(choices[rng.below(len(choices))])
    batch, made, spent = 200, 0, 0.0
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    search = pyspiel.MCTSBot(
        played, evaluator, uct_c=2.0, max_simulations=batch, max_memory_mb=1000, solve=False, seed=1, verbose=False
    )
    for step in range(POSITIONS):
        position, begin, passed = path[len(path) * step // POSITIONS], process_time(), 0.0
        while passed < seconds / POSITIONS:
            search.mcts_search(position)
            made += batch
            passed = process_time() - begin
        spent += passed
    return made / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_subparsers(dest="what", required=True)
    match = what.add_parser("match")
    match.add_argument("game", choices=list(games()))
    budget = match.add_mutually_exclusive_group(required=True)
    budget.add_argument("--time", type=float, default=0.0, help="seconds a decision")
    budget.add_argument("--simulations", type=int, default=0, help="simulations a decision")
    match.add_argument("--pairs", type=int, default=100, help="at most so many deals, each played twice")
    match.add_argument("--until", type=float, default=0.0, help="stop when sure whether this rate is reached")
    match.add_argument("--save", type=Path, help="keep finished games here, and go on from there")
    match.add_argument("--quick", action="store_true", help="OpenSpiel's rollouts in our engine")
    speed = what.add_parser("speed")
    speed.add_argument("--seconds", type=float, default=2.0, help="for each game")
    asked = parser.parse_args()
    if asked.what == "match":
        found: object = duel(
            asked.game, asked.time, asked.simulations, asked.pairs, asked.until, asked.save, asked.quick
        )
    else:
        found = speeds(asked.seconds)
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


if __name__ == "__main__":
    main()
