"""What the docs name exists: rooms, commands and their flags, extras, files; and their tables are whole."""

import re
import tomllib
from pathlib import Path

import pytest
import typer

from lampion.cli.main import app
from lampion.core.registry import game

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
README, CONTRIBUTING = (page.read_text("utf-8") for page in PAGES[:2])
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
ROOMS = {path.name for path in (ROOT / "src" / "lampion").iterdir() if path.is_dir() and path.name != "__pycache__"}

pages = pytest.mark.parametrize(
    "page", PAGES, ids=lambda page: page.name if page.parent != ROOT / "docs" else page.stem
)


# -- rooms ---------------------------------------------------------------------------------------------------------


def test_the_readme_lists_every_room_and_no_other() -> None:
    table = README.split("| room | what lives there |")[1].split("\n\n")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", table, re.M)) == ROOMS


def test_contributing_and_the_layer_contract_list_the_rooms_of_python_in_the_same_order() -> None:
    listed = re.findall(r"`(\w+)`", CONTRIBUTING.split("rooms that come before its own:")[1].split(";")[0])
    assert listed == [room for room in layers() if room in ROOMS]
    assert set(listed) == ROOMS - {"web"}


def test_the_architecture_lists_all_layers_and_says_which_are_still_to_be_built() -> None:
    listed = re.findall(r"^([a-z]+) +(.*)$", ARCHITECTURE.split("```")[1], re.MULTILINE)
    assert [room for room, _ in listed] == [*layers(), "web"]
    assert {room for room, what in listed if "(to be built)" in what} == {room for room, _ in listed} - ROOMS
    assert {"analysis", "learning", "research"} <= {room for room, _ in listed}


def layers() -> list[str]:
    """The rooms of the layer contract, from the ground up."""
    [found] = [one["layers"] for one in PROJECT["tool"]["importlinter"]["contracts"] if one["id"] == "rooms"]
    return [layer.strip("()") for layer in reversed(found)]


def test_every_module_that_the_architecture_names_exists() -> None:
    text = ARCHITECTURE.replace("<game>", "axio")
    named = {path for path in re.findall(r"`([a-z]+/[\w./-]+)`", text) if "*" not in path}
    assert len(named) > 25
    missing = [path for path in sorted(named) if not any((at / path).exists() for at in (ROOT / "src/lampion", ROOT))]
    assert missing == []


# -- commands ------------------------------------------------------------------------------------------------------


def command(words: list[str]):
    """The command that the words of a line begin with; None if there is no such command."""
    found = typer.main.get_command(app)
    for word in words:
        if hasattr(found, "commands"):
            found = found.commands.get(word)
    return found


@pages
def test_every_command_in_the_docs_exists(page: Path) -> None:
    for line in re.findall(r"(?:^|`)lampion ([a-z][^`\n]*)", page.read_text("utf-8"), re.M):
        first, *rest = line.split()
        for second in rest[0].split("|") if rest else [""]:
            assert command([first, second]) is not None, f"{page.name}: lampion {line}"


def test_every_flag_in_the_readme_exists() -> None:
    block = re.sub(r"\n {20,}", " ", README.split("## The command")[1].split("```")[1])
    seen = 0
    for line in block.strip().splitlines():
        flags = set(re.findall(r"--[a-z-]+", line))
        named = command(line.split()[1:2]) if flags else None
        known = {flag for one in named.params for flag in one.opts} if named else set()
        assert flags <= known, f"{line}: {flags - known}"
        seen += len(flags)
    assert seen > 20


# -- the rest ------------------------------------------------------------------------------------------------------


@pages
def test_every_extra_in_the_docs_exists(page: Path) -> None:
    for extras in re.findall(r"lampion\[([\w,]+)\]", page.read_text("utf-8")):
        assert set(extras.split(",")) <= set(PROJECT["project"]["optional-dependencies"]), page.name


def test_decisions_name_the_optional_dependencies_there_are() -> None:
    text = (ROOT / "docs" / "decisions.md").read_text("utf-8")
    paragraph = text.split("Optional, by extra:")[1].split("\n\n")[0]
    named = {name for name in re.findall(r"`([\w/.]+)`", paragraph) if "." not in name}
    assert named == set(PROJECT["project"]["optional-dependencies"])


@pages
def test_every_table_has_its_head(page: Path) -> None:
    """A blank line inside a table cuts it in two, and the second half is shown as text."""
    lines = page.read_text("utf-8").splitlines()
    for number, line in enumerate(lines):
        if line.startswith("|") and not lines[number - 1].startswith("|"):
            assert re.fullmatch(r"\|[-|: ]+\|", lines[number + 1]), f"{page.name}:{number + 1} has no head: {line}"


@pages
def test_every_file_that_is_linked_exists(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("name", ["records.md", "randomness.md"])
def test_every_game_has_its_section(name: str) -> None:
    text = (ROOT / "docs" / name).read_text("utf-8")
    for played in PROJECT["project"]["entry-points"]["lampion.games"]:
        title = game(played).title
        assert f"\n## {title}\n" in text, f"docs/{name} says nothing about {title}"


def test_the_readme_says_what_is_reconstructed_and_leads_to_the_list() -> None:
    [anchor] = re.findall(r"Some data is reconstructed [^.]*?\(docs/rules/README\.md#([\w-]+)\)", README, re.S)
    text = (ROOT / "docs" / "rules" / "README.md").read_text("utf-8")
    headings = {heading.lower().replace(" ", "-"): heading for heading in re.findall(r"^## (.+)$", text, re.M)}
    section = text.split(f"## {headings[anchor]}")[1]
    files = re.findall(r"`(src/[\w/.]+)`", section)
    assert len(files) == 3 and all((ROOT / file).exists() for file in files)
