"""What is measured of a server: moves, deliveries, delays, bytes, memory."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

FEW = 2  # offers of AXIO's second decision in a turn: refill or swap


@dataclass(frozen=True)
class Seen:
    """A position as a client gets it. `choice` is some legal move, for the seat that decides."""

    version: int
    to_move: int | None
    choice: object
    offers: int
    size: int


@dataclass
class Figures:
    """Counted while tables are driven: the moves begun since a moment."""

    since: float = 0.0
    moves: int = 0
    deliveries: int = 0
    bytes_to_decider: list[int] = field(default_factory=list)
    bytes_to_others: list[int] = field(default_factory=list)
    offers: list[int] = field(default_factory=list)  # how many tiles and places there were to choose from
    delays: list[float] = field(default_factory=list)

    def count(self, delay: float, seen: list[Seen]) -> None:
        """A move, and what everybody saw of it."""
        self.delays.append(delay)
        self.moves += 1
        self.deliveries += len(seen)
        for seat, one in enumerate(seen):
            (self.bytes_to_decider if seat == one.to_move else self.bytes_to_others).append(one.size)
            if one.offers > FEW:
                self.offers.append(one.offers)

    def percentile(self, part: float) -> float:
        """Of the delays, in milliseconds."""
        ordered = sorted(self.delays)
        return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1) if ordered else 0.0

    def report(self, seconds: float) -> dict[str, float]:
        """For the JSON that is printed."""
        return {
            "moves_per_second": round(self.moves / seconds, 1),
            "deliveries_per_second": round(self.deliveries / seconds, 1),
            "p50_ms": self.percentile(0.5),
            "p99_ms": self.percentile(0.99),
            "bytes_to_the_seat_that_decides": mean(self.bytes_to_decider),
            "bytes_to_the_others": mean(self.bytes_to_others),
            "offers_to_place": mean(self.offers),
        }


def mean(numbers: list[int]) -> int:
    return round(sum(numbers) / max(1, len(numbers)))


def processor_time_of(processes: Sequence[int]) -> float:
    """Seconds of processor time so far, of all their threads; steadier than the clock where others use the machine."""
    ticks = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_of(processes: Sequence[int]) -> float:
    """Resident kilobytes."""
    statuses = [Path(f"/proc/{process}/status").read_text().splitlines() for process in processes]
    return sum(float(line.split()[1]) for status in statuses for line in status if line.startswith("VmRSS"))
