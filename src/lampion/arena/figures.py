"""The figures that are claimed about the engine's speed, each beside a peer's from the same run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import msgspec

import lampion
from lampion.arena.peers import has_openspiel, openspiel_rollouts_per_second
from lampion.arena.rollouts import rollouts_per_second
from lampion.core.engine import engine
from lampion.core.registry import game

OPENSPIEL_GAMES = ("othello", "backgammon")


class Figure(msgspec.Struct, frozen=True):
    """A measured value, beside a peer's; the peer's fields are null where there is none."""

    name: str
    value: float
    unit: str
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None


def engine_figures(name: str, seats: int = 2, repeats: int = 5, seconds: float = 1.0) -> list[Figure]:
    """Random games a second of one game beside its peers. All take turns, several times over, and the median counts.

    So a machine that is busy for a while is so for everybody.
    """
    own: list[float] = []
    with TemporaryDirectory() as folder:
        peers = peer_runners(Path(folder), name, seats)
        measured: dict[str, list[float]] = {peer: [] for peer in peers}
        for _ in range(repeats):
            own.append(rollouts_per_second(game(name), seats, seconds))
            for peer, measure in peers.items():
                measured[peer].append(measure(seconds))
    what = f"random games of {game(name).title} with {seats} seats, {engine()}"
    if not peers:
        return [Figure(what, round(median(own), 1), "games/s")]
    return [compared(what, median(own), peer, median(values)) for peer, values in measured.items()]


def peer_runners(folder: Path, name: str, seats: int) -> dict[str, Callable[[float], float]]:
    """What can be measured here besides, by name: told how many seconds, each answers games a second."""
    peers: dict[str, Callable[[float], float]] = {}
    if engine() == "compiled":
        uncompiled_copy(folder)
        peers["the same engine, interpreted"] = partial(interpreted, folder, name, seats)
    if has_openspiel():
        for other in OPENSPIEL_GAMES:
            peers[f"OpenSpiel {other}, C++"] = partial(openspiel_rollouts_per_second, other)
    return peers


def compared(what: str, own: float, peer: str, value: float) -> Figure:
    return Figure(what, round(own, 1), "games/s", peer, round(value, 1), round(own / value, 2))


def uncompiled_copy(folder: Path) -> None:
    """The package without its compiled modules, so that the sources beside them run."""
    source = Path(lampion.__file__).parent
    shutil.copytree(source, folder / "lampion", ignore=shutil.ignore_patterns("*.so", "*.pyd", "web", "__pycache__"))


def interpreted(folder: Path, name: str, seats: int, seconds: float) -> float:
    """The same measurement in another process, from the copy."""
    asked = subprocess.run(
        [sys.executable, "-m", "lampion.arena.rollouts", name, str(seats), str(seconds)],
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(asked.stdout)
