"""Judges the steps of a game in several processes; what was judged before need not be judged again."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import IO, Protocol

import msgspec

from lampion.analysis.steps import JudgedStep, Question, analysis_of, judge_step
from lampion.core.errors import LampionError


class AnalysisFailed(LampionError):
    """A step that could not be judged: a process ended while it was at it."""


class Kept(Protocol):
    """Where judged steps are kept."""

    def find(self, question: Question, number: int) -> JudgedStep | None: ...

    def keep(self, question: Question, number: int, judged: JudgedStep) -> None: ...


class Nowhere:
    """For an analysis that is made in one go."""

    def find(self, question: Question, number: int) -> JudgedStep | None:
        """Nothing has been kept."""
        return None

    def keep(self, question: Question, number: int, judged: JudgedStep) -> None:
        """And nothing will be."""


class SavedStep(msgspec.Struct, frozen=True):
    """A line of the file: which game, by which evaluator, which step, and what it came to."""

    record: str
    evaluator: str
    step: int
    judged: JudgedStep


class StepFile:
    """A file with a line for each judged step. A last line that was not written whole is judged again."""

    def __init__(self, path: Path) -> None:
        self._found: dict[tuple[str, str, int], JudgedStep] = {}
        self._decoder = msgspec.json.Decoder(SavedStep)
        if path.exists():
            for line in path.read_bytes().splitlines():
                try:
                    saved = self._decoder.decode(line)
                except msgspec.DecodeError:
                    continue
                self._found[saved.record, saved.evaluator, saved.step] = saved.judged
        self._file: IO[bytes] = path.open("ab")
        if path.stat().st_size and not path.read_bytes().endswith(b"\n"):
            self._file.write(b"\n")

    def find(self, question: Question, number: int) -> JudgedStep | None:
        """The step, if it was judged before by the same evaluator."""
        return self._found.get((*self._key(question), number))

    def keep(self, question: Question, number: int, judged: JudgedStep) -> None:
        """Write it down at once."""
        self._file.write(msgspec.json.encode(SavedStep(*self._key(question), number, judged)) + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def _key(self, question: Question) -> tuple[str, str]:
        return sha256(question.record.encode()).hexdigest(), analysis_of(question).evaluator.hash


class Judges:
    """So many processes that judge steps; with one, everything happens in this process."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        if workers > 1:  # started afresh, not forked: the one who asks may have threads
            self._pool = ProcessPoolExecutor(workers, get_context("spawn"))

    def steps(self, question: Question, kept: Kept | None = None) -> Iterator[JudgedStep]:
        """Every step of a game, in order, each as soon as it and all before it are there."""
        keep = kept or Nowhere()
        count = len(analysis_of(question))
        known = {number: found for number in range(count) if (found := keep.find(question, number)) is not None}
        waiting: dict[int, Future[JudgedStep]] = {}
        if self._pool is not None:
            waiting = {n: self._pool.submit(judge_step, question, n) for n in range(count) if n not in known}
        try:
            for number in range(count):
                judged = known.get(number)
                if judged is None:
                    judged = waiting[number].result() if self._pool is not None else judge_step(question, number)
                    keep.keep(question, number, judged)
                yield judged
        except BrokenProcessPool:
            raise AnalysisFailed("a process that judged a step has ended (is memory short?)") from None
        finally:
            for future in waiting.values():
                future.cancel()

    def end(self) -> None:
        """Stop at once; what is under way is lost."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def judges(workers: int) -> Iterator[Judges]:
    """Processes for as long as they are needed."""
    crew = Judges(workers)
    try:
        yield crew
    finally:
        crew.end()
