"""What this process takes of the machine, where the system tells (Linux)."""

from __future__ import annotations

import os
from pathlib import Path

SELF = Path("/proc/self")


def resident_memory() -> int | None:
    """Bytes in memory."""
    try:
        return int((SELF / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def open_files() -> int | None:
    """How many files and connections are open."""
    try:
        return sum(1 for _ in (SELF / "fd").iterdir())
    except OSError:
        return None
