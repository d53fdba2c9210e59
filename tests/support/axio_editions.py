"""Editions of AXIO that differ from the first one, for tests: files in `support/editions`."""

from pathlib import Path

from lampion.games.axio.editions import EDITIONS

FOLDER = Path(__file__).parent / "editions"
NAMES = ("corrected", "scarce")
FILES = {name: FOLDER / f"axio-{name}.toml" for name in NAMES}


def install() -> None:
    """Make them playable by name in this process."""
    for file in FILES.values():
        EDITIONS.install(file.read_text("utf-8"), file.name)
