"""Who thinks next: people's bots come first, everybody takes turns, and no client can fill the queue.

As many questions are thought about at once as there are processes. One process more is kept for people's bots: a
hint that is being thought about cannot be interrupted, but need not be waited for either.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator

from lampion.server.thinkers.pool import ThinkerPool
from lampion.server.thinkers.waiting import Job, Waiting
from lampion.service.figures import Histogram, gauges, histograms
from lampion.service.thinking import Answer, Asker, Purpose, Question, ThinkerFailed, TooManyQuestions

LIMITED = {Purpose.HINT, Purpose.ANALYSIS}  # one at a time is thought about for each client and each table
MOST_OF_CLIENT = 8  # questions of a limited purpose that wait
MOST_OF_TABLE = 2
ENDS = "the server ends"
TURNS = 8  # how often others go first before it is the turn of a less urgent purpose


class ThinkingQueue:
    """Stands in front of the pool. What nobody waits for any more leaves the queue, but is thought to its end once
    begun: a process that is ended has to be started again, which takes longer.
    """

    def __init__(self, processes: int) -> None:
        self.pool = ThinkerPool(processes + 1)
        self._processes = processes
        self._waiting = {purpose: Waiting() for purpose in Purpose}
        self._thinking: dict[asyncio.Task[None], Job] = {}
        self._open = True
        self._passed_over: Counter[Purpose] = Counter()
        self._waits: dict[str, Histogram] = {
            purpose: Histogram() for purpose in Purpose
        }  # seconds until a question's turn came

    def waiting(self) -> dict[str, int]:
        """How many questions wait, by purpose."""
        return {purpose: len(jobs) for purpose, jobs in self._waiting.items()}

    def thinking(self) -> dict[str, int]:
        """How many are thought about, by purpose."""
        at_work = Counter(job.asker.purpose for job in self._thinking.values())
        return {purpose: at_work[purpose] for purpose in Purpose}

    def mean_waits(self) -> dict[str, float | None]:
        """How many seconds questions waited on average, by purpose."""
        return {purpose: waited.mean for purpose, waited in self._waits.items()}

    def figures(self) -> Iterator[str]:
        """What waits, what is being thought about, and how long questions waited, for Prometheus."""
        waiting_now, thought_about = self.waiting(), self.thinking()
        yield from gauges("lampion_thinking_waiting", "Questions to bots that wait.", "purpose", waiting_now)
        yield from gauges("lampion_thinking_now", "Questions that bots think about.", "purpose", thought_about)
        about = "How long questions to bots waited for their turn."
        yield from histograms("lampion_thinking_wait_seconds", about, "purpose", self._waits)

    async def ask(self, question: Question, asker: Asker) -> Answer:
        """The bot's answer, an action, when it is the asker's turn. Raises ThinkerFailed or TooManyQuestions."""
        waiting = self._waiting[asker.purpose]
        if not self._open and asker.purpose in LIMITED:
            raise ThinkerFailed(ENDS)
        if asker.purpose in LIMITED and (
            waiting.of_client[asker.client] >= MOST_OF_CLIENT or waiting.of_table[asker.table] >= MOST_OF_TABLE
        ):
            raise TooManyQuestions(f"a {asker.purpose} is being thought about: wait for it before you ask for more")
        job = Job(question, asker, asyncio.get_running_loop().create_future(), time.monotonic())
        waiting.add(job)
        self._begin()
        try:
            return await job.answer
        finally:
            waiting.remove(job)  # whoever asked may have gone before its turn came

    def farewell(self) -> None:
        """The server ends: no client waits for a hint any longer. Bots think on until they are told."""
        self._open = False
        for purpose in LIMITED:
            while (job := self._waiting[purpose].take()) is not None:
                fail(job, ThinkerFailed(ENDS))
        for job in self._thinking.values():
            if job.asker.purpose in LIMITED:
                fail(job, ThinkerFailed(ENDS))

    async def close(self) -> None:
        """Think no more."""
        self.farewell()
        for task in self._thinking:
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        await self.pool.close()

    def _begin(self) -> None:
        """Whatever can be begun now."""
        while (job := self._next()) is not None:
            self._waits[job.asker.purpose].add(time.monotonic() - job.since)
            task = asyncio.create_task(self._think(job))
            self._thinking[task] = job
            task.add_done_callback(self._ended)

    def _next(self) -> Job | None:
        """The most urgent question there is a process for, unless something less urgent was passed over too often."""
        at_work = [job.asker for job in self._thinking.values()]
        bots = sum(asker.purpose is Purpose.BOT for asker in at_work)
        if len(at_work) < self._processes:
            due = [purpose for purpose in Purpose if self._passed_over[purpose] >= TURNS]
            order = [*due, *Purpose]
        elif len(at_work) == self._processes and bots < self._processes:
            order = [Purpose.BOT]
        else:
            return None
        for purpose in order:
            busy = [asker for asker in at_work if asker.purpose is purpose] if purpose in LIMITED else []
            job = self._waiting[purpose].take(busy)
            if job is not None:
                self._pass_over(purpose)
                return job
        return None

    def _pass_over(self, chosen: Purpose) -> None:
        """Note which less urgent purposes have to wait for this one."""
        self._passed_over[chosen] = 0
        urgency = list(Purpose)
        for purpose in urgency[urgency.index(chosen) + 1 :]:
            self._passed_over[purpose] += bool(self._waiting[purpose])

    async def _think(self, job: Job) -> None:
        try:
            answer = await self.pool.ask(job.question, leave_one=job.asker.purpose is not Purpose.BOT)
        except Exception as problem:  # noqa: BLE001  (whoever asked is told)
            fail(job, problem)
        except asyncio.CancelledError:
            fail(job, ThinkerFailed(ENDS))
            raise
        else:
            if not job.answer.done():
                job.answer.set_result(answer)

    def _ended(self, task: asyncio.Task[None]) -> None:
        del self._thinking[task]
        self._begin()


def fail(job: Job, problem: Exception) -> None:
    """Tell whoever asked, if somebody still waits."""
    if not job.answer.done():
        job.answer.set_exception(problem)
