"""Runs a tournament: what is on disk already is counted, the rest is played and written down."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from itertools import chain
from time import perf_counter

from lampion.arena.match import Match, MatchResult
from lampion.arena.ray_workers import RayWorkers
from lampion.arena.result import ArenaResult, summary
from lampion.arena.savefile import Savefile
from lampion.arena.sequential import StopRule
from lampion.arena.standings import Standings
from lampion.arena.tournament import Tournament, schedule
from lampion.arena.workers import Crew, Workers


class Run:
    """A tournament under way. `result()` says at any time how it stands."""

    def __init__(self, plan: Tournament, stop: StopRule | None = None, save: Savefile | None = None) -> None:
        self.plan = plan
        self.standings = Standings(plan, stop)
        self.finished = False
        self.resumed = 0  # games that were found on disk
        self._save = save
        self._begin = self._seconds = 0.0
        self._old_decisions = 0

    def play(self, crew: Crew, after_each: Callable[[MatchResult], None]) -> None:
        """Play what is left; `after_each` is told every result, in the order of the games.

        The order makes the result independent of the number of workers: a game is counted only if its meeting was still
        open after all games before it, even if it was played meanwhile. Speed is measured once the processes are up, so
        that it says what a long tournament would reach.
        """
        self._begin = perf_counter()
        for result in self._in_order(crew):
            if not self.standings.ended(result.match.meeting):
                self.standings.count(result)
                after_each(result)
            self._seconds = perf_counter() - self._begin
            if self.standings.decided:
                break  # nobody waits for games that will not be counted
        self.finished = True

    def result(self) -> ArenaResult:
        """How it stands; speeds are those of this run."""
        seconds = self._seconds or float("inf")
        games = self.standings.games - self.resumed
        decisions = self.standings.decisions - self._old_decisions
        return summary(self.standings, self.finished, games / seconds, decisions / seconds)

    def _in_order(self, crew: Crew) -> Iterator[MatchResult]:
        """All results by number: first those on disk, then what is played, and between them what else is on disk."""
        saved = self._save.games if self._save else {}
        matches = schedule(self.plan, self.standings.ended)
        first: list[Match] = []
        for match in matches:
            if match.number not in saved:
                first.append(match)
                break
            yield self._old(saved[match.number].result(match))
        passed: deque[MatchResult] = deque()

        def missing() -> Iterator[Match]:
            for match in chain(first, matches):
                if match.number in saved:
                    passed.append(saved[match.number].result(match))
                else:
                    yield match

        for fresh in crew.play(missing()):
            while passed and passed[0].match.number < fresh.match.number:
                yield self._old(passed.popleft())
            if self._save is not None:
                self._save.add(fresh)
            yield fresh
        while passed:
            yield self._old(passed.popleft())

    def _old(self, result: MatchResult) -> MatchResult:
        if not self.standings.ended(result.match.meeting):
            self.resumed += 1
            self._old_decisions += sum(result.decisions)
        return result


def run(
    plan: Tournament,
    workers: int,
    after_each: Callable[[MatchResult], None] = lambda result: None,
    stop: StopRule | None = None,
) -> ArenaResult:
    """Play a whole tournament on this machine and sum it up."""
    running = Run(plan, stop)
    with crew_of(plan, workers) as crew:
        running.play(crew, after_each)
    return running.result()


def crew_of(plan: Tournament, workers: int, ray: str | None = None) -> AbstractContextManager[Crew]:
    """Processes of this machine, no more than there are games; or the Ray cluster at an address."""
    return RayWorkers(ray) if ray is not None else Workers(min(workers, plan.total))
