"""The program that measures servers runs on everything it can measure, with both kinds of clients."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from support.private_servers import PrivatePostgres, PrivateValkey

PROGRAM = Path(__file__).parents[2] / "bench" / "server.py"
SHORT = ("--alone", "--tables", "2", "--seconds", "0.5", "--idle", "1", "--rate", "20", "--spread", "1,2")


def measured(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(PROGRAM), *SHORT, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.soak  # half a minute for a program that no player meets
@pytest.mark.parametrize("clients", ["browsers", "programs"])
def test_servers_on_every_ground_are_measured(
    clients: str, shared_postgres: PrivatePostgres, valkey: PrivateValkey
) -> None:
    shared = ("--database", shared_postgres.new_database(), "--servers", "2", "--broker", valkey.url)
    told = measured("--clients", clients, *shared)
    assert told.returncode == 0, told.stderr
    report = json.loads(told.stdout)
    for ground in ("on the disk", "2 on postgresql", "2 on postgresql, broker"):
        name = f"lampion, {clients}, {ground}"
        assert report[name]["moves_per_second"] > 0
        assert [one["tables"] for one in report[f"{name}, spread"]] == [1, 2]
        assert sum(line.startswith(name) for line in told.stderr.splitlines() if " 2 " in line) > 0, "a readable line"


def test_what_fails_is_named_in_the_report() -> None:
    nowhere = ("--database", "postgresql://nobody@127.0.0.1:1/none", "--grounds", "shared", "--clients", "programs")
    told = measured(*nowhere, "--spread", "")
    assert told.returncode == 0, told.stderr
    report = json.loads(told.stdout)
    assert "did not start" in report["lampion, programs, 1 on postgresql"]["failed"]
    assert "FAILED: RuntimeError" in told.stderr


def test_grounds_that_are_none_are_refused() -> None:
    told = measured("--grounds", "shared")
    assert told.returncode != 0
    assert "nothing to measure" in told.stderr


def test_servers_that_share_nothing_are_refused() -> None:
    told = measured("--servers", "2")
    assert told.returncode != 0
    assert "need a --database" in told.stderr
