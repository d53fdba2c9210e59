"""How a map of Way of the Panda is drawn: names and spots as its file has them, else what its ids and paths suggest."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import Any

from lampion.games.panda.components import Board

CANVAS = (1000, 1000)
FRAME = 50  # how far border areas lie inside the canvas
LAND = 190  # how far places do
GAP = 120  # between two border areas of a side, if there is room
ROUNDS = 400
SIDES = {"N": (0, 1), "E": (1, 1), "S": (0, -1), "W": (1, -1)}  # the axis along a side, and which way the ring runs

LANGUAGES = ("en", "de", "fr")

Spot = tuple[float, float]
Spots = dict[str, Spot]


def names_of(board: Board, place: int) -> dict[str, str]:
    """What a place is called in each language: its English name or its id where the file has no other."""
    drawn = board.data["map"]["place"][place]
    return {language: drawn.get(language) or drawn.get("en") or drawn["id"] for language in LANGUAGES}


@lru_cache(maxsize=16)
def spots_on(board: Board) -> dict[str, tuple[int, int]]:
    """The spots of a board, found once."""
    return spots_of(board.data["map"])


def spots_of(drawn: dict[str, Any]) -> dict[str, tuple[int, int]]:
    """The middle of every place and border area on the canvas."""
    nodes = [*drawn["place"], *drawn["border_ring"]]
    if all("x" in node and "y" in node for node in nodes):
        return {node["id"]: (node["x"], node["y"]) for node in nodes}
    canvas = canvas_of(drawn)
    scale = (canvas[0] / CANVAS[0], canvas[1] / CANVAS[1])
    borders = along_the_frame(drawn["border_ring"])
    places = spread(drawn, borders)
    spots = {**places, **opposite(drawn, places)}
    return {name: (round(x * scale[0]), round(y * scale[1])) for name, (x, y) in spots.items()}


def canvas_of(drawn: dict[str, Any]) -> tuple[int, int]:
    width, height = drawn.get("canvas", CANVAS)
    return width, height


def along_the_frame(ring: list[dict[str, Any]]) -> Spots:
    """Border areas evenly along their sides, in the order of the ring: clockwise from the north-west."""
    found: Spots = {}
    for side, (_, way) in SIDES.items():
        names = [area["id"] for area in ring if area["side"] == side]
        for i, name in enumerate(names[::way]):
            found[name] = on_side(side, LAND + (CANVAS[0] - 2 * LAND) * (i + 0.5) / len(names))
    return found


def opposite(drawn: dict[str, Any], places: Spots) -> Spots:
    """Border areas along their sides again, each as near to the places of its exits as the others allow."""
    found: Spots = {}
    for side, (axis, way) in SIDES.items():
        names = [area["id"] for area in drawn["border_ring"] if area["side"] == side][::way]
        gap = min(GAP, (CANVAS[0] - 2 * FRAME) / max(1, len(names)))
        least = FRAME + gap / 2
        for i, name in enumerate(names):
            exits = [places[path["ends"][0]][axis] for path in drawn["path"] if path["ends"][1] == name]
            most = CANVAS[0] - FRAME - gap / 2 - gap * (len(names) - 1 - i)
            along = min(max(sum(exits) / len(exits), least), most)
            found[name] = on_side(side, along)
            least = along + gap
    return found


def on_side(side: str, along: float) -> Spot:
    across = float(FRAME if side in "NW" else CANVAS[0] - FRAME)
    return (along, across) if SIDES[side][0] == 0 else (across, along)


def spread(drawn: dict[str, Any], borders: Spots) -> Spots:
    """Places that are joined draw together, all places push each other off, and exits pull towards their side."""
    names = [place["id"] for place in drawn["place"]]
    beside: dict[str, list[str]] = {name: [] for name in names}
    for one, other in (path["ends"] for path in drawn["path"]):
        beside[one].append(other)
        if other in beside:
            beside[other].append(one)
    at = started(names, beside, borders)
    apart = 0.95 * (CANVAS[0] - 2 * LAND) / max(1.0, len(names) ** 0.5)
    for done in range(ROUNDS):
        most = 40 * (1 - done / ROUNDS) + 0.5  # ever smaller steps
        for name in names:  # one after the other, so that the result is the same everywhere
            x, y = pull(name, at, beside[name], borders, apart)
            length = hypot(x, y) or 1.0
            step = min(most, length) / length
            at[name] = (inside(at[name][0] + x * step), inside(at[name][1] + y * step))
    return at


def started(names: list[str], beside: dict[str, list[str]], borders: Spots) -> Spots:
    """A circle, then every place in the middle of what it is joined to: the exits hold the map open."""
    at: Spots = {}
    for i, name in enumerate(names):
        angle = 2 * pi * i / len(names)
        at[name] = (CANVAS[0] / 2 + 200 * sin(angle), CANVAS[1] / 2 - 200 * cos(angle))
    if len({end for ends in beside.values() for end in ends if end in borders}) < 3:
        return at
    for _ in range(ROUNDS):
        for name in names:
            ends = [borders[end] if end in borders else at[end] for end in beside[name]]
            at[name] = (sum(x for x, _ in ends) / len(ends), sum(y for _, y in ends) / len(ends))
    return at


def pull(name: str, at: Spots, beside: list[str], borders: Spots, apart: float) -> Spot:
    """How far and where a place is pulled by all the others."""
    x, y = at[name]
    to_x = to_y = 0.0
    for i, (other, (other_x, other_y)) in enumerate(at.items()):
        if other == name:
            continue
        away_x, away_y = x - other_x, y - other_y
        if abs(away_x) + abs(away_y) < 1:
            away_x, away_y = cos(i), sin(i)
        distance = max(20.0, hypot(away_x, away_y))
        push = apart * apart / distance / distance
        if distance < apart:
            push *= 1.5
        to_x += away_x * push
        to_y += away_y * push
    for end in beside:
        end_x, end_y = borders[end] if end in borders else at[end]
        distance = hypot(end_x - x, end_y - y)
        draw = distance / apart * (0.6 if end in borders else 1.0)
        to_x += (end_x - x) * draw
        to_y += (end_y - y) * draw
    return to_x, to_y


def inside(value: float) -> float:
    return min(max(value, float(LAND)), float(CANVAS[0] - LAND))
