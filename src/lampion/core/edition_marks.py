"""Where each value of an edition comes from: the table `[source]` of its file.

    [source]
    "rack.tiles" = "text"
    "map.place" = "house"
    "map.place.a1.start" = { mark = "inferred", note = "one sentence" }

A key without the name of a row counts for all rows, and a key of a table for all its values; the longest one that fits
counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from lampion.core.edition_report import Report
from lampion.core.edition_schema import Rows, Schema, Spot, spots
from lampion.core.toml_lines import Way

Source: TypeAlias = Literal["text", "inferred", "house"]
MARKS: tuple[Source, ...] = ("text", "inferred", "house")
EXPECTED = 'must be "text", "inferred", "house", or a table of mark and note'


@dataclass(frozen=True)
class Mark:
    """Whether a value is in the rulebook's text, inferred from it, or ours; and what else must be said."""

    mark: Source
    note: str = ""


def marks_of(data: Mapping[str, Any]) -> dict[str, Mark]:
    """The marks of a good file by their keys."""
    return {key: mark for key, _, mark in entries(data.get("source", {}), ()) if mark is not None}


def entries(table: Any, way: Way) -> Iterator[tuple[str, Way, Mark | None]]:
    """Each entry of the table, dotted keys or tables in tables alike; None for what is no mark."""
    if isinstance(table, dict) and "mark" not in table:
        for name, inner in table.items():
            yield from entries(inner, (*way, name))
        return
    key = ".".join(map(str, way))
    if isinstance(table, str) and table in MARKS:
        yield key, way, Mark(table)
    elif isinstance(table, dict) and table["mark"] in MARKS and set(table) <= {"mark", "note"}:
        note = table.get("note", "")
        yield key, way, Mark(table["mark"], note) if isinstance(note, str) else None
    else:
        yield key, way, None


def mark_of(marks: Mapping[str, Mark], spot: Spot) -> Mark | None:
    """The mark of a value: of the longest key that fits, one that names the row before one that does not."""
    return next((marks[key] for key in keys_for(spot) if key in marks), None)


def keys_for(spot: Spot) -> Iterator[str]:
    """The keys that would mark this value, the nearest first."""
    plain = spot.plain.split(".")
    field = spot.schema.path.count(".") + 1 if spot.row else 0
    for length in range(len(plain), 0, -1):
        here = plain[:length]
        if spot.row and length >= len(plain) - field:
            rows = plain[: len(plain) - field]
            yield ".".join([*rows, spot.row, *plain[len(rows) : length]])
        yield ".".join(here)


def check_marks(schema: Schema, report: Report, demanded: bool) -> None:
    """Every value has a mark, and every mark has values. A file made before there were marks may have none at all."""
    if "source" not in report.data and not demanded:
        return
    table = report.value("source")
    if not report.need(isinstance(table, dict), ("source",), "must be a table that marks every value", table):
        return
    found = list(entries(table, ("source",)))
    for _, way, mark in found:
        report.need(mark is not None, way, EXPECTED, report.value(*way))
    if report.faults:
        return
    marks = {key.removeprefix("source."): mark for key, _, mark in found if mark is not None}
    used: set[str] = set()
    rows = {key.path for key in schema.every_key if isinstance(key.kind, Rows)}
    unmarked: dict[str, None] = {}
    for spot in spots(schema, report.data):
        fitting = list(keys_for(spot))
        used.update(fitting)
        if not any(key in marks for key in fitting):
            unmarked[spot.plain] = None
    for plain in unmarked:
        report.need(False, ("source", plain), 'must be marked as "text", "inferred" or "house"')
    for key, way, mark in found:
        name = key.removeprefix("source.")
        report.need(mark is None or name in used or name in rows, way, "is not the key of a value", name)
