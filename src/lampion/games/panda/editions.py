"""The editions of Way of the Panda that can be played here."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from lampion.core.editions import Editions, hash_of
from lampion.games.panda.components import Board
from lampion.games.panda.schema import SCHEMA

USUAL = "valley"
UNNAMED = "province"  # what setups and positions mean that name none, as all did when there was one board
# Records and tables were made with the hash of everything in the file, before the hash was that of what the rules read.
FORMER = {
    "bf5fdcc6d9bc74dc3755ae8722c465b4d9b3173317cb17a4ef302eff3388f2c7": (
        "01a7ab9e13bdce95c2ff2a6d8ca4dfb91f84560abba8a76bbdf619ab666ecb1e"  # province
    )
}


def hash_of_everything(data: Mapping[str, Any]) -> tuple[str, ...]:
    """How a file was named before there were source marks, which are no part of it."""
    return (hash_of({key: value for key, value in data.items() if key != "source"}),)


EDITIONS = Editions(
    SCHEMA,
    files("lampion.games.panda").joinpath("editions"),
    USUAL,
    Board,
    former=FORMER,
    known_before=hash_of_everything,
    unnamed=UNNAMED,
)
