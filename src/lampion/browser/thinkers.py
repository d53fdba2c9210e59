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


class WorkerThinkers:
    """`think` asks the worker, text for text; `stop` ends it, and what it thought about fails."""

    def __init__(self, think: Callable[[str], Awaitable[str]], stop: Callable[[], None]) -> None:
        self._think = think
        self._stop = stop
        self._busy = False
        self._waiting: dict[asyncio.Future[None], Asker] = {}

    async def ask(self, question: Question, asker: Asker) -> Answer:
        """The bot's answer, an action. Raises ThinkerFailed."""
        await self._turn(asker)
        try:
            told = await self._think(msgspec.json.encode(question).decode())
        except asyncio.CancelledError:
            self._stop()
            raise
        finally:
            self._next()
        answer = msgspec.json.decode(told, type=Answer)
        if answer.problem is not None or (answer.action, answer.analysis, answer.candidates) == (None, None, None):
            raise ThinkerFailed(answer.problem or "no action")
        return answer

    async def _turn(self, asker: Asker) -> None:
        """Returns when nobody else is thought for."""
        if not self._busy:
            self._busy = True
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[called] = asker
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
