import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from lampion.cli.main import app

RUN = CliRunner()
# A test command that runs in the background hands down that Ctrl-C is ignored; a person's terminal does not.
AS_IN_A_TERMINAL = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from lampion.cli.main import main
main()
"""
ARENA = ["arena", "axio", "--bots", "greedy,random", "--games", "6", "--seed", "7"]


def test_json_has_what_is_promised() -> None:
    told = RUN.invoke(app, [*ARENA, "--json", "--workers", "1"])
    assert told.exit_code == 0
    assert told.stderr == ""
    result = msgspec.json.decode(told.stdout)
    assert list(result) == [
        "game", "options", "seats", "games", "seed", "engine", "games_per_second", "decisions_per_second", "bots",
    ]  # fmt: skip
    assert (result["game"], result["seats"], result["games"], result["seed"]) == ("axio", 2, 6, 7)
    greedy, random = result["bots"]
    assert list(greedy) == [
        "name", "games", "wins", "draws", "losses", "win_rate", "interval", "mean_score", "ms_per_decision",
    ]  # fmt: skip
    assert (greedy["name"], random["name"]) == ("greedy", "random")
    low, high = greedy["interval"]
    assert 0 <= low <= greedy["win_rate"] <= high <= 1


def test_people_get_a_table() -> None:
    told = RUN.invoke(app, [*ARENA, "--workers", "1"])
    assert told.exit_code == 0
    assert "win rate" in told.stdout
    assert "6 games with 2 seats, seed 7" in told.stdout


def test_records_are_the_same_with_one_worker_and_with_two(tmp_path: Path) -> None:
    texts = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.jsonl"
        told = RUN.invoke(app, [*ARENA, "--json", "--workers", workers, "--records", str(file)])
        assert told.exit_code == 0
        texts.append(file.read_text())
    assert texts[0] == texts[1]
    assert texts[0].count("\n") == 6
    verified = RUN.invoke(app, ["record", "verify", str(tmp_path / "2.jsonl"), "--json"])
    assert msgspec.json.decode(verified.stdout) == {"records": 6, "valid": 6, "invalid": []}


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_ends_it_at_once_and_keeps_whole_records(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    endless = ["arena", "axio", "--bots", "random,random", "--games", "1000000", "--workers", "2"]
    command = [sys.executable, "-c", AS_IN_A_TERMINAL, *endless, "--records", str(file)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as running:
        try:
            while not file.exists() or file.stat().st_size < 100_000:
                time.sleep(0.05)
                assert running.poll() is None
            running.send_signal(signal.SIGINT)
            _, said = running.communicate(timeout=60)
        finally:
            running.kill()
    assert running.returncode == 130
    assert "Traceback" not in said
    assert said.startswith("stopped after ")
    assert file.read_text().endswith("}\n")
