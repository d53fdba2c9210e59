"""How strong the bots are, and how fast `expert` thinks: the figures of docs/bots.md.

python bench/bots.py FOLDER [--games axio pagoda panda] [--only greedy levels ranks seats told second speed]
                            [--levels LEVEL ...] [--pairs N] [--workers N] [--summary]

A claim about a rate is played until a sequential test is sure of it (each of its answers is wrong in at most one of 20
runs), or for N pairs, a pair being a deal that is played on all seats. Every finished game is a line of
FOLDER/games.jsonl, so a run that was stopped goes on where it was. The summary is printed as JSON, with Wilson's 95 %
intervals; `--summary` prints it and plays nothing. All players think with the fixed nodes of their level, except in
`second`: 1 s for each decision. Times are CPU times of decisions with a choice.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from pathlib import Path
from time import process_time

from duel import Outcome, Player, paired, results
from rich.console import Console
from rich.progress import Progress

from lampion.arena.sequential import Answer, DealScore, Until
from lampion.arena.statistics import wilson
from lampion.bots.levels import levels, searcher
from lampion.core.engine import engine
from lampion.core.registry import game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup

GAMES = ("axio", "pagoda", "panda")
KINDS = ("greedy", "first", "levels", "ranks", "seats", "told", "second", "speed")
YARDSTICKS = ("random", "greedy")
FAIR_TIMES = 1.8  # at a table of 3 or 4, times the fair share
REPORTED = {"told": 100, "second": 20}  # so many pairs at most of what is only reported: no test ends it early


@dataclass(frozen=True)
class Question:
    """One figure: the first player against the second, and the share of victories it should reach."""

    kind: str
    game: str
    one: Player
    others: Player
    pairs: int
    least: float
    most: float = 1.0
    seats: int = 2

    def answers(self, outcomes: Iterable[Outcome]) -> list[Answer | None]:
        """What sequential tests say: is the rate at least the least that is wanted, and at least the most?"""
        bounds = [bound for bound in (self.least, self.most) if bound < 1]
        tests = [Until(bound).test() for bound in bounds]
        deals: dict[int, list[float]] = {}
        for outcome in outcomes:
            deals.setdefault(outcome.number, []).append(outcome.share)
        for number in sorted(deals):
            if len(deals[number]) == self.seats:
                rate = sum(deals[number]) / self.seats
                for test in tests:
                    test.take(DealScore(rate, rate))
        return [test.answer for test in tests]

    def decided(self, outcomes: Iterable[Outcome]) -> bool:
        return self.kind not in REPORTED and None not in self.answers(outcomes)

    @property
    def name(self) -> str:
        against = self.others.level + (" that is told the hidden cards" if self.others.told else "")
        time = " at 1 s a decision" if self.one.seconds else ""
        return f"{self.game}, {self.seats} seats: {self.one.level} against {against}{time}"


def questions(name: str, pairs: int, named: Sequence[str] = ()) -> Iterator[Question]:
    """Everything that is claimed about the bots of a game; of the ladder only the named levels, if any are."""
    played = game(name)
    expert, greedy = Player("expert"), Player("greedy")
    yield Question("greedy", name, expert, greedy, pairs, 0.9)
    yield Question("first", name, expert, Player("expert@1"), pairs, 0.52)
    for seats in played.seats:
        if seats > 2:
            yield Question("first", name, expert, Player("expert@1"), max(1, pairs // seats), 1 / seats, seats=seats)
    ladder = [level for level in levels(played) if level not in YARDSTICKS and (not named or level in named)]
    for weak, strong in pairwise(ladder):
        yield Question("levels", name, Player(strong), Player(weak), pairs, 0.6, 0.85)
    for weak, strong in combinations(ladder, 2):  # a level beats all below it: there are no cycles
        if (weak, strong) not in pairwise(ladder):
            yield Question("ranks", name, Player(strong), Player(weak), pairs, 0.6)
    for seats in played.seats:
        if seats > 2:
            yield Question("seats", name, expert, greedy, max(1, pairs // seats), FAIR_TIMES / seats, seats=seats)
    if name != "panda":  # nothing is hidden there
        yield Question("told", name, expert, Player("expert", told=True), min(pairs, REPORTED["told"]), 0.42)
    slow = Player("expert", seconds=1.0)
    yield Question("second", name, slow, greedy, min(pairs, REPORTED["second"]), 0.9)


class Notes:
    """The games played so far, by question."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / "games.jsonl"
        self.games: dict[str, list[Outcome]] = {}
        for line in self.file.read_text("utf-8").splitlines() if self.file.exists() else []:
            data = json.loads(line)
            self.games.setdefault(data.pop("question"), []).append(Outcome(**data))

    def add(self, question: Question, outcome: Outcome) -> None:
        self.games.setdefault(question.name, []).append(outcome)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"question": question.name, **asdict(outcome)}) + "\n")

    def play(self, question: Question, workers: int, progress: Progress) -> None:
        """What is missing of a question's games, until it is decided."""
        outcomes = self.games.setdefault(question.name, [])
        done = {(outcome.number, outcome.seat) for outcome in outcomes}
        duels = paired(question.game, question.one, question.others, range(question.pairs), question.seats)
        missing = [duel for duel in duels if (duel.number, duel.seat) not in done]
        if not missing or question.decided(outcomes):
            return
        task = progress.add_task(question.name, total=len(missing))
        for outcome in results(missing, workers):
            self.add(question, outcome)
            progress.advance(task)
            if question.decided(outcomes):
                progress.update(task, total=progress.tasks[task].completed)
                break

    def summary(self, question: Question) -> dict[str, object] | None:
        outcomes = self.games.get(question.name)
        if not outcomes:
            return None
        rate = sum(outcome.share for outcome in outcomes) / len(outcomes)
        low, high = wilson(rate, len(outcomes))
        decisions = sum(outcome.decisions for outcome in outcomes)
        return {
            "question": question.name,
            "games": len(outcomes),
            "rate": round(rate, 4),
            "interval": [round(low, 4), round(high, 4)],
            "wanted": [round(question.least, 3), question.most],
            "reached": question.least <= rate <= question.most,
            "sure": question.decided(outcomes),
            "mean_score": round(sum(outcome.score for outcome in outcomes) / len(outcomes), 1),
            "mean_score_others": round(sum(outcome.others for outcome in outcomes) / len(outcomes), 1),
            "ms_per_decision": round(1000 * sum(outcome.seconds for outcome in outcomes) / max(1, decisions), 2),
        }


