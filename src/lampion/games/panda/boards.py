"""Reads map files, refuses broken ones with the key and the constraint, and keeps the maps that are installed here.

docs/panda-maps.md describes the format.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from lampion.core.errors import BrokenEdition
from lampion.games.panda import mission_cards
from lampion.games.panda.components import (
    BUILDINGS,
    CITY_CARDS,
    COLOURS,
    COLUMNS,
    HEROES,
    ROWS,
    TILE_CLASSES,
    TILE_KINDS,
    WHERE_WORDS,
    Board,
)

FORMAT = 1
STANDARD = "province"
HERO_ROW = {
    "monk": ("gate", "beads", "lantern"),
    "governor": ("market", "coin", "chest"),
    "warrior": ("pagoda", "sword", "mask"),
}
STEP_FIELDS = {
    "move": ("hero", "max", "bypass", "cover"),
    "build": ("hero", "where"),
    "strength": ("hero",),
    "mission": ("hero",),
    "pick": ("of", "count"),
    "vanish_appear": (),
    "sell_chest": ("vp",),
    "ap": ("amount",),
    "vp": ("amount",),
    "relocate": ("hero",),
}
ON_HERO_SPACE = ("move", "build", "strength", "mission", "sell_chest", "ap", "vp")
ON_NEUTRAL_SPACE = ("move", "build", "vanish_appear", "ap", "vp")
ON_CITY_CARD = ("pick", "vp", "ap", "move")
ON_FIELD = ("relocate", "move", "build", "vp", "ap")
LANGUAGES = ("en", "de", "fr")
PLACE_NAMES = [column + row for row in "1234" for column in "abcd"]
BORDER_NAMES = [
    *(f"N{i}" for i in (1, 2, 3, 4)),
    *(f"E{i}" for i in (1, 2, 3, 4)),
    *(f"S{i}" for i in (4, 3, 2, 1)),
    *(f"W{i}" for i in (4, 3, 2, 1)),
]
PATH_ENDS = [
    *((f"{a}{row}", f"{b}{row}") for row in "1234" for a, b in ("ab", "bc", "cd")),
    *((f"{column}{a}", f"{column}{b}") for a, b in ("12", "23", "34") for column in "abcd"),
    *((f"{column}1", f"N{i}") for i, column in enumerate("abcd", 1)),
    *((f"d{row}", f"E{row}") for row in "1234"),
    *((f"{column}4", f"S{i}") for i, column in enumerate("abcd", 1)),
    *((f"a{row}", f"W{row}") for row in "1234"),
]
PATH_NAMES = [f"{one}-{other}" for one, other in PATH_ENDS]


class MapError(BrokenEdition):
    """A map file that cannot be played. `faults` has one line for each broken constraint, naming its key."""

    def __init__(self, where: str, faults: Sequence[str]) -> None:
        super().__init__("\n".join([f"{where} is not a map of Way of the Panda:", *(f"  {fault}" for fault in faults)]))
        self.faults = tuple(faults)


class Checker:
    """Looks values up by their dotted key and notes every constraint that does not hold."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.faults: list[str] = []

    def need(self, holds: bool, key: str, constraint: str, got: object) -> bool:
        if not holds:
            self.faults.append(f"{key}: {constraint}, got {got!r}")
        return holds

    def get(self, key: str) -> Any:
        """The value of a dotted key; None, with a fault, if it is missing."""
        value: Any = self.data
        for part in key.split("."):
            if not isinstance(value, dict) or part not in value:
                self.faults.append(f"{key}: missing")
                return None
            value = value[part]
        return value

    def number(self, key: str, low: int, high: int) -> int | None:
        value = self.get(key)
        if value is None or not self.is_number(value, key, low, high):
            return None
        return int(value)

    def is_number(self, value: object, key: str, low: int, high: int) -> bool:
        fits = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        return self.need(fits, key, f"must be a whole number from {low} to {high}", value)

    def numbers(self, key: str, count: int, low: int, high: int) -> list[int] | None:
        value = self.get(key)
        is_list = isinstance(value, list) and len(value) == count
        if value is None or not self.need(is_list, key, f"must be a list of {count} numbers", value):
            return None
        fits = [self.is_number(item, f"{key}[{i}]", low, high) for i, item in enumerate(value)]
        return list(value) if all(fits) else None

    def same(self, key: str, expected: object) -> bool:
        value = self.get(key)
        return value is not None and self.equal(value, key, expected)

    def equal(self, value: object, key: str, expected: object) -> bool:
        return self.need(value == expected, key, f"must be {expected!r}", value)

    def among(self, value: object, key: str, words: Sequence[object]) -> bool:
        return self.need(value in words, key, f"must be one of {list(words)}", value)

    def table(self, key: str, ids: Sequence[object], name: str, any_order: bool = False) -> list[dict[str, Any]]:
        """A list of tables whose field `name` is exactly these, in this order unless any will do; [] with a fault."""
        value, expected = self.get(key), list(ids)
        tables = isinstance(value, list) and all(isinstance(row, dict) for row in value)
        if value is None or not self.need(tables, key, "must be a list of tables", value):
            return []
        got = [row.get(name) for row in value]
        fits = sorted(map(str, got)) == sorted(map(str, expected)) if any_order else got == expected
        order = "" if any_order else ", in this order"
        return list(value) if self.need(fits, f"{key}.{name}", f"must be {expected}{order}", got) else []


