"""The house values of a board of Way of the Panda: what a search may change, how, and the map file that they make.

Everything that the rulebook says or that follows from it stays as it is in the file they are read from.
"""

from __future__ import annotations

import re
import tomllib
from copy import deepcopy
from dataclasses import asdict, dataclass
from importlib.resources import files
from typing import Any

from lampion.core.rng import Rng

HEROES = ("monk", "governor", "warrior")
COLUMNS = (*HEROES, "neutral")
EDGE = ("a1", "b1", "c1", "d1", "a2", "d2", "a3", "d3", "a4", "b4", "c4", "d4")
STARTS, FRONTIERS, NUMBERS = 6, 3, 3

# What an option of a hero's space may be; `sell` is the governor's, `move 1 cover 2` the monk's (text).
OPTIONS = (
    "move 1",
    "move 2",
    "strength",
    "mission",
    "build village",
    "build city",
    "strength + mission",
    "move 1 + build village",
    "move 1 + build city",
    "move 2 + build city",
    "move 2 + build village",
    "move 1 + mission",
    "move 1 + strength",
    "mission + vp 1",
    "vp 1",
    "vp 2",
    "vanish",
)
OWN = {"monk": "move 1 cover 2", "governor": "sell"}
WANTED = ("move", "strength", "mission", "build village", "build city")  # what every hero can do somewhere
# What the neutral spaces are: these four by the book, +4 AP in the row that costs 2, and one that is free.
NEUTRAL = ("move 1", "move 1 bypass 1", "move 2", "build city")
FREE = ("vanish", "build village", "build any")  # points alone would be a reason not to end the game
AP_ROW, AP = 2, "ap 4"
FIXED = {("warrior", 1): ["move 1", "strength"]}  # the rulebook's example


@dataclass(frozen=True)
class Values:
    """One board. `spaces` are the options of each space in reading order, in the words above."""

    ninjas: dict[str, int]
    start: list[str]
    frontier: list[str]
    numbered: list[str]
    ap_max: int
    spaces: list[list[str]]

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def source() -> str:
    return files("lampion.games.panda").joinpath("editions", "province.toml").read_text("utf-8")


def values_of(text: str) -> Values:
    """The house values of a map file."""
    data = tomllib.loads(text)
    places = data["map"]["place"]
    numbered = sorted((place for place in places if place["number"]), key=lambda place: int(place["number"]))
    return Values(
        ninjas={path["id"]: path["ninjas"] for path in data["map"]["path"]},
        start=[place["id"] for place in places if place["start"]],
        frontier=[place["id"] for place in places if place["frontier"]],
        numbered=[place["id"] for place in numbered],
        ap_max=data["ap_track"]["max"],
        spaces=[
            [" + ".join(map(word_of, option)) for option in space["options"]] for space in data["action_board"]["space"]
        ],
    )


def word_of(step: dict[str, Any]) -> str:
    kind = step["kind"]
    if kind == "move":
        more = f" bypass {step['bypass']}" if step["bypass"] else f" cover {step['cover']}" if step["cover"] > 1 else ""
        return f"move {step['max']}{more}"
    if kind == "build":
        return f"build {step['where']}"
    if kind in ("vp", "ap"):
        return f"{kind} {step['amount']}"
    return {"sell_chest": "sell", "vanish_appear": "vanish"}.get(kind, kind)


def step_of(word: str, hero: str) -> str:
    """A step as it stands in a map file."""
    first, *rest = word.split()
    if first == "move":
        named = dict(zip(rest[1::2], rest[2::2], strict=True))
        more = f"bypass = {named.get('bypass', 0)}, cover = {named.get('cover', 1)}"
        return f'{{ kind = "move", hero = "{hero}", max = {rest[0]}, {more} }}'
    if first == "build":
        return f'{{ kind = "build", hero = "{hero}", where = "{rest[0]}" }}'
    if first in ("vp", "ap"):
        return f'{{ kind = "{first}", amount = {rest[0]} }}'
    if first == "sell":
        return '{ kind = "sell_chest", vp = 6 }'
    if first == "vanish":
        return '{ kind = "vanish_appear" }'
    return f'{{ kind = "{first}", hero = "{hero}" }}'


def written(values: Values, name: str, text: str) -> str:
    """A map file with these values: another one, line by line, with its comments."""
    lines, at_space = [], 0
    for line in text.splitlines():
        path = re.match(r'\s*\{ id = "([a-d]\d-\w\d)", ends', line)
        place = re.match(r'\s*\{ id = "([a-d]\d)", ', line)
        if path:
            line = re.sub(r"ninjas = \d", f"ninjas = {values.ninjas[path[1]]}", line)
        elif place:
            line = marked(line, place[1], values)
        elif re.match(r"\s*\{ row = \d, col =", line):
            line = with_options(line, values.spaces[at_space], COLUMNS[at_space % 4])
            at_space += 1
        elif line.startswith("max = "):
            line = re.sub(r"max = \d+", f"max = {values.ap_max}", line)
        elif line.startswith('name = "'):
            line = re.sub(r'"[^"]*"', f'"{name}"', line, count=1)
        lines.append(line)
    found = "\n".join(lines) + "\n"
    assert values_of(found) == values, "a value was not written"
    return found


