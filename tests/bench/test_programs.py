"""The programs that measure and tune: they run, go on where they were, and never mix two runs."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lampion.bots.strength import turns
from lampion.core.engine import engine
from lampion.core.registry import game

BENCH = Path(__file__).parents[2] / "bench"


def run(program: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BENCH / f"{program}.py"), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def figures(folder: Path, *arguments: str) -> list[dict[str, object]]:
    quick = ("--only", "levels", "--levels", "beginner", "casual", "strong", "--workers", "1")
    told = run("bots", folder, "--games", "pagoda", *quick, *arguments)
    assert told.returncode == 0, told.stderr
    found: list[dict[str, object]] = json.loads(told.stdout)["figures"]
    return found


def lines(log: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.read_text("utf-8").splitlines()]


@pytest.mark.skipif(engine() == "interpreted", reason="four games of bots take minutes without compiled rules")
def test_figures_go_on_where_they_were_stopped(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    first = figures(tmp_path, "--pairs", "1")
    assert [figure["games"] for figure in first] == [2, 2], "a deal on both seats, for each pair of neighbours"
    whole = games.read_text("utf-8")
    games.write_text("".join(whole.splitlines(keepends=True)[:-1]), "utf-8")
    assert [figure["games"] for figure in figures(tmp_path, "--summary")] == [2, 1]
    again = figures(tmp_path, "--pairs", "1")
    assert [figure["rate"] for figure in again] == [figure["rate"] for figure in first]
    assert len(games.read_text("utf-8").splitlines()) == len(whole.splitlines())


def test_a_restart_is_measured_with_and_without_an_outage() -> None:
    told = run("restart", "--tables", "20", "--runs", "1")
    assert told.returncode == 0, told.stderr
    found = json.loads(told.stdout)
    assert found["tables"] == 20 and set(found["seconds"]) == {"no clock runs", "no outage", "outage"}
    assert told.stderr.count("no server was alive for 10") == 1, "thirty hours"


def test_a_tuning_run_goes_on_and_ends_with_a_match(tmp_path: Path) -> None:
    log = tmp_path / "tune.jsonl"
    quick = ("--log", log, "--pairs", "1", "--nodes", "2", "--check", "1", "--workers", "1", "--only", "use")
    assert run("tune", "pagoda", *quick, "--steps", "1").returncode == 0
    assert run("tune", "pagoda", *quick, "--steps", "2").returncode == 0
    assert [line.get("step") for line in lines(log)] == [0, None, 1, None]
    assert lines(log)[-1]["games"] == 2
    told = run("tune", "pagoda", "--log", log, "--only", "luck")
    assert told.returncode != 0
    assert "pagoda has no weight luck; it has" in told.stderr


@pytest.mark.skipif(engine() == "interpreted", reason="thousands of random games take minutes without compiled rules")
def test_a_version_beside_itself_has_done_the_same_work() -> None:
    told = run("engine", "axio", "--against", sys.executable, "--repeats", "1")
    assert told.returncode == 0, told.stderr
    found = json.loads(told.stdout)
    assert [figure["name"].split(" of ")[0] for figure in found][:2] == ["rollouts", "simulations"]
    assert not any("NOT" in figure["name"] for figure in found)
    assert all(figure["value"] > 0 and figure["peer_value"] > 0 for figure in found), found


def test_the_length_of_a_game_is_counted_and_the_page_tells_what_was_counted() -> None:
    done = run("length", "axio", "pagoda", "--count", "4")
    assert done.returncode == 0, done.stderr
    for name in ("axio", "pagoda"):
        counted = re.search(rf"^{name}: (\d+) turns of each", done.stdout, re.M)
        assert counted is not None
        told = turns(game(name))
        assert told is not None
        assert abs(int(counted[1]) - told) <= told / 4
