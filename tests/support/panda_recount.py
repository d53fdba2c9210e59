"""Way of the Panda once more, with pencil and paper: a record replayed in names and plain dictionaries.

It shares no code with the engine. A game is one long sequence of calls; `ask` takes the next move of the record where
there is a choice, and a decision with one choice is taken without the record, except the three kinds that R-83 names.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from lampion.core.record import Record
from support.panda_recount_missions import Missions
from support.panda_recount_table import HEROES, KINDS, MAP, MISSION, STRENGTH, TILE_ORDER, Watcher


class Recount(Missions):
    """The course of the game, from setup to the final scoring."""

    def __init__(self, record: Record, watch: Watcher | None = None, file: Path = MAP) -> None:
        super().__init__(record, watch, file)
        self.play()

    def play(self) -> None:
        for _ in range(self.setup_guards):
            for colour in self.order:
                self.active = colour
                free = [
                    path
                    for path in self.ninjas
                    if self.uncovered(path) > 1 and not any(self.figures[path][c] for c in self.colours if c != colour)
                ]
                path = self.answer(colour, "guard", free, always=True)
                self.guards[colour] -= 1
                self.figures[path][colour] += 1
        for hero in HEROES:
            for colour in self.order if hero == "governor" else self.order[::-1]:
                self.active = colour
                taken = {self.where[colour, other] for other in HEROES}
                free = [place for place in self.places if place not in taken]
                self.where[colour, hero] = self.answer(colour, f"hero {hero}", free, always=True)
        if self.master:
            self.mission_open = True
            if self.a_kind() == "build4":
                for colour in self.colours:
                    self.guards[colour] -= 1
                    self.on_card[colour] += 1
        while True:
            self.play_round()
            if self.round == self.data["meta"]["round_limit"]:
                self.last_round = True
            self.take_back()
            if self.last_round:
                break
            self.order = self.read_track()
        self.final_scoring()
        assert self.asked == len(self.moves), "the record has moves after the end"

    def play_round(self) -> None:
        self.round += 1
        self.passed, self.reached, self.uses, self.used_field = set(), {}, {}, set()
        while len(self.passed) < len(self.colours):
            for colour in self.order:
                if colour not in self.passed:
                    self.turn(colour)

    def turn(self, colour: str) -> None:
        self.active = colour
        if self.mission_open and self.a_kind() == "build4" and self.on_card[colour]:
            if self.ask(colour, ["withdraw no", "withdraw yes"]) == "withdraw yes":
                self.on_card[colour] -= 1
                self.guards[colour] += 1
                self.count[colour] = 0
        choices = [f"space {space}" for space in range(24) if self.may_choose(colour, space)]
        if self.mission_open and self.a_kind() == "special" and colour not in self.used_field and self.guards[colour]:
            choices += [f"field {field}" for field in range(1, 7) if field not in self.fields]
        choice = self.ask(colour, [*choices, "pass"], always=True)
        if choice == "pass":
            self.passed.add(colour)
        elif choice.startswith("field"):
            self.use_field(int(choice.split()[1]))
        else:
            self.use_space(int(choice.split()[1]))

    def may_choose(self, colour: str, space: int) -> bool:
        low = self.data["ap_track"]["min"]
        return (
            space >= self.reached.get(colour, 0)
            and self.guards[colour] >= self.needs(space)
            and self.ap(colour) - self.cost(space) >= low
        )

    def needs(self, space: int) -> int:
        return self.uses[space] + 1 if space in self.uses else self.data["action_board"]["space"][space]["guards"]

    def cost(self, space: int) -> int:
        return int(self.data["action_board"]["row_ap"][space // 4])

    def use_space(self, space: int) -> None:
        colour, needed = self.active, self.needs(space)
        self.guards[colour] -= needed
        self.posted[colour][space] += needed
        self.uses[space] = needed
        self.reached[colour] = space
        if self.cost(space):
            self.shift(colour, -self.cost(space))
            self.gain(colour, -self.penalty(self.ap(colour)))
        options = self.data["action_board"]["space"][space]["options"]
        chosen = self.answer(colour, "option", [str(i + 1) for i in range(len(options))])
        self.option(options[int(chosen) - 1])

    def use_field(self, field: int) -> None:
        self.guards[self.active] -= 1
        self.on_card[self.active] += 1
        self.fields[field] = self.active
        self.used_field.add(self.active)
        self.option(next(row["steps"] for row in self.data["cards"]["a9_field"] if row["field"] == field))
        if len(self.fields) == 6:
            self.discard_mission()

    def option(self, steps: list[dict[str, Any]]) -> None:
        left = [step for step in steps if step["kind"] not in ("vp", "ap")]
        for step in steps:
            if step not in left:
                self.do(step)
        while left:
            can = [step for step in left if self.possible(step)]
            chosen = self.answer(self.active, "step", [*(step["kind"] for step in can), "finish"])
            if chosen == "finish":
                return
            step = next(step for step in can if step["kind"] == chosen)
            left.remove(step)
            self.do(step)

    def heroes_of(self, step: dict[str, Any]) -> list[tuple[str, str]]:
        whose = step["hero"]
        if whose == "anyone":
            return list(self.where)
        return [(self.active, hero) for hero in HEROES if whose in (hero, "any")]

    def possible(self, step: dict[str, Any]) -> bool:
        match step["kind"]:
            case "move":
                return any(self.targets(hero, step["bypass"]) for hero in self.heroes_of(step))
            case "build" if step["hero"] == "none":
                return bool(self.sites(step["where"]))
            case "build":
                return any(self.hero_builds(hero, step["where"]) for hero in self.heroes_of(step))
            case "strength":
                return self.can_take(STRENGTH[step["hero"]])
            case "mission":
                return self.can_take(MISSION[step["hero"]]) and self.at_home(step["hero"])
            case "sell_chest":
                return self.sheet[self.active]["chest"] > 0 and self.at_home("governor")
        return True

    def do(self, step: dict[str, Any], declinable: bool = False) -> None:
        me = self.active
        match step["kind"]:
            case "vp":
                self.gain(me, step["amount"])
            case "ap":
                self.shift(me, step["amount"])
            case "strength":
                self.take(STRENGTH[step["hero"]])
            case "mission":
                self.take(MISSION[step["hero"]])
            case "sell_chest":
                self.sheet[me]["chest"] -= 1
                self.sheet_stock["chest"] += 1
                self.gain(me, step["vp"])
            case "pick":
                self.pick(step["of"], step["count"])
            case "vanish_appear":
                self.vanish_or_appear()
            case "relocate":
                spots = [(h, p) for h in HEROES for p in self.places if self.where[me, h] != p]
                chosen = self.answer(me, "relocate", [f"{hero} {place}" for hero, place in spots]).split()
                self.where[me, chosen[0]] = chosen[1]
            case "build" if step["hero"] == "none":
                place, kind = self.answer(me, "build", [f"{p} {k}" for p, k in self.sites(step["where"])]).split()
                self.build(place, kind)
            case "build":
                can = [hero for hero in self.heroes_of(step) if self.hero_builds(hero, step["where"])]
                hero = self.answer(me, "hero", [name for _, name in can]) if step["hero"] == "any" else step["hero"]
                here = self.where[me, hero]
                assert here is not None
                self.build(here, KINDS[hero])
            case "move":
                self.move(step, declinable)

    def vanish_or_appear(self) -> None:
        me = self.active
        choices = [f"vanish {hero}" for hero in HEROES if self.where[me, hero] is not None]
        choices += [f"appear {h} {p}" for h in HEROES if self.where[me, h] is None for p in self.places]
        word, hero, *place = self.ask(me, choices).split()
        self.where[me, hero] = place[0] if word == "appear" else None

    def pick(self, of: Sequence[str], count: int) -> None:
        can = [tile for tile in TILE_ORDER if tile in of and self.can_take(tile)]
        sets = [" ".join(chosen) or "nothing" for chosen in combinations(can, min(count, len(can)))]
        for tile in self.answer(self.active, "pick", sets).split():
            if tile != "nothing":
                self.take(tile)

    def targets(self, hero: tuple[str, str], bypass: int) -> dict[str, str | None]:
        """Where a hero can go in one move, and over which path."""
        here = self.where[hero]
        found: dict[str, str | None] = {}
        if here is None:
            return found
        strength = self.sheet[hero[0]][STRENGTH[hero[1]]]
        for path, ends in self.ends.items():
            if here in ends and strength >= self.uncovered(path) - bypass:
                found[ends[1] if ends[0] == here else ends[0]] = path
        if here in self.ring:
            found |= dict.fromkeys(self.neighbours(here))
        return found

    def move(self, step: dict[str, Any], declinable: bool) -> None:
        me, able = self.active, [hero for hero in self.heroes_of(step) if self.targets(hero, step["bypass"])]
        if step["hero"] in HEROES:
            hero = (me, step["hero"])
        else:
            names = {name if step["hero"] == "any" else f"{colour} {name}": (colour, name) for colour, name in able}
            chosen = self.answer(me, "hero", [*names, *(["none"] if declinable else [])])
            if chosen == "none":
                return
            hero = names[chosen]
        for number in range(step["max"]):
            ways = self.targets(hero, step["bypass"])
            to = self.answer(me, "move", [*ways, *(["stop"] if number else [])])
            if to == "stop":
                return
            self.where[hero] = to
            path = ways[to]
            left = step["cover"] if path is not None else 0
            while path is not None and left and self.uncovered(path) and self.guards[me]:
                if self.ask(me, ["cover no", "cover yes"]) == "cover no":
                    break
                left -= 1
                self.cover(path)

    def cover(self, path: str) -> None:
        me = self.active
        self.guards[me] -= 1
        self.figures[path][me] += 1
        if self.uncovered(path):
            return
        most = max(self.figures[path].values())
        leaders = [colour for colour in self.colours if self.figures[path][colour] == most]
        chooser = me if me in leaders else leaders[0]
        size = {1: "v1", 2: "v32", 3: "v32", 4: "v4"}[self.ninjas[path]]
        sorts = [word for word, owner in (("own", chooser), ("neutral", "neutral")) if self.stock[owner][size]]
        if sorts:
            owner = chooser if self.answer(chooser, "tile", sorts) == "own" else "neutral"
            self.stock[owner][size] -= 1
            self.tiles[path] = owner
            self.guards.update(self.figures[path])
            self.figures[path].clear()
        for place in self.ends[path]:
            if place in self.town and not any(self.uncovered(way) for way in self.around(place)):
                self.gain(me, self.data["scoring"]["liberation_bonus"])
                for colour in self.colours:
                    self.gain(colour, self.own(place, colour))
        if sorts:
            self.test_mission()

    def may_build(self, place: str, kind: str, where: str) -> bool:
        number = self.number(place)
        if where != "any" and (where == "city") != (place in self.cities):
            return False
        if kind in self.town[place] or number == 6:
            return False
        if not (self.foundations if number == 2 else self.pieces[kind]):
            return False
        total = sum(self.own(place, owner) for owner in [*self.colours, "neutral"])
        return bool(total >= self.data["building"]["guards_needed"][number])

    def hero_builds(self, hero: tuple[str, str], where: str) -> bool:
        place = self.where[hero]
        return place is not None and place in self.town and self.may_build(place, KINDS[hero[1]], where)

    def sites(self, where: str) -> list[tuple[str, str]]:
        return [(place, kind) for place in self.places for kind in KINDS.values() if self.may_build(place, kind, where)]

    def build(self, place: str, kind: str) -> None:
        me, number = self.active, self.number(place)
        if number == 2:
            for piece in self.town[place]:
                self.pieces[piece] += 1
            self.town[place] = set()
            self.cities.add(place)
            self.foundations -= 1
        else:
            self.pieces[kind] -= 1
            self.town[place].add(kind)
        rivals = sum(self.own(place, colour) for colour in self.colours if colour != me)
        self.gain(me, self.data["building"]["vp"][number] + rivals)
        if self.mission_open and self.a_kind() == "build4" and self.a_card()["building"] == kind and self.on_card[me]:
            self.count[me] += 1
            if self.count[me] == 4:
                self.win_mission(me)
        self.test_mission()
        capitals = [town for town in self.places if self.number(town) == 6]
        scoring = self.data["scoring"]
        if (
            len(self.cities) >= scoring["end_foundations"]
            or (number != 2 and self.pieces.total() == 0)
            or len(capitals) >= scoring["end_capitals"]
        ):
            self.last_round = True
        if number == 2:
            self.city_card()
        if place in self.frontier:
            self.frontier_bonus()

    def city_card(self) -> None:
        ends = ["left", "right"][: len(self.row)]
        end = self.answer(self.active, "card", [*ends, "none"])
        if end != "none":
            card = self.row.pop(0 if end == "left" else -1)
            steps = next(row["steps"] for row in self.data["cards"]["city"] if row["id"] == card)
            for step in steps:
                self.do(step, declinable=True)

    def frontier_bonus(self) -> None:
        me = self.active
        spaces = {str(4 * row + 3): self.data["action_board"]["space"][4 * row + 3] for row in range(6)}
        actions = {name: space["options"][0][0] for name, space in spaces.items()}
        able = [name for name, step in actions.items() if self.possible(step)]
        chosen = self.answer(me, "frontier", [*able, "none"])
        if chosen != "none":
            self.do(actions[chosen])
        rewards = ["vp", "tiles"] if any(self.can_take(tile) for tile in TILE_ORDER) else ["vp"]
        if self.answer(me, "reward", rewards) == "vp":
            self.gain(me, self.data["scoring"]["frontier_vp"])
        else:
            self.pick(TILE_ORDER, self.data["scoring"]["frontier_tiles"])
