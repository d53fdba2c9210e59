"""What is in the box of Way of the Panda: kinds, pieces, and a board made of one edition."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.editions import Edition
from lampion.games.panda import mission_cards, step_kinds
from lampion.games.panda.graph import Graph

COLOURS: Final = ["white", "yellow", "orange", "purple"]
HEROES: Final = ["monk", "governor", "warrior"]
BUILDINGS: Final = ["gate", "market", "pagoda"]
TILE_KINDS: Final = ["beads", "coin", "sword", "lantern", "chest", "mask"]  # strength first, then missions
CITY_CARDS: Final = [f"C{i}" for i in range(1, 9)]
COLUMNS: Final = ["monk", "governor", "warrior", "neutral"]
TILE_CLASSES: Final = ["v1", "v32", "v4"]

KINDS: Final = 3
MAX_SEATS: Final = 4
GOVERNOR: Final = 1  # the hero who sells chests

# -- pieces ------------------------------------------------------------------------------------------------------

# What stands on a place: a bit for each kind of piece, and one for a foundation (W-5).
FOUNDATION: Final = 8
ALL_KINDS: Final = 7
PIECES_IN: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3])  # how many kinds a set of bits holds

# Whose tile lies on a path: nobody's, seat + 1, or a neutral one.
NO_TILE: Final = 0
NEUTRAL: Final = 5
TILE_OWNERS: Final = 5  # seats 0 to 3, then neutral
CLASS_OF: Final = vec[i64]([0, 0, 1, 1, 2])  # the class of tile for 1, 2, 3, 4 ninjas

# -- the action board ----------------------------------------------------------------------------------------------

ROWS: Final = 6
SPACES: Final = 24
FIELDS: Final = 6  # of card A9
NEUTRAL_COLUMN: Final = 3

# Whose hero a step is for: 0 to 2 the own monk, governor, warrior, or one of these.
HERO_ANY: Final = 3
HERO_ANYONE: Final = 4
HERO_NONE: Final = 5
HERO_WORDS: Final = [*HEROES, "any", "anyone", "none"]

VILLAGE: Final = 1
CITY: Final = 2
WHERE_WORDS: Final = {"village": VILLAGE, "city": CITY, "any": VILLAGE | CITY}

# -- sizes ----------------------------------------------------------------------------------------------------------

FRAME: Final = 4  # numbers in a frame of the stack of what is to be done
DEPTH: Final = 12  # frames that there is room for at first: every copy carries them; bonuses within bonuses need more


class Board(Graph):
    """The numbers of one edition, as the rules read them. Its file has been checked: see `schema.py`."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition.data["map"])
        self.edition: Final[Edition] = edition
        self.name: Final[str] = edition.name
        self.hash: Final[str] = edition.hash
        self.data: Final[dict[str, Any]] = edition.data
        self.round_limit: Final[i64] = int(edition.data["meta"]["round_limit"])
        self.read_map()
        self.read_supplies()
        self.read_tracks()
        self.read_action_board()
        self.read_missions()

    def read_map(self) -> None:
        """Ninjas, and the symbols of the places."""
        drawn = self.data["map"]
        self.ninjas: vec[i64] = vec[i64]([int(path["ninjas"]) for path in drawn["path"]])
        self.frontier: vec[i64] = vec[i64]([int(place.get("frontier", False)) for place in drawn["place"]])
        self.number: vec[i64] = vec[i64]([int(place.get("number", 0)) for place in drawn["place"]])
        self.start_places: list[int] = [i for i, place in enumerate(drawn["place"]) if place.get("start", False)]
        # The longest list: an A9 build, relocating, or three heroes who may appear anywhere; guards, or a turn.
        self.most_choices: i64 = max(KINDS * len(self.place_names), len(self.path_names), SPACES + FIELDS + 1)

    def read_supplies(self) -> None:
        """What lies ready for 2, 3 and 4 players."""
        box, counts, tiles = self.data["components"], self.data["by_player_count"], self.data["tiles"]
        self.pieces_per_kind: i64 = int(box["buildings_per_kind"])
        self.foundations: i64 = int(box["foundations"])
        self.start_cards_per_kind: i64 = int(box["start_cards_per_kind"])
        self.row_size: i64 = int(box["city_cards_in_row"])
        self.guards: vec[i64] = vec[i64]([int(n) for n in counts["guards"]])
        self.setup_guards: vec[i64] = vec[i64]([int(n) for n in counts["setup_guards"]])
        self.strength_tiles: vec[i64] = vec[i64]([int(n) for n in counts["strength_tiles_per_kind"]])
        self.mission_tiles: vec[i64] = vec[i64]([int(n) for n in counts["mission_tiles_per_kind"]])
        self.own_tiles: vec[i64] = vec[i64]([int(tiles["player"][name]) for name in TILE_CLASSES])
        self.neutral_tiles: vec[i64] = vec[i64]([int(tiles["neutral"][name]) for name in TILE_CLASSES])

    def read_tracks(self) -> None:
        """AP and VP tracks, clan sheet, buildings, scoring."""
        ap, sheet, building = self.data["ap_track"], self.data["clan_sheet"], self.data["building"]
        scoring = self.data["scoring"]
        self.ap_min: i64 = int(ap["min"])
        self.ap_max: i64 = int(ap["max"])
        self.ap_start: i64 = int(ap["start"])
        fields = range(int(ap["min"]), int(ap["max"]) + 1)
        losses = {int(field): int(loss) for field, loss in ap["penalty"].items()}
        if ap.get("penalty_rule", "field") == "example":  # whoever pays with what is not there loses the most
            losses |= dict.fromkeys(range(int(ap["min"]), 0), max(losses.values(), default=0))
        self.penalty: vec[i64] = vec[i64]([losses.get(field, 0) for field in fields])
        self.vp_start: i64 = int(self.data["vp_track"]["start"])
        self.strength_rows: i64 = int(sheet["strength_rows"])
        self.strength_printed: i64 = int(sheet["strength_printed"])
        self.mission_rows: i64 = int(sheet["mission_rows"])
        self.multiplier: vec[i64] = vec[i64]([0] + [int(n) for n in sheet["strength_multiplier"]])
        self.mission_value: vec[i64] = vec[i64]([0] + [int(n) for n in sheet["mission_value"]])
        self.guards_needed: vec[i64] = vec[i64]([int(n) for n in building["guards_needed"]])
        self.building_vp: vec[i64] = vec[i64]([int(n) for n in building["vp"]])
        self.rival_vp: i64 = int(building["vp_per_rival_guard"])
        self.liberation_bonus: i64 = int(scoring["liberation_bonus"])
        self.liberation_per_guard: i64 = int(scoring["liberation_per_guard"])
        self.end_foundations: i64 = int(scoring["end_foundations"])
        self.end_capitals: i64 = int(scoring["end_capitals"])
        self.frontier_vp: i64 = int(scoring["frontier_vp"])
        self.frontier_tiles: i64 = int(scoring["frontier_tiles"])

    def read_action_board(self) -> None:
        """Spaces, city cards and A9 fields: all of them are options, which are runs of steps in one table."""
        self.options: list[list[dict[str, Any]]] = []
        spaces = self.data["action_board"]["space"]
        row_ap = self.data["action_board"]["row_ap"]
        cards = self.data["cards"]
        self.cost: vec[i64] = vec[i64]([int(row_ap[int(space["row"]) - 1]) for space in spaces])
        self.first_guards: vec[i64] = vec[i64]([int(space["guards"]) for space in spaces])
        self.space_options: vec[i64] = vec[i64]([len(space["options"]) for space in spaces])
        self.space_option: vec[i64] = vec[i64]([self.add_options(space["options"]) for space in spaces])
        self.city_cards: list[str] = [str(card["id"]) for card in cards["city"]]
        self.card_option: vec[i64] = vec[i64]([self.add_options([card["steps"]]) for card in cards["city"]])
        self.field_option: vec[i64] = vec[i64]([self.add_options([field["steps"]]) for field in cards["a9_field"]])
        steps = [step for option in self.options for step in option]
        starts = [sum(len(option) for option in self.options[:i]) for i in range(len(self.options))]
        self.option_start: vec[i64] = vec[i64](starts)
        self.option_size: vec[i64] = vec[i64]([len(option) for option in self.options])
        self.step_kind: vec[i64] = vec[i64]([step_kinds.NAMES.index(step["kind"]) for step in steps])
        self.step_hero: vec[i64] = vec[i64]([HERO_WORDS.index(step.get("hero", "none")) for step in steps])
        self.step_max: vec[i64] = vec[i64]([int(step.get("max", 0)) for step in steps])
        self.step_bypass: vec[i64] = vec[i64]([int(step.get("bypass", 0)) for step in steps])
        self.step_cover: vec[i64] = vec[i64]([int(step.get("cover", 0)) for step in steps])
        self.step_where: vec[i64] = vec[i64]([WHERE_WORDS.get(step.get("where", ""), 0) for step in steps])
        self.step_amount: vec[i64] = vec[i64]([amount_of(step) for step in steps])
        self.step_of: vec[i64] = vec[i64]([kinds_mask(step.get("of", [])) for step in steps])

    def add_options(self, options: list[list[dict[str, Any]]]) -> int:
        """Append to the table; the number of the first."""
        first = len(self.options)
        self.options.extend(options)
        return first

    def read_missions(self) -> None:
        """The A and B cards of the Master variant."""
        a_cards, b_cards = self.data["cards"]["mission_a"], self.data["cards"]["mission_b"]
        self.a_kind: vec[i64] = vec[i64]([mission_cards.A_KINDS.index(card["kind"]) for card in a_cards])
        self.a_building: vec[i64] = vec[i64]([building_of(card) for card in a_cards])
        self.a_vp: vec[i64] = vec[i64]([int(card.get("vp", 0)) for card in a_cards])
        self.b_kind: vec[i64] = vec[i64]([mission_cards.B_KINDS.index(card["kind"]) for card in b_cards])
        self.b_building: vec[i64] = vec[i64]([building_of(card) for card in b_cards])
        # The cards that are drawn: those that can be fulfilled on this map.
        hindrances = self.hindrances()
        self.a_deck: list[str] = [str(card["id"]) for card in a_cards if card["kind"] not in hindrances]
        self.b_deck: list[str] = [str(card["id"]) for card in b_cards if card["kind"] not in hindrances]
        self.b_vp: vec[i64] = vec[i64]([int(card.get("vp", card.get("vp_each", 0))) for card in b_cards])
        self.together_vp: vec[i64] = vec[i64](
            [int(card.get(key, 0)) for card in b_cards for key in ("vp_city", "vp_capital")]
        )
        self.sides_vp: vec[i64] = vec[i64](
            [int(vp) for card in b_cards for vp in card.get("vp_by_sides", [0, 0, 0, 0, 0])]
        )

    def hindrances(self) -> dict[str, str]:
        """Kinds of mission cards that this map can never fulfil, each with what is missing (W-56, W-59, W-60, W-64)."""
        sides = {int(side) for side in self.path_side if side >= 0}
        found = {}
        if self.loops == 0:
            found["loop"] = "no loop of four inner paths"
        if not ({0, 2} <= sides or {1, 3} <= sides):
            found["opposite_sides"] = "no two opposite sides with exit paths"
        if sum(number > 0 for number in self.number) < 2:
            found["numbered"] = "fewer than two numbered places"
        if len(sides) < 2:
            found["sides"] = "fewer than two sides with exit paths"
        return found


def amount_of(step: dict[str, Any]) -> int:
    """VP, AP or number of tiles, whatever the step is about."""
    for key in ("amount", "vp", "count"):
        if key in step:
            return int(step[key])
    return 0


def kinds_mask(names: list[str]) -> int:
    """Tile kinds as a set of bits."""
    return sum(1 << TILE_KINDS.index(name) for name in names)


def building_of(card: dict[str, Any]) -> int:
    """The kind of building a mission card is about; -1 if none."""
    return BUILDINGS.index(card["building"]) if "building" in card else -1
