"""A tournament on disk, so that it can be gone on with after Ctrl-C or a crash: one line for each finished game.

The first line says what is played. Lines are only ever appended; one that was cut off in the middle of writing is
dropped. Each line names its game by number, so it does not matter how many workers there were.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, TypeVar

import msgspec

from lampion import __version__
from lampion.arena.match import Match, MatchResult
from lampion.arena.tournament import Format, Tournament
from lampion.core.setup import EditionName, OptionValue, Setup

if sys.platform != "win32":  # there nobody keeps a second run away from the file
    import fcntl

FORMAT = 1
Decoded = TypeVar("Decoded")


class Unresumable(ValueError):
    """A file that this tournament cannot be gone on with. The message says why, and what can be done."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must be the same for two runs to be parts of one tournament. When to stop may differ."""

    lampion_arena: int
    lampion: str
    game: str
    rules: str
    map: EditionName | None
    options: dict[str, OptionValue]
    seats: int
    bots: tuple[str, ...]
    seed: int
    format: Format
    paired: bool
    nodes: int
    seconds: float
    records: bool


class SavedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A finished game: a `MatchResult` without what the schedule knows."""

    number: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    start: int
    record: str | None = None

    def result(self, match: Match) -> MatchResult:
        """The whole result, told which match it was."""
        return MatchResult(
            match, self.scores, self.winners, self.decisions, self.seconds, self.record, self.start, self.slowest
        )


def settings_of(plan: Tournament) -> Settings:
    """What is written on the first line."""
    return Settings(
        lampion_arena=FORMAT,
        lampion=__version__,
        game=plan.game.name,
        rules=plan.game.rules,
        map=plan.game.edition_of(Setup(plan.seats, "", plan.options, edition=plan.edition)),
        options=dict(plan.options),
        seats=plan.seats,
        bots=plan.bots,
        seed=plan.seed,
        format=plan.format,
        paired=plan.paired,
        nodes=plan.nodes,
        seconds=plan.seconds,
        records=plan.keep_records,
    )


class Savefile:
    """The file of a tournament, between `open` and `close`. `games` are those already played, by number."""

    def __init__(self, path: Path, plan: Tournament) -> None:
        self.path = path
        self.settings = settings_of(plan)
        self.games: dict[int, SavedGame] = {}
        self._file: IO[bytes] | None = None

    def open(self) -> None:
        """Read what is there and make ready to write; raises Unresumable or OSError, and then nothing has changed."""
        file = self.path.open("a+b")
        try:
            lock(file, self.path)
            file.seek(0)
            text = file.read()
            whole = text[: text.rfind(b"\n") + 1]
            self._read(whole)
            file.truncate(len(whole))
            if not whole:
                file.write(msgspec.json.encode(self.settings) + b"\n")
                file.flush()
        except BaseException:
            file.close()
            raise
        self._file = file

    def close(self) -> None:
        """Nothing more will be added."""
        if self._file is not None:
            with suppress(OSError):  # what could not be written has been told
                os.fsync(self._file.fileno())
            with suppress(OSError):
                self._file.close()

    def add(self, result: MatchResult) -> None:
        """Write a finished game down. When this returns the game survives the end of this process, however it comes."""
        assert self._file is not None
        game = SavedGame(
            result.match.number,
            result.scores,
            result.winners,
            result.decisions,
            tuple(round(seconds, 6) for seconds in result.seconds),
            tuple(round(seconds, 6) for seconds in result.slowest),
            result.start,
            result.record,
        )
        self.games[game.number] = game
        self._file.write(msgspec.json.encode(game) + b"\n")
        self._file.flush()

    def _read(self, text: bytes) -> None:
        for number, line in enumerate(text.splitlines()):
            if number == 0:
                self._compare(line)
            else:
                game = decoded(line, SavedGame, f"line {number + 1} of {self.path} is not a game of an arena")
                if len(game.scores) != self.settings.seats:
                    raise Unresumable(f"line {number + 1} of {self.path} has a game with {len(game.scores)} seats")
                self.games[game.number] = game

    def _compare(self, line: bytes) -> None:
        saved = decoded(line, Settings, f"{self.path} does not begin like the file of an arena")
        for name in Settings.__struct_fields__:
            there, here = getattr(saved, name), getattr(self.settings, name)
            if there != here:
                raise Unresumable(
                    f"{self.path} holds another tournament: its {name} is {plain(there)}, here it is {plain(here)}; "
                    "use the same settings, or another file"
                )


def decoded(line: bytes, kind: type[Decoded], otherwise: str) -> Decoded:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise Unresumable(f"{otherwise}: {error}") from None


def plain(value: object) -> str:
    return msgspec.json.encode(value).decode()


def lock(file: IO[bytes], path: Path) -> None:
    """One run at a time: two would write the same games twice."""
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise Unresumable(f"another run is writing to {path}") from None
