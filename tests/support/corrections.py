"""What the owner of a printed game does who finds a value that differs: corrects it, under the same name."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from lampion.core.editions import Edition
from lampion.core.game import Game
from lampion.core.registry import game

GAMES = ("axio", "pagoda", "panda")

SHOWN: dict[str, Callable[[dict[str, Any]], object]] = {  # the part of a new table in which the correction is seen
    "axio": lambda envelope: envelope["board"]["printed"],
    "pagoda": lambda envelope: envelope["board"]["supply"],
    "panda": lambda envelope: envelope["scores"],
}


@cache
def corrected(name: str, edition: str | None = None) -> str:
    """A packaged edition, the usual one if none is named, as it is before any correction, with other numbers."""
    known = known_editions(game(name))
    text: str = known.packaged[edition or known.usual].text
    match name:
        case "axio":
            found = swapped(text, 'symbol = "red"', 'symbol = "blue"')
        case "pagoda":
            found = text.replace('spire = "red"', 'spire = "blue"', 1)
        case _:
            found = re.sub(r"(\[vp_track\][^[]*start = )6", r"\g<1>9", text)
    assert found != text, f"{name}: nothing was corrected"
    return found


def swapped(text: str, one: str, other: str) -> str:
    return text.replace(one, "\0").replace(other, one).replace("\0", other)


def correction_file(folder: Path, name: str) -> Path:
    """The corrected edition of a game as a file, to be given to a server."""
    file = folder / f"corrected-{name}.toml"
    file.write_text(corrected(name), "utf-8")
    return file


def edited(name: str) -> dict[str, Edition]:
    """The packaged editions of a game as if their owner had edited the files in the package."""
    known = known_editions(game(name))
    return {edition: known.read(corrected(name, edition)) for edition in known.packaged}


@contextmanager
def edited_packages() -> Iterator[None]:
    """The files in the package were edited, and nothing else is remembered, as in a process that was started then."""
    before = {}
    for name in GAMES:
        known, editions = known_editions(game(name)), edited(name)
        before[name] = known.packaged
        known.packaged = editions
        known.forget()
    try:
        yield
    finally:
        for name, packaged in before.items():
            known_editions(game(name)).packaged = packaged
            known_editions(game(name)).forget()


@contextmanager
def corrections_installed() -> Iterator[None]:
    """The corrections were given with --edition, under the names of the packaged editions."""
    for name in GAMES:
        for edition in known_editions(game(name)).packaged:
            game(name).install_edition(corrected(name, edition), f"{edition}.toml")
    try:
        yield
    finally:
        forget_installed_editions()


def forget_installed_editions() -> None:
    """Only the packaged editions are known, as in a process that has just begun."""
    for name in GAMES:
        known_editions(game(name)).forget()


def known_editions(played: Game) -> Any:
    found = played.known_editions
    assert found is not None, played.name
    return found
