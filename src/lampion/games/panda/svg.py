"""Way of the Panda as a small drawing for notebooks: the map with all that lies on it, and the scores below."""

from __future__ import annotations

from itertools import combinations
from math import dist

from lampion.core.picture import headline
from lampion.core.svg import CARD, INK, LINE, MUTED, TURN, box, disc, drawing, label, outline, path, star, stroke
from lampion.games.panda.glyphs import building, clan, clan_colour, ninja, on_clan
from lampion.games.panda.picture import progress, task
from lampion.games.panda.state import Panda
from lampion.games.panda.view import view
from lampion.games.panda.view_shapes import PandaView, PathView, PlaceView

SIDE = 640
APART = 100  # the least distance of two places
PLACE, BORDER = 34, 13  # radius
HERO = 10  # how far a hero reaches beyond the lower edge of a place
ROAD, CITY, NEUTRAL = "#d9d0bf", "#d8cbb2", "#c9c2b4"

Spots = dict[str, tuple[float, float]]


def svg(title: str, state: Panda) -> str:
    """Everything on the map; the action board and the cards are left to `picture`."""
    seen = view(state, None)
    side = side_of(seen)
    spots: Spots = {node["id"]: spot(seen, node["x"], node["y"], side) for node in (*seen["places"], *seen["borders"])}
    parts = [road(path_seen, spots) for path_seen in seen["paths"]]
    for border in seen["borders"]:
        x, y = spots[border["id"]]
        parts += [disc(x, y, BORDER, CARD, stroke(LINE)), label(x, y, border["id"], 11, MUTED)]
    for place in seen["places"]:
        parts += place_parts(place, *spots[place["id"]])
    for path_seen in seen["paths"]:
        parts += path_parts(path_seen, spots, {border["id"] for border in seen["borders"]})
    parts += hero_parts(seen, spots)
    for seat in range(len(seen["players"])):
        parts += player_parts(seen, seat, side, seat == int(state.seat()))
    asked = seen["asked"]
    said = headline(title, state, "" if asked is None else f"to decide: {task(asked)}")
    parts.append(label(16, side + 48, said, 14, INK, "start", bold=True))
    parts.append(label(16, side + 70, progress(seen), 13, MUTED, "start"))
    return drawing(side, side + 88, parts)


def side_of(seen: PandaView) -> int:
    """How large the drawing is: as usual, and larger where places would lie too close together."""
    spots = [spot(seen, place["x"], place["y"], SIDE) for place in seen["places"]]
    closest = min((dist(one, other) for one, other in combinations(spots, 2)), default=APART)
    return round(SIDE * max(1.0, APART / max(closest, 1.0)))


def spot(seen: PandaView, x: float, y: float, side: int) -> tuple[float, float]:
    """Where a point of the map's canvas is drawn."""
    width, height = seen["canvas"]
    return round(x / width * side, 1), round(y / height * side, 1)


def road(path_seen: PathView, spots: Spots) -> str:
    (x, y), (to_x, to_y) = (spots[end] for end in path_seen["ends"])
    return path(f"M{x:g} {y:g}L{to_x:g} {to_y:g}", edge=stroke(ROAD, 9))


def path_parts(path_seen: PathView, spots: Spots, borders: set[str]) -> list[str]:
    """A route tile, or each ninja of the path, with the guards that stand on some of them."""
    (x, y), (to_x, to_y) = (spots[end] for end in path_seen["ends"])
    near, far = (BORDER if end in borders else PLACE for end in path_seen["ends"])
    above = near + HERO if to_y - y > PLACE else near  # heroes stand there
    middle_x, middle_y = between((x, y), (to_x, to_y), above, far)
    tile = path_seen["tile"]
    if tile is not None:
        owner = tile["owner"]
        fill, ink = (NEUTRAL, INK) if owner is None else (clan_colour(owner), on_clan(owner))
        parts = [box(middle_x - 19, middle_y - 12, 38, 24, fill, 4, stroke(INK, 1.4))]
        if owner is None:
            return [*parts, label(middle_x, middle_y, str(tile["value"]), 14, ink, bold=True)]
        return [
            *parts,
            clan(middle_x - 8, middle_y, owner, 6),
            label(middle_x + 9, middle_y, str(tile["value"]), 14, ink, bold=True),
        ]
    guards = [seat for seat, count in enumerate(path_seen["figures"]) for _ in range(count)]
    places = rows(path_seen["ninjas"], middle_x, middle_y)
    return [clan(*at, guards[number], 7) if number < len(guards) else ninja(*at) for number, at in enumerate(places)]


