"""Mission cards and the final scoring of the recount. It shares no code with the engine."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from itertools import combinations
from typing import Any

from support.panda_recount_table import HEROES, MISSION, STRENGTH, Table


class Missions(Table):
    """The A card while the game goes on, the B card and the clan sheets at its end."""

    def a_card(self) -> dict[str, Any]:
        return next(card for card in self.data["cards"]["mission_a"] if card["id"] == self.cards["A"])

    def a_kind(self) -> str:
        return str(self.a_card()["kind"])

    def test_mission(self) -> None:
        if not self.mission_open:
            return
        at = self.order.index(self.active)
        for colour in self.order[at:] + self.order[:at]:
            if self.meets(colour):
                self.win_mission(colour)
                return

    def meets(self, colour: str) -> bool:
        match self.a_kind():
            case "loop":
                kind = self.a_card()["building"]
                for paths in self.loops:
                    corners = {spot for way in paths for spot in self.ends[way]}
                    if all(self.has(spot, kind) for spot in corners) and all(self.serves(way, colour) for way in paths):
                        return True
            case "opposite_sides":
                touched = [self.sides(colour, group) for group in self.components(colour)]
                return any({"N", "S"} <= sides or {"E", "W"} <= sides for sides in touched)
            case "numbered":
                numbered = {place["id"] for place in self.data["map"]["place"] if place.get("number")}
                return any(numbered <= group for group in self.components(colour))
        return False

    @cached_property
    def loops(self) -> list[tuple[str, ...]]:
        """Four inner paths that meet two by two."""
        inner = [path for path, (_, end) in self.ends.items() if end in self.town]
        met = [(paths, Counter(spot for path in paths for spot in self.ends[path])) for paths in combinations(inner, 4)]
        return [paths for paths, corners in met if set(corners.values()) == {2}]

    def win_mission(self, colour: str) -> None:
        self.gain(colour, self.a_card()["vp"])
        self.discard_mission()

    def discard_mission(self) -> None:
        self.mission_open = False
        self.guards.update(self.on_card)
        self.on_card.clear()

    def final_scoring(self) -> None:
        sheet = self.data["clan_sheet"]
        for colour in self.colours:
            for hero in HEROES:
                missions = self.sheet[colour][MISSION[hero]]
                if missions:
                    strength = sheet["strength_multiplier"][self.sheet[colour][STRENGTH[hero]] - 1]
                    self.gain(colour, strength * sheet["mission_value"][missions - 1])
        if self.master:
            for colour, points in self.b_points().items():
                self.gain(colour, points)

    def b_points(self) -> dict[str, int]:
        card = next(card for card in self.data["cards"]["mission_b"] if card["id"] == self.cards["B"])
        match card["kind"]:
            case "heroes_together":
                return {colour: self.together(colour, card) for colour in self.colours}
            case "sides":
                most = {c: max(len(self.sides(c, group)) for group in self.components(c)) for c in self.colours}
                return {colour: card["vp_by_sides"][sides] for colour, sides in most.items()}
            case "city_majority":
                found = Counter(dict.fromkeys(self.colours, 0))
                for place in self.cities:
                    for colour in leaders({colour: self.own(place, colour) for colour in self.colours}):
                        found[colour] += card["vp"]
                return dict(found)
        values = {colour: self.b_value(card, colour) for colour in self.colours}
        each = card["vp_each"] * max(values.values()) if card["kind"] == "network" else card["vp"]
        return {colour: each if colour in leaders(values) else 0 for colour in self.colours}

    def together(self, colour: str, card: dict[str, Any]) -> int:
        spots = {self.where[colour, hero] for hero in HEROES}
        place = next(iter(spots))
        if len(spots) > 1 or place not in self.cities:
            return 0
        return int(card["vp_capital"] if self.number(place) == 6 else card["vp_city"])

    def b_value(self, card: dict[str, Any], colour: str) -> int:
        own = [path for path, owner in self.tiles.items() if owner == colour]
        match card["kind"]:
            case "most_tiles":
                return len(own)
            case "most_tile_guards":
                return sum(self.ninjas[path] for path in own)
            case "hero_distance":
                spots = [self.where[colour, hero] for hero in HEROES]
                pairs = [(a, b) for a, b in combinations(spots, 2) if a is not None and b is not None]
                return max((self.distance(colour, one, other) for one, other in pairs), default=0)
        kind, best = card["building"], 0
        for group in self.components(colour):
            having = [place for place in group if self.has(place, kind)]
            if len(having) > 1:
                best = max(best, sum(1 + (p in self.cities and kind in self.town[p]) for p in having))
        return best

    def distance(self, colour: str, start: str, end: str) -> int:
        """Fewest tiles between two nodes, 0 if they are apart."""
        reached, steps = {start}, 0
        while end not in reached:
            leaving = {node for node in reached if node == start or node not in self.ring}  # the border joins nothing
            wider = reached | {
                node
                for path, ends in self.ends.items()
                if self.serves(path, colour) and leaving & set(ends)
                for node in ends
            }
            if wider == reached:
                return 0
            reached, steps = wider, steps + 1
        return steps

    def tally(self) -> list[list[int]]:
        return [[self.vp[colour], self.ap(colour)] for colour in self.colours]


def leaders(values: dict[str, int]) -> list[str]:
    best = max(values.values())
    return [colour for colour, value in values.items() if value == best > 0]
