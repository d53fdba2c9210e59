"""Edition files named on the command line: read, checked and installed before anything else happens."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from lampion.core.errors import BrokenEdition
from lampion.core.game import Game
from lampion.core.registry import games

EditionFile = Annotated[
    Path | None, typer.Option("--map", metavar="FILE", help="Play on the map of this file.", show_default="the usual")
]
EditionFiles = Annotated[
    list[Path] | None,
    typer.Option("--map", metavar="FILE", help="The map a game was played on, where it is none of ours."),
]


def chosen_edition(game: Game, file: Path | None) -> str | None:
    """The name of the file's edition, which can be played from now on; None if there is no file."""
    return None if file is None else install(file, [game])


def install_editions(files: Sequence[Path]) -> list[str]:
    """The editions of several files, each for the game that has editions like it; their names."""
    with_editions = [game for game in games().values() if game.editions()]
    return [install(file, with_editions) for file in files]


def install(file: Path, possible: Sequence[Game]) -> str:
    """A broken file ends the command with exit code 2 and a message that names the line or key, and the constraint."""
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise wrong(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise wrong(f"cannot read {file}: not UTF-8 at byte {error.start}") from None
    problems: list[str] = []
    for game in possible:
        try:
            return game.install_edition(text, str(file)).name
        except BrokenEdition as error:
            problems.append(str(error))
    raise wrong("\n".join(problems) or f"no game that is installed has maps: {file}")


def wrong(message: str) -> typer.BadParameter:
    return typer.BadParameter(message, param_hint="--map")
