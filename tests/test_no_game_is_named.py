"""Whoever adds a game edits nothing of ours: outside its own folders no source names a game."""

import re
from pathlib import Path

import lampion
from lampion.core.registry import games

SOURCES = Path(lampion.__file__).parent
# A game's own folders: its package, and its part of the page.
OWN = [re.compile(rf"(games|web/boards)/{name}/") for name in games()]
# Examples for people to type must name a game that exists; nothing else may.
EXAMPLES = {
    "__init__.py": re.compile(r'lampion\.game\("\w+"\)'),
    "cli/main.py": re.compile(r"""["']lampion (arena|play|train|edition \w+) \w+"""),
    "cli/commands/edition.py": re.compile(r"lampion edition \w+ \w+"),
}


def test_only_a_games_own_folders_name_it() -> None:
    named = re.compile("|".join(games()), re.IGNORECASE)
    found = []
    for path in sorted(SOURCES.rglob("*")):
        name = path.relative_to(SOURCES).as_posix()
        if path.suffix not in {".py", ".js", ".ts", ".css", ".html", ".svg", ".toml", ".ftl", ".webmanifest"}:
            continue
        if any(folder.match(name) for folder in OWN):
            continue
        example = EXAMPLES.get(name)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if named.search(line) and not (example and example.search(line)):
                found.append(f"{name}:{number}: {line.strip()[:100]}")
    assert not found, "\n".join(found)
