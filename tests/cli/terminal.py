"""A terminal for tests: a person made of code types, and everything shown is kept."""

import io
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from lampion.cli.play import play

LISTED = re.compile(r"^ *(\d+)  \S", re.M)


class Terminal:
    """Plays a game in this process; `typist` gets what was shown since its last answer and gives the next line."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, typist: Callable[[str], str], width: int = 100) -> None:
        self._file = io.StringIO()
        self.console = Console(file=self._file, width=width, highlight=False)
        self._typist = typist
        self._read = 0
        monkeypatch.setattr("builtins.input", self._input)

    @property
    def shown(self) -> str:
        return self._file.getvalue()

    def _input(self, prompt: object = "") -> str:
        fresh, self._read = self.shown[self._read :], len(self.shown)
        return self._typist(fresh)

    def play(
        self,
        *seats: str,
        game: str = "axio",
        seed: int = 7,
        lang: str = "en",
        start: int | None = 0,
        record: Path | None = None,
    ) -> int:
        return play(game, list(seats), {}, seed, lang, start, self.console, record)


def script(*lines: str) -> Callable[[str], str]:
    """Types these lines, then the input ends."""
    waiting = list(lines)

    def typist(shown: str) -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    return typist


def anybody(seed: int, moves: str = "moves") -> Callable[[str], str]:
    """Lists the moves, takes any of them, and presses Enter where nothing is listed after that."""
    dice = random.Random(seed)
    asked = False

    def typist(shown: str) -> str:
        nonlocal asked
        numbers = LISTED.findall(shown)
        if numbers:
            asked = False
            return str(dice.choice(numbers))
        asked = not asked
        return moves if asked else ""

    return typist
