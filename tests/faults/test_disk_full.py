"""The disk is full while people play: they are told, nothing acknowledged is lost, and it goes on once there is room."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.running_server import Machine
from support.witnesses import Company

SIZE = "8m"


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a few megabytes, which only root can make; injected write errors are tested everywhere."""
    folder = tmp_path / "disk"
    folder.mkdir()
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


def test_a_full_disk_loses_nothing_and_stops_nobody_for_good(machine: Machine, small_disk: Path) -> None:
    server = machine.start(small_disk, thinkers=1)
    company = Company(machine.client(server), 8)
    company.begin(lambda: [server.address])
    company.play_on(30)
    fill(small_disk / "filler")
    time.sleep(0.5)  # what was being written when it became full
    stood = company.acknowledged()
    asked = machine.client(server)
    table = asked.http.post("/api/v1/tables", json={"game": "axio", "seats": [{"kind": "human"}] * 2})
    assert table.status_code == 503 and table.json()["error"] == "not-stored"
    time.sleep(0.5)
    assert company.acknowledged() == stood, "something was acknowledged that nobody stored"
    (small_disk / "filler").unlink()
    company.play_on(30)
    company.pause()
    company.compare(machine.client(server, company.token))
    server.kill()
    again = machine.start(small_disk, thinkers=1)
    company.compare(machine.client(again, company.token))