# -- what must hold --------------------------------------------------------------------------------------------


def faults_of(data: dict[str, Any]) -> list[str]:
    """Every constraint that a map file breaks; empty if it can be played."""
    checker = Checker(data)
    for check in (check_meta, check_supplies, check_tracks, check_map, check_action_board, check_cards):
        check(checker)
    return checker.faults


def check_meta(c: Checker) -> None:
    c.same("meta.format", FORMAT)
    c.same("meta.game", "panda")
    name = c.get("meta.name")
    if name is not None:
        fits = isinstance(name, str) and name.replace("-", "").isalnum() and name.isascii() and len(name) <= 40
        c.need(fits, "meta.name", "must be up to 40 letters, digits and hyphens", name)
    c.same("meta.players_min", 2)
    c.same("meta.players_max", 4)
    c.number("meta.round_limit", 20, 40)
    c.same("meta.colours", COLOURS)
    c.same("heroes.order", HEROES)
    for hero, row in HERO_ROW.items():
        for field, word in zip(("building", "strength", "mission"), row, strict=True):
            c.same(f"heroes.{hero}.{field}", word)


def check_supplies(c: Checker) -> None:
    pieces = c.number("components.buildings_per_kind", 3, 30)
    c.number("components.foundations", 1, 16)
    start_cards = c.number("components.start_cards_per_kind", 1, 5)
    if pieces is not None and start_cards is not None:
        key = "components.start_cards_per_kind"
        c.need(start_cards < pieces, key, f"must be below {pieces}, the pieces", start_cards)
    c.same("components.city_cards", len(CITY_CARDS))
    c.number("components.city_cards_in_row", 1, len(CITY_CARDS))
    c.same("components.mission_cards_per_set", len(mission_cards.A_CARDS))
    most = c.number("components.guards_per_colour", 5, 10)
    guards = c.numbers("by_player_count.guards", 3, 5, most or 10)
    setup = c.numbers("by_player_count.setup_guards", 3, 0, 4)
    if guards is not None and setup is not None:
        for i, (all_guards, placed) in enumerate(zip(guards, setup, strict=True)):
            key = f"by_player_count.setup_guards[{i}]"
            c.need(placed + 2 <= all_guards, key, f"must leave at least 2 of {all_guards} guards", placed)
    c.numbers("by_player_count.strength_tiles_per_kind", 3, 0, 99)
    c.numbers("by_player_count.mission_tiles_per_kind", 3, 0, 99)
    for owner in ("player", "neutral"):
        for name in TILE_CLASSES:
            c.number(f"tiles.{owner}.{name}", 0, 40)


