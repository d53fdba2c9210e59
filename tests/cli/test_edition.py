"""`lampion edition`: every value with its source, every mistake with its line, a copy to correct, and what differs."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lampion.cli.main import app
from lampion.core.edition_schema import spots
from lampion.core.game import Game
from lampion.core.registry import game, games
from lampion.texts import LANGUAGES

RUN = CliRunner()
NAMES = ["axio", "pagoda", "panda"]
# A value that each game's usual edition can change alone, by its line in the file.
CORRECTED = {
    "axio": ("rack.tiles", "tiles = 5", "tiles = 4", 'tiles = "many"'),
    "pagoda": ("cards.hand", "hand = 2", "hand = 3", "hand = -1"),
    "panda": ("ap_track.max", "max = 11", "max = 13", "max = 99"),
}


@pytest.fixture(autouse=True)
def nothing_stays_installed() -> Iterator[None]:
    yield
    for one in games().values():
        if one.known_editions is not None:
            one.known_editions.forget()


def lampion(*arguments: str | Path) -> Result:
    return RUN.invoke(app, [str(argument) for argument in arguments], catch_exceptions=False)


def copy_of(name: str, folder: Path, before: str = "", after: str = "") -> Path:
    """A file of `lampion edition new`, with a line changed."""
    file = folder / "my edition.toml"
    told = lampion("edition", "new", name, file)
    assert told.exit_code == 0, told.output
    text = file.read_text("utf-8")
    assert "\n" + before in text
    file.write_text(text.replace("\n" + before, "\n" + after, 1), "utf-8")
    return file


def values(played: Game) -> dict[str, object]:
    assert played.known_editions is not None
    return {spot.key: spot.value for spot in spots(played.known_editions.schema, played.edition(None).data)}


@pytest.mark.parametrize("name", NAMES)
def test_every_value_is_shown_with_its_source(name: str) -> None:
    shown = json.loads(lampion("edition", "show", name, "--json", "--lang", "en").stdout)
    assert (shown["game"], shown["usual"], shown["hash"]) == (name, True, game(name).edition(None).hash)
    assert {value["key"]: value["value"] for value in shown["values"]} == values(game(name))
    assert {value["mark"] for value in shown["values"]} <= {"text", "inferred", "house"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_values_have_words_in_every_language(name: str, language: str) -> None:
    told = lampion("edition", "show", name, "--lang", language)
    assert told.exit_code == 0
    key = CORRECTED[name][0]
    assert key not in told.stdout, "a key that has a name is called by it"
    assert told.stdout.count("[") >= len(values(game(name)))


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_is_a_good_edition_of_the_same_values_under_another_name(name: str, tmp_path: Path) -> None:
    file = copy_of(name, tmp_path)
    checked = lampion("edition", "check", file, "--lang", "en")
    assert (checked.exit_code, "called my-edition" in checked.stdout) == (0, True), checked.output
    known = game(name).known_editions
    assert known is not None
    measured = known.meant(None).hash == known.edition(None).hash
    assert ("levels" not in checked.stdout) == measured, "it is the usual edition but for its name"
    same = lampion("edition", "diff", name, file, "--lang", "en")
    assert (same.exit_code, same.stdout) == (0, "Both editions have the same values.\n")
    assert lampion("edition", "new", name, file).exit_code == 2, "a file is never overwritten"


@pytest.mark.parametrize("name", NAMES)
def test_what_differs_is_said_in_words_and_that_levels_were_measured_elsewhere(name: str, tmp_path: Path) -> None:
    key, before, after, _ = CORRECTED[name]
    file = copy_of(name, tmp_path, before, after)
    checked = lampion("edition", "check", file, "--lang", "en")
    where = {"axio": "first", "pagoda": "first", "panda": "province"}[name]
    said = f"The levels of the bots were measured on the edition {where}." in checked.stdout
    assert (checked.exit_code, said) == (0, True)
    told = lampion("edition", "diff", name, file, "--lang", "en")
    assert told.exit_code == 1
    one, other = before.rpartition(" ")[2], after.rpartition(" ")[2]
    assert f": {one} → {other}  ({key})" in told.stdout
    assert len(told.stdout.splitlines()) == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_mistake_is_named_by_file_line_key_expected_and_got(name: str, tmp_path: Path) -> None:
    key, before, _, broken = CORRECTED[name]
    file = copy_of(name, tmp_path, before, broken)
    line = (
        file.read_text("utf-8").splitlines().index(next(x for x in file.read_text("utf-8").splitlines() if broken in x))
    )
    told = lampion("edition", "check", file)
    assert told.exit_code == 1
    got = broken.rpartition("= ")[2]
    assert told.stdout.startswith(f"{file}, line {line + 1}: {key} must be a whole number from ")
    assert told.stdout.endswith(f", got {got}\n")


def test_a_value_without_a_mark_is_a_mistake(tmp_path: Path) -> None:
    file = copy_of("panda", tmp_path, '"ap_track.max"', '# "ap_track.max"')
    told = lampion("edition", "check", file)
    assert (told.exit_code, "source.ap_track.max must be marked as" in told.stdout) == (1, True)
    without = tmp_path / "before.toml"
    without.write_text(file.read_text("utf-8").partition("\n[source]\n")[0], "utf-8")
    told = lampion("edition", "check", without)
    assert (told.exit_code, "source must be a table that marks every value" in told.stdout) == (1, True)
    assert lampion("arena", "panda", "--bots", "random,random", "--games", "1", "--edition", without).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("show", "chess"), "no game is called 'chess'"),
        (("show", "panda:atlantis"), "no edition of panda is called 'atlantis'"),
        (("show", "none.toml"), "No such file"),
        (("diff", "axio", "panda"), "axio is an edition of axio, panda one of panda"),
        (("new", "axio", "/nowhere/at/all.toml"), "cannot write"),
        (("new", "axio", "???.toml"), "must give up to 40 letters, digits and hyphens"),
    ],
)
def test_wrong_use_is_explained(
    arguments: tuple[str, ...], fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = lampion("edition", *arguments)
    assert fault in told.output.replace("\n", " ")


def test_a_corrected_edition_is_played_recorded_and_verified(tmp_path: Path) -> None:
    for name in NAMES:
        folder = tmp_path / name
        folder.mkdir()
        _, before, after, _ = CORRECTED[name]
        file = copy_of(name, folder, before, after)
        records = folder / "games.jsonl"
        bots = ["arena", name, "--bots", "random,random", "--games", "2", "--records", records, "--workers", "2"]
        told = lampion(*bots, "--edition", file, "--json")
        assert told.exit_code == 0, told.output
        assert json.loads(told.stdout)["map"]["name"] == "my-edition"
        known = game(name).known_editions
        assert known is not None
        known.forget()
        assert lampion("record", "verify", records).exit_code == 1
        verified = lampion("record", "verify", records, "--edition", file)
        assert verified.stdout == "2 records: all good\n"


@pytest.mark.parametrize("variable", ["LAMPION_EDITIONS", "LAMPION_MAPS"])
def test_a_host_names_files_by_the_environment_too(variable: str, tmp_path: Path) -> None:
    file = copy_of("axio", tmp_path, "tiles = 5", "tiles = 9").rename(tmp_path / "mine.toml")
    told = RUN.invoke(app, ["serve", "--port", "0"], env={variable: str(file)}, catch_exceptions=False)
    assert (told.exit_code, "rack.tiles must be a whole number from 1 to 8" in told.output.replace("\n", " ")) == (
        2,
        True,
    )


def test_two_files_of_one_name_are_refused_where_both_are_named(tmp_path: Path) -> None:
    one = copy_of("axio", tmp_path)
    other = tmp_path / "other.toml"
    other.write_text(one.read_text("utf-8").replace("tiles = 5", "tiles = 4"), "utf-8")
    told = lampion("serve", "--port", "0", "--edition", one, "--edition", other)
    assert (told.exit_code, "both called 'my-edition'" in told.output.replace("\n", " ")) == (2, True)
