"""The same seed gives the same game: in another process, compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from unittest import SkipTest

import msgspec

from lampion.core.engine import engine
from lampion.core.game import Game
from lampion.core.registry import games
from lampion.core.setup import Setup
from lampion.testing.trace import trace


def check_same_game_in_another_process(game: Game, setup: Setup) -> None:
    """Another process, with other hashes of strings, plays the same game from the same seed."""
    _compare(game, setup, [], engine())


def check_same_game_interpreted(game: Game, setup: Setup, sources: Path) -> None:
    """The sources, run by the interpreter, play the same game as the compiled package."""
    if engine() == "interpreted":
        raise SkipTest("SKIPPED LOUDLY: this run is interpreted, so there is no compiled game to compare with")
    if not (sources / "lampion" / "core" / "rng.py").exists():
        raise SkipTest(f"SKIPPED LOUDLY: the sources of lampion are not in {sources}: nothing to compare with")
    _compare(game, setup, [str(sources)], "interpreted")


def _compare(game: Game, setup: Setup, first: list[str], expected_engine: str) -> None:
    if game.name not in games():
        raise SkipTest(f"SKIPPED LOUDLY: {game.name} has no entry point, so another process cannot find it")
    path = os.pathsep.join([*first, *(entry for entry in sys.path if entry)])
    done = subprocess.run(
        [sys.executable, "-P", "-m", "lampion.testing.trace", game.name, msgspec.json.encode(setup).decode()],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise AssertionError(f"another process cannot play {game.name}:\n{done.stderr[-3000:]}")
    other_engine, other = done.stdout.split()
    if other_engine != expected_engine:
        raise AssertionError(f"the other process should have been {expected_engine}, it was {other_engine}")
    own = trace(game, setup)
    if own != other:
        raise AssertionError(
            f"{game.name} with seed {setup.seed!r}: here ({engine()}) the game has hash {own}, "
            f"in another process ({other_engine}) {other}"
        )
