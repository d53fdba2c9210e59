"""The face of each game in the terminal, as the game itself says."""

from __future__ import annotations

from lampion.cli.play.face import Face
from lampion.core.registry import game


def face_of(name: str) -> Face:
    """The face of an installed game."""
    return Face(game(name).terminal())
