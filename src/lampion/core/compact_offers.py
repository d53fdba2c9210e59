"""Offers in few bytes: what many of them share is written once. docs/api.md describes the form.

A list in this form holds offers as they are, and families. A family is a product of axes: it has one offer for each
choice of a place on every axis, the last axis changing fastest. A column of values belongs to one axis.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, groupby, pairwise, product
from typing import Any

import msgspec

from lampion.core.offers import Offer

FEW = 6  # so many offers in a row are as short as they are


def folded(offers: Sequence[Offer]) -> bytes:
    """The offers of any game: those in a row that have the same parts become a family with one axis."""
    if len(offers) < FEW:
        return msgspec.json.encode(offers)
    found: list[object] = []
    for _, run in groupby(offers, key=lambda offer: (*offer.parts,)):
        alike = list(run)
        found += alike if len(alike) < FEW else [family(alike)]
    return msgspec.json.encode(found)


def family(offers: Sequence[Offer]) -> dict[str, object]:
    """Offers with the same parts, as columns."""
    return {
        "codes": [steps([offer.code for offer in offers])],
        "notation": [column([offer.notation for offer in offers])],
        "parts": {name: column([offer.parts[name] for offer in offers]) for name in offers[0].parts},
        "choose": column([offer.choose for offer in offers]),
    }


def steps(codes: Sequence[int]) -> list[int]:
    """Each number as the distance from the one before it."""
    return [later - earlier for earlier, later in pairwise([0, *codes])]


def column(values: Sequence[object]) -> dict[str, object]:
    """The values of an axis in the shortest of three ways: one for all, each its own, or a table and places in it."""
    keys = [value if type(value) is str else msgspec.json.encode(value) for value in values]  # 1 is not true
    table: dict[str | bytes, int] = {}
    places = [table.setdefault(key, len(table)) for key in keys]
    if len(table) == 1:
        return {"all": values[0]}
    if 2 * len(table) > len(values):
        return {"each": values}
    return {"of": [values[places.index(place)] for place in range(len(table))], "at": places}


def unfolded(legal: Sequence[Any]) -> list[dict[str, Any]]:
    """The plain list that a compact one stands for, both as read from JSON."""
    return [offer for one in legal for offer in (members(one) if "codes" in one else [one])]


def members(family: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The offers of a family."""
    codes = [list(accumulate(axis)) for axis in family["codes"]]
    parts = {name: reader(column) for name, column in family["parts"].items()}
    pieces = [notation_reader(piece, parts) for piece in family["notation"]]
    choose = reader(family["choose"])
    return [
        {
            "code": sum(axis[place] for axis, place in zip(codes, at, strict=True)),
            "notation": "".join(piece(at) for piece in pieces),
            "parts": {name: value(at) for name, value in parts.items()},
            "choose": choose(at),
        }
        for at in product(*(range(len(axis)) for axis in codes))
    ]


Read = Callable[[tuple[int, ...]], Any]


def reader(column: Mapping[str, Any]) -> Read:
    """Gives the value of a column for the places on the axes."""
    if "all" in column:
        return lambda at: column["all"]
    axis = column.get("by", 0)
    if "each" in column:
        return lambda at: column["each"][at[axis]]
    return lambda at: column["of"][column["at"][at[axis]]]


def notation_reader(piece: str | Mapping[str, Any], parts: Mapping[str, Read]) -> Read:
    """Gives a piece of the notation: a text, a column, or what a part has at a place of its list."""
    if isinstance(piece, str):
        return lambda at: piece
    if "part" in piece:
        return lambda at: parts[piece["part"]](at)[piece["item"]]
    return reader(piece)
