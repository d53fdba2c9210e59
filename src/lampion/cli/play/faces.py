"""Which game has a face of its own."""

from __future__ import annotations

from lampion.cli.play.axio_face import AxioFace
from lampion.cli.play.drawn_face import DrawnFace
from lampion.cli.play.face import Face
from lampion.games.pagoda.picture import drawn_sites
from lampion.games.panda.map_picture import map_lines

FACES: dict[str, Face] = {
    "axio": AxioFace(),
    "pagoda": DrawnFace(drawn_sites, "pagoda-terminal-legend"),
    "panda": DrawnFace(map_lines, "panda-terminal-legend", replaced=["paths"]),
}


def face_of(name: str) -> Face:
    """The face of a game; one that serves any game where it has none."""
    return FACES.get(name, Face())
