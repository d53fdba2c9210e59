"""The figures as a table for people; the JSON has all of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

COLUMNS = {
    "tables": "tables",
    "moves_per_second": "moves/s",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "server_ms_of_processor_per_move": "ms/move",
    "server_load": "server",
    "driver_load": "driver",
    "bytes_to_the_seat_that_decides": "bytes",
    "kb_per_connection": "KB/line",
}
NAME, FIGURE = 52, 9


def as_table(report: Mapping[str, Any]) -> str:
    """One line for each measurement: whatever has moves a second."""
    lines = ["".join(["".ljust(NAME), *(title.rjust(FIGURE) for title in COLUMNS.values())])]
    for name, found in report.items():
        for one in found if isinstance(found, list) else [found]:
            if isinstance(one, Mapping) and "failed" in one:
                lines.append(f"{name.ljust(NAME)} FAILED: {one['failed']}")
            if isinstance(one, Mapping) and "p99_ms" in one:
                lines.append("".join([name.ljust(NAME), *(str(one.get(key, "")).rjust(FIGURE) for key in COLUMNS)]))
    return "\n".join(lines)
