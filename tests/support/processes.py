"""Other processes of this machine, as /proc shows them."""

import contextlib
import os
import signal
import time
from pathlib import Path

PATIENCE = 30.0  # seconds until a killed process must be gone


def children_of(process: int) -> list[int]:
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(entry.read_text().rpartition(")")[2].split()[1]) == process:
                found.append(int(entry.parent.name))
    return found


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def processes_with(argument: str) -> list[int]:
    """Those that were started with exactly this argument."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            if argument.encode() in entry.read_bytes().split(b"\0"):
                found.append(int(entry.parent.name))
    return found


def kill(processes: list[int]) -> None:
    """They end this instant, and are asked for nothing; returns when they are gone."""
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    latest = time.monotonic() + PATIENCE
    while any(map(alive, processes)):
        assert time.monotonic() < latest, "a killed process is still there"
        time.sleep(0.05)


def memory_of(process: int) -> float:
    """Resident kilobytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return float(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])
