"""Plays matches on several cores: processes that each play one match after another, results in order.

Not a library's pool, because here a dead worker must end the run with a message instead of a wait for ever, and Ctrl-C
must end all of it at once and in silence.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from types import TracebackType

from lampion.arena.match import Match, MatchResult, play_match
from lampion.core.registry import game

IN_HAND = 2  # matches a worker has been given and not yet played: the next one waits at its door


class MatchFailed(RuntimeError):
    """A match that could not be played to its end: a fault in a bot or a game, or a worker that died."""


def cores() -> int:
    """How many processes this one may keep busy."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True)
class MapToInstall:
    """A map that worker processes need too: its game and its content."""

    game: str
    text: str
    where: str


def serve_matches(pipe: Connection, maps: Sequence[MapToInstall] = ()) -> None:
    """The life of a worker: play what comes and answer, until nobody is at the other end."""
    for one in maps:
        game(one.game).install_map(one.text, one.where)
    with suppress(EOFError, OSError):
        pipe.send(None)  # ready
        while True:
            pipe.send(answer_to(pipe.recv()))


def answer_to(match: Match) -> MatchResult | str:
    """The result of a match, or what went wrong with it."""
    try:
        return play_match(game(match.game), match)
    except Exception:  # noqa: BLE001  (whatever a bot does wrong, the one who asked is told)
        return format_exc()


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


class Workers:
    """So many processes, ready to play; used in a `with`. With one, everything happens in this process."""

    def __init__(self, count: int, maps: Sequence[MapToInstall] = ()) -> None:
        # Started afresh, not forked: the one who asks may have threads, for instance a progress bar's.
        context = get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        for _ in range(count if count > 1 else 0):
            ours, theirs = context.Pipe()
            process = context.Process(target=serve_matches, args=(theirs, maps), daemon=True)
            with deaf_to_interrupts():
                process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def __enter__(self) -> Workers:
        for pipe in self._pipes:
            receive(pipe)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in self._processes:
            process.terminate()
        for process, pipe in zip(self._processes, self._pipes, strict=True):
            process.join()
            pipe.close()

    def play(self, matches: Iterable[Match]) -> Iterator[MatchResult]:
        """The results in the order of the matches, each as soon as it and all before it are there."""
        if not self._pipes:
            for match in matches:
                yield play_match(game(match.game), match)
            return
        waiting = enumerate(matches)
        places: dict[Connection, list[int]] = {pipe: [] for pipe in self._pipes}
        done: dict[int, MatchResult] = {}
        following = 0
        for _ in range(IN_HAND):
            for pipe in self._pipes:
                hand_over(waiting, pipe, places[pipe])
        while any(places.values()):
            ready = wait([pipe for pipe in self._pipes if places[pipe]])
            for pipe in (pipe for pipe in self._pipes if pipe in ready):
                done[places[pipe].pop(0)] = receive(pipe)
                hand_over(waiting, pipe, places[pipe])
            while following in done:
                yield done.pop(following)
                following += 1


def hand_over(waiting: Iterator[tuple[int, Match]], pipe: Connection, places: list[int]) -> None:
    """Give a worker the next match, if there is one, and note its place in the order."""
    for place, match in waiting:
        places.append(place)
        with suppress(OSError):  # a dead worker is noticed when it does not answer
            pipe.send(match)
        return


def receive(pipe: Connection) -> MatchResult:
    """What a worker answers."""
    try:
        answer = pipe.recv()
    except (EOFError, OSError):
        raise MatchFailed("a worker process ended without an answer (was it killed, or is memory short?)") from None
    if isinstance(answer, str):
        raise MatchFailed(f"a match could not be played:\n{answer}")
    return answer  # type: ignore[no-any-return]