def check_tracks(c: Checker) -> None:
    low = c.number("ap_track.min", -9, 0)
    high = c.number("ap_track.max", 5, 40)
    if low is not None and high is not None:
        c.number("ap_track.start", low, high)
        penalty = c.get("ap_track.penalty")
        if c.need(isinstance(penalty, dict), "ap_track.penalty", "must be a table of fields and losses", penalty):
            fields = {str(field) for field in range(low, high + 1)}
            for field, loss in penalty.items():
                c.need(field in fields, f"ap_track.penalty.{field}", f"must be a field from {low} to {high}", field)
                c.is_number(loss, f"ap_track.penalty.{field}", 0, 50)
    c.same("vp_track.min", 0)
    c.number("vp_track.start", 0, 100)
    rows = c.number("clan_sheet.strength_rows", 1, 9)
    printed = c.number("clan_sheet.strength_printed", 1, 9)
    if rows is not None:
        c.numbers("clan_sheet.strength_multiplier", rows, 0, 20)
        if printed is not None:
            c.need(printed <= rows, "clan_sheet.strength_printed", f"must be at most the {rows} rows", printed)
    mission_rows = c.number("clan_sheet.mission_rows", 1, 9)
    if mission_rows is not None:
        c.numbers("clan_sheet.mission_value", mission_rows, 0, 50)
    c.numbers("building.guards_needed", 6, 0, 16)
    c.numbers("building.vp", 6, 0, 50)
    c.number("building.vp_per_rival_guard", 0, 10)
    c.number("scoring.liberation_bonus", 0, 50)
    c.number("scoring.liberation_per_guard", 0, 10)
    c.number("scoring.end_foundations", 1, 16)
    c.number("scoring.end_capitals", 1, 16)
    c.number("scoring.frontier_vp", 0, 50)
    c.number("scoring.frontier_tiles", 1, 6)


def check_map(c: Checker) -> None:
    canvas = c.numbers("map.canvas", 2, 100, 10_000) or [10_000, 10_000]
    places = c.table("map.place", PLACE_NAMES, "id")
    for i, place in enumerate(places):
        check_place(c, f"map.place[{i}] ({place['id']})", place, i, canvas)
    for i, border in enumerate(c.table("map.border_ring", BORDER_NAMES, "id")):
        key = f"map.border_ring[{i}] ({border['id']})"
        c.equal(border.get("side"), f"{key}.side", border["id"][0])
        check_spot(c, key, border, canvas)
    paths = c.table("map.path", PATH_NAMES, "id", any_order=True)
    for i, path in enumerate(paths):
        key = f"map.path[{i}] ({path['id']})"
        ends = list(PATH_ENDS[PATH_NAMES.index(path["id"])])
        c.equal(path.get("ends"), f"{key}.ends", ends)
        c.is_number(path.get("ninjas"), f"{key}.ninjas", 1, 4)
    if places:
        check_symbols(c, places)
    if paths and not c.faults:
        open_paths = sum(path["ninjas"] > 1 for path in paths)
        constraint = "at least 12 paths need 2 or more, for the guards of the setup"
        c.need(open_paths >= 12, "map.path.ninjas", constraint, open_paths)


