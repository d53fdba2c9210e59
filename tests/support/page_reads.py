"""What the page's own JavaScript makes of what the server sends, compared with what it should make of it."""

import subprocess
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from support.machine import node_path

READS = Path(__file__).resolve().parents[1] / "web" / "support" / "reads.js"
Case = tuple[str, object, object]  # what is read, what is given, and what should become of it (None: not looked at)


def page_reads(cases: Iterable[Case]) -> int:
    """Raises AssertionError at the first case that the page reads wrongly; how many there were."""
    node = node_path()
    if node is None:
        pytest.skip("MISSING on this machine: Node.js")
    with subprocess.Popen(
        [str(node), str(READS)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as reading:
        assert reading.stdin is not None and reading.stdout is not None
        written = 0
        try:
            for case in cases:
                reading.stdin.write(msgspec.json.encode(case) + b"\n")
                written += 1
            reading.stdin.close()
        except BrokenPipeError:
            pass  # it says why
        said = reading.stdout.read().decode().strip()
    assert said == str(written), said
    return written
