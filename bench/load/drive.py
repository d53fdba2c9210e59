"""Drives tables of four clients each, at whatever server they sit."""

from __future__ import annotations

import asyncio
import gc
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from load.figures import Figures, Seen, processor_time_of

SEATS = 4
NO_END = 10**9


class Chair(ABC):
    """One client, at one seat of one table."""

    @abstractmethod
    async def connect(self) -> None:
        """Open the WebSocket."""

    @abstractmethod
    async def move(self, seen: Seen) -> None:
        """Send the move that was seen to be legal."""

    @abstractmethod
    async def see(self, version: int) -> Seen:
        """The next position of at least that version."""

    @abstractmethod
    async def close(self) -> None:
        """Go away."""


class TableDrive:
    """Four clients: whoever is asked moves, and the next move waits until all four have seen it."""

    def __init__(self, chairs: list[Chair], pause: float, moves: int = 0) -> None:
        """`moves`: so many are made, however long they take; 0: until the time is over."""
        self._chairs = chairs
        self._pause = pause
        self._left = moves or NO_END
        self._seen: list[Seen] = []

    async def connect(self) -> None:
        """All four are here and see the first position."""
        for chair in self._chairs:
            await chair.connect()
        self._seen = list(await asyncio.gather(*(chair.see(0) for chair in self._chairs)))

    async def play(self, figures: Figures, begins: float, until: float) -> None:
        """From one moment to another, until the game is over, or until all moves are made."""
        await asyncio.sleep(max(0.0, begins - time.monotonic()))
        seen = self._seen
        due = begins if self._pause else time.monotonic()
        while self._left and due < until and time.monotonic() < until and (turn := seen[0].to_move) is not None:
            self._left -= 1
            began = time.monotonic()
            await self._chairs[turn].move(seen[turn])
            version = seen[turn].version + 1
            seen = list(await asyncio.gather(*(chair.see(version) for chair in self._chairs)))
            if began >= figures.since:
                figures.count(time.monotonic() - began, seen)
            if self._pause:
                due += self._pause
                await asyncio.sleep(max(0.0, min(due, until) - time.monotonic()))
        self._seen = seen

    async def close(self) -> None:
        await asyncio.gather(*(chair.close() for chair in self._chairs))


async def drive(drives: list[TableDrive], servers: Sequence[int], seconds: float, rate: float) -> dict[str, float]:
    """All tables for so long. At a fixed rate they take their turns evenly, and counting begins when each has moved
    once: by then the rate is reached, and nothing is done for the first time.
    """
    round_of_all = len(drives) / rate if rate else 0.0
    with undisturbed():
        begins = time.monotonic() + 0.1  # tables that begin late would go on moving all at once
        figures = Figures(since=begins + round_of_all)
        ends = figures.since + seconds
        playing = asyncio.gather(
            *(
                one.play(figures, begins + round_of_all * number / len(drives), ends)
                for number, one in enumerate(drives)
            )
        )
        await asyncio.sleep(figures.since - time.monotonic())
        began, driver_time, server_time = time.monotonic(), time.process_time(), processor_time_of(servers)
        await playing
        took = time.monotonic() - began
        spent, driven = processor_time_of(servers) - server_time, time.process_time() - driver_time
    return {
        **figures.report(took),
        "seconds": round(took, 1),
        "server_ms_of_processor_per_move": round(1000 * spent / max(1, figures.moves), 3),
        "server_load": round(spent / took, 2),
        "driver_load": round(driven / took, 2),
    }


@contextmanager
def undisturbed() -> Iterator[None]:
    """The driver does not search thousands of connections for garbage meanwhile: that would count as the server's."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()
