"""Work that is only worth doing as long as something else has not happened."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

Result = TypeVar("Result")


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
        waiting.cancel()
        working.cancel()
        await asyncio.gather(waiting, working, return_exceptions=True)
