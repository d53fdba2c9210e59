"""What an edition of AXIO says, as the page's drawings and texts need it beside the view."""

from __future__ import annotations

from typing import TypedDict

from lampion.games.axio.components import Box


class Numbers(TypedDict):
    """`track` is the last field of a track, `boards` how many follow one another in the solo game.

    `side` are the rows of the largest board: of a smaller one the rest is shown folded away.
    """

    rack: int
    tiles: int
    track: int
    boards: int
    side: int


def numbers(box: Box) -> Numbers:
    return {
        "rack": int(box.rack),
        "tiles": int(box.tiles),
        "track": int(box.track),
        "boards": int(box.solo_track // box.track),
        "side": max(area.last - area.first + 1 for area in box.areas.values()),
    }
