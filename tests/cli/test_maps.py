"""`--map FILE`: a map of one's own is checked, installed and played; a broken one is explained with exit code 2."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lampion.cli.main import app
from lampion.games.panda.editions import EDITIONS

ISLANDS = Path(__file__).resolve().parents[1] / "rules" / "panda" / "maps" / "islands.toml"
RUN = CliRunner()


@pytest.fixture(autouse=True)
def nothing_stays_installed() -> Iterator[None]:
    yield
    EDITIONS.forget()


def lampion(*arguments: str | Path) -> Result:
    return RUN.invoke(app, [str(argument) for argument in arguments], catch_exceptions=False)


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    file = tmp_path / "broken.toml"
    file.write_text(ISLANDS.read_text("utf-8").replace("round_limit = ", "round_limit = 9"), "utf-8")
    return file


def test_bots_play_on_it_in_several_processes_and_the_record_names_it(tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    arena = ["arena", "panda", "--bots", "random,random", "--games", "3", "--records", records]
    told = lampion(*arena, "--map", ISLANDS, "--workers", "2", "--json")
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["map"]["name"] == "islands"
    named = [json.loads(line)["map"] for line in records.read_text("utf-8").splitlines()]
    assert [one["name"] for one in named] == ["islands"] * 3
    EDITIONS.forget()
    without = lampion("record", "verify", records)
    assert without.exit_code == 1
    assert "3 made with another edition" in without.output
    assert lampion("record", "verify", records, "--map", ISLANDS).stdout == "3 records: all good\n"
    assert "map: islands" in lampion("record", "show", records, "--number", "1", "--map", ISLANDS).stdout


def test_an_installed_one_is_chosen_by_its_name(tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    arena = ["arena", "panda", "--bots", "random,random", "--games", "1", "--records", records]
    told = lampion(*arena, "--edition", "valley", "--workers", "1", "--json")
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["map"]["name"] == "valley"
    assert lampion("record", "verify", records).stdout == "1 record: all good\n"


def test_a_person_plays_on_it_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    played = subprocess.run(
        [sys.executable, "-c", "from lampion.cli.main import main; main()", "play", "panda", "--seed", "3", "--lang"]
        + ["en", "--map", str(ISLANDS), "--record", str(record)],
        input="quit\n",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert json.loads(record.read_text("utf-8"))["map"]["name"] == "islands"


@pytest.mark.parametrize(
    "command",
    [
        ("play", "panda"),
        ("arena", "panda", "--bots", "random,random"),
        ("serve", "--port", "0"),
        ("record", "verify", "x"),
    ],
    ids=lambda command: str(command[0]),
)
def test_a_broken_file_is_explained_by_key_and_constraint(command: tuple[str, ...], broken: Path) -> None:
    told = lampion(*command, "--map", broken)
    assert told.exit_code == 2
    assert "meta.round_limit must be a whole number from 20 to 40" in told.output
    assert str(broken) in told.output.replace("\n", "")


def test_what_is_not_toml_is_explained_by_its_line(tmp_path: Path) -> None:
    file = tmp_path / "map.toml"
    file.write_text("[meta]\nname = \n", "utf-8")
    told = lampion("arena", "panda", "--bots", "random,random", "--map", file)
    assert told.exit_code == 2
    assert "line 2" in told.output.replace("\n", " ")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    told = lampion("arena", "panda", "--bots", "random,random", "--map", tmp_path / "none.toml")
    assert (told.exit_code, "No such file" in told.output) == (2, True)
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    told = lampion("arena", "panda", "--bots", "random,random", "--map", tmp_path / "binary.toml")
    assert (told.exit_code, "not UTF-8" in told.output) == (2, True)


def test_an_edition_of_another_game_is_refused() -> None:
    told = lampion("arena", "axio", "--bots", "random,random", "--map", ISLANDS)
    assert (told.exit_code, 'meta.game must be "axio", got "panda"' in told.output.replace("\n", " ")) == (2, True)


def test_two_files_of_one_name_are_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text(ISLANDS.read_text("utf-8").replace("round_limit = 25", "round_limit = 39"), "utf-8")
    assert other.read_text("utf-8") != ISLANDS.read_text("utf-8")
    told = lampion("serve", "--port", "0", "--map", ISLANDS, "--map", other)
    assert (told.exit_code, "both called 'islands'" in told.output) == (2, True)


def test_the_list_of_games_names_the_maps() -> None:
    listed = {game["name"]: game["maps"] for game in json.loads(lampion("games", "--json").stdout)}
    assert (listed["panda"], listed["axio"]) == (["valley", "province"], ["first"])
