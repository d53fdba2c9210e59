"""What must hold between places, border areas and paths of an edition of Way of the Panda (W-1, W-3, W-7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from lampion.core.edition_report import shown
from lampion.core.edition_schema import Report, Way
from lampion.games.panda.components import BUILDINGS
from lampion.games.panda.graph import MOST_LINKS, beside

PLACES: Way = ("map", "place")
RING: Way = ("map", "border_ring")
PATHS: Way = ("map", "path")


def check_ids(report: Report) -> None:
    """Notation does not look at capitals: no two ids may differ by them alone."""
    seen: dict[str, str] = {}
    for way in (PLACES, RING):
        for i, node in enumerate(report.value(*way)):
            other = seen.setdefault(node["id"].lower(), f"{'.'.join(map(str, way))}.{node['id']}")
            same = other == f"{'.'.join(map(str, way))}.{node['id']}"
            report.need(same, (*way, i, "id"), f"must differ from {other}, capitals aside", node["id"])


def check_paths(report: Report) -> None:
    """A path joins a place to another place or to a border area, as no other path does, and is called by its ends."""
    places = {place["id"] for place in report.value(*PLACES)}
    borders = {border["id"] for border in report.value(*RING)}
    joined: set[frozenset[str]] = set()
    for i, path in enumerate(report.value(*PATHS)):
        way, (one, other) = (*PATHS, i), path["ends"]
        report.need(one in places, (*way, "ends", 0), "must be the id of a place", one)
        expected = "must be the id of a place or of a border area"
        report.need(other in places | borders, (*way, "ends", 1), expected, other)
        expected = f"must be {shown(f'{one}-{other}')}, its ends, because it is part of the notation"
        report.need(path["id"] == f"{one}-{other}", (*way, "id"), expected, path["id"])
        expected = "must not join the same two as another path, because a move names only where it goes"
        report.need(frozenset((one, other)) not in joined, (*way, "ends"), expected, path["ends"])
        joined.add(frozenset((one, other)))


def check_links(report: Report) -> None:
    """Every place and border area has a path, and not more ways out than there is room for."""
    ring = report.value(*RING)
    ways = Counter(end for path in report.value(*PATHS) for end in path["ends"])
    for place in (PLACES, RING):
        for i, node in enumerate(report.value(*place)):
            count = ways[node["id"]]
            report.need(count > 0, (*place, i), "must be an end of a path", node["id"])
            count += len(beside(ring, i)) if place == RING else 0
            report.need(count <= MOST_LINKS, (*place, i), f"must have at most {MOST_LINKS} ways out", count)


def check_ring(report: Report) -> None:
    """Neighbours in the ring are border areas, and each other's."""
    ring = report.value(*RING)
    names = [area["id"] for area in ring]
    for i, area in enumerate(ring):
        for name in beside(ring, i):
            way: Way = (*RING, i, "beside") if "beside" in area else (*RING, i)
            known = name in names and name != area["id"]
            if report.need(known, way, "must name other border areas", name):
                mutual = area["id"] in beside(ring, names.index(name))
                report.need(mutual, way, f"must name areas that have {shown(area['id'])} beside them too", name)


def check_connected(report: Report) -> None:
    """From every place every other one can be reached over inner paths."""
    places = [place["id"] for place in report.value(*PLACES)]
    reached = {places[0]}
    for _ in places:
        for one, other in (path["ends"] for path in report.value(*PATHS)):
            if other in places and (one in reached or other in reached):
                reached |= {one, other}
    for i, name in enumerate(places):
        report.need(name in reached, (*PLACES, i), f"must be joined to {shown(places[0])} by inner paths", name)


def check_drawing(report: Report) -> None:
    """All places and border areas are on the canvas, or none says where it is; the same for columns and rows."""
    drawn = report.data["map"]
    canvas = dict(zip("xy", drawn.get("canvas", [1000, 1000]), strict=True))
    nodes = [(way, i, node) for way in (PLACES, RING) for i, node in enumerate(report.value(*way))]
    check_all_or_none(report, nodes, ("x", "y"), "every place and border area, or of none")
    for way, i, node in nodes:
        for axis, end in canvas.items():
            expected = f"must be on the canvas, from 0 to {end}"
            report.need(node.get(axis, 0) <= end, (*way, i, axis), expected, node.get(axis))
    places = [one for one in nodes if one[0] == PLACES]
    check_all_or_none(report, places, ("col", "row"), "every place, or of none")
    taken: set[tuple[int, int]] = set()
    for way, i, place in places:
        cell = (place.get("col", 0), place.get("row", i))
        report.need(cell not in taken, (*way, i), "must have a column and row of its own", list(cell))
        taken.add(cell)


def check_all_or_none(
    report: Report, nodes: list[tuple[Way, int, dict[str, Any]]], keys: tuple[str, ...], of: str
) -> None:
    if any(key in node for _, _, node in nodes for key in keys):
        for way, i, node in nodes:
            for key in keys:
                report.need(key in node, (*way, i, key), f"must be given of {of}")


def check_symbols(report: Report) -> None:
    """As many start places as start cards; the numbers from 1 on, once each. A place may carry several marks."""
    places = report.value(*PLACES)
    start = [place["id"] for place in places if place.get("start")]
    count = len(BUILDINGS) * report.data["components"]["start_cards_per_kind"]
    expected = f"must be true on {count} places, one for each start card"
    report.need(len(start) == count, (*PLACES, "start"), expected, start)
    numbers = sorted(place["number"] for place in places if place.get("number"))
    expected = "must be 1, 2, 3 and so on, once each, and 0 elsewhere"
    report.need(numbers == list(range(1, len(numbers) + 1)), (*PLACES, "number"), expected, numbers)


def check_room(report: Report) -> None:
    """The guards of the setup find paths of 2 or more ninjas, even if each stands on one of its own."""
    counts = report.data["by_player_count"]["setup_guards"]
    most = max(seats * guards for seats, guards in zip((2, 3, 4), counts, strict=True))
    wide = sum(path["ninjas"] > 1 for path in report.value(*PATHS))
    expected = f"must have 2 or more ninjas on at least {most} paths, for the guards of the setup"
    report.need(wide >= most, PATHS, expected, wide)


MAP_CHECKS = (
    check_ids,
    check_paths,
    check_ring,
    check_links,
    check_connected,
    check_drawing,
    check_symbols,
    check_room,
)
