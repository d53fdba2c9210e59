"""The pool of thinkers: as many questions at once as there are processes, and no slow bot in the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from lampion.server.thinkers.frames import LENGTH, framed
from lampion.service.thinking import Answer, Question, ThinkerFailed

log = logging.getLogger("lampion")

COMMAND = (sys.executable, "-m", "lampion.server.thinkers.child")


class ThinkerPool:
    """Processes are started when they are first needed and replaced when they die or take too long."""

    def __init__(self, count: int, patience: float = 60.0) -> None:
        self._count = count
        self._free = asyncio.Semaphore(count)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._given: dict[Process, set[str]] = {}  # the editions that each was sent, by hash
        self._patience = patience

    async def ask(self, question: Question, leave_one: bool = False) -> Answer:
        """The bot's answer, an action. `leave_one`: let another process come up meanwhile. Raises ThinkerFailed."""
        async with self._free:
            process = self._idle.pop() if self._idle else await self._start()
            self._busy.add(process)
            try:
                if leave_one and not self._idle and len(self._busy) < self._count:
                    self._idle.append(await self._start())
                answer = await asyncio.wait_for(self._ask(process, question), self._patience)
            except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
                await self._stop(process)
                raise ThinkerFailed(f"a thinker gave no answer: {type(error).__name__}") from None
            except BaseException:
                await self._stop(process)
                raise
            finally:
                self._busy.discard(process)
            self._idle.append(process)
        if answer.problem is not None or (answer.action, answer.analysis, answer.candidates) == (None, None, None):
            raise ThinkerFailed(answer.problem or "no action")
        return answer

    async def close(self) -> None:
        """End the processes."""
        for process in [*self._idle, *self._busy]:
            await self._stop(process)
        self._idle.clear()

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)

    async def _ask(self, process: Process, question: Question) -> Answer:
        assert process.stdin is not None and process.stdout is not None
        edition, given = question.edition, self._given.setdefault(process, set())
        if edition is not None and edition.hash in given:
            question = msgspec.structs.replace(question, edition=None)
        process.stdin.write(framed(question))
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH.size)
        answer = msgspec.json.decode(await process.stdout.readexactly(LENGTH.unpack(head)[0]), type=Answer)
        if edition is not None and answer.problem is None:
            given.add(edition.hash)
        return answer

    async def _stop(self, process: Process) -> None:
        self._given.pop(process, None)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
