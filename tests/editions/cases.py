"""For every key of a schema another legal value and an illegal one, made of its kind where that is possible.

A value that cannot change alone has a case here; so has one that cannot change at all, with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from lampion.core.edition_schema import (
    MISSING,
    Choice,
    Each,
    Fixed,
    Flag,
    Key,
    Kind,
    Name,
    Number,
    Numbers,
    Rows,
    Schema,
    Text,
    Words,
)

Data = dict[str, Any]
Change = Callable[[Data], None]


def plain_keys(schema: Schema) -> dict[str, Key]:
    """Every key of a file by its path, those of rows among them."""
    found: dict[str, Key] = {}
    for key in schema.every_key:
        found[key.path] = key
        if isinstance(key.kind, Rows):
            found |= {f"{key.path}.{inner.path}": inner for inner in key.kind.keys}
    return found


def tables_of(schema: Schema, data: Data, plain: str) -> Iterator[tuple[dict[str, Any], str]]:
    """Where the values of a key stand: a table and the name in it, one for each row."""
    for key in schema.every_key:
        table = data
        *above, last = key.path.split(".")
        for part in above:
            table = table.setdefault(part, {})
        if key.path == plain:
            yield table, last
        elif isinstance(key.kind, Rows) and plain.startswith(f"{key.path}."):
            yield from ((row, plain.removeprefix(f"{key.path}.")) for row in table[last])


# -- legal values ----------------------------------------------------------------------------------------------------


def others(kind: Kind, value: Any) -> Iterator[Any]:
    """Other values of a kind, the nearest first; none for kinds that only a game knows."""
    match kind:
        case Number():
            yield from (near for near in (value + 1, value - 1) if kind.fits(near))
        case Numbers() | Words():
            for i, item in enumerate(value):
                near = others(Number(kind.low, kind.high) if isinstance(kind, Numbers) else Choice(*kind.words), item)
                yield from ([*value[:i], other, *value[i + 1 :]] for other in near)
        case Flag():
            yield not value
        case Choice():
            yield from (word for word in kind.words if word != value)
        case Text():
            yield f"{value}!"
        case Name():
            yield f"{value[:-1]}x"
        case Each():
            for name, item in value.items():
                yield from ({**value, name: other} for other in others(kind.of, item))


def changes(schema: Schema, data: Data, plain: str, key: Key) -> Iterator[Data]:
    """Copies of the data in which one value of the key is another one."""
    for number, (table, name) in enumerate(tables_of(schema, data, plain)):
        value = table.get(name, key.default)
        if value is None or value is MISSING:
            continue
        for other in others(key.kind, value):
            changed = deepcopy(data)
            inside, name = list(tables_of(schema, changed, plain))[number]
            inside[name] = other
            yield changed


def place(data: Data, name: str) -> dict[str, Any]:
    return next(one for one in data["map"]["place"] if one["id"] == name)


def put(*ways: tuple[str, Any]) -> Change:
    """Several values at once, by dotted keys with numbers for elements of lists."""

    def change(data: Data) -> None:
        for way, value in ways:
            *above, last = [int(part) if part.isdigit() else part for part in way.split(".")]
            inside: Any = data
            for part in above:
                inside = inside[part]
            inside[last] = value

    return change


def mark(symbol: str, before: str, after: str, off: Any, on: Any) -> Change:
    """A symbol moves from one place to another."""

    def change(data: Data) -> None:
        place(data, before)[symbol], place(data, after)[symbol] = off, on

    return change


def fewer_start_places(data: Data) -> None:
    data["components"]["start_cards_per_kind"] = 1
    start = [one for one in data["map"]["place"] if one["start"]]
    for one in start[3:]:
        one["start"] = False


def renamed(before: str, after: str) -> Change:
    """A place or border area is called otherwise, wherever it is named."""

    def change(data: Data) -> None:
        drawn = data["map"]
        for node in (*drawn["place"], *drawn["border_ring"]):
            node["id"] = after if node["id"] == before else node["id"]
        for path in drawn["path"]:
            path["ends"] = [after if end == before else end for end in path["ends"]]
            path["id"] = "-".join(path["ends"])

    return change


def open_ring(data: Data) -> None:
    """The first and the last border area are no longer beside each other."""
    first, second, *_, last_but_one, last = data["map"]["border_ring"]
    first["beside"], last["beside"] = [second["id"]], [last_but_one["id"]]


def without_a_pair(field: str) -> Change:
    """The first tile becomes the pair of another tile, which goes."""

    def change(data: Data) -> None:
        first, *rest = data["tiles"]
        now = {**first, field: "blue"}
        data["tiles"] = [now, *(one for one in rest if (one["base"], one["next"]) != (now["base"], now["next"]))]

    return change


TOGETHER: dict[str, dict[str, Change]] = {
    "axio": {},
    "pagoda": {"tiles.base": without_a_pair("base"), "tiles.next": without_a_pair("next")},
    "panda": {
        "components.guards_per_colour": put(("components.guards_per_colour", 9), ("by_player_count.guards.0", 9)),
        "components.start_cards_per_kind": fewer_start_places,
        "clan_sheet.strength_rows": put(
            ("clan_sheet.strength_rows", 5), ("clan_sheet.strength_multiplier", [0, 1, 2, 3, 4])
        ),
        "clan_sheet.mission_rows": put(("clan_sheet.mission_rows", 3), ("clan_sheet.mission_value", [2, 4, 6])),
        "map.place.start": mark("start", "c1", "b1", off=False, on=True),
        "map.place.frontier": mark("frontier", "a1", "b1", off=False, on=True),
        "map.place.number": mark("number", "d1", "d4", off=0, on=1),
        "map.place.id": renamed("a1", "z9"),
        "map.place.col": put(("map.place.0.col", 4), ("map.place.3.col", 1)),
        "map.place.row": put(("map.place.0.row", 4), ("map.place.12.row", 1)),
        "map.border_ring.id": renamed("N1", "Z9"),
        "map.border_ring.beside": open_ring,
        "map.path.id": put(("map.path.0.id", "b1-a1"), ("map.path.0.ends", ["b1", "a1"])),
        "map.path.ends": put(("map.path.0.id", "a1-b2"), ("map.path.0.ends", ["a1", "b2"])),
        "action_board.space.options": put(("action_board.space.0.options.0.0.max", 2)),
        "cards.city.steps": put(("cards.city.2.steps.0.amount", 5)),
        "cards.a9_field.steps": put(("cards.a9_field.2.steps.0.amount", 5)),
    },
}
IN_ORDER = "rows stand for fields of the board, in order"
NO_OTHER: dict[str, dict[str, str]] = {
    "axio": {},
    "pagoda": {},
    "panda": {
        **dict.fromkeys(["action_board.space.row", "action_board.space.col"], IN_ORDER),
        **dict.fromkeys(
            ["cards.city.id", "cards.a9_field.field", "cards.mission_a.id", "cards.mission_b.id"], IN_ORDER
        ),
    },
}


# -- illegal values --------------------------------------------------------------------------------------------------


def wrong(kind: Kind) -> Any:
    """A value that is not of the kind."""
    match kind:
        case Number():
            return kind.high + 1
        case Numbers():
            return [kind.high + 1] * (kind.count or 1)
        case Text() | Name():
            return ""
        case Fixed():
            return "something else"
        case _:
            return "nothing of the kind"


def broken(schema: Schema, data: Data, plain: str, key: Key) -> Data:
    """A copy of the data with an illegal value of the key, in the last row that has one."""
    changed = deepcopy(data)
    spots = list(tables_of(schema, changed, plain))
    table, name = [*spots, *((table, name) for table, name in spots if name in table)][-1]
    table[name] = wrong(key.kind)
    return changed
