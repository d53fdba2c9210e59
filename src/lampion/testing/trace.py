"""A random game as one hash, printed by another process: `python -m lampion.testing.trace GAME SETUP`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from lampion.core.engine import engine
from lampion.core.game import Game
from lampion.core.registry import game as installed_game
from lampion.core.setup import Setup
from lampion.testing.journey import Journey, as_json, fingerprint


def trace(game: Game, setup: Setup) -> str:
    """The SHA-256 of every position of a random game, generators, views and choices included."""
    digest = sha256()
    journey = Journey(game, setup)
    for state in journey.positions():
        digest.update(fingerprint(state))
        digest.update(as_json(state.legal()))
        digest.update(as_json([game.view(state, seat) for seat in (None, *range(setup.seats))]))
    digest.update(as_json(journey.lines))
    return digest.hexdigest()


def main(arguments: Sequence[str]) -> None:
    """Print which engine this is, and the hash."""
    name, setup = arguments
    print(engine(), trace(installed_game(name), msgspec.json.decode(setup, type=Setup)))


if __name__ == "__main__":
    main(sys.argv[1:])
