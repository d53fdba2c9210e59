"""Which game has a face of its own."""

from __future__ import annotations

from lampion.cli.play.axio_face import AxioFace
from lampion.cli.play.face import Face

FACES: dict[str, Face] = {"axio": AxioFace()}


def face_of(name: str) -> Face:
    """The face of a game; one that serves any game where it has none."""
    return FACES.get(name, Face())
