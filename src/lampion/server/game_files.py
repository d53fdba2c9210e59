"""What the installed games bring to the page: the files of their web folders, and the list in the document."""

from __future__ import annotations

import html
import json
import warnings
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path

from lampion.core.game import Game
from lampion.core.registry import BrokenGame, games

CARD, CARD_STYLE, BOARD, BOARD_STYLE = "card.js", "card.css", "board.js", "board.css"
CARD_STYLES = "style/cards.css"  # the styles of all cards, which come with the page


def home_order() -> list[Game]:
    """The games that come with Lampion first, each group in alphabetical order."""
    return sorted(games().values(), key=lambda game: not type(game).__module__.startswith("lampion."))


def brought() -> dict[str, Traversable]:
    """Every file that a game brings, by its path on the page: `boards/GAME/…`."""
    found: dict[str, Traversable] = {}
    for game in home_order():
        try:
            folder = game.web()
            found.update({} if folder is None else dict(walk(folder, f"boards/{game.name}")))
        except Exception as error:  # noqa: BLE001  (a stranger's code may fail in any way; the other games go on)
            warnings.warn(f"the web folder of {game.name} cannot be read: {error}", BrokenGame, stacklevel=2)
    return found


def walk(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    """The files of a folder and of those inside it, in an order that does not depend on the machine."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        below = f"{path}/{entry.name}".lstrip("/")
        if entry.is_dir():
            yield from walk(entry, below)
        elif not entry.name.endswith(".d.ts"):
            yield below, entry


def seen(files: Mapping[str, Traversable]) -> tuple[object, ...]:
    """Changes when a file does, as happens while somebody works on a game; what lies in an archive never does."""
    stats = ((path, file.stat()) for path, file in files.items() if isinstance(file, Path))
    return tuple((path, stat.st_mtime_ns, stat.st_size) for path, stat in stats)


def card_styles(files: Mapping[str, bytes]) -> bytes:
    """The styles of all cards, one after the other."""
    sheets = (files.get(f"boards/{game.name}/{CARD_STYLE}") for game in home_order())
    return b"".join(sheet for sheet in sheets if sheet is not None)


def cards(paths: Mapping[str, object]) -> list[str]:
    """The modules of all cards."""
    modules = (f"boards/{game.name}/{CARD}" for game in home_order())
    return [path for path in modules if path in paths]


def listed(paths: Mapping[str, object]) -> str:
    """The installed games for the document: name, title, and which of the page's doors each has a file for."""
    facts = []
    for game in home_order():
        doors = {
            door: f"boards/{game.name}/{file}" in paths
            for door, file in (("card", CARD), ("board", BOARD), ("style", BOARD_STYLE))
        }
        facts.append({"name": game.name, "title": game.title, **doors})
    return f'<meta name="games" content="{html.escape(json.dumps(facts, ensure_ascii=False))}">'
