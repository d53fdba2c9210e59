"""What is in the box of Pagoda: colours and their abilities, cards, tiles, and the numbers of each variant."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

COLOUR_NAMES: Final = ["red", "blue", "green", "yellow", "violet"]
LETTERS: Final = "RBGYV"
COLOURS: Final = 5
ANY: Final = -1  # the colour of an empty site

# Each colour has one ability, and an ability is named by its colour.
ABILITY_NAMES: Final = ["lantern", "buddha", "bowl", "dragon", "fan"]
LANTERN: Final = 0
BUDDHA: Final = 1
BOWL: Final = 2
DRAGON: Final = 3
FAN: Final = 4

PLAYERS: Final = 2
SITES: Final = 6
FULL: Final = 4  # columns of a complete floor
ROOFED: Final = 5  # stands for "roof" where columns of the top floor are counted
TOP: Final = 4  # room for the tiles of one site

TEXT: Final = files("lampion.games.pagoda").joinpath("box.toml").read_text("utf-8")
BOX: Final[dict[str, Any]] = tomllib.loads(TEXT)
EACH_COLOUR: Final[i64] = int(BOX["cards"]["each_colour"])
TABLE_SIZE: Final[i64] = int(BOX["cards"]["table"])
HAND_SIZE: Final[i64] = int(BOX["cards"]["hand"])
FAN_HAND_SIZE: Final[i64] = int(BOX["cards"]["fan_hand"])
ALTERNATIVE_COST: Final[i64] = int(BOX["cards"]["alternative"])
ENDS_AT: Final[i64] = int(BOX["board"]["ends_at"])
LIMIT: Final[i64] = int(BOX["turn"]["columns"])
LANTERN_LIMIT: Final[i64] = int(BOX["turn"]["lantern_columns"])
USES: Final[i64] = int(BOX["turn"]["uses"])
COLUMN_PRICE: Final[i64] = int(BOX["price"]["column"])
TILE_PRICE: Final[i64] = int(BOX["price"]["tile"])
SPIRE_PRICE: Final[i64] = int(BOX["price"]["spire"])
SUBSTITUTE: Final[i64] = int(BOX["price"]["substitute"])  # cards of one other colour in place of one card
TILE_POINTS: Final[i64] = int(BOX["points"]["tile"])
ALL_CARDS: Final = 55
MOST_CARDS: Final = 9  # that a player can hold
assert EACH_COLOUR * COLOURS == ALL_CARDS
assert TABLE_SIZE + FAN_HAND_SIZE == MOST_CARDS
assert (BOX["board"]["sites"], BOX["board"]["columns"]) == (SITES, FULL)

# A tile is named by base and next colour, base * COLOURS + next.
TILES: Final = COLOURS * COLOURS
NO_TILE: Final = -1

# A card lies in a cell: a colour on the table, then a colour in the hand.
ZONES: Final = "th"
ZONE_NAMES: Final = ["table", "hand"]
CELLS: Final = 10


class Box:
    """The tiles: which there are, and what is on each back. A pair of base and next colour occurs at most once."""

    def __init__(self, text: str) -> None:
        spire = [NO_TILE] * TILES
        for record in tomllib.loads(text)["tiles"]:
            base, after, top = (COLOUR_NAMES.index(record[name]) for name in ("base", "next", "spire"))
            tile = base * COLOURS + after
            if spire[tile] != NO_TILE:
                raise ValueError(f"a tile is named by base and next, but there are two with {record}")
            spire[tile] = top
        supply = [0 if top == NO_TILE else 1 for top in spire]
        left = [sum(supply[base * COLOURS : (base + 1) * COLOURS]) for base in range(COLOURS)]
        self.spire: Final[vec[i64]] = vec[i64](spire)
        self.supply: Final[vec[i64]] = vec[i64](supply)
        self.left: Final[vec[i64]] = vec[i64](left)


class Variant:
    """The numbers that the quick game changes (P-49), and whether abilities exist (P-50)."""

    def __init__(self, box: Box, quick: bool, simple: bool) -> None:
        numbers = BOX["quick" if quick else "normal"]
        self.box: Final[Box] = box
        self.quick: Final[bool] = quick
        self.simple: Final[bool] = simple
        self.floors: Final[i64] = int(numbers["floors"])
        self.spire_points: Final[i64] = int(numbers["spire"])
        # Prices once more as native attributes: listing asks for them all the time, and a module's constant is slower.
        self.column_price: Final[i64] = COLUMN_PRICE
        self.tile_price: Final[i64] = TILE_PRICE
        self.spire_price: Final[i64] = SPIRE_PRICE
        self.substitute: Final[i64] = SUBSTITUTE
        self.spire: Final[vec[i64]] = box.spire


def tile_name(tile: int) -> str:
    """Base and next colour: `RB`."""
    return LETTERS[tile // COLOURS] + LETTERS[tile % COLOURS]


def card_name(cell: int) -> str:
    """Colour and zone: `Rt` on the table, `Rh` in the hand."""
    return LETTERS[cell % COLOURS] + ZONES[cell // COLOURS]


CARD_INDEX: Final = {card_name(cell): cell for cell in range(CELLS)}
