"""Corrected editions of Pagoda, as owners might write them: each changes some values of the first one."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from lampion.games.pagoda.editions import EDITIONS, FIRST
from support.toml_writer import as_toml

COLOURS = ["red", "blue", "green", "yellow", "violet"]


def eighteen(data: dict[str, Any]) -> None:
    """Eighteen tiles, no red one with red or blue above it among them, and other spires."""
    different = [tile for tile in data["tiles"] if tile["base"] != tile["next"]]
    data["tiles"] = different[2:]
    for number, tile in enumerate(data["tiles"]):
        tile["spire"] = COLOURS[(COLOURS.index(tile["next"]) + number) % 5]


def low(data: dict[str, Any]) -> None:
    """Fewer and lower pagodas."""
    data["board"] |= {"sites": 4, "columns": 3, "ends_at": 2}
    data["normal"] |= {"floors": 3, "spire": 7}
    data["quick"] |= {"floors": 2, "spire": 3}
    data["cards"]["each_colour"] = 9


def dear(data: dict[str, Any]) -> None:
    """Every price is another one."""
    data["price"] |= {"column": 2, "tile": 2, "spire": 3, "bowl": 1, "buddha": 1}
    data["cards"] |= {"alternative": 3, "hand": 3, "fan_hand": 5}


def odd(data: dict[str, Any]) -> None:
    """A spire of one column, and cheaper and dearer abilities."""
    data["price"] |= {"spire": 1, "bowl": 3}
    data["turn"] |= {"columns": 1, "lantern_columns": 2, "uses": 1}
    data["cards"] |= {"fan_hand": 2, "alternative": 1}


def large(data: dict[str, Any]) -> None:
    """The most that a position can hold."""
    data["board"] |= {"sites": 8, "columns": 6, "ends_at": 5}
    data["cards"] |= {"each_colour": 15, "table": 6, "hand": 3, "fan_hand": 4, "alternative": 5}
    data["turn"] |= {"columns": 5, "lantern_columns": 7, "uses": 3}
    data["points"] |= {"columns": [2, 0, 5, 9], "tile": 3}


CHANGES = {change.__name__: change for change in (eighteen, low, dear, odd, large)}


def text_of(name: str) -> str:
    """The file of a corrected edition."""
    data = deepcopy(EDITIONS.edition(FIRST).data)
    CHANGES[name](data)
    data["meta"]["name"] = name
    data["source"] = dict.fromkeys((key for key in data if key not in ("meta", "source")), "house")
    return as_toml(data)


def install() -> None:
    """Make all of them playable."""
    for name in CHANGES:
        EDITIONS.install(text_of(name), f"{name}.toml")