def check_place(c: Checker, key: str, place: dict[str, Any], index: int, canvas: list[int]) -> None:
    c.equal(place.get("col"), f"{key}.col", index % 4 + 1)
    c.equal(place.get("row"), f"{key}.row", index // 4 + 1)
    for flag in ("start", "frontier"):
        c.need(isinstance(place.get(flag), bool), f"{key}.{flag}", "must be true or false", place.get(flag))
    c.is_number(place.get("number"), f"{key}.number", 0, 3)
    check_spot(c, key, place, canvas)
    for language in LANGUAGES:
        name = place.get(language)
        c.need(isinstance(name, str) and bool(name.strip()), f"{key}.{language}", "must be a name", name)


def check_spot(c: Checker, key: str, node: dict[str, Any], canvas: list[int]) -> None:
    for axis, end in zip("xy", canvas, strict=True):
        c.is_number(node.get(axis), f"{key}.{axis}", 0, end)


def check_symbols(c: Checker, places: list[dict[str, Any]]) -> None:
    """Start, frontier and numbered places: how many, where, and never two symbols on one."""
    start = [place["id"] for place in places if place.get("start") is True]
    frontier = [place["id"] for place in places if place.get("frontier") is True]
    numbered = [place["id"] for place in places if place.get("number") != 0]
    box = c.data.get("components")
    start_cards = box.get("start_cards_per_kind") if isinstance(box, dict) else None
    if isinstance(start_cards, int):
        expected = len(BUILDINGS) * start_cards
        c.need(len(start) == expected, "map.place.start", f"{expected} places must be start places", start)
    c.need(len(frontier) == 3, "map.place.frontier", "3 places must be frontier places", frontier)
    inner = [name for name in frontier if name in ("b2", "c2", "b3", "c3")]
    c.need(not inner, "map.place.frontier", "frontier places must lie on the edge", inner)
    numbers = sorted((place.get("number") for place in places if place.get("number") != 0), key=str)
    c.need(numbers == [1, 2, 3], "map.place.number", "the numbers 1, 2 and 3 must be used once each", numbers)
    for one, other in ((start, frontier), (start, numbered), (frontier, numbered)):
        both = sorted(set(one) & set(other))
        c.need(not both, "map.place", "no place may carry two symbols", both)


def check_action_board(c: Checker) -> None:
    c.same("action_board.columns", COLUMNS)
    c.numbers("action_board.row_ap", ROWS, 0, 20)
    spaces = c.get("action_board.space")
    if spaces is None or not c.need(isinstance(spaces, list), "action_board.space", "must be a list of spaces", spaces):
        return
    expected = list(product(range(1, ROWS + 1), COLUMNS))
    got = [(space.get("row"), space.get("col")) if isinstance(space, dict) else space for space in spaces]
    constraint = "must list rows 1 to 6, each with its four columns in order"
    if not c.need(got == expected, "action_board.space", constraint, got):
        return
    for space in spaces:
        key = f"action_board.space (row {space['row']}, {space['col']})"
        c.is_number(space.get("guards"), f"{key}.guards", 1, 5)
        neutral = space["col"] == "neutral"
        options = space.get("options")
        most = 1 if neutral else 2
        fits = isinstance(options, list) and 1 <= len(options) <= most
        if not c.need(fits, f"{key}.options", f"must be 1 to {most} options", options):
            continue
        kinds = ON_NEUTRAL_SPACE if neutral else ON_HERO_SPACE
        for i, option in enumerate(options):
            check_steps(c, f"{key}.options[{i}]", option, most, kinds, ["any"] if neutral else [space["col"]])


def check_cards(c: Checker) -> None:
    for card in c.table("cards.city", CITY_CARDS, "id"):
        check_steps(c, f"cards.city ({card['id']}).steps", card.get("steps"), 2, ON_CITY_CARD, ["any"])
    for field in c.table("cards.a9_field", list(range(1, 7)), "field"):
        heroes = ["any", "anyone", "none"]
        check_steps(c, f"cards.a9_field ({field['field']}).steps", field.get("steps"), 1, ON_FIELD, heroes)
    for card in c.table("cards.mission_a", mission_cards.A_CARDS, "id"):
        check_mission(
            c,
            f"cards.mission_a ({card['id']})",
            card,
            mission_cards.A_KINDS,
            {"special": ()},
            ("vp",),
            ("loop", "build4"),
        )
    shapes = {"heroes_together": ("vp_city", "vp_capital"), "sides": (), "network": ("vp_each",)}
    for card in c.table("cards.mission_b", mission_cards.B_CARDS, "id"):
        key = f"cards.mission_b ({card['id']})"
        check_mission(c, key, card, mission_cards.B_KINDS, shapes, ("vp",), ("network",))
        if card.get("kind") == "sides":
            values = card.get("vp_by_sides")
            fits = isinstance(values, list) and len(values) == 5 and all(isinstance(v, int) for v in values)
            c.need(fits, f"{key}.vp_by_sides", "must be 5 whole numbers, for 0 to 4 sides", values)


def check_mission(
    c: Checker,
    key: str,
    card: dict[str, Any],
    kinds: list[str],
    shapes: dict[str, tuple[str, ...]],
    usual: tuple[str, ...],
    with_building: tuple[str, ...],
) -> None:
    kind = card.get("kind")
    if not c.among(kind, f"{key}.kind", kinds):
        return
    for field in shapes.get(str(kind), usual):
        c.is_number(card.get(field), f"{key}.{field}", 0, 100)
    if kind in with_building:
        c.among(card.get("building"), f"{key}.building", BUILDINGS)


def check_steps(c: Checker, key: str, steps: object, most: int, kinds: Sequence[str], heroes: Sequence[str]) -> None:
    """An option is one or two different steps that may stand there."""
    fits = isinstance(steps, list) and 1 <= len(steps) <= most and all(isinstance(step, dict) for step in steps)
    if not c.need(fits, key, f"must be 1 to {most} steps", steps):
        return
    assert isinstance(steps, list)
    for i, step in enumerate(steps):
        check_step(c, f"{key}[{i}]", step, kinds, heroes)
    names = [str(step.get("kind")) for step in steps]
    c.need(len(set(names)) == len(names), key, "must not hold the same kind of step twice", names)


def check_step(c: Checker, key: str, step: dict[str, Any], kinds: Sequence[str], heroes: Sequence[str]) -> None:
    kind = step.get("kind")
    if not c.among(kind, f"{key}.kind", kinds):
        return
    expected = sorted(STEP_FIELDS[str(kind)])
    got = sorted(set(step) - {"kind"})
    if not c.need(got == expected, key, f"a step {kind} has the fields {expected}", got):
        return
    allowed = [hero for hero in heroes if hero in heroes_for(str(kind), heroes)]
    if "hero" in step:
        c.among(step["hero"], f"{key}.hero", allowed)
    if kind == "move":
        c.is_number(step["max"], f"{key}.max", 1, 2)
        c.is_number(step["bypass"], f"{key}.bypass", 0, 4)
        c.is_number(step["cover"], f"{key}.cover", 1, 4)
    if kind == "build":
        c.among(step["where"], f"{key}.where", list(WHERE_WORDS))
    if kind == "pick":
        of = step["of"]
        different = isinstance(of, list) and 0 < len(of) == len(set(map(str, of)))
        fits = different and all(kind in TILE_KINDS for kind in of)
        c.need(fits, f"{key}.of", f"must be different kinds out of {TILE_KINDS}", of)
        c.is_number(step["count"], f"{key}.count", 1, 3)
    for field in ("amount", "vp"):
        if field in step:
            c.is_number(step[field], f"{key}.{field}", 1, 20)


def heroes_for(kind: str, heroes: Sequence[str]) -> Iterable[str]:
    """On A9 a build needs no hero, any player's hero may move, and only own ones are relocated."""
    if "none" not in heroes:
        return heroes
    return {"build": ("none",), "move": ("any", "anyone"), "relocate": ("any",)}.get(kind, ())


# -- reading and installing ------------------------------------------------------------------------------------


def board_from(text: str, where: str = "this text") -> Board:
    """The board of a map file's text; MapError says what is wrong with it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise MapError(where, [f"not TOML: {error}"]) from None
    faults = faults_of(data)
    if faults:
        raise MapError(where, faults)
    content = msgspec.json.encode(data, order="deterministic")
    return Board(data["meta"]["name"], sha256(content).hexdigest(), text, data)


def read_board(path: Path) -> Board:
    """The board of a map file."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise MapError(str(path), [f"cannot be read: {error}"]) from None
    return board_from(text, str(path))


@cache
def packaged() -> dict[str, Board]:
    """The maps that come with Lampion, by name."""
    folder = files("lampion.games.panda").joinpath("maps")
    maps = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    boards = [board_from(file.read_text("utf-8"), file.name) for file in maps]
    return {board.name: board for board in sorted(boards, key=lambda board: board.name)}


INSTALLED: dict[str, Board] = {}


def install(board: Board) -> None:
    """Make a map playable by its name, in this process. A name that is taken cannot be another map's too."""
    taken = installed().get(board.name)
    if taken is not None and taken.hash != board.hash:
        whose = "a map that comes with Lampion" if board.name in packaged() else "another map that is installed here"
        raise MapError(board.name, [f"meta.name: {board.name!r} is {whose}, choose another name"])
    INSTALLED[board.name] = board


def installed() -> dict[str, Board]:
    """Every map that can be played here, by name."""
    return {**packaged(), **INSTALLED}


def board_named(name: str | None) -> Board | None:
    """The installed map of that name; the standard one if none is named."""
    return installed().get(STANDARD if name is None else name)
