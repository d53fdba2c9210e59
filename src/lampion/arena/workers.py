"""Plays matches on several cores: processes that each play one match after another, results in order.

Not a library's pool, because here a worker that dies must be replaced and its matches played again, a match that kills
every worker must be named instead of waited for, and Ctrl-C must end all of it at once and in silence.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from types import TracebackType
from typing import Protocol

from lampion.arena.match import Match, MatchResult, play_match
from lampion.core.registry import game

IN_HAND = 2  # matches a worker has been given and not yet played: the next one waits at its door
ATTEMPTS = 3  # so often a match may end its worker before it is given up


class MatchFailed(RuntimeError):
    """A match that could not be played to its end: a fault in a bot or a game, or workers that died of it."""


class Crew(Protocol):
    """Whoever plays matches: processes of this machine, or a cluster."""

    def play(self, matches: Iterable[Match]) -> Iterator[MatchResult]:
        """The results in the order of the matches, each as soon as it and all before it are there."""
        ...


def cores() -> int:
    """How many processes this one may keep busy."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def serve_matches(pipe: Connection) -> None:
    """The life of a worker: play what comes and answer, until nobody is at the other end."""
    with suppress(EOFError, OSError):
        pipe.send(None)  # ready
        while True:
            pipe.send(answer_to(pipe.recv()))


def answer_to(match: Match) -> MatchResult | str:
    """The result of a match, or what went wrong with it."""
    try:
        return play_match(game(match.game), match)
    except Exception:  # noqa: BLE001  (whatever a bot does wrong, the one who asked is told)
        return f"game {match.number} ({', '.join(match.labels)}) could not be played:\n{format_exc()}"


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here ignore Ctrl-C: their parent ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Worker:
    """A process that plays matches, and those it has in hand, each with its place in the order."""

    def __init__(self) -> None:
        # Started afresh, not forked: the one who asks may have threads, for instance a progress bar's.
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve_matches, args=(theirs,), daemon=True)
        self.in_hand: list[tuple[int, Match]] = []
        with deaf_to_interrupts():
            self.process.start()
        theirs.close()

    def give(self, place: int, match: Match) -> None:
        """One more match to play."""
        self.in_hand.append((place, match))
        with suppress(OSError):  # if it is dead, that is noticed when it does not answer
            self.pipe.send(match)

    def answer(self) -> MatchResult | str | None:
        """What it sent; None is only that it is ready. Raises EOFError if it is dead."""
        try:
            return self.pipe.recv()  # type: ignore[no-any-return]
        except OSError:
            raise EOFError from None

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


class Workers:
    """So many processes, ready to play; used in a `with`. With one, everything happens in this process."""

    def __init__(self, count: int) -> None:
        self._workers = [Worker() for _ in range(count if count > 1 else 0)]

    def __enter__(self) -> Workers:
        try:
            for worker in self._workers:
                worker.answer()
        except EOFError:
            self.__exit__(None, None, None)
            raise MatchFailed("a worker process could not start (is memory short?)") from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            worker.end()

    def play(self, matches: Iterable[Match]) -> Iterator[MatchResult]:
        """The results in the order of the matches, each as soon as it and all before it are there."""
        if not self._workers:
            for match in matches:
                yield checked(answer_to(match))
            return
        waiting = enumerate(matches)
        deaths: Counter[int] = Counter()
        done: dict[int, MatchResult] = {}
        following = 0
        for _ in range(IN_HAND):
            for worker in self._workers:
                hand_over(waiting, worker)
        while busy := [worker for worker in self._workers if worker.in_hand]:
            ready = wait([worker.pipe for worker in busy])
            for worker in (worker for worker in busy if worker.pipe in ready):
                try:
                    answer = worker.answer()
                except EOFError:
                    self._replace(worker, deaths)
                    continue
                if answer is not None:
                    place, _ = worker.in_hand.pop(0)
                    done[place] = checked(answer)
                    hand_over(waiting, worker)
            while following in done:
                yield done.pop(following)
                following += 1

    def _replace(self, dead: Worker, deaths: Counter[int]) -> None:
        """A new process takes over what a dead one had in hand, unless the match it played has killed too many."""
        place, match = dead.in_hand[0]
        deaths[place] += 1
        if deaths[place] == ATTEMPTS:
            raise MatchFailed(
                f"game {match.number} ({', '.join(match.labels)}; seed {match.setup.seed}) ended its worker process "
                f"{ATTEMPTS} times without an answer (was it killed, or is memory short?)"
            )
        dead.end()
        fresh = Worker()
        for in_hand in dead.in_hand:
            fresh.give(*in_hand)
        self._workers[self._workers.index(dead)] = fresh


def hand_over(waiting: Iterator[tuple[int, Match]], worker: Worker) -> None:
    """Give a worker the next match, if there is one."""
    for place, match in waiting:
        worker.give(place, match)
        return


def checked(answer: MatchResult | str) -> MatchResult:
    """The result, if it is one."""
    if isinstance(answer, str):
        raise MatchFailed(answer)
    return answer
