"""The race for a better board: it changes what is our own and nothing else, and goes on where it was stopped."""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.panda.game import GAME

BENCH = Path(__file__).parents[2] / "bench"
sys.path.insert(0, str(BENCH))

from board_games import Played, near_victory, summary  # noqa: E402
from board_race import Aims, Log, cost_of, racers  # noqa: E402
from board_values import FREE, NEUTRAL, Values, fits, mutated, source, values_of, written  # noqa: E402


def boards(count: int) -> Iterator[tuple[Values, str]]:
    values = values_of(source())
    for number in range(count):
        values = mutated(values, rng_from(f"board {number}"), 3)
        yield values, written(values, f"tried-{number}", source())


def what_is_not_ours(text: str) -> dict[str, object]:
    """A map file without the values that a race may change."""
    data = tomllib.loads(text)
    del data["meta"]["name"], data["ap_track"]["max"]
    for path in data["map"]["path"]:
        del path["ninjas"]
    for place in data["map"]["place"]:
        del place["start"], place["frontier"], place["number"]
    for space in data["action_board"]["space"]:
        text_of_the_book = (space["row"], space["col"]) in ((2, "warrior"), (3, "neutral"))
        if not text_of_the_book:
            space["options"] = len(space["options"])
    return data


def test_only_house_values_change_and_every_board_can_be_played() -> None:
    first = source()
    seen = set()
    for values, text in boards(12):
        assert what_is_not_ours(text) == what_is_not_ours(first)
        assert fits(values) and values_of(text) == values
        counts = list(values.ninjas.values())
        assert (counts.count(1), counts.count(2) + counts.count(3), counts.count(4)) == (8, 24, 8), "20, 60, 20 %"
        neutral = [option for space in values.spaces[3::4] for option in space]
        free = [option for option in neutral if option not in (*NEUTRAL, "ap 4")]
        assert sorted(neutral) == sorted([*NEUTRAL, "ap 4", *free]) and len(free) == 1 and set(free) <= set(FREE)
        assert any("vanish" in space for space in values.spaces)
        name = GAME.install_edition(text, "a board").name
        state = GAME.new(Setup(3, "tried", edition=name))
        state.rollout(rng_from("tried"))
        assert state.over()
        seen.add(text)
    assert len(seen) == 12


def test_the_province_itself_fits_and_is_written_as_it_is() -> None:
    values = values_of(source())
    assert fits(values)
    written_again = tomllib.loads(written(values, "province", source()))
    assert written_again == tomllib.loads(source())


def test_the_valley_could_have_been_found_by_a_race() -> None:
    valley = files("lampion.games.panda").joinpath("editions", "valley.toml").read_text("utf-8")
    assert fits(values_of(valley))


GOOD = {
    "rounds": {"mean": 6.5},
    "score": {"mean": 60.0},
    "endings": {"foundations": 0.8},
    "space_share": [1 / 24] * 24,
    "wins_by_order": [{"near": 0.25}] * 4,
}


@pytest.mark.parametrize(
    "worse",
    [
        {"rounds": {"mean": 9.5}},
        {"score": {"mean": 92.0}},
        {"score": {"mean": 30.0}},
        {"endings": {"capitals": 1.0}},
        {"space_share": [0.0, *[1 / 23] * 23]},
        {"space_share": [0.2, *[0.8 / 23] * 23]},
        {"wins_by_order": [{"near": 0.4}, *[{"near": 0.2}] * 3]},
    ],
)
def test_whatever_a_board_misses_costs(worse: dict[str, object]) -> None:
    assert cost_of(GOOD, Aims()) == 0.0
    assert cost_of({**GOOD, **worse}, Aims()) > 0.2


def game(scores: list[int], **more: object) -> Played:
    best = max(scores)
    won = [float(score == best) for score in scores]
    kept = {"sheets": [0] * len(scores), "spaces": [1] * 24, "turns": 24, "passes": 0, "options": {}}
    return Played(**{"rounds": 5, "ending": "foundations", "scores": scores, "won": won, **kept, **more})


def test_a_place_in_the_order_is_judged_by_victories_near_victories_and_points() -> None:
    games = [game([50, 49, 30, 30]), game([50, 40, 30, 20], rounds=7, ending="capitals")]
    assert [near_victory(games[0], place) for place in (2, 3)] == [pytest.approx(0.04, abs=0.01)] * 2
    found = summary(games, 4)
    first, second, third, _ = found["wins_by_order"]
    assert (first["share"], second["share"]) == (1.0, 0.0)
    assert 0.5 < first["near"] < 0.8 and 0.2 < second["near"] < 0.4 and third["near"] < 0.1
    assert first["points"][0] == 12.62, "10.25 and 15 more than the tables have in the mean"
    assert found["rounds"]["median"] == 6 and found["endings"] == {"foundations": 0.5, "capitals": 0.5}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BENCH / "panda_board.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_race_goes_on_where_it_was_and_the_worse_half_drops_out(tmp_path: Path) -> None:
    log = tmp_path / "boards.jsonl"
    heats = ("--mutants", "3", "--bot", "random", "--quick", "greedy", "--games", "1", "--quick-games", "1")
    told = run("race", str(log), *heats, "--last", "1", "--heats", "2", "--minutes", "0")
    assert told.returncode == 0 and "start again" in told.stdout, told.stderr
    assert len(Log(log).boards) == 4 and not Log(log).games, "the boards are entered before the first game"
    told = run("race", str(log), *heats, "--last", "1", "--heats", "1")
    assert told.returncode == 0, told.stderr
    assert len(Log(log).games) == 4 * 2
    log.write_text(log.read_text("utf-8") + '{"board": "', "utf-8")  # stopped in the middle of a line
    told = run("race", str(log), *heats, "--last", "1", "--heats", "2")
    assert told.returncode == 0, told.stderr
    assert len(Log(log).games) == 4 * 2 + 2 * 2, "the better two play as much again, nothing is played twice"
    assert [one.values for one in racers([("usual", source())], 3, "1")] == [
        Values(**line["values"]) for line in Log(log).boards.values()
    ], "the mutants are the same ones again"


def test_a_board_of_the_log_is_written_and_played(tmp_path: Path) -> None:
    log, made = tmp_path / "boards.jsonl", tmp_path / "best.toml"
    assert run("race", str(log), "--mutants", "1", "--minutes", "0").returncode == 0
    told = run("write", str(log), "usual-1-0", str(made))
    assert told.returncode == 0, told.stderr
    written_values = values_of(made.read_text("utf-8"))
    assert written_values == Values(**list(Log(log).boards.values())[1]["values"]) != values_of(source())
    told = run("write", str(log), "nobody", str(made))
    assert told.returncode != 0 and "nobody" in told.stderr
    told = run("play", "--games", "1", "--seats", "2", "--bot", "random", "--edition", str(made))
    assert told.returncode == 0, told.stderr
    assert (json.loads(told.stdout)["games"], json.loads(told.stdout)["edition"]) == (1, "best")
