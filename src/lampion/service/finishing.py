"""Work that is finished even if whoever waits for it goes away."""

from __future__ import annotations

import asyncio
import logging
from typing import TypeVar

from lampion.service.errors import as_api_error

log = logging.getLogger("lampion")

Result = TypeVar("Result")


async def outcome(work: asyncio.Future[Result]) -> Result:
    """What the work comes to. If the one who waits here is cancelled, the work is not."""
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        work.add_done_callback(note_fault)
        raise


def note_fault(work: asyncio.Future[Result]) -> None:
    """Nobody is left to be told: a refusal is then no matter, but a fault of ours is."""
    problem = None if work.cancelled() else work.exception()
    if isinstance(problem, Exception) and as_api_error(problem) is None:
        log.error("something failed that nobody waited for any more", exc_info=problem)