def speed(name: str) -> dict[str, object]:
    """Iterations of expert's search in a second of CPU time, over the decisions of a game's first part."""
    played = game(name)
    state = played.new(Setup(2, "speed", start=0))
    knows = [played.observe(state, seat) for seat in range(2)]
    thinkers = [
        searcher("expert", played, played.heuristics()) for _ in range(2)
    ]  # of the setup, where turns are planned
    rng, iterations, seconds = rng_from("speed"), 0, 0.0
    while not state.over() and seconds < 5.0:
        seat = int(state.seat())
        begin = process_time()
        action = thinkers[seat].choose(knows[seat], rng)
        if thinkers[seat].iterations:
            seconds += process_time() - begin
            iterations += int(thinkers[seat].iterations)
        before = state.copy()
        state.play(action)
        for observation in knows:
            observation.witness(before, action, state)
    return {"game": name, "simulations_per_second": round(iterations / seconds), "engine": engine()}


def main() -> None:
    """Play what is missing, and sum up."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    asked.add_argument("--only", nargs="+", default=KINDS, choices=KINDS)
    asked.add_argument("--levels", nargs="+", default=(), help="compare only these neighbours")
    asked.add_argument("--pairs", type=int, default=400)
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--summary", action="store_true")
    wanted = asked.parse_args()
    notes = Notes(wanted.folder)
    chosen = [
        one for name in wanted.games for one in questions(name, wanted.pairs, wanted.levels) if one.kind in wanted.only
    ]
    if not wanted.summary:
        with Progress(console=Console(stderr=True)) as progress:
            for question in chosen:
                notes.play(question, wanted.workers, progress)
    sums = [found for question in chosen if (found := notes.summary(question)) is not None]
    speeds = [speed(name) for name in wanted.games] if "speed" in wanted.only and not wanted.summary else []
    print(json.dumps({"figures": sums, "speed": speeds}, indent=1))


if __name__ == "__main__":
    main()
