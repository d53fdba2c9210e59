"""The editions of Pagoda: their files, and what the rules read of them."""

from __future__ import annotations

from importlib.resources import files

from lampion.core.editions import Edition, Editions
from lampion.games.pagoda.components import Box
from lampion.games.pagoda.schema import SCHEMA

# The hash of the edition that records and tables leave out: everything was played with it before there were editions.
FIRST = "4278242a28ebf87fd80cc1cf5a4cf2db0ebb47cf41743454eba47845923ed72a"


class Boxes:
    """An edition as the rules read it: a box for each of the four variants."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        saved = None if edition.hash == FIRST else EDITIONS.saved(edition)
        self.variants = {
            (quick, simple): Box(edition.name, edition.hash, edition.data, quick, simple, saved)
            for quick in (False, True)
            for simple in (False, True)
        }


EDITIONS = Editions(SCHEMA, files("lampion.games.pagoda").joinpath("editions"), "first", Boxes, first=FIRST)
