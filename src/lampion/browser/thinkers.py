"""Bots think in a worker of their own: one question after the other, those first that somebody waits for.

A thought cannot be interrupted, but its worker can be ended: so whoever no longer wants an answer does not hold up the
next question.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from lampion.service.thinking import Answer, Asker, Purpose, Question, ThinkerFailed

HURRY = list(Purpose)  # the most urgent first
SHORT = 0.5  # seconds that a thought which nobody wants may hold up another one


class WorkerThinkers:
    """`think` asks the worker, text for text; `stop` ends it, and what it thought about fails."""

    def __init__(self, think: Callable[[str], Awaitable[str]], stop: Callable[[], None]) -> None:
        self._think = think
        self._stop = stop
        self._busy = False
        self._unwanted: asyncio.Future[str] | None = None  # a thought that nobody waits for any more
        self._waiting: dict[asyncio.Future[None], Asker] = {}

    async def ask(self, question: Question, asker: Asker) -> Answer:
        """The bot's answer, an action. Raises ThinkerFailed."""
        await self._turn(asker)
        thought = asyncio.ensure_future(self._thought(msgspec.json.encode(question).decode()))
        try:
            told = await asyncio.shield(thought)
        except asyncio.CancelledError:
            self._leave(thought)
            raise
        self._next()
        answer = msgspec.json.decode(told, type=Answer)
        if answer.problem is not None or (answer.action, answer.analysis, answer.candidates) == (None, None, None):
            raise ThinkerFailed(answer.problem or "no action")
        return answer

    async def _thought(self, question: str) -> str:
        try:
            return await self._think(question)
        except Exception as problem:  # noqa: BLE001  (whatever a worker can come to)
            return msgspec.json.encode(Answer(None, f"{type(problem).__name__}: {problem}")).decode()

    def _leave(self, thought: asyncio.Future[str]) -> None:
        """A short thought is sooner at its end than another worker is there; a long one ends when somebody waits."""
        self._unwanted = thought
        thought.add_done_callback(self._left)
        asyncio.get_running_loop().call_later(SHORT, self._end_unwanted)

    def _left(self, thought: asyncio.Future[str]) -> None:
        self._unwanted = None
        self._next()

    def _end_unwanted(self) -> None:
        if self._unwanted is not None and self._waiting:
            self._stop()

    async def _turn(self, asker: Asker) -> None:
        """Returns when nobody else is thought for."""
        if not self._busy:
            self._busy = True
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[called] = asker
        if self._unwanted is not None:
            asyncio.get_running_loop().call_later(SHORT, self._end_unwanted)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()  # it was our turn just now
            raise
        finally:
            self._waiting.pop(called, None)

    def _next(self) -> None:
        """Somebody else's turn."""
        waiting = [called for called in self._waiting if not called.done()]
        if not waiting:
            self._busy = False
            return
        min(waiting, key=lambda called: HURRY.index(self._waiting[called].purpose)).set_result(None)
