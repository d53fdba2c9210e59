"""A real Ray on this machine. Where Ray is not installed these tests are skipped, and CI counts that as a failure."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import lampion
from lampion.arena.result import ArenaResult
from lampion.arena.run import run
from lampion.arena.tournament import tournament
from lampion.cli.main import app
from lampion.core.registry import game

SOURCES = str(Path(lampion.__file__).parent.parent)
ASKED = ["arena", "axio", "--bots", "greedy,random", "--games", "8", "--seed", "3", "--paired"]
# Ray's own processes inherit where Lampion is.
ENVIRONMENT = {**os.environ, "PYTHONPATH": SOURCES, "RAY_USAGE_STATS_ENABLED": "0"}


@pytest.fixture(scope="module")
def ray_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if importlib.util.find_spec("ray") is None:
        pytest.skip("MISSING on this machine: Ray")
    return tmp_path_factory.mktemp("ray")


def untimed(result: ArenaResult) -> bytes:
    bots = tuple(msgspec.structs.replace(bot, ms_per_decision=0, slowest_ms=0) for bot in result.bots)
    return msgspec.json.encode(msgspec.structs.replace(result, games_per_second=0, decisions_per_second=0, bots=bots))


def test_a_cluster_plays_the_same_games_as_this_machine(ray_folder: Path) -> None:
    """Results and records; and nothing but JSON on stdout."""
    records = ray_folder / "games.jsonl"
    command = [sys.executable, "-m", "lampion", *ASKED, "--ray", "local", "--json", "--records", str(records)]
    for _ in range(3):
        told = subprocess.run(command, capture_output=True, env=ENVIRONMENT, check=False, timeout=280)
        if b"timed out during startup" not in told.stderr:  # Ray gives its processes 30 s, whatever else runs here
            break
    assert told.returncode == 0, told.stderr.decode()
    there = msgspec.json.decode(told.stdout, type=ArenaResult)
    seen: list[str | None] = []
    plan = tournament(game("axio"), ("greedy", "random"), 8, seed=3, paired=True, keep_records=True)
    here = run(plan, 1, lambda result: seen.append(result.record))
    assert untimed(there) == untimed(here)
    assert records.read_text().splitlines() == seen


def test_a_cluster_that_is_not_there_is_wrong_use(ray_folder: Path) -> None:
    told = CliRunner().invoke(app, [*ASKED, "--ray", "127.0.0.1:1"])
    assert told.exit_code == 2
    assert "no Ray cluster can be reached at 127.0.0.1:1" in " ".join(told.stderr.split())


def test_without_ray_the_way_to_get_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    told = CliRunner().invoke(app, [*ASKED, "--ray", "auto"])
    assert told.exit_code == 2
    assert "pip install 'lampion[ray]'" in told.stderr


def test_workers_and_a_cluster_exclude_each_other() -> None:
    told = CliRunner().invoke(app, [*ASKED, "--ray", "auto", "--workers", "2"])
    assert told.exit_code == 2
    assert "--workers or --ray" in told.stderr
