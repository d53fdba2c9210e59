"""A disk of a few megabytes, and how to fill it."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SIZE = "8m"


@contextmanager
def mounted(folder: Path) -> Iterator[Path]:
    """Only root can make one; injected write errors are tested everywhere."""
    mount = shutil.which("mount")
    if mount is None or os.geteuid() != 0:
        pytest.skip("MISSING on this machine: the right to mount a small disk (root)")
    made = subprocess.run([mount, "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", folder], capture_output=True, text=True)
    if made.returncode != 0:
        pytest.skip(f"MISSING on this machine: the right to mount a small disk ({made.stderr.strip()})")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


def fill(file: Path) -> None:
    """Until nothing more fits, not even a byte."""
    with file.open("wb", buffering=0) as filler:
        for size in (1 << 16, 1):
            try:
                while filler.write(b"x" * size) == size:
                    pass
            except OSError:
                continue
