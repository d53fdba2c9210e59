"""Edition files named on the command line: read, checked and installed before anything else happens."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from lampion.core.errors import BrokenEdition
from lampion.core.game import Game
from lampion.core.registry import games

NAMES = ("--edition", "--map")  # the second one is what it was called before
EditionFile = Annotated[
    Path | None,
    typer.Option(
        *NAMES,
        metavar="FILE",
        help="Play the edition of this file, or an installed one by name.",
        show_default="the usual",
    ),
]
EditionFiles = Annotated[
    list[Path] | None,
    typer.Option(*NAMES, metavar="FILE", help="The edition a game was played with, where it is none of ours."),
]


def chosen_edition(game: Game, file: Path | None) -> str | None:
    """The hash of the file's edition, which can be played from now on, or of an installed one; None for the usual."""
    if file is None:
        return None
    installed = {known.name: known.hash for known in game.editions()}
    if str(file) in installed and not file.exists():
        return installed[str(file)]
    try:
        return game.install_edition(text_of(file), str(file)).hash
    except BrokenEdition as error:
        raise wrong(str(error)) from None


def install_editions(files: Sequence[Path]) -> list[str]:
    """The editions of several files, each for the game that it names; their names."""
    found: dict[tuple[str, str], Path] = {}
    for file in files:
        game = game_of(text_of(file), file)
        try:
            edition = game.install_edition(text_of(file), str(file))
        except BrokenEdition as error:
            raise wrong(str(error)) from None
        before = found.setdefault((game.name, edition.name), file)
        if before != file:
            raise wrong(
                f"{before} and {file} are both called {edition.name!r} (meta.name): choose another name for one"
            )
    return [name for _, name in found]


def text_of(file: Path) -> str:
    """What is in the file, which must be UTF-8."""
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise wrong(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise wrong(f"cannot read {file}: not UTF-8 at byte {error.start}") from None


def game_of(text: str, file: Path) -> Game:
    """The game whose edition it is, by `meta.game`."""
    having = {name: game for name, game in games().items() if game.known_editions is not None}
    try:
        meta = tomllib.loads(text).get("meta")
    except tomllib.TOMLDecodeError as error:
        raise wrong(f"{file} must be TOML: {error}") from None
    name = meta.get("game") if isinstance(meta, dict) else None
    if name not in having:
        raise wrong(f"{file}: meta.game must be one of {', '.join(having)}, got {name!r}")
    return having[str(name)]


def wrong(message: str) -> typer.BadParameter:
    return typer.BadParameter(message, param_hint=NAMES[0])
