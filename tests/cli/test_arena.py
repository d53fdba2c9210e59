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
        "format", "paired", "nodes", "seconds", "finished", "meetings", "places", "lengths", "map",
    ]  # fmt: skip
    assert (result["game"], result["seats"], result["games"], result["seed"]) == ("axio", 2, 6, 7)
    greedy, random = result["bots"]
    assert list(greedy) == [
        "name", "games", "wins", "draws", "losses", "win_rate", "interval", "mean_score", "ms_per_decision",
        "elo", "elo_interval", "paired_interval", "slowest_ms", "scores",
    ]  # fmt: skip
    assert (greedy["name"], random["name"]) == ("greedy", "random")
    low, high = greedy["interval"]
    assert 0 <= low <= greedy["win_rate"] <= high <= 1
    (meeting,) = result["meetings"]
    assert list(meeting) == [
        "bots", "games", "win_rate", "interval", "paired_interval", "deals", "elo", "elo_interval", "test",
    ]  # fmt: skip
    assert [place["place"] for place in result["places"]] == [1, 2]
    assert sum(times for _, times in result["lengths"]["decisions"]) == 6


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
    assert "with --resume FILE a run can be gone on with" in said
    assert file.read_text().endswith("}\n")


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_prints_the_result_so_far_and_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    endless = ["arena", "axio", "--bots", "random,random", "--games", "1000000", "--workers", "2", "--paired", "--json"]
    command = [sys.executable, "-c", AS_IN_A_TERMINAL, *endless, "--resume", str(file)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        try:
            while not file.exists() or file.stat().st_size < 10_000:
                time.sleep(0.05)
                assert running.poll() is None
            running.send_signal(signal.SIGINT)
            told, said = running.communicate(timeout=60)
        finally:
            running.kill()
    assert running.returncode == 130
    result = msgspec.json.decode(told)
    assert not result["finished"]
    kept = file.read_bytes().count(b"\n") - 1
    assert 0 < result["games"] <= kept
    assert (
        f"stopped after {result['games']} of 1000000 games. To go on: lampion arena axio --bots random,random" in said
    )
    assert said.rstrip().endswith(f"--paired --resume {file}")
    more = ["--games", str(kept + kept % 2), "--resume", str(file), "--json", "--workers", "1"]
    again = RUN.invoke(app, ["arena", "axio", "--bots", "random,random", "--paired", *more])
    assert again.exit_code == 0
    assert msgspec.json.decode(again.stdout)["games"] == kept + kept % 2


def test_a_test_that_says_yes_is_fine_and_any_other_is_not() -> None:
    asked = ["arena", "axio", "--bots", "greedy,random", "--games", "40", "--paired", "--workers", "1"]
    yes = RUN.invoke(app, [*asked, "--sprt", "0,200"])
    assert yes.exit_code == 0
    assert "greedy against random: is it stronger by 200 Elo rather than by 0? yes (evidence" in yes.stdout
    backwards = ["arena", "axio", "--bots", "random,greedy", "--games", "40", "--workers", "1", "--json"]
    no = RUN.invoke(app, [*backwards, "--until", "win_rate>=0.4"])
    assert no.exit_code == 1
    test = msgspec.json.decode(no.stdout)["meetings"][0]["test"]
    assert (test["kind"], test["answer"]) == ("until", "no")
    open_end = RUN.invoke(app, ["arena", "axio", "--bots", "random,random", "--games", "2", "--sprt", "0,5"])
    assert open_end.exit_code == 1
    assert "not decided yet" in open_end.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="/dev/full is the disk that is always full")
def test_a_full_disk_is_told_and_the_run_ends() -> None:
    told = RUN.invoke(app, [*ARENA, "--workers", "1", "--records", "/dev/full"])
    assert told.exit_code == 1
    assert "after 1 of 6 games: [Errno 28] No space left on device" in told.stderr
    assert isinstance(told.exception, SystemExit)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--format", "cup"], "expected one of all, round-robin, ladder, got 'cup'"),
        (["--time", "1", "--nodes", "5"], "by time or by nodes, not by both"),
        (["--sprt", "0,5", "--until", "win_rate>=0.5"], "one question at a time"),
        (["--sprt", "5"], "expected two numbers of Elo such as 0,20, got '5'"),
        (["--until", "wins>3"], "expected win_rate>=R"),
        (["--resume", "/no/such/folder/x"], "cannot write /no/such/folder/x"),
        (["--bots", "greedy,random,random", "--sprt", "0,5"], "it compares two bots"),
        (["--bots", "greedy", "--paired"], "a pair needs at least two bots"),
    ],
)
def test_wrong_use_is_explained(words: list[str], message: str) -> None:
    told = RUN.invoke(app, ["arena", "axio", "--bots", "greedy,random", "--games", "2", *words])
    assert told.exit_code == 2
    assert message in " ".join(told.stderr.split())


def test_a_round_robin_shows_ratings_and_meetings() -> None:
    asked = ["arena", "axio", "--bots", "greedy,random,random", "--games", "2", "--format", "round-robin"]
    told = RUN.invoke(app, [*asked, "--workers", "1"])
    assert told.exit_code == 0
    ratings = told.stdout[told.stdout.index("rating") : told.stdout.index("meeting")]
    assert ratings.splitlines()[1].startswith("greedy")
    assert "greedy – random#2" in told.stdout
