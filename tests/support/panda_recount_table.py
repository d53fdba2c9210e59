"""The table of the recount: what lies where, whose move of the record is next, and what can be read off the map.

It shares no code with the engine.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from lampion.core.record import Record

MAP = Path(__file__).resolve().parents[2] / "src" / "lampion" / "games" / "panda" / "editions" / "province.toml"
KINDS = {"monk": "gate", "governor": "market", "warrior": "pagoda"}
STRENGTH = {"monk": "beads", "governor": "coin", "warrior": "sword"}
MISSION = {"monk": "lantern", "governor": "chest", "warrior": "mask"}
HEROES = list(KINDS)
TILE_ORDER = ["beads", "coin", "sword", "lantern", "chest", "mask"]

Watcher = Callable[[Any, str, list[str]], None]


class Table:
    """Seats are called by their colours, tiles on paths by "white" or "neutral"."""

    def __init__(self, record: Record, watch: Watcher | None = None, file: Path = MAP) -> None:
        self.data: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
        self.moves = list(record.moves)
        self.watch = watch
        self.asked = 0
        self.colours: list[str] = self.data["meta"]["colours"][: len(record.seats)]
        size = len(self.colours) - 2
        chance = {outcome.kind: outcome.items for outcome in record.chance}
        self.cards = {
            "A": chance["a-card"][0] if "a-card" in chance else record.options["a_card"],
            "B": chance["b-card"][0] if "b-card" in chance else record.options["b_card"],
        }
        self.master = bool(record.options["master"])
        counts = self.data["by_player_count"]
        self.all_guards = counts["guards"][size]
        self.setup_guards = counts["setup_guards"][size]
        self.guards = Counter(dict.fromkeys(self.colours, self.all_guards))
        self.posted: dict[str, Counter[int]] = {colour: Counter() for colour in self.colours}
        self.ninjas = {path["id"]: path["ninjas"] for path in self.data["map"]["path"]}
        self.ends = {path["id"]: tuple(path["ends"]) for path in self.data["map"]["path"]}
        self.places = [place["id"] for place in self.data["map"]["place"]]
        self.ring = [area["id"] for area in self.data["map"]["border_ring"]]
        self.frontier = {place["id"] for place in self.data["map"]["place"] if place.get("frontier")}
        self.figures: dict[str, Counter[str]] = {path: Counter() for path in self.ninjas}
        self.tiles: dict[str, str] = {}
        self.stock = {colour: dict(self.data["tiles"]["player"]) for colour in self.colours}
        self.stock["neutral"] = dict(self.data["tiles"]["neutral"])
        self.pieces = Counter(dict.fromkeys(KINDS.values(), self.data["components"]["buildings_per_kind"]))
        self.foundations = self.data["components"]["foundations"]
        self.town: dict[str, set[str]] = {place: set() for place in self.places}
        self.cities: set[str] = set()
        self.sheet_stock = Counter(
            {
                **dict.fromkeys(STRENGTH.values(), counts["strength_tiles_per_kind"][size]),
                **dict.fromkeys(MISSION.values(), counts["mission_tiles_per_kind"][size]),
            }
        )
        self.sheet = {colour: Counter(dict.fromkeys(STRENGTH.values(), 1)) for colour in self.colours}
        self.where: dict[tuple[str, str], str | None] = {(c, hero): None for c in self.colours for hero in HEROES}
        self.vp = Counter(dict.fromkeys(self.colours, self.data["vp_track"]["start"]))
        self.track: dict[int, list[str]] = {}
        self.round = 0
        self.last_round = False
        self.passed: set[str] = set()
        self.reached: dict[str, int] = {}
        self.uses: dict[int, int] = {}
        self.mission_open = False
        self.on_card: Counter[str] = Counter()
        self.count: Counter[str] = Counter()
        self.fields: dict[int, str] = {}
        self.used_field: set[str] = set()
        self.active = ""
        first = record.start
        self.order = [self.colours[(first + i) % len(self.colours)] for i in range(len(self.colours))]
        self.track[self.data["ap_track"]["start"]] = self.order[::-1]
        start = [place["id"] for place in self.data["map"]["place"] if place.get("start")]
        for place, kind in zip(start, chance["start-buildings"], strict=True):
            self.town[place].add(kind)
            self.pieces[kind] -= 1
        self.row = list(chance["city-row"])

    def ask(self, who: str, choices: Sequence[str], always: bool = False) -> str:
        if len(choices) == 1 and not always:
            return choices[0]
        if self.watch is not None:
            self.watch(self, who, list(choices))
        move = self.moves[self.asked]
        assert move in choices, f"move {self.asked + 1}: {move!r} is not one of {choices}"
        self.asked += 1
        return move

    def answer(self, who: str, word: str, choices: Sequence[str], always: bool = False) -> str:
        """As `ask`, for a decision with one word of its own."""
        return self.ask(who, [f"{word} {choice}" for choice in choices], always).removeprefix(f"{word} ")

    def ap(self, colour: str) -> int:
        return next(field for field, stack in self.track.items() if colour in stack)

    def shift(self, colour: str, amount: int) -> None:
        old = self.ap(colour)
        new = min(old + amount, self.data["ap_track"]["max"])
        if new != old:
            self.track[old].remove(colour)
            self.track.setdefault(new, []).append(colour)

    def gain(self, colour: str, amount: int) -> None:
        self.vp[colour] = max(0, self.vp[colour] + amount)

    def read_track(self) -> list[str]:
        return [colour for field in sorted(self.track) for colour in reversed(self.track[field])]

    def take_back(self) -> None:
        for colour in self.read_track():
            count = self.posted[colour].total()
            self.posted[colour].clear()
            self.guards[colour] += count
            self.shift(colour, count)

    def at_home(self, hero: str) -> bool:
        place = self.where[self.active, hero]
        return place in self.town and self.has(place, KINDS[hero])

    def has(self, place: str, kind: str) -> bool:
        return place in self.cities or kind in self.town[place]

    def can_take(self, tile: str) -> bool:
        rows = self.data["clan_sheet"]["strength_rows" if tile in STRENGTH.values() else "mission_rows"]
        return self.sheet_stock[tile] > 0 and self.sheet[self.active][tile] < rows

    def take(self, tile: str) -> None:
        self.sheet_stock[tile] -= 1
        self.sheet[self.active][tile] += 1

    def uncovered(self, path: str) -> int:
        return 0 if path in self.tiles else self.ninjas[path] - self.figures[path].total()

    def around(self, place: str) -> list[str]:
        return [path for path, ends in self.ends.items() if place in ends]

    def own(self, place: str, owner: str) -> int:
        return sum(
            self.figures[path][owner] + (self.ninjas[path] if self.tiles.get(path) == owner else 0)
            for path in self.around(place)
        )

    def number(self, place: str) -> int:
        return len(self.town[place]) + (3 if place in self.cities else 0)

    def serves(self, path: str, colour: str) -> bool:
        return self.tiles.get(path) in (colour, "neutral")

    def components(self, colour: str) -> list[set[str]]:
        groups = [{place} for place in self.places]
        for path, (one, other) in self.ends.items():
            if other in self.town and self.serves(path, colour):
                first = next(group for group in groups if one in group)
                second = next(group for group in groups if other in group)
                if first is not second:
                    first |= second
                    groups.remove(second)
        return groups

    def neighbours(self, area: str) -> list[str]:
        """The border areas one move away: as the file names them, else before and after it in the list."""
        drawn = self.data["map"]["border_ring"][self.ring.index(area)]
        spot = self.ring.index(area)
        usual = [self.ring[spot - 1], self.ring[spot + 1 - len(self.ring)]]
        return [str(name) for name in drawn.get("beside", usual)]

    def penalty(self, field: int) -> int:
        """VP lost by a payment that lands on a field."""
        track = self.data["ap_track"]
        losses = track["penalty"]
        if track.get("penalty_rule", "field") == "example" and field < 0:
            return int(max(losses.values()))
        return int(losses.get(str(field), 0))

    def sides(self, colour: str, group: set[str]) -> set[str]:
        sides = {area["id"]: area["side"] for area in self.data["map"]["border_ring"]}
        return {
            sides[other]
            for path, (one, other) in self.ends.items()
            if other in self.ring and one in group and self.serves(path, colour)
        }
