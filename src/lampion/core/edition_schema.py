"""What an edition's file may hold: a schema is data, and says of every key which kind of value it has.

    SCHEMA = Schema(
        "moths",
        keys=(
            Key("rack.tiles", Number(1, 8)),
            Key("printed", Rows((Key("row", Number(0, 12)), Key("symbol", Choice("red", "blue"))), 1, 9, ("row",))),
        ),
        checks=(printed_squares_are_inside,),
    )

`read=False` marks what the rules do not read (names, coordinates): it is no part of the edition's hash. What a key is
called in a language is the message `<game>-edition-<key>` of its catalogues, with hyphens for dots and underscores.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from lampion.core.edition_kinds import Choice, Each, Fixed, Flag, Kind, Name, Number, Numbers, Text, Words
from lampion.core.edition_report import MISSING, Report
from lampion.core.toml_lines import Way

__all__ = [
    "MISSING",
    "Choice",
    "Each",
    "Fixed",
    "Flag",
    "Key",
    "Kind",
    "Name",
    "Number",
    "Numbers",
    "Report",
    "Rows",
    "Schema",
    "Spot",
    "Text",
    "Way",
    "Words",
    "content",
    "spots",
]

FORMAT = 1


@dataclass(frozen=True)
class Key:
    """A value of the file by its dotted key, relative to the table it is in."""

    path: str
    kind: Kind
    read: bool = True  # whether the rules read it: then it is part of the hash
    because: str = ""  # why the value is bounded like this, where that is not plain
    default: Any = MISSING  # what a file without the key means; a key without a default must be there

    @property
    def way(self) -> Way:
        return tuple(self.path.split("."))

    def check(self, report: Report, table: Way) -> None:
        way = (*table, *self.way)
        value = report.value(*way)
        if value is not MISSING:
            self.kind.check(report, way, value, f" ({self.because})" if self.because else "")
        elif self.default is MISSING:
            report.need(False, way, self.kind.expected)


@dataclass(frozen=True)
class Rows(Kind):
    """A list of tables with the same keys. `name` are the keys that tell them apart."""

    keys: tuple[Key, ...]
    least: int
    most: int
    name: tuple[str, ...] = ("id",)
    ordered: bool = True  # False: their order means nothing, and the hash does not depend on it

    @property
    def expected(self) -> str:
        count = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        return f"must be a list of {count} tables"

    def fits(self, value: Any) -> bool:
        listed = isinstance(value, list) and self.least <= len(value) <= self.most
        return listed and all(isinstance(row, dict) for row in value)

    def check(self, report: Report, way: Way, value: Any, because: str = "") -> None:
        if not report.need(self.fits(value), way, self.expected + because, value):
            return
        names = [self.name_of(row) for row in value]
        for i, name in enumerate(names):
            for key in self.keys:
                key.check(report, (*way, i))
            check_unknown(report, self.keys, (*way, i))
            expected = f"must differ from the others in {' and '.join(self.name)}{because}"
            report.need(name not in names[:i], (*way, i), expected, name)

    def name_of(self, row: Any) -> str:
        """What a row is called in keys: `a1`, `1-monk`."""
        return "-".join(str(row.get(part, "?")) for part in self.name) if isinstance(row, dict) else "?"


Check: TypeAlias = Callable[[Report], None]


@dataclass(frozen=True)
class Schema:
    """All keys of a game's editions, and the checks that look at more than one of them."""

    game: str
    keys: tuple[Key, ...]
    checks: tuple[Check, ...] = ()
    every_key: tuple[Key, ...] = field(init=False)

    def __post_init__(self) -> None:
        meta = (
            Key("meta.format", Fixed(FORMAT), read=False),
            Key("meta.game", Fixed(self.game), read=False),
            Key("meta.name", Name(), read=False),
        )
        object.__setattr__(self, "every_key", (*meta, *self.keys))

    def check(self, report: Report) -> None:
        """Note every fault. Checks of several keys are made only where the keys themselves are good."""
        for key in self.every_key:
            key.check(report, ())
        check_unknown(report, self.every_key, ())
        if not report.faults:
            for check in self.checks:
                check(report)

    def named(self, data: Mapping[str, Any], way: Way) -> str:
        """The key of a value: rows by their name (`map.place.a1.start`), elements of lists by number (`guards[1]`)."""
        told, spot = "", data
        rows = {key.way: key.kind for key in self.every_key if isinstance(key.kind, Rows)}
        for length, part in enumerate(way):
            kind = rows.get(way[:length])
            inner: Any = spot[part] if isinstance(spot, list | dict) and has(spot, part) else None
            if isinstance(part, int) and kind is not None:
                told += f".{kind.name_of(inner)}"
            else:
                told += f"[{part}]" if isinstance(part, int) else f".{part}"
            spot = inner
        return told.removeprefix(".")


def has(inside: Any, part: str | int) -> bool:
    """Whether a list or table has this element."""
    return (isinstance(inside, list) and isinstance(part, int) and part < len(inside)) or (
        isinstance(inside, dict) and part in inside
    )


def check_unknown(report: Report, keys: Sequence[Key], table: Way, below: Way = ()) -> None:
    """A key that no schema knows is most often a slip of the pen, and would have no effect."""
    inside = report.value(*table, *below)
    ways = [key.way for key in keys if key.way[: len(below)] == below]
    for name in inside if isinstance(inside, dict) else ():
        way = (*below, name)
        if way in ways or (*table, *way) == ("source",):
            continue
        if any(known[: len(way)] == way for known in ways):
            check_unknown(report, keys, table, way)
        else:
            known_here = dict.fromkeys(str(known[len(below)]) for known in ways)
            report.need(False, (*table, *way), f"is no key here: expected {', '.join(known_here)}", inside[name])


def content(keys: Sequence[Key], data: Mapping[str, Any]) -> dict[str, Any]:
    """What the rules read of a file, without values that a file may leave out and that say the same as leaving out."""
    found: dict[str, Any] = {}
    for key in keys:
        *tables, last = key.way
        spot: Any = data
        for part in tables:
            spot = spot.get(part, {})
        value = spot.get(last, MISSING)
        if not key.read or value is MISSING or value == key.default:
            continue
        inner = found
        for part in tables:
            inner = inner.setdefault(str(part), {})
        inner[str(last)] = rows_content(key.kind, value) if isinstance(key.kind, Rows) else value
    return found


def rows_content(rows: Rows, value: list[dict[str, Any]]) -> list[dict[str, Any]]:
    listed = value if rows.ordered else sorted(value, key=rows.name_of)
    return [content(rows.keys, row) for row in listed]


@dataclass(frozen=True)
class Spot:
    """One value of a file: its key with and without the name of its row, its schema, and what it is."""

    key: str  # `map.place.a1.start`
    plain: str  # `map.place.start`
    row: str  # `a1`, or nothing
    schema: Key
    value: Any


def spots(schema: Schema, data: Mapping[str, Any]) -> Iterator[Spot]:
    """Every value of a good file, in the order of the schema. A key that is left out has its default."""
    for key in schema.keys:
        spot: Any = data
        for part in key.way:
            spot = spot.get(part, key.default) if isinstance(spot, dict) else key.default
        if not isinstance(key.kind, Rows):
            yield Spot(key.path, key.path, "", key, spot)
            continue
        for row in spot:
            name = key.kind.name_of(row)
            for inner in key.kind.keys:
                value = row.get(inner.path, inner.default)
                if value is not MISSING and value is not None:
                    yield Spot(f"{key.path}.{name}.{inner.path}", f"{key.path}.{inner.path}", name, inner, value)