def marked(line: str, place: str, values: Values) -> str:
    """A place's line with its symbols."""
    number = values.numbered.index(place) + 1 if place in values.numbered else 0
    line = re.sub(r"start = \w+,\s*", f"start = {str(place in values.start).lower()}, ", line)
    line = re.sub(r"frontier = \w+,\s*", f"frontier = {str(place in values.frontier).lower()}, ", line)
    return re.sub(r"number = \d", f"number = {number}", line)


def with_options(line: str, options: list[str], column: str) -> str:
    """A space's line with what it offers."""
    hero = "any" if column == "neutral" else column
    steps = [f"[{', '.join(step_of(word, hero) for word in option.split(' + '))}]" for option in options]
    before, _, rest = line.partition("options = ")
    comment = rest[rest.rindex("]") + 1 :] if "]" in rest else rest
    return f"{before}options = [{', '.join(steps)}]{comment}"


# -- what must hold, beside what the rules check -----------------------------------------------------------------


def around(values: Values, place: str) -> int:
    """The ninjas on the paths of a place."""
    return sum(count for path, count in values.ninjas.items() if place in path.split("-"))


def fits(values: Values) -> bool:
    """Shares of ninjas as of the route tiles; frontier places the hardest; every hero can do everything somewhere."""
    counts = sorted(values.ninjas.values())
    if counts.count(1) != 8 or counts.count(4) != 8 or len(counts) != 40:
        return False
    symbols = [*values.start, *values.frontier, *values.numbered]
    if len(set(symbols)) != len(symbols) or not set(values.frontier) <= set(EDGE):
        return False
    hardest_other = max(around(values, place) for place in map_places() if place not in values.frontier)
    if min(around(values, place) for place in values.frontier) <= hardest_other:
        return False
    for column, hero in enumerate(HEROES):
        offered = [step for space in values.spaces[column::4] for option in space for step in option.split(" + ")]
        if not all(any(step.startswith(wanted) for step in offered) for wanted in WANTED):
            return False
        if hero in OWN and OWN[hero] not in offered:
            return False
    return fits_neutral(values)


def fits_neutral(values: Values) -> bool:
    """The neutral spaces are those of the book and a free one; vanishing and points are somewhere."""
    neutral = [space[0] for space in values.spaces[3::4]]
    rest = [word for row, word in enumerate(neutral) if row != AP_ROW]
    if neutral[AP_ROW] != AP or not set(NEUTRAL) < set(rest) or not set(rest) & set(FREE):
        return False
    offered = [step for space in values.spaces for option in space for step in option.split(" + ")]
    return "vanish" in offered and any(step.startswith("vp") for step in offered)


def map_places() -> list[str]:
    return [column + row for row in "1234" for column in "abcd"]


# -- changes -------------------------------------------------------------------------------------------------------


def mutated(values: Values, rng: Rng, changes: int) -> Values:
    """Another board, some changes away."""
    found = values
    while changes:
        tried = Values(**deepcopy(found.as_data()))
        kind = int(rng.below(10))
        if kind < 3:
            change_ninjas(tried, rng)
        elif kind < 8:
            tried = change_spaces(tried, rng)
        elif kind == 8:
            change_symbols(tried, rng)
        else:
            tried = Values(**{**tried.as_data(), "ap_max": 10 + int(rng.below(5))})
        if tried != found and fits(tried):
            found = tried
            changes -= 1
    return found


def change_ninjas(values: Values, rng: Rng) -> None:
    """Two paths change places, or a path with 2 gets 3 or the other way round: one tile serves both."""
    paths = list(values.ninjas)
    one, other = paths[rng.below(len(paths))], paths[rng.below(len(paths))]
    if values.ninjas[one] in (2, 3) and rng.below(2):
        values.ninjas[one] = 5 - values.ninjas[one]
    else:
        values.ninjas[one], values.ninjas[other] = values.ninjas[other], values.ninjas[one]


def change_spaces(values: Values, rng: Rng) -> Values:
    """An option becomes another, two options change rows, or two neutral spaces do, or the free one of them changes."""
    spaces = values.spaces
    column = int(rng.below(4))
    row, other = int(rng.below(6)), int(rng.below(6))
    if column == 3:
        one, two = row * 4 + 3, other * 4 + 3
        if spaces[one][0] in FREE and rng.below(2):
            spaces[one] = [FREE[rng.below(len(FREE))]]
        else:
            spaces[one], spaces[two] = spaces[two], spaces[one]
        return values
    if ("warrior", 1) in ((HEROES[column], row), (HEROES[column], other)):
        return values
    here, there = spaces[row * 4 + column], spaces[other * 4 + column]
    at, to = int(rng.below(len(here))), int(rng.below(len(there)))
    if rng.below(2):
        here[at], there[to] = there[to], here[at]
    else:
        words = [*OPTIONS, *([OWN[HEROES[column]]] if HEROES[column] in OWN else [])]
        here[at] = words[rng.below(len(words))]
    if len(set(here)) < len(here) or len(set(there)) < len(there):
        return Values(**{**values.as_data(), "spaces": [["nothing"]] * 24})  # does not fit
    return values


def change_symbols(values: Values, rng: Rng) -> None:
    """Two places change their symbols."""
    places = map_places()
    one, other = places[rng.below(16)], places[rng.below(16)]
    swap = {one: other, other: one}
    for symbols in (values.start, values.frontier, values.numbered):
        symbols[:] = [swap.get(place, place) for place in symbols]
    values.start.sort(key=places.index)
    values.frontier.sort(key=places.index)
