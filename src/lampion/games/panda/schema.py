"""The keys of Way of the Panda's editions. docs/panda-maps.md describes them for people."""

from __future__ import annotations

from lampion.core.edition_schema import Choice, Each, Fixed, Key, Name, Number, Numbers, Rows, Schema
from lampion.games.panda import mission_cards
from lampion.games.panda.components import BUILDINGS, CITY_CARDS, COLOURS, COLUMNS, HEROES, ROWS, TILE_CLASSES
from lampion.games.panda.edition_checks import CHECKS
from lampion.games.panda.map_checks import MAP_CHECKS
from lampion.games.panda.map_schema import MAP
from lampion.games.panda.step_schema import CardSteps, FieldSteps, SpaceOptions

HERO_ROW = {
    "monk": ("gate", "beads", "lantern", "blue"),
    "governor": ("market", "coin", "chest", "green"),
    "warrior": ("pagoda", "sword", "mask", "red"),
}
NOTATION = "the same in every edition, because it is part of the notation"
LAST_FIELD = 40  # of an AP track

META = (
    Key("meta.players_min", Fixed(2)),
    Key("meta.players_max", Fixed(4)),
    Key("meta.round_limit", Number(20, 40)),
    Key("meta.colours", Fixed(COLOURS), because=NOTATION),
)
HERO_KEYS = (
    Key("heroes.order", Fixed(HEROES), because=NOTATION),
    *(
        Key(f"heroes.{hero}.{part}", Fixed(word), because=NOTATION)
        for hero, row in HERO_ROW.items()
        for part, word in zip(("building", "strength", "mission"), row, strict=False)
    ),
    *(Key(f"heroes.{hero}.base", Fixed(row[3]), read=False, default=row[3]) for hero, row in HERO_ROW.items()),
)
SUPPLIES = (
    Key("components.guards_per_colour", Number(5, 10)),
    Key("components.heroes_per_colour", Fixed(3), default=3),
    Key("components.markers_per_colour", Fixed(3), default=3),
    Key("components.buildings_per_kind", Number(3, 30)),
    Key("components.foundations", Number(1, 16)),
    Key("components.start_cards_per_kind", Number(1, 5)),
    Key("components.city_cards", Fixed(len(CITY_CARDS)), because=NOTATION),
    Key("components.city_cards_in_row", Number(1, len(CITY_CARDS))),
    Key("components.mission_cards_per_set", Fixed(len(mission_cards.A_CARDS)), because=NOTATION),
    *(
        Key(f"tiles.{owner}.{name}", Number(0, 40))
        for owner in ("player", "neutral")
        for name in reversed(TILE_CLASSES)
    ),
    Key("by_player_count.guards", Numbers(3, 5, 10)),
    Key("by_player_count.setup_guards", Numbers(3, 0, 4)),
    Key("by_player_count.strength_tiles_per_kind", Numbers(3, 0, 99)),
    Key("by_player_count.mission_tiles_per_kind", Numbers(3, 0, 99)),
)
TRACKS = (
    Key("ap_track.min", Number(-9, 0)),
    Key("ap_track.max", Number(5, LAST_FIELD)),
    Key("ap_track.start", Number(-9, LAST_FIELD)),
    Key("ap_track.penalty", Each(Number(0, 50), "fields", tuple(str(field) for field in range(-9, LAST_FIELD + 1)))),
    Key("ap_track.penalty_rule", Choice("field", "example", message="panda-edition-penalty-"), default="field"),
    Key("vp_track.min", Fixed(0)),
    Key("vp_track.start", Number(0, 100)),
    Key("clan_sheet.strength_rows", Number(1, 9)),
    Key("clan_sheet.strength_printed", Number(1, 9)),
    Key("clan_sheet.strength_multiplier", Numbers(None, 0, 20)),
    Key("clan_sheet.mission_rows", Number(1, 9)),
    Key("clan_sheet.mission_value", Numbers(None, 0, 50)),
    Key("building.guards_needed", Numbers(6, 0, 16)),
    Key("building.vp", Numbers(6, 0, 50)),
    Key("building.vp_per_rival_guard", Number(0, 10)),
    Key("scoring.liberation_bonus", Number(0, 50)),
    Key("scoring.liberation_per_guard", Number(0, 10)),
    Key("scoring.end_foundations", Number(1, 16)),
    Key("scoring.end_capitals", Number(1, 16)),
    Key("scoring.frontier_vp", Number(0, 50)),
    Key("scoring.frontier_tiles", Number(1, 6)),
)
SPACE = (
    Key("row", Number(1, ROWS)),
    Key("col", Choice(*COLUMNS, message="panda-edition-column-")),
    Key("guards", Number(1, 5)),
    Key("options", SpaceOptions()),
)
BUILDING = Choice(*BUILDINGS, message="panda-edition-building-")
POINTS = Number(0, 100)
CARD_IDS = Name(2)
ACTIONS = (
    Key("action_board.columns", Fixed(COLUMNS), because=NOTATION),
    Key("action_board.row_ap", Numbers(ROWS, 0, 20)),
    Key("action_board.space", Rows(SPACE, ROWS * len(COLUMNS), ROWS * len(COLUMNS), name=("row", "col"))),
    Key("cards.city", Rows((Key("id", CARD_IDS), Key("steps", CardSteps())), len(CITY_CARDS), len(CITY_CARDS))),
    Key("cards.a9_field", Rows((Key("field", Number(1, 6)), Key("steps", FieldSteps())), 6, 6, name=("field",))),
    Key(
        "cards.mission_a",
        Rows(
            (
                Key("id", CARD_IDS),
                Key("kind", Choice(*mission_cards.A_KINDS, message="panda-edition-kind-")),
                Key("building", BUILDING, default=None),
                Key("vp", POINTS, default=None),
            ),
            len(mission_cards.A_CARDS),
            len(mission_cards.A_CARDS),
        ),
    ),
    Key(
        "cards.mission_b",
        Rows(
            (
                Key("id", CARD_IDS),
                Key("kind", Choice(*mission_cards.B_KINDS, message="panda-edition-kind-")),
                Key("building", BUILDING, default=None),
                *(Key(points, POINTS, default=None) for points in ("vp", "vp_city", "vp_capital", "vp_each")),
                Key("vp_by_sides", Numbers(5, -100, 100), default=None),
            ),
            len(mission_cards.B_CARDS),
            len(mission_cards.B_CARDS),
        ),
    ),
)
SCHEMA = Schema("panda", (*META, *HERO_KEYS, *SUPPLIES, *TRACKS, *MAP, *ACTIONS), (*MAP_CHECKS, *CHECKS))
