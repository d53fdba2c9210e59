"""What is in the box of Pagoda: colours and their abilities, cards, tiles, and the numbers of one edition."""

from __future__ import annotations

from math import comb
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
TOP: Final = 4  # room for the tiles of one site
# Points of a column are packed into one number, so many bits for each floor.
POINTS_BITS: Final = 4
POINTS_MASK: Final = 15

MOST_SITES: Final = 8  # that the code of an action can name

# A tile is named by base and next colour, base * COLOURS + next.
TILES: Final = COLOURS * COLOURS
NO_TILE: Final = -1

# A card lies in a cell: a colour on the table, then a colour in the hand.
ZONES: Final = "th"
ZONE_NAMES: Final = ["table", "hand"]
CELLS: Final = 10


class Box:
    """What an edition says, for one variant: the quick game changes numbers (P-49), the simple one has no abilities.

    A position holds its box, and everything that the rules read is a native attribute: listing asks all the time. The
    data has been checked: see `schema.py`.
    """

    def __init__(
        self,
        name: str,
        content_hash: str,
        data: dict[str, Any],
        quick: bool,
        simple: bool,
        saved: dict[str, str] | None,
    ) -> None:
        cards, board, turn, price, points = (data[key] for key in ("cards", "board", "turn", "price", "points"))
        height = data["quick" if quick else "normal"]
        spire = [NO_TILE] * TILES
        for record in data["tiles"]:
            base, after, top = (COLOUR_NAMES.index(record[key]) for key in ("base", "next", "spire"))
            spire[base * COLOURS + after] = top
        supply = [0 if top == NO_TILE else 1 for top in spire]
        left = [sum(supply[base * COLOURS : (base + 1) * COLOURS]) for base in range(COLOURS)]
        packed = sum(int(one) << POINTS_BITS * floor for floor, one in enumerate(points["columns"], 1))
        most = most_actions(data)

        self.name: Final[str] = name
        self.hash: Final[str] = content_hash
        self.saved: Final[dict[str, str] | None] = saved  # what saved positions say of it; None for the first edition
        self.quick: Final[bool] = quick
        self.simple: Final[bool] = simple

        self.each_colour: Final[i64] = int(cards["each_colour"])
        self.all_cards: Final[i64] = int(cards["each_colour"]) * COLOURS
        self.table: Final[i64] = int(cards["table"])
        self.hand: Final[i64] = int(cards["hand"])
        self.fan_hand: Final[i64] = int(cards["fan_hand"])
        self.most_cards: Final[i64] = int(cards["table"]) + int(cards["fan_hand"])  # that a player can hold
        self.alternative: Final[i64] = int(cards["alternative"])

        self.sites: Final[i64] = int(board["sites"])
        self.full: Final[i64] = int(board["columns"])  # columns of a complete floor
        self.roofed: Final[i64] = int(board["columns"]) + 1  # stands for "roof" where columns are counted
        self.ends_at: Final[i64] = int(board["ends_at"])
        self.floors: Final[i64] = int(height["floors"])

        self.limit: Final[i64] = int(turn["columns"])
        self.lantern_limit: Final[i64] = int(turn["lantern_columns"])
        self.uses: Final[i64] = int(turn["uses"])

        self.column_price: Final[i64] = int(price["column"])
        self.tile_price: Final[i64] = int(price["tile"])
        self.spire_price: Final[i64] = int(price["spire"])
        self.bowl_price: Final[i64] = int(price["bowl"])  # cards of one other colour in place of one card
        self.buddha_price: Final[i64] = int(price["buddha"])  # cards of one other colour in place of a tile's price

        self.column_points: Final[i64] = packed
        self.tile_points: Final[i64] = int(points["tile"])
        self.spire_points: Final[i64] = int(height["spire"])

        self.spire: Final[vec[i64]] = vec[i64](spire)
        self.supply: Final[vec[i64]] = vec[i64](supply)
        self.left: Final[vec[i64]] = vec[i64](left)

        self.most_actions: Final[i64] = most
        self.found: Final[vec[i64]] = vec[i64]([0] * most)  # scratch: what `pick` chooses from

    def points_on(self, floor: i64) -> i64:
        """What a column on this floor scores (P-22)."""
        return (self.column_points >> (POINTS_BITS * floor)) & POINTS_MASK


def tile_name(tile: int) -> str:
    """Base and next colour: `RB`."""
    return LETTERS[tile // COLOURS] + LETTERS[tile % COLOURS]


def card_name(cell: int) -> str:
    """Colour and zone: `Rt` on the table, `Rh` in the hand."""
    return LETTERS[cell % COLOURS] + ZONES[cell // COLOURS]


CARD_INDEX: Final = {card_name(cell): cell for cell in range(CELLS)}


# -- how long a list of actions can be ---------------------------------------------------------------------------


def most_actions(data: dict[str, Any]) -> int:
    """No position has more: every site of the richest kind, the most cards a player can hold, every ability at once.

    Most of it are alternative turns, any set of cards for a column of any colour, and the sets for the Dragon.
    """
    cards, price = data["cards"], data["price"]
    held = int(cards["table"]) + int(cards["fan_hand"])
    column, tile, spire = int(price["column"]), int(price["tile"]), int(price["spire"])
    bowl, buddha = int(price["bowl"]), int(price["buddha"])
    columns = most_ways(held, column, COLOURS) + (COLOURS - 1) * column * most_ways(held, bowl, COLOURS)
    open_site = columns + COLOURS * comb(held, int(cards["alternative"]))
    awaiting = COLOURS * (tile + 1 + most_ways(held, buddha, COLOURS - 1))
    roof = awaiting * (spire + 1 + spire * most_ways(held, bowl, COLOURS - 1))
    changes = (1 << held) - 1
    return changes + int(data["board"]["sites"]) * max(open_site, awaiting, roof) + 3  # Lantern, end, end with the Fan


def most_ways(held: int, count: int, colours: int) -> int:
    """The most ways in which so many held cards can pay `count` of one colour, each from the table or the hand."""
    best = [0] * (held + 1)
    for _ in range(colours):
        best = [
            max(best[cards - own] + (min(count, own - count) + 1 if own >= count else 0) for own in range(cards + 1))
            for cards in range(held + 1)
        ]
    return best[held]