def between(one: tuple[float, float], other: tuple[float, float], near: int, far: int) -> tuple[float, float]:
    """The middle of what can be seen of a path."""
    length = max(1.0, abs(other[0] - one[0]) + abs(other[1] - one[1]))
    part = 0.5 + (near - far) / (2 * length)
    return one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])


def rows(count: int, x: float, y: float) -> list[tuple[float, float]]:
    """Up to four spots around a middle, two in a row."""
    top = y - 8.5 if count > 2 else y
    spots = [(x - 8.5, top), (x + 8.5, top), (x - 8.5, y + 8.5), (x + 8.5, y + 8.5)][:count]
    if count % 2:
        spots[-1] = (x, spots[-1][1])
    return spots


def place_parts(place: PlaceView, x: float, y: float) -> list[str]:
    """A village is a disc, a city has walls; buildings inside, the name of the notation above."""
    wall = outline(star(x, y, 4, PLACE + 3, PLACE + 3), CITY, stroke(INK, 2))
    parts = [wall if place["foundation"] else disc(x, y, PLACE, CARD, stroke(LINE, 2))]
    parts.append(label(x, y - 20, place["id"], 12, INK, bold=True))
    if place["frontier"]:
        left = x - 34 if place["number"] else x  # beside the number, if there is one
        flag = outline([(left + 12, y - 26), (left + 22, y - 22.5), (left + 12, y - 19)], INK)
        parts.append(flag + box(left + 11, y - 26, 1.5, 13, INK))
    if place["number"]:
        parts.append(box(x + 10, y - 27, 13, 14, "none", 2, stroke(INK)))
        parts.append(label(x + 16.5, y - 20, str(place["number"]), 11, INK))
    for number, kind in enumerate(place["pieces"]):
        parts.append(building(x + 21 * (number - (len(place["pieces"]) - 1) / 2), y - 2, kind))
    needs = "" if place["needs"] is None else f"/{place['needs']}"
    return [*parts, label(x, y + 16, f"{place['guards']}{needs}", 11, MUTED)]


def hero_parts(seen: PandaView, spots: Spots) -> list[str]:
    """Heroes stand at the lower edge of their place: a clan's shape with the letter of the hero."""
    standing: dict[str, list[tuple[int, str]]] = {}
    for seat, player in enumerate(seen["players"]):
        for hero in player["heroes"]:
            if hero["at"] is not None:
                standing.setdefault(hero["at"], []).append((seat, hero["hero"][0]))
    sides = {border["id"]: border["side"] for border in seen["borders"]}
    parts = []
    for at, heroes in standing.items():
        for number, (seat, letter) in enumerate(heroes):
            x, y = hero_spot(sides.get(at), *spots[at], number, len(heroes))
            parts += [clan(x, y, seat, 9.5), label(x, y + 1, letter, 12, on_clan(seat), bold=True)]
    return parts


def hero_spot(side: str | None, x: float, y: float, number: int, count: int) -> tuple[float, float]:
    """In the middle of the lower edge of a place or of a border area at the side; else beside the area's name."""
    if side in ("N", "S"):
        return x + BORDER + 12 + 21 * number, y
    down = PLACE if side is None else BORDER + 11
    inwards = {"W": (count - 1) * 10.5, "E": (1 - count) * 10.5}.get(side or "", 0)
    return x + inwards + 21 * (number - (count - 1) / 2), y + down


def player_parts(seen: PandaView, seat: int, side: int, turn: bool) -> list[str]:
    player = seen["players"][seat]
    x = 16 + seat * (side - 20) / len(seen["players"])
    parts = [disc(x + 2, side + 20, 4, TURN)] if turn else []
    said = f"seat {seat}: {player['vp']} VP, {player['ap']} AP"
    return [*parts, clan(x + 18, side + 20, seat), label(x + 34, side + 20, said, 13, INK, "start", bold=turn)]
