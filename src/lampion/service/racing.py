"""Work that is only worth doing as long as something else has not happened."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import TypeVar

Result = TypeVar("Result")

AGAIN = 0.5  # seconds until a task that goes on is cancelled once more


async def unless(happens: Coroutine[object, object, object], work: Coroutine[object, object, Result]) -> Result | None:
    """What the work comes to; None, and the work is cancelled, if the other thing happens before."""
    waiting, working = asyncio.ensure_future(happens), asyncio.ensure_future(work)
    try:
        await asyncio.wait((waiting, working), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        waiting.result()  # raises what it came to, if it failed
        return None
    finally:
        await ended((waiting, working))


async def ended(tasks: Iterable[asyncio.Task[object]]) -> None:
    """Cancel tasks, and return when all of them are over.

    Once is not enough: before Python 3.12 `wait_for` forgets that it was cancelled if its answer comes at that moment,
    and a task that then waits for something else would be waited for without end.
    """
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        over, running = await asyncio.wait(running, timeout=AGAIN)
        for task in over:
            if not task.cancelled():
                task.exception()  # else it is told as one that nobody looked at
