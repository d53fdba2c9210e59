"""Drives tables of four clients each, at whatever server they sit."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass

from load.figures import Figures, processor_time_of

SEATS = 4
FEW = 2  # offers of AXIO's second decision in a turn: refill or swap


@dataclass(frozen=True)
class Seen:
    """A position as a client gets it. `choice` is some legal move, for the seat that decides."""

    version: int
    to_move: int | None
    choice: object
    offers: int
    size: int


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

    def __init__(self, chairs: list[Chair], pause: float) -> None:
        self._chairs = chairs
        self._pause = pause
        self._seen: list[Seen] = []

    async def connect(self) -> None:
        """All four are here and see the first position."""
        for chair in self._chairs:
            await chair.connect()
        self._seen = list(await asyncio.gather(*(chair.see(0) for chair in self._chairs)))

    async def play(self, figures: Figures, begins: float, until: float) -> None:
        """From one moment to another, or until the game is over."""
        await asyncio.sleep(max(0.0, begins - time.monotonic()))
        seen = self._seen
        due = time.monotonic()
        while time.monotonic() < until and (turn := seen[0].to_move) is not None:
            began = time.monotonic()
            await self._chairs[turn].move(seen[turn])
            version = seen[turn].version + 1
            seen = list(await asyncio.gather(*(chair.see(version) for chair in self._chairs)))
            figures.delays.append(time.monotonic() - began)
            figures.moves += 1
            figures.deliveries += len(seen)
            for seat, one in enumerate(seen):
                (figures.bytes_to_decider if seat == one.to_move else figures.bytes_to_others).append(one.size)
                if one.offers > FEW:
                    figures.offers.append(one.offers)
            if self._pause:
                due += self._pause
                await asyncio.sleep(max(0.0, due - time.monotonic()))
        self._seen = seen

    async def close(self) -> None:
        await asyncio.gather(*(chair.close() for chair in self._chairs))


async def drive(drives: list[TableDrive], server: int, seconds: float, rate: float) -> dict[str, float]:
    """All tables for so long; at a fixed rate, they begin one after the other."""
    figures = Figures()
    spread = len(drives) / rate if rate else 0.0
    began, driver_time, server_time = time.monotonic(), time.process_time(), processor_time_of(server)
    ends = began + spread + seconds if rate else began + seconds
    await asyncio.gather(
        *(one.play(figures, began + spread * number / len(drives), ends) for number, one in enumerate(drives))
    )
    took = time.monotonic() - began
    spent = processor_time_of(server) - server_time
    return {
        **figures.report(took),
        "seconds": round(took, 1),
        "server_ms_of_processor_per_move": round(1000 * spent / max(1, figures.moves), 3),
        "driver_load": round((time.process_time() - driver_time) / took, 2),
    }
