"""Texts that follow the data: what a rules page says is filled from the edition in play.

{{ price.tile }}                      a value of the edition, or what the game adds: a count, a whole table
{{ points.tile | point | points }}    a number and the word that fits it
{{ first | so it is | so it is not }} one of two texts, by something that holds or not
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

PLACE = re.compile(r"\{\{\s*([\w.]+)\s*(?:\|(.*?)\|(.*?))?\}\}", re.S)
ONE_FOR_NONE = ("fr",)  # languages that say "0 point"


def filled(text: str, values: Mapping[str, object], language: str) -> str:
    """The text with every place filled; KeyError for one that names nothing."""
    return PLACE.sub(lambda found: worded(values[found[1]], found[2], found[3], language), text)


def worded(value: object, first: str | None, second: str | None, language: str) -> str:
    """A value as it stands in a text."""
    if first is None or second is None:
        return str(value)
    if isinstance(value, bool):
        return (first if value else second).strip(" ")
    if not isinstance(value, int):
        raise TypeError(f"only numbers and flags have two forms, got {value!r}")
    single = value == 1 or (value == 0 and language in ONE_FOR_NONE)
    return f"{value} {(first if single else second).strip(' ')}"


def values_of(data: Mapping[str, Any]) -> dict[str, object]:
    """Every single value of an edition by its dotted key; lists of numbers and words are joined."""
    return dict(leaves(data, ""))


def leaves(table: Mapping[str, Any], under: str) -> Iterator[tuple[str, object]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{under}{name}.")
        elif not isinstance(value, list):
            yield f"{under}{name}", value
        elif not any(isinstance(item, dict | list) for item in value):
            yield f"{under}{name}", ", ".join(map(str, value))
