"""The editions of AXIO: their files, read into boxes."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from lampion.games.axio.components import Box


@cache
def first_box() -> Box:
    """The box of the first edition."""
    text = files("lampion.games.axio").joinpath("editions", "first.toml").read_text("utf-8")
    return Box("first", "", text, tomllib.loads(text))
