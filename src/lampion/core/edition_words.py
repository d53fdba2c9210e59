"""Texts that follow the data: what a rules page says is filled from the edition in play.

{{ price.tile }}                      a value of the edition, or what the game adds (`Game.edition_words`)
{{ cards.mission_a.A7.vp }}           a value of a row, by the row's name
{{ by_player_count.guards[0] }}       an element of a list
{{ points.tile | point | points }}    a number and the word that fits it
{{ first | so it is | so it is not }} one of two texts, by something that holds or not
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from lampion.core.edition_kinds import literal
from lampion.core.edition_schema import Schema, spots

PLACE = re.compile(r"\{\{\s*([\w.\[\]-]+)\s*(?:\|(.*?)\|(.*?))?\}\}", re.S)
ONE_FOR_NONE = ("fr",)  # languages that say "0 point"


def filled(text: str, values: Mapping[str, object], language: str) -> str:
    """The text with every place filled; KeyError for one that names nothing."""
    return PLACE.sub(lambda found: worded(values[found[1]], found[2], found[3], language), text)


def worded(value: object, first: str | None, second: str | None, language: str) -> str:
    """A value as it stands in a text. What is said differently in each language is a table of them."""
    if isinstance(value, Mapping) and language in value:
        value = value[language]
    if first is None or second is None:
        return literal(value)
    if isinstance(value, bool):
        return (first if value else second).strip(" ")
    if not isinstance(value, int):
        raise TypeError(f"only numbers and flags have two forms, got {value!r}")
    single = value == 1 or (value == 0 and language in ONE_FOR_NONE)
    return f"{value} {(first if single else second).strip(' ')}"


def values_of(schema: Schema, data: Mapping[str, Any]) -> dict[str, object]:
    """Every value of an edition by its key, and what is in lists and tables of values."""
    return {key: value for spot in spots(schema, data) for key, value in inside(spot.key, spot.value)}


def inside(key: str, value: object) -> Iterator[tuple[str, object]]:
    """A value and, by their own keys, its elements."""
    yield key, value
    if isinstance(value, list):
        for number, element in enumerate(value):
            yield from inside(f"{key}[{number}]", element)
    if isinstance(value, dict):
        for name, element in value.items():
            yield from inside(f"{key}.{name}", element)
