"""The games of a training run on disk: the plan, then a line for each game. A run that was killed goes on from it.

Lines are only ever appended; one that was cut off while it was written is dropped.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec

from lampion.learning.plan import CannotLearn, Plan
from lampion.learning.self_play import PlayedGame


class SampleFile:
    """Used in a `with`: what is there already is read, and more can be added."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.games: dict[int, PlayedGame] = {}
        self._lines: dict[int, bytes] = {}
        lines = path.read_bytes().split(b"\n") if path.exists() else [b""]
        whole = lines[:-1]  # the last one is empty, or was cut off
        if whole:
            self._check(whole[0], plan)
        for line in whole[1:]:
            self._take(msgspec.json.decode(line, type=PlayedGame), line)
        self._file: IO[bytes] = path.open("ab")
        self._file.truncate(sum(len(line) + 1 for line in whole))
        if not whole:
            self._write(msgspec.json.encode(plan))

    def __enter__(self) -> SampleFile:
        return self

    def __exit__(self, *problem: object) -> None:
        self._file.close()

    def add(self, played: PlayedGame) -> None:
        """One more finished game, on disk before anything else happens."""
        line = msgspec.json.encode(played)
        self._write(line)
        self._take(played, line)

    def missing(self, plan: Plan) -> Iterator[int]:
        """The numbers of the games that are still to be played."""
        return (number for number in range(plan.games) if number not in self.games)

    def digest(self) -> str:
        """The hash of all games in the order of their numbers, whatever order they were finished in."""
        total = hashlib.sha256()
        for number in sorted(self._lines):
            total.update(self._lines[number] + b"\n")
        return total.hexdigest()

    def _take(self, played: PlayedGame, line: bytes) -> None:
        self.games[played.number] = played
        self._lines[played.number] = line

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()

    def _check(self, line: bytes, plan: Plan) -> None:
        try:
            found = msgspec.json.decode(line, type=Plan)
        except msgspec.DecodeError as error:
            raise CannotLearn(f"{self.path} is no file of a training run: {error}") from None
        if msgspec.structs.replace(found, games=plan.games) != plan:
            names = [name for name in plan.__struct_fields__ if getattr(found, name) != getattr(plan, name)]
            different = ", ".join(name for name in names if name != "games")
            raise CannotLearn(f"{self.path} is from another run: it differs in {different}. Name another file.")
