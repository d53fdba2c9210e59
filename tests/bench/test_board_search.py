"""The search for a better board: it changes what is our own and nothing else, and goes on where it was stopped."""

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

from board_search import Aims, candidates, cost_of  # noqa: E402
from board_values import Values, fits, mutated, source, values_of, written  # noqa: E402


def boards(count: int) -> Iterator[tuple[Values, str]]:
    values = values_of(source())
    for number in range(count):
        values = mutated(values, rng_from(f"board {number}"), 3)
        yield values, written(values, f"tried-{number}", source())


def what_is_not_ours(text: str) -> dict[str, object]:
    """A map file without the values that a search may change."""
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
        neutral = sorted(option for space in values.spaces[3::4] for option in space)
        assert neutral == sorted(option for space in values_of(first).spaces[3::4] for option in space)
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


def test_the_valley_could_have_been_found_by_the_search() -> None:
    valley = files("lampion.games.panda").joinpath("editions", "valley.toml").read_text("utf-8")
    assert fits(values_of(valley))


GOOD = {
    "rounds": {"mean": 6.5},
    "score": {"mean": 60.0},
    "endings": {"foundations": 0.8},
    "space_share": [1 / 24] * 24,
    "wins_by_order": [{"share": 0.25}] * 4,
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
        {"wins_by_order": [{"share": 0.4}, *[{"share": 0.2}] * 3]},
    ],
)
def test_whatever_a_board_misses_costs(worse: dict[str, object]) -> None:
    assert cost_of(GOOD, Aims()) == 0.0
    assert cost_of({**GOOD, **worse}, Aims()) > 0.2


def test_a_search_goes_on_where_it_was_and_never_mixes_two(tmp_path: Path) -> None:
    log = tmp_path / "boards.jsonl"

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(BENCH / "panda_board.py"), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    quick = ("search", str(log), "--games", "1", "--bot", "random", "--minutes", "0.001")
    for count in (1, 2):
        told = run(*quick)
        assert told.returncode == 0, told.stderr
        assert [line["candidate"] for line in candidates(log)] == list(range(count))
    first, second = candidates(log)
    assert Values(**first["values"]) == values_of(source()), "it begins with the board that there is"
    assert second["parent"] == 0 and second["values"] != first["values"]
    told = run(*quick, "--seed", "2")
    assert told.returncode != 0 and "name a new file" in told.stderr
    made = tmp_path / "best.toml"
    told = run("write", str(log), str(made), "--name", "best", "--candidate", "1")
    assert told.returncode == 0, told.stderr
    assert values_of(made.read_text("utf-8")) == Values(**second["values"])
    told = run("play", "--games", "1", "--seats", "2", "--bot", "random", "--edition", str(made))
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout)["games"] == 1
