"""The editions of AXIO: their files, and the boxes that the rules read."""

from __future__ import annotations

from importlib.resources import files

from lampion.core.editions import Edition, Editions
from lampion.games.axio.components import Box
from lampion.games.axio.schema import SCHEMA

# The hash of the edition that records and tables leave out: everything was played with it before there were editions.
FIRST = "3d999cf71c5068bde088d2dc3111fee3fb08cabb1b203ea1ac4608a14dc6ce64"


def box_of(edition: Edition) -> Box:
    """An edition as the rules read it."""
    return Box(edition, None if edition.hash == FIRST else EDITIONS.saved(edition))


EDITIONS = Editions(SCHEMA, files("lampion.games.axio").joinpath("editions"), "first", box_of, first=FIRST)
