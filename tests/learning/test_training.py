"""`lampion train`: the same weights for the same seed, also after a kill; weights of another shape are refused."""

import os
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

from lampion.core.registry import game
from lampion.learning.plan import CannotLearn, Plan, code_of, judgement
from lampion.learning.sample_file import SampleFile
from lampion.learning.self_play import PlayedGame, play
from lampion.learning.training import learned, play_missing
from lampion.learning.weights_file import take_in

GAMES = 10


def plan(name: str = "pagoda", **changed: object) -> Plan:
    played = game(name)
    usual = Plan(
        game=name,
        rules=played.rules,
        code=code_of(played),
        editions=tuple(played.editions()),
        seats=tuple(seats for seats in played.seats if seats > 1),
        seed="test",
        games=GAMES,
        level="random",
        nodes=0,
        slips=10,
        every=8,
        mix=0.5,
        ahead=2,
        rollouts=1,
    )
    return msgspec.structs.replace(usual, **changed)


def trained(folder: Path, workers: int = 1) -> str:
    with SampleFile(folder / "games.jsonl", plan()) as file:
        for _ in play_missing(plan(), file, workers):
            pass
        return learned(plan(), file)


COMMAND = ("pagoda", "--level", "random", "--seed", "test", "--every", "8", "--ahead", "2", "--slips", "10")


def command(folder: Path, *more: str) -> list[str]:
    files = ("--samples", str(folder / "games.jsonl"), "--out", str(folder / "weights.toml"))
    return [sys.executable, "-m", "lampion", "train", *COMMAND, "--games", str(GAMES), "--workers", "1", *files, *more]


def test_a_run_that_was_killed_goes_on_and_ends_with_the_same_weights(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    whole.mkdir()
    killed.mkdir()
    text = trained(whole)
    running = subprocess.Popen(command(killed), env=dict(os.environ), stderr=subprocess.DEVNULL)
    samples = killed / "games.jsonl"
    while running.poll() is None and (not samples.exists() or samples.read_bytes().count(b"\n") < 3):
        pass
    running.send_signal(signal.SIGKILL)
    assert running.wait() == -signal.SIGKILL, "it was killed on the way"
    before = samples.read_bytes()
    assert not (killed / "weights.toml").exists()
    samples.write_bytes(before + b'{"number": 99, "posi')  # cut off while it was written
    subprocess.run(command(killed), env=dict(os.environ), check=True, stderr=subprocess.DEVNULL)
    assert samples.read_bytes().startswith(before)
    assert (killed / "weights.toml").read_text("utf-8") == text


def test_two_processes_make_the_same_file_as_one(tmp_path: Path) -> None:
    for workers in (1, 2):
        (tmp_path / str(workers)).mkdir()
        trained(tmp_path / str(workers), workers)
    one, two = (tmp_path / str(workers) / "games.jsonl" for workers in (1, 2))
    assert one.read_bytes() == two.read_bytes()


def test_the_file_says_what_it_was_made_from(tmp_path: Path) -> None:
    found = tomllib.loads(trained(tmp_path))
    assert set(found["weights"]) == set(judgement(game("pagoda")).names)
    made = found["made"]
    assert (made["seed"], made["games"], made["code"]) == ("test", GAMES, code_of(game("pagoda")))
    assert made["editions"][0].split()[1] == game("pagoda").editions()[0].hash
    assert len(made["data"]) == 64 and made["positions"] > 0


def test_weights_of_another_shape_are_refused() -> None:
    heuristics = judgement(game("pagoda"))
    with pytest.raises(CannotLearn, match="expected the weights"):
        take_in("[weights]\nuse = 1.0\n", heuristics)
    weights = "".join(f"{name} = 1.0\n" for name in heuristics.names)
    with pytest.raises(CannotLearn, match="expected a number for the weight"):
        take_in("[weights]\n" + weights.replace("use = 1.0", "use = nan"), heuristics)
    take_in("[weights]\n" + weights, heuristics)
    assert set(heuristics.weighed().values()) == {1.0}


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with SampleFile(path, plan()) as file:
        file.add(PlayedGame(0, []))
    with pytest.raises(CannotLearn, match="it differs in level"):
        SampleFile(path, plan(level="greedy"))
    with SampleFile(path, plan(games=20)) as file:
        assert list(file.missing(plan(games=20))) == list(range(1, 20)), "more games of the same run are fine"


@pytest.mark.parametrize("name", ["axio", "pagoda", "panda"])
def test_labels_add_up_to_one_and_games_differ(name: str) -> None:
    chosen = plan(name, every=30)
    games = [play(chosen, number) for number in range(3)]
    for played in games:
        for one in played.positions:
            assert sum(one.shares) == pytest.approx(1.0, abs=1e-4)
            assert len(one.shares) == chosen.setup(played.number).seats
    assert games[0].positions[:1] != games[1].positions[:1]


def test_all_seats_editions_and_switches_are_in_the_mix() -> None:
    chosen = plan("panda")
    setups = [chosen.setup(number) for number in range(24)]
    kinds = {(setup.seats, setup.edition, setup.options["master"]) for setup in setups}
    assert len(kinds) == 3 * len(game("panda").editions()) * 2
